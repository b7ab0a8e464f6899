import type { Avoid } from '../../../domain/food/avoid.ts';
import {
  staysOf,
  eatersBySlot,
  usualAttendance,
  type AttendanceException,
  type SlotEaters,
  type Stay,
} from '../../../domain/people/eater/attendance.ts';
import { eaterGroups } from '../../../domain/people/eater/group.ts';
import type { Eater, EaterAvoid, Strictness, Told } from '../../../domain/people/eater/eater.ts';
import { eatersByDish, type EatersByDish } from '../../../domain/people/dish/eatersByDish.ts';
import type { Dish, PartOfEaters } from '../../../domain/plan/forWhom.ts';
import type { MealTime } from '../../../domain/plan/mealTime.ts';
import { tripRules, type TripRules } from '../../../domain/people/verdict/tripRules.ts';
import { mealTypeOf } from '../gql/mealEnums.ts';
import type { AvoidKind, EaterAbility } from '../gql/schema.generated.ts';
import type { TripEaterFragment, TripAttendanceFragment } from './TripAttendance.generated.ts';

/** An eater of the trip on the screen. */
export interface TripEater extends Eater, Told {
  /** Counts its changes. */
  readonly version: number;
  readonly viewerCan: readonly EaterAbility[];
}

/** Who eats, and when. */
export interface TripAttendance {
  readonly eaters: readonly TripEater[];
  readonly exceptions: readonly AttendanceException[];
  /** Their groups, by name. */
  readonly groups: readonly string[];
  /** For everybody at each slot. */
  readonly rules: TripRules | null;
  readonly at: (slot: MealTime) => SlotEaters<TripEater>;
  /** Whether an eater is there without an exception of their own. */
  readonly usually: (eater: TripEater, slot: MealTime) => boolean;
  /** First and last meals by eater: of a companion those of who brings it, unless it has its own. */
  readonly stays: ReadonlyMap<string, Stay>;
}

/** Who gets each of some dishes. */
export function servedBy<D extends Dish & { readonly forWhom: PartOfEaters | null }>(
  attendance: Pick<TripAttendance, 'at'>,
  dishes: readonly D[],
): EatersByDish<TripEater, D> {
  return eatersByDish(attendance.at, dishes, ({ forWhom }) => forWhom);
}

/** What {@link tripAttendance} needs of a trip. */
export type TripWithEaters = Pick<TripAttendanceFragment, 'eaters' | 'attendanceExceptions' | 'rules'> & {
  readonly participants: readonly { readonly id: string; readonly isViewer: boolean }[];
};

export function tripAttendance(trip: TripWithEaters): TripAttendance {
  const viewer = trip.participants.find(({ isViewer }) => isViewer);
  const eaters = trip.eaters.map((eater) => seated(eater, viewer?.id ?? null));
  const exceptions = trip.attendanceExceptions.map(({ eaterId, date, type, attends }) => ({
    eaterId,
    date,
    attends,
    type: mealTypeOf(type),
  }));
  return {
    eaters,
    exceptions,
    groups: eaterGroups(eaters).flatMap(({ name }) => name ?? []),
    rules: tripRules(trip.rules.map(domainAvoid)),
    at: eatersBySlot(eaters, exceptions),
    usually: usualAttendance(eaters, exceptions),
    stays: staysOf(eaters),
  };
}

/** By the cache's object, which stays while nothing of it changes: rows of the same eater are not rendered again. */
const EATERS = new WeakMap<TripEaterFragment, TripEater>();

function seated(eater: TripEaterFragment, viewerId: string | null): TripEater {
  const isOwn = eater.participantId === viewerId;
  const known = EATERS.get(eater);
  if (known?.isOwn === isOwn) return known;
  const made = { ...tripEater(eater), isOwn, isViewer: isOwn && !eater.isCompanion };
  EATERS.set(eater, made);
  return made;
}

export function tripEater(eater: TripEaterFragment): TripEater {
  const { id, name, participantId, isCompanion, portion, eatsEverything, note, group, version, viewerCan } =
    eater;
  return {
    id,
    name,
    participantId,
    isCompanion,
    eatsEverything,
    note,
    group,
    version,
    viewerCan,
    portionQuarters: portion * 4,
    avoids: eater.avoids.map(domainAvoid),
    arrives: mealTime(eater.arrives),
    leaves: mealTime(eater.leaves),
  };
}

/** The companions of each participant, and the eater who the participant is. */
export function eatersOf(eaters: readonly TripEater[], participantId: string) {
  const own = eaters.filter((eater) => eater.participantId === participantId);
  return {
    self: own.find(({ isCompanion }) => !isCompanion) ?? null,
    companions: own.filter(({ isCompanion }) => isCompanion),
  };
}

export function domainAvoid({
  kind,
  value,
  strictness,
}: Omit<TripEaterFragment['avoids'][number], '__typename'>): EaterAvoid {
  // Names are in capitals in the API; the server has checked the value.
  return {
    kind: kind.toLowerCase() as Avoid['kind'],
    value,
    strictness: strictness.toLowerCase() as Strictness,
  } as EaterAvoid;
}

/** {@link domainAvoid} back, without strictness. */
export function apiAvoid({ kind, value }: Pick<Avoid, 'kind' | 'value'>) {
  return { kind: kind.toUpperCase() as AvoidKind, value };
}

function mealTime(time: TripEaterFragment['arrives']): MealTime | null {
  return time === null ? null : { date: time.date, type: mealTypeOf(time.type) };
}
