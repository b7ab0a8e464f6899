import { msg } from '../../../../domain/text/message.ts';
import {
  newRecipeFields,
  newRecipeListFields,
  recipeChangeFields,
  recipeIdFields,
  type NewRecipeFields,
} from '../../../../domain/recipes/recipeFields.ts';
import type { RecipeContent } from '../../../../domain/recipes/recipe.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { readId, requireViewer } from '../../access/require.ts';
import { AppError, foundOr404 } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { readInput } from '../../base/input.ts';
import { onceForRows } from '../../ctx/batch.sql.ts';
import { once } from '../../ctx/idempotency.sql.ts';
import { inTransaction, type Ctx, type Viewer } from '../../ctx/ctx.ts';
import { changeVersioned } from '../../db/changeVersioned.ts';
import { insertRows } from '../../db/rows.ts';
import type { Stamp } from '../../entities/fieldVersions.ts';
import { Recipe } from '../../entities/recipe/recipe.entity.ts';
import { changed, changeTrip } from '../../write/changeTrip.ts';
import { lockViewer } from '../../access/identity/userLock.sql.ts';
import { inPortions } from '../../plan/meal/meal.service.ts';
import { ofRecipe, type AnyRecipe } from './anyRecipe.ts';
import { findRecipe } from './findRecipe.service.ts';
import { unshareEverywhere } from './shareRecipe.service.ts';
import { deleteOwn } from './recipe.sql.ts';

/**
 * Adds a recipe to the viewer's book; a repeated `Idempotency-Key` returns the earlier one.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT also for a full book, CONFLICT for a key of another request
 */
export async function createRecipe(ctx: Ctx, rawInput: unknown): Promise<AnyRecipe> {
  const viewer = requireViewer(ctx);
  const fields = readInput(newRecipeFields, rawInput);
  return addToBook(ctx, viewer, { operation: 'create_recipe', request: fields }, () => contentFrom(fields));
}

/**
 * Adds recipes to the viewer's book, all or none.
 * @returns them in order; for a repeated `Idempotency-Key`, those that remain
 * @throws as {@link createRecipe}; the field is `recipes.{index}.{field}`
 */
export async function createRecipes(ctx: Ctx, rawInput: unknown): Promise<readonly AnyRecipe[]> {
  const viewer = requireViewer(ctx);
  const { recipes } = readInput(newRecipeListFields, rawInput);
  return inTransaction(ctx, async (tx) => {
    const size = recipes.length;
    const call = { viewer, operation: 'create_recipes', request: recipes, resultId: newId(), size };
    const batch = await onceForRows(tx, Recipe, { ownerId: viewer.id }, call);
    if (batch.isRepeat) return batch.rows.map((row) => ofRecipe(row, viewer, viewer.name));
    await makeRoom(tx, viewer, size);
    const rows = recipes.map((fields, index) =>
      newRecipe(tx, viewer, batch.idAt(index), contentFrom(fields)),
    );
    await insertRows(tx.db, Recipe, rows);
    return rows.map((row) => ofRecipe(row, viewer, viewer.name));
  });
}

interface Request {
  readonly operation: string;
  readonly request: unknown;
}

/** Adds one recipe, once for an `Idempotency-Key`. */
export async function addToBook(
  ctx: Ctx,
  viewer: Viewer,
  call: Request,
  contentOf: (tx: Ctx) => RecipeContent | Promise<RecipeContent>,
): Promise<AnyRecipe> {
  return inTransaction(ctx, async (tx) => {
    const id = newId();
    const first = await once(tx, { viewer, ...call, resultId: id });
    if (first.isRepeat) return findRecipe(tx, first.resultId);
    await makeRoom(tx, viewer, 1);
    const row = newRecipe(tx, viewer, id, await contentOf(tx));
    await insertRows(tx.db, Recipe, [row]);
    return ofRecipe(row, viewer, viewer.name);
  });
}

/** Locks the account: concurrent calls cannot exceed the limit. */
async function makeRoom(tx: Ctx, viewer: Viewer, added: number): Promise<void> {
  await lockViewer(tx, viewer);
  const room = LIMITS.recipes - (await tx.db.countBy(Recipe, { ownerId: viewer.id }));
  if (room >= added) return;
  const max = LIMITS.recipes;
  throw new AppError(
    'BAD_USER_INPUT',
    room > 0
      ? msg(
          'recipe.tooManyAtOnce',
          'A recipe book can have at most {max} recipes. There is room for {room} more.',
          { max, room },
        )
      : msg('recipe.tooMany', 'A recipe book can have at most {max} recipes.', { max }),
  );
}

function contentFrom(fields: NewRecipeFields): RecipeContent {
  return {
    name: fields.name,
    description: fields.description ?? null,
    servingsQuarters: fields.servings ?? null,
    minutes: fields.minutes ?? null,
    difficulty: fields.difficulty ?? null,
    ingredients: fields.ingredients ?? [],
    instructions: fields.instructions ?? [],
    mealTypes: fields.mealTypes ?? [],
    equipment: fields.equipment ?? [],
    sourceUrl: fields.sourceUrl ?? null,
    sourceName: fields.sourceName ?? null,
  };
}

function newRecipe(tx: Ctx, viewer: Viewer, id: string, content: RecipeContent): Recipe {
  const { instructions, mealTypes, equipment, ...others } = content;
  return {
    id,
    ownerId: viewer.id,
    ...others,
    instructions: [...instructions],
    mealTypes: [...mealTypes],
    equipment: [...equipment],
    version: 1,
    createdAt: tx.now(),
    updatedAt: tx.now(),
  };
}

/**
 * Changes an own recipe: absent fields stay, null clears. Meals made of it stay as they are.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, CONFLICT with `conflict` for fields that changed after the
 * input's version
 */
export async function updateRecipe(ctx: Ctx, rawId: unknown, rawInput: unknown): Promise<AnyRecipe> {
  const viewer = requireViewer(ctx);
  const id = readId('recipe', rawId);
  const { version, servings: servingsQuarters, ...changes } = readInput(recipeChangeFields, rawInput);
  const stamp = JSON.stringify({ by: null, at: ctx.now().toISOString() } satisfies Stamp);
  const updated = await inTransaction(ctx, (tx) =>
    changeVersioned(
      tx.db,
      Recipe,
      { id, ownerId: viewer.id },
      { ...changes, servingsQuarters, updatedAt: tx.now() },
      { version, stamp, inApi: inPortions },
    ),
  );
  return ofRecipe(foundOr404(updated, 'recipe').row, viewer, viewer.name);
}

/**
 * Deletes an own recipe, also for those it is shared with. Meals made of it stay.
 * @returns its id
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND
 */
export async function deleteRecipe(ctx: Ctx, rawId: unknown): Promise<string> {
  const viewer = requireViewer(ctx);
  const id = readId('recipe', rawId);
  return changeTrip(ctx, async (tx) => {
    // Before the shares are read: a share at the same time waits.
    foundOr404(await deleteOwn.first(tx.db, [viewer.id, id]), 'recipe');
    return changed(id, ...(await unshareEverywhere(tx, viewer, id)));
  });
}

/**
 * A recipe of any source.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND
 */
export async function readRecipe(ctx: Ctx, rawId: unknown): Promise<AnyRecipe> {
  requireViewer(ctx);
  return findRecipe(ctx, readInput(recipeIdFields, { id: rawId }).id);
}
