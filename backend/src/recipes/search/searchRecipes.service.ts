import { RECIPE_SOURCES } from '../../../../domain/recipes/recipe.ts';
import { recipeSearchFields } from '../../../../domain/recipes/recipeFields.ts';
import { isSafeFor, judgeRecipe } from '../../../../domain/recipes/recipeVerdict.ts';
import { requireViewer } from '../../access/require.ts';
import { requireGrant } from '../../access/token/grant.ts';
import { userTrips } from '../../access/userTrips.sql.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { ingredientsOf, type AnyRecipe, type RecipeResult } from '../recipe/anyRecipe.ts';
import { cookbookRecipes } from '../recipe/cookbookRecipes.ts';
import { dishesOf, type Dish } from './dishes.sql.ts';
import { ownAndShared, sharedRecipes } from '../recipe/findRecipe.service.ts';
import { rankRecipes, type RankedRecipe } from './rankRecipes.sql.ts';
import { readSlot, type RecipeSlot } from '../recipe/recipeSlot.service.ts';

const USUAL_PAGE = 20;
/** Recipes that one call judges, in the order of the ranking. */
const MOST_JUDGED = 500;
/** Often enough for a page; whole recipes take longer to read than to judge. */
const READ_AT_ONCE = 100;

export interface RecipePage {
  readonly results: readonly RecipeResult[];
  /** Where the next page starts; null after the last one. */
  readonly next: string | null;
}

/**
 * Searches the viewer's recipes, those shared with their trips, what they cooked, and the cookbook.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND for the slot of another's trip
 */
export async function searchRecipes(ctx: Ctx, rawInput: unknown): Promise<RecipePage> {
  const viewer = requireViewer(ctx);
  const fields = readInput(recipeSearchFields, rawInput);
  const slot = await readSlot(ctx, fields);
  const sources = listOr(fields.sources, RECIPE_SOURCES);
  const limit = fields.limit ?? USUAL_PAGE;
  const offset = Number(fields.after ?? 0);
  const isJudging = fields.everybody === true && slot !== null;
  // Which recipes are left out tells what somebody does not eat.
  if (isJudging) requireGrant(ctx, ['people:health']);
  const trips = (await userTrips(ctx, viewer.id))('accepted');
  const isOfCooked = sources.every((source) => source === 'meal');
  const [dishes, shared, planned] = await Promise.all([
    sources.includes('meal') ? dishesOf(ctx, trips, slot) : [],
    sources.includes('shared') ? sharedRecipes(ctx, viewer) : new Set<string>(),
    slot === null || isOfCooked ? [] : ctx.loaders.mealsOfTrip.get(slot.tripId),
  ]);
  const ranked = await rankRecipes(ctx, {
    viewerId: viewer.id,
    sharedIds: [...shared],
    dishes: dishes.map(({ recipe }) => recipe),
    sources,
    search: fields.search ?? null,
    mealType: fields.mealType ?? null,
    maxMinutes: fields.maxMinutes ?? null,
    equipment: listOr(fields.equipment, null),
    slotType: slot?.type ?? null,
    plannedNames: planned.map(({ name }) => name),
    enough: limit + 1,
    offset,
    limit: (isJudging ? MOST_JUDGED : limit) + 1,
  });
  const read = async (part: readonly RankedRecipe[]) => {
    const found = await readRanked(ctx, viewer, part, { dishes, shared });
    return slot === null ? found : wholeDishes(ctx, found, dishes);
  };
  if (isJudging) return safePage(ranked, read, slot, offset, limit);
  const found = await read(ranked.slice(0, limit));
  return pageOf(found, slot, ranked.length > limit ? offset + limit : null);
}

/** An empty list asks for nothing in particular. */
function listOr<Element, Other>(list: readonly Element[] | null | undefined, other: Other) {
  return list === null || list === undefined || list.length === 0 ? other : list;
}

/** Keeps the order; null for what was deleted in the meantime, so that positions stay. */
async function readRanked(
  ctx: Ctx,
  viewer: Viewer,
  ranked: readonly RankedRecipe[],
  { dishes, shared }: { readonly dishes: readonly Dish[]; readonly shared: ReadonlySet<string> },
): Promise<readonly (AnyRecipe | null)[]> {
  const ids = ranked.filter(({ source }) => source === 'own' || source === 'shared').map(({ id }) => id);
  const stored = new Map((await ownAndShared(ctx, viewer, ids, shared)).map((recipe) => [recipe.id, recipe]));
  const cooked = new Map(dishes.map(({ recipe }) => [recipe.id, recipe]));
  return ranked.map(({ id }) => stored.get(id) ?? cooked.get(id) ?? cookbookRecipes().get(id) ?? null);
}

/** Dishes with their notes, alternatives and steps, which the verdicts of a slot need. */
async function wholeDishes(
  ctx: Ctx,
  found: readonly (AnyRecipe | null)[],
  dishes: readonly Dish[],
): Promise<readonly (AnyRecipe | null)[]> {
  const tripIdOf = new Map(dishes.map(({ recipe, tripId }) => [recipe.id, tripId]));
  return Promise.all(
    found.map(async (recipe) => {
      const tripId = recipe?.source === 'meal' ? tripIdOf.get(recipe.id) : undefined;
      if (recipe === null || tripId === undefined) return recipe;
      const at = { tripId, id: recipe.id };
      const [meal, rows] = await Promise.all([
        ctx.loaders.meal.get(at),
        ctx.loaders.ingredientsOfMeal.get(at),
      ]);
      const { instructions } = meal ?? recipe;
      return { ...recipe, instructions, ingredients: ingredientsOf(rows, recipe) };
    }),
  );
}

function pageOf(
  found: readonly (AnyRecipe | null)[],
  slot: RecipeSlot | null,
  next: number | null,
): RecipePage {
  const results = found
    .filter((recipe) => recipe !== null)
    .map((recipe) => ({ recipe, verdict: slot && judgeRecipe(recipe, slot.present) }));
  return { results, next: next === null ? null : String(next) };
}

/** Only what everybody at the slot can eat: as many as asked for, of those judged. */
async function safePage(
  ranked: readonly RankedRecipe[],
  read: (part: readonly RankedRecipe[]) => Promise<readonly (AnyRecipe | null)[]>,
  slot: RecipeSlot,
  offset: number,
  limit: number,
): Promise<RecipePage> {
  const safe: AnyRecipe[] = [];
  const most = Math.min(ranked.length, MOST_JUDGED);
  let judged = 0;
  while (judged < most && safe.length < limit)
    for (const recipe of await read(ranked.slice(judged, Math.min(judged + READ_AT_ONCE, most)))) {
      if (safe.length === limit) break;
      judged += 1;
      if (recipe !== null && isSafeFor(recipe, slot.present)) safe.push(recipe);
    }
  return pageOf(safe, slot, judged < ranked.length ? offset + judged : null);
}
