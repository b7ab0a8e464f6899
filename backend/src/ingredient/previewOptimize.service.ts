import { listedAs } from '../../../domain/shopping/neededAmount.ts';
import { mergePlan, type MergeableRow } from '../../../domain/shopping/shopping.ts';
import { requireTrip } from '../access/require.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { amountMissing, amountNeeded } from './ingredient.service.ts';
import { readCart } from './shoppingRows.sql.ts';

/** A line that Optimize would make. */
export interface PreviewedMerge {
  /** Of the first ingredient. */
  readonly name: string;
  /** '≈ 740 g', or '' */
  readonly total: string;
  /** Buyer of most of its ingredients. */
  readonly assignedToId: string | null;
  readonly ingredientIds: readonly string[];
}

/**
 * What `optimizeIngredients` would merge now, with the amounts that the portions need.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, TRIP_COMPLETED
 */
export async function previewOptimize(ctx: Ctx, rawTripId: unknown): Promise<PreviewedMerge[]> {
  const { trip } = await requireTrip(ctx, rawTripId, 'assign_shopping');
  const rows = await Promise.all(
    (await readCart(ctx, trip.id)).map(async ({ row, ingredient }): Promise<MergeableRow> => {
      const amount = await amountNeeded(ctx, ingredient);
      const missing = await amountMissing(ctx, ingredient);
      return { ...row, ...listedAs({ purchased: row.purchased, amount, missing }) };
    }),
  );
  return mergePlan(rows).map(({ name, total, assignedToId, rows: members }) => ({
    ...{ name, total, assignedToId },
    ingredientIds: members.map(({ id }) => id),
  }));
}
