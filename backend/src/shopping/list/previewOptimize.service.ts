import type { Part } from '../../../../domain/text/message.ts';
import {
  mergePlan,
  nearMatches,
  type Merge,
  type MergeableRow,
} from '../../../../domain/shopping/list/shopping.ts';
import { requireTrip } from '../../access/require.ts';
import { inUnits } from '../../access/inUnits.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { listedIngredients } from './shoppingList.service.ts';

/** A line that Optimize would make, or can make. */
export interface PreviewedMerge {
  readonly key: string;
  /** Merged only when asked for. */
  readonly isNear: boolean;
  /** Of the first ingredient. */
  readonly name: string;
  /** '≈ 740 g', or '' */
  readonly total: Part;
  /** Buyer of most of its ingredients. */
  readonly assignedToId: string | null;
  readonly ingredientIds: readonly string[];
}

/**
 * What `optimizeIngredients` would merge now, then the near matches, with the amounts that the portions need.
 * @param rawUnits of the totals; the account's by default
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, TRIP_COMPLETED
 */
export async function previewOptimize(
  ctx: Ctx,
  rawTripId: unknown,
  rawUnits: unknown,
): Promise<PreviewedMerge[]> {
  const { trip } = await requireTrip(ctx, rawTripId, 'assign_shopping');
  const rows = await listedIngredients(ctx, trip);
  return inUnits(ctx, rawUnits, () => [
    ...mergePlan(rows).map((merge) => previewed(merge, false)),
    ...nearMatches(rows).map((merge) => previewed(merge, true)),
  ]);
}

function previewed(
  { key, name, total, assignedToId, rows }: Merge<MergeableRow>,
  isNear: boolean,
): PreviewedMerge {
  return { key, isNear, name, total, assignedToId, ingredientIds: rows.map(({ id }) => id) };
}
