import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import { isPlannedInProgress, MEAL_TYPES_BY_TIME, type MealType } from '../../../domain/trip/meal.ts';
import { isInPlan, mealPlan } from '../../../domain/trip/trip.ts';
import { domainMeal, domainTrip } from '../gql/mealEnums.ts';
import { firstName } from '../labels/firstName.ts';
import { monthDayLabel, shortWeekdayLabel } from '../labels/dateLabel.ts';
import { tripTable, type TripEater, type TripTable } from '../table/tripTable.ts';
import type { ReceiptRowFragment, TripCostsQuery } from './TripCosts.generated.ts';

type Answer = TripCostsQuery['trip'];
export type Receipt = ReceiptRowFragment;
export type Costs = Answer['costs'];

/** Who pays or bears something. */
export interface CostsPerson {
  readonly id: string;
  readonly name: string;
  /** "Sam"; the whole name where two have the same first one. */
  readonly shortName: string;
  readonly isViewer: boolean;
  /** Eats on the trip, and can pay. */
  readonly isMember: boolean;
}

export interface CostsSlot {
  readonly date: CalendarDate;
  readonly type: MealType;
}

export interface CostsMeal extends CostsSlot {
  readonly id: string;
  readonly name: string;
  /** "Fri dinner", "Jun 5 dinner" on longer trips. */
  readonly label: string;
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
  readonly isOrganizer: boolean;
  /** Members, then former ones with costs. */
  readonly people: readonly CostsPerson[];
  readonly personOf: (id: string) => CostsPerson;
  /** Planned meals in the plan, by time. */
  readonly meals: readonly CostsMeal[];
  /** All slots of the plan. */
  readonly slots: readonly CostsSlot[];
  readonly table: TripTable;
  /** Participant who bears an eater's share. */
  readonly payerOf: (eater: TripEater) => string;
  /** "You, Noa and Ben", without those whose share another one bears. */
  readonly namesWithCompanions: (id: string) => string;
}

/** Longer trips name the day by its date. */
const ONE_WEEK = 7;

export function costsTrip(answer: Answer): CostsTrip {
  const plan = domainTrip(answer);
  const days = mealPlan(plan, []);
  const slots = days.flatMap((day) => day.slots.map(({ date, type }) => ({ date, type })));
  const dayLabel = days.length > ONE_WEEK ? monthDayLabel : shortWeekdayLabel;
  const meals = answer.meals
    .map(domainMeal)
    .filter((meal) => isPlannedInProgress(meal) && isInPlan(plan, meal))
    .map(({ id, name, date, type }) => ({ id, name, date, type, label: `${dayLabel(date)} ${type}` }))
    .sort((a, b) => slotOrder(a).localeCompare(slotOrder(b)));
  const people = peopleOf(answer);
  const byId = new Map(people.map((person) => [person.id, person]));
  const personOf = (id: string) => byId.get(id) ?? formerMember(id);
  const table = tripTable(answer);
  const sharePaidBy = new Map(answer.eaters.map(({ id, sharePaidById }) => [id, sharePaidById]));
  const payerOf = ({ id, participantId }: TripEater) => sharePaidBy.get(id) ?? participantId;
  const viewer = answer.participants.find(({ isViewer }) => isViewer);
  return {
    ...{ id: answer.id, name: answer.name, startDate: answer.startDate, endDate: answer.endDate },
    isCompleted: answer.isCompleted,
    canAdd: answer.viewerCan.includes('ADD_RECEIPTS'),
    costs: answer.costs,
    viewerId: viewer?.id ?? null,
    isOrganizer: viewer?.isOrganizer ?? false,
    ...{ people, personOf, meals, slots, table, payerOf },
    namesWithCompanions: (id) => {
      const companions = table.eaters.filter(
        (eater) => eater.isCompanion && eater.portionQuarters > 0 && payerOf(eater) === id,
      );
      const names = [personOf(id).shortName, ...companions.map(firstName)];
      return new Intl.ListFormat('en', { type: 'conjunction' }).format(names).replace(', and ', ' and ');
    },
  };
}

function peopleOf({ participants, costs }: Answer): CostsPerson[] {
  const members = participants.filter(({ inviteStatus }) => inviteStatus !== 'DECLINED');
  const memberIds = new Set(members.map(({ id }) => id));
  const firstNames = members.map(firstName);
  const ofMembers = members.map((member) => {
    const first = firstName(member);
    const isOnly = firstNames.filter((other) => other === first).length === 1;
    const shortName = member.isViewer ? 'You' : isOnly ? first : member.name;
    return { id: member.id, name: member.name, shortName, isViewer: member.isViewer, isMember: true };
  });
  const former = costs.balances
    .filter(({ participantId }) => !memberIds.has(participantId))
    .map(({ participantId, name }) => ({ ...formerMember(participantId), name, shortName: name }));
  return [...ofMembers, ...former];
}

function formerMember(id: string): CostsPerson {
  return { id, name: 'Former member', shortName: 'Former member', isViewer: false, isMember: false };
}

function slotOrder({ date, type }: CostsSlot): string {
  return `${date} ${MEAL_TYPES_BY_TIME.indexOf(type)}`;
}
