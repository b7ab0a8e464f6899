import { isMerged, mergePlan } from '../../../../domain/shopping/list/shopping.ts';
import { optimizeFields } from '../../../../domain/shopping/list/shoppingFields.ts';
import { requireViewer } from '../../access/require.ts';
import { requireLockedTrip } from '../../access/requireLocked.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { stampOf } from '../../db/versions.ts';
import { readInput } from '../../base/input.ts';
import { updateRows } from '../../db/rows.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { lockCart } from './shoppingRows.sql.ts';

/** An ingredient before the merge, for `undoOptimize`. */
export interface BeforeOptimize {
  readonly id: string;
  /** After the merge: undoing leaves it alone if it was changed since. */
  readonly version: number;
  readonly assignedToId: string | null;
  readonly mergedAs: string | null;
}

export interface Optimized {
  /** Groups of rows that became one line. */
  readonly mergedGroups: number;
  readonly coveredRows: number;
  /** These rows, oldest first. */
  readonly ingredients: readonly Ingredient[];
  readonly before: readonly BeforeOptimize[];
}

/**
 * Merges duplicate cart rows into lines with one total and one buyer, and near matches if asked to; meals keep their
 * rows.
 * @throws BAD_USER_INPUT, and as {@link requireTrip}
 */
export async function optimizeIngredients(
  ctx: Ctx,
  rawTripId: unknown,
  rawInput: unknown,
): Promise<Optimized> {
  requireViewer(ctx);
  const { near } = readInput(optimizeFields, rawInput ?? {});
  return changeTrip<Optimized>(ctx, async (tx) => {
    const { trip, participant } = await requireLockedTrip(tx, rawTripId, 'assign_shopping');
    const plan = mergePlan(await lockCart(tx, trip), near ?? []);
    const rows = plan.flatMap(({ key, assignedToId, rows: members }) =>
      members.map((row) => ({ id: row.id, key, assignedToId, row })),
    );
    if (rows.length === 0) return unchanged({ mergedGroups: 0, coveredRows: 0, ingredients: [], before: [] });
    const ids = rows.map(({ id }) => id);
    const merged = rows.map(({ id, key, assignedToId }) => ({ id, mergedAs: key, assignedToId }));
    const stamp = stampOf(participant, tx.now());
    const ingredients = await updateRows(tx.db, Ingredient, trip.id, merged, stamp);
    const versions = new Map(ingredients.map(({ id, version }) => [id, version]));
    const before = rows.map(({ id, row }) => ({
      id,
      version: versions.get(id) ?? 0,
      assignedToId: row.assignedToId,
      mergedAs: isMerged(row) ? row.mergedAs : null,
    }));
    const optimized = { mergedGroups: plan.length, coveredRows: rows.length, ingredients, before };
    return changed(optimized, changeBy(participant, 'INGREDIENTS', ids));
  });
}
