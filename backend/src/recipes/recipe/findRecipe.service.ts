import { requireMeal, requireViewer } from '../../access/require.ts';
import { userTrips } from '../../access/userTrips.sql.ts';
import { AppError, foundOr404 } from '../../base/errors.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { ofMeal, ofRecipe, type AnyRecipe } from './anyRecipe.ts';
import { cookbookRecipes } from './cookbookRecipes.ts';
import { recipesById } from './findRecipe.sql.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface SharedWithTrip {
  readonly tripId: string;
  readonly recipeIds: readonly string[];
}

async function sharedWithTrips(ctx: Ctx, viewer: Pick<Viewer, 'id'>): Promise<readonly SharedWithTrip[]> {
  const ids = (await userTrips(ctx, viewer.id))('accepted');
  return Promise.all(
    ids.map(async (tripId) => ({ tripId, recipeIds: await ctx.loaders.sharedRecipesOfTrip.get(tripId) })),
  );
}

/** Ids of all recipes that are shared with trips of the viewer, own ones too. */
export async function sharedRecipes(ctx: Ctx, viewer: Pick<Viewer, 'id'>): Promise<ReadonlySet<string>> {
  return new Set((await sharedWithTrips(ctx, viewer)).flatMap(({ recipeIds }) => recipeIds));
}

/** Trips of the viewer that a recipe is shared with. */
export async function tripsThatShare(
  ctx: Ctx,
  viewer: Pick<Viewer, 'id'>,
  recipeId: string,
): Promise<readonly string[]> {
  const shared = await sharedWithTrips(ctx, viewer);
  return shared.filter(({ recipeIds }) => recipeIds.includes(recipeId)).map(({ tripId }) => tripId);
}

/** Trips of the viewer that an own or shared recipe is shared with. */
export async function sharedWith(
  ctx: Ctx,
  { id, source }: Pick<AnyRecipe, 'id' | 'source'>,
): Promise<readonly string[]> {
  if (source !== 'own' && source !== 'shared') return [];
  return tripsThatShare(ctx, requireViewer(ctx), id);
}

/**
 * Own and shared recipes, in any order; others are left out.
 * @param shared {@link sharedRecipes}, if read before
 */
export async function ownAndShared(
  ctx: Ctx,
  viewer: Pick<Viewer, 'id'>,
  ids: readonly string[],
  shared?: ReadonlySet<string>,
): Promise<readonly AnyRecipe[]> {
  const rows = ids.length === 0 ? [] : await recipesById.all(ctx.db, [ids]);
  if (rows.length === 0) return [];
  const visible = shared ?? (await sharedRecipes(ctx, viewer));
  return rows
    .filter(({ id, ownerId }) => ownerId === viewer.id || visible.has(id))
    .map((row) => ofRecipe(row, viewer, row.ownerName));
}

/**
 * A recipe of any source that the viewer can see.
 * @param id checked
 * @throws UNAUTHENTICATED, NOT_FOUND
 */
export async function findRecipe(ctx: Ctx, id: string): Promise<AnyRecipe> {
  const viewer = requireViewer(ctx);
  if (!UUID.test(id)) return foundOr404(cookbookRecipes().get(id) ?? null, 'recipe');
  const [own] = await ownAndShared(ctx, viewer, [id]);
  return own ?? foundOr404(await mealAsRecipe(ctx, id), 'recipe');
}

/** Null for a meal of other people's trips, or without ingredients and steps. */
async function mealAsRecipe(ctx: Ctx, id: string): Promise<AnyRecipe | null> {
  const access = await requireMeal(ctx, id, 'view').catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
  if (access === null) return null;
  const { meal, trip } = access;
  const rows = await ctx.loaders.ingredientsOfMeal.get(meal);
  if (meal.name === '' || (rows.length === 0 && meal.instructions.length === 0)) return null;
  return ofMeal(meal, rows, trip.name);
}
