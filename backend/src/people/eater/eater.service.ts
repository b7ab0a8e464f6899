import { eatersBySlot, type SlotEaters } from '../../../../domain/people/eater/attendance.ts';
import type { Eater as EaterFacts } from '../../../../domain/people/eater/eater.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { mealPlan } from '../../../../domain/plan/plan.ts';
import { participantAbilities } from '../../access/policy.ts';
import { isViewer } from '../../access/require.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { AttendanceException } from '../../entities/attendanceException.entity.ts';
import { seatOf, type Eater } from '../../entities/eater.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import type { MaybePromise } from '../../reads/lookup.ts';

/** Who eats at one slot of the plan. */
export interface SlotAttendance extends MealTime {
  /** In steps of 0.25. */
  readonly portions: number;
  readonly eaterIds: readonly string[];
}

/** By day and time. */
export function attendanceOf(ctx: Ctx, trip: Readonly<Trip>): MaybePromise<readonly SlotAttendance[]> {
  const { eatersOfTrip, exceptionsOfTrip } = ctx.loaders;
  return eatersOfTrip.derive(trip.id, (eaters) =>
    exceptionsOfTrip.derive(trip.id, (exceptions) => {
      const atSlot = storedEatersBySlot(eaters, exceptions);
      return mealPlan(trip, [])
        .flatMap(({ slots }) => slots)
        .map((slot) => slotAttendance(slot, atSlot(slot)));
    }),
  );
}

/** {@link eatersBySlot} for stored rows. */
export function storedEatersBySlot(
  eaters: readonly Eater[],
  exceptions: readonly AttendanceException[],
): (slot: MealTime) => SlotEaters {
  return eatersBySlot(eaters.map(seatOf), exceptions);
}

export function slotAttendance({ date, type }: MealTime, there: SlotEaters): SlotAttendance {
  return { date, type, portions: there.portionQuarters / 4, eaterIds: there.eaters.map(({ id }) => id) };
}

export type EaterAbility = 'edit' | 'remove';

/** What the viewer may do with an eater now. */
export function eaterAbilities(
  ctx: Ctx,
  { tripId, participantId, isCompanion }: Readonly<Eater>,
): MaybePromise<EaterAbility[]> {
  return ctx.loaders.trip.derive(tripId, (trip) =>
    ctx.loaders.participantsOfTrip.derive(tripId, (participants) => {
      const target = participants.find(({ id }) => id === participantId);
      const own = participants.find((one) => isViewer(ctx, one)) ?? null;
      if (trip === null || target === undefined) return [];
      if (!participantAbilities(trip, own, target, ctx.now()).includes('edit_eater')) return [];
      return isCompanion ? ['edit', 'remove'] : ['edit'];
    }),
  );
}

/** For rules and files. */
export async function namedEaters(ctx: Ctx, { id }: Pick<Trip, 'id'>): Promise<EaterFacts[]> {
  const eaters = await ctx.loaders.eatersOfTrip.get(id);
  return Promise.all(
    eaters.map(async (eater) => ({
      ...seatOf(eater),
      name: await eaterName(ctx, eater),
      avoids: eater.avoids,
      eatsEverything: eater.eatsEverything,
      note: eater.note,
      group: eater.group,
    })),
  );
}

/** Of a participant's own eater, the participant's name. */
export function eaterName(ctx: Ctx, { tripId, participantId, name }: Readonly<Eater>): MaybePromise<string> {
  if (name !== null) return name;
  return ctx.loaders.participantsOfTrip.derive(
    tripId,
    (participants) => participants.find(({ id }) => id === participantId)?.name ?? '',
  );
}
