import { groupSpelling } from '../../../../domain/people/eater/group.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { statement } from '../../db/statement.ts';
import type { Eater } from '../../entities/eater.entity.ts';
import { EATER_ORDER } from '../../reads/loaders.ts';

const groupsOfOthers = statement<Pick<Eater, 'group'>>(
  'groups_of_other_eaters',
  `select e.group_name as "group" from eaters e
   where e.trip_id = $1 and e.id is distinct from $2 and e.group_name is not null order by ${EATER_ORDER}`,
);

/** $1 trip. */
export const dishesForGroups = statement<{ readonly id: string; readonly group: string }>(
  'dishes_for_groups',
  `select m.id, m.for_whom->>'group' as "group" from meals m
   where m.trip_id = $1 and m.for_whom->>'group' is not null order by m.id for no key update`,
);

/** A group of an eater, spelled as the trip's others do. Needs a lock on the trip. */
export async function spelledGroup(
  tx: Ctx,
  { tripId, id }: Pick<Eater, 'tripId' | 'id'>,
  group: string | null,
): Promise<string | null> {
  if (group === null) return null;
  return groupSpelling(await groupsIn(tx, tripId, id))(group);
}

/** {@link spelledGroup} of new eaters, one after the other. */
export async function spelledGroups(
  tx: Ctx,
  tripId: string,
  groups: readonly (string | null)[],
): Promise<(string | null)[]> {
  return groups.map(groupSpelling(await groupsIn(tx, tripId, null)));
}

async function groupsIn(tx: Ctx, tripId: string, exceptId: string | null): Promise<(string | null)[]> {
  const eaters = await groupsOfOthers.all(tx.db, [tripId, exceptId]);
  return eaters.map(({ group }) => group);
}
