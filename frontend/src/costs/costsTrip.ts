import { t } from '@lingui/core/macro';
import { listed } from '../../../domain/text/listed.ts';
import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import { compareTexts } from '../../../domain/text/formats.ts';
import { asText } from '../../../domain/text/asText.ts';
import { SOME_FORMER_MEMBER } from '../../../domain/people/formerMember.ts';
import { costAttendance, type CostAttendance } from '../../../domain/costs/costAttendance.ts';
import { isPlannedInProgress, MEAL_TYPES_BY_TIME, type MealType } from '../../../domain/plan/meal.ts';
import { mealPlan, mealsInPlan } from '../../../domain/plan/plan.ts';
import { domainMeal, domainTrip } from '../gql/mealEnums.ts';
import { firstName } from '../labels/firstName.ts';
import { monthDayLabel, shortWeekdayLabel } from '../../../domain/text/dates/dates.ts';
import { tripAttendance, type TripEater } from '../people/tripAttendance.ts';
import type { ReceiptRowFragment, TripCostsQuery } from './TripCosts.generated.ts';
import { mealOfDay } from '../labels/slotLabel.ts';

type Trip = TripCostsQuery['trip'];
export type Receipt = ReceiptRowFragment;
export type Costs = Trip['costs'];

/** Who pays or bears something. */
export interface CostsPerson {
  readonly id: string;
  readonly name: string;
  /** "Sam"; the whole name where two have the same first one. */
  readonly shortName: string;
  /** "Ann, left" for a participant who left; else the short name. */
  readonly label: string;
  readonly isViewer: boolean;
  /** Eats on the trip, and can pay. */
  readonly isMember: boolean;
}

export interface CostsMeal {
  readonly id: string;
  readonly date: CalendarDate;
  readonly type: MealType;
  readonly name: string;
  /** "Fri dinner", "Jun 5 dinner" on longer trips. */
  readonly label: string;
}

/** Somebody whom a participant brings. */
export interface Companion extends TripEater {
  /** Participant who bears the share. */
  readonly bearerId: string;
}

/** A trip as the screens of its costs need it. */
export interface CostsTrip {
  readonly id: string;
  readonly name: string;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  readonly isCompleted: boolean;
  readonly canAdd: boolean;
  readonly costs: Costs;
  readonly viewerId: string | null;
  /** Members, then former ones with costs. */
  readonly people: readonly CostsPerson[];
  readonly personOf: (id: string) => CostsPerson;
  /** Planned meals in the plan, by time. */
  readonly meals: readonly CostsMeal[];
  /** Who eats, and what shares by portions follow. */
  readonly attendance: CostAttendance;
  readonly companions: readonly Companion[];
}

/** Longer trips name the day by its date. */
const ONE_WEEK = 7;

export function costsTrip(trip: Trip): CostsTrip {
  const plan = domainTrip(trip);
  const dayCount = mealPlan(plan, []).length;
  const dayLabel = dayCount > ONE_WEEK ? monthDayLabel : shortWeekdayLabel;
  const parts = new Map(trip.meals.map(({ id, forWhom }) => [id, forWhom]));
  const allMeals = trip.meals.map((meal) => ({ ...domainMeal(meal), forWhom: null }));
  const meals = mealsInPlan(plan, allMeals)
    .filter(isPlannedInProgress)
    .map(({ id, name, date, type }) => ({ id, name, date, type, label: mealOfDay(dayLabel(date), type) }))
    .sort((a, b) => compareTexts(slotOrder(a), slotOrder(b)));
  const people = peopleOf(trip);
  const byId = new Map(people.map((person) => [person.id, person]));
  const personOf = (id: string) => byId.get(id) ?? formerMember(id);
  const { eaters, exceptions } = tripAttendance(trip);
  const sharePaidBy = new Map(trip.eaters.map(({ id, sharePaidById }) => [id, sharePaidById]));
  const seats = eaters.map((eater) => ({ ...eater, sharePaidById: sharePaidBy.get(eater.id) ?? null }));
  const attendance = costAttendance({
    plan,
    meals: allMeals,
    eaters: seats,
    exceptions,
    partOf: ({ id }) => parts.get(id) ?? null,
  });
  const companions = seats
    .filter(({ isCompanion }) => isCompanion)
    .map((eater) => ({ ...eater, bearerId: attendance.bearerOf(eater) }));
  const viewer = trip.participants.find(({ isViewer }) => isViewer);
  return {
    id: trip.id,
    name: trip.name,
    startDate: trip.startDate,
    endDate: trip.endDate,
    isCompleted: trip.isCompleted,
    canAdd: trip.viewerCan.includes('ADD_RECEIPTS'),
    costs: trip.costs,
    viewerId: viewer?.id ?? null,
    people,
    personOf,
    meals,
    attendance,
    companions,
  };
}

/** "You, Noa and Ben", without those whose share another one bears. */
export function namesWithCompanions(
  { personOf, companions }: Pick<CostsTrip, 'personOf' | 'companions'>,
  id: string,
): string {
  const borne = companions.filter(({ bearerId, portionQuarters }) => bearerId === id && portionQuarters > 0);
  return listed([personOf(id).label, ...borne.map(firstName)]);
}

function peopleOf({ participants, costs }: Trip): CostsPerson[] {
  const members = participants.filter(({ inviteStatus }) => inviteStatus !== 'DECLINED');
  const memberIds = new Set(members.map(({ id }) => id));
  const firstNames = members.map(firstName);
  const ofMembers = members.map((member) => {
    const first = firstName(member);
    const isOnly = firstNames.filter((other) => other === first).length === 1;
    const shortName = member.isViewer ? t`You` : isOnly ? first : member.name;
    return {
      id: member.id,
      name: member.name,
      shortName,
      label: shortName,
      isViewer: member.isViewer,
      isMember: true,
    };
  });
  const others = new Map(participants.map((one) => [one.id, one]));
  const former = costs.balances
    .filter(({ participantId }) => !memberIds.has(participantId))
    .map(({ participantId, name: label }) => {
      const name = others.get(participantId)?.name ?? label;
      return { ...formerMember(participantId), name, shortName: name, label };
    });
  return [...ofMembers, ...former];
}

function formerMember(id: string): CostsPerson {
  const name = asText(SOME_FORMER_MEMBER);
  return { id, name, shortName: name, label: name, isViewer: false, isMember: false };
}

function slotOrder({ date, type }: Pick<CostsMeal, 'date' | 'type'>): string {
  return `${date} ${MEAL_TYPES_BY_TIME.indexOf(type)}`;
}
