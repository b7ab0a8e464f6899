import { msg } from '../../../../domain/text/message.ts';
import { renameGroupFields } from '../../../../domain/people/eater/eaterFields.ts';
import { groupKey } from '../../../../domain/people/eater/group.ts';
import { readId, requireViewer } from '../../access/require.ts';
import { requireLockedTrip } from '../../access/requireLocked.ts';
import { AppError } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { updateRows } from '../../db/rows.ts';
import { stampOf } from '../../db/versions.ts';
import { Eater } from '../../entities/eater.entity.ts';
import { Meal } from '../../entities/meal.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { changeBy, changed, changeTrip } from '../../write/changeTrip.ts';
import { ofGroup, requireEdit } from './attendance.service.ts';
import { dishesForGroups } from './group.sql.ts';

interface RenamedGroup {
  readonly eaters: readonly Eater[];
  readonly trip: Trip;
}

/**
 * Renames a group for all of its people and the dishes that are for it. With `join` they join a group of the new name.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND also for a group without people, FORBIDDEN, TRIP_COMPLETED, CONFLICT
 * for another group of that name without `join`
 */
export async function renameGroup(ctx: Ctx, rawTripId: unknown, rawInput: unknown): Promise<RenamedGroup> {
  requireViewer(ctx);
  const { group, name, join } = readInput(renameGroupFields, rawInput);
  const tripId = readId('trip', rawTripId);
  return changeTrip(ctx, async (tx) => {
    const access = await requireLockedTrip(tx, tripId, 'view');
    const eaters = await tx.loaders.eatersOfTrip.get(tripId);
    const renamed = ofGroup(eaters, group);
    requireEdit(tx, access, renamed);
    const key = groupKey(name);
    const others = eaters.filter((eater) => !renamed.includes(eater));
    const joined = others.find((eater) => eater.group !== null && groupKey(eater.group) === key)?.group;
    if (joined != null && join !== true)
      throw new AppError(
        'CONFLICT',
        msg('group.nameTaken', 'This trip has a group “{group}” already.', { group: joined }),
      );
    const spelled = joined ?? name;
    const stamp = stampOf(access.participant, tx.now());
    const changes = renamed.map(({ id }) => ({ id, group: spelled }));
    const updated = await updateRows(tx.db, Eater, tripId, changes, stamp);
    const dishes = (await dishesForGroups.all(tx.db, [tripId])).filter(
      (dish) => groupKey(dish.group) === groupKey(group),
    );
    const parts = dishes.map(({ id }) => ({ id, forWhom: { group: spelled } }));
    await updateRows(tx.db, Meal, tripId, parts, stamp);
    const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
    return changed(
      { eaters: updated, trip: access.trip },
      changeBy(access.participant, 'TABLE', ids(renamed)),
      ...(dishes.length === 0 ? [] : [changeBy(access.participant, 'MEALS', ids(dishes))]),
    );
  });
}
