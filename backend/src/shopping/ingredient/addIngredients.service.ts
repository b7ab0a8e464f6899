import { msg } from '../../../../domain/text/message.ts';
import {
  newIngredientFields,
  newIngredientListFields,
  type NewIngredientFields,
} from '../../../../domain/shopping/ingredient/ingredientFields.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { requireMeal, requireViewer } from '../../access/require.ts';
import type { Ctx, Viewer } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { AppError, notFound, foundOr404 } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { onceForRows } from '../../ctx/batch.sql.ts';
import { readInput } from '../../base/input.ts';
import { insertRows, newRow } from '../../db/rows.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import { lockParticipantKey } from '../../access/assignee.sql.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { lockMeal, lockRows } from './addIngredients.sql.ts';

/** Locks a meal and its ingredients in the order of ids, against deadlocks with ticks; nothing for an item. */
export async function lockMealWithRows(
  tx: Ctx,
  { tripId, mealId }: Pick<Ingredient, 'tripId' | 'mealId'>,
): Promise<void> {
  if (mealId === null) return;
  await lockMeal.all(tx.db, [tripId, mealId]);
  await lockRows.all(tx.db, [tripId, mealId]);
}

interface AddedIngredients {
  readonly tripId: string;
  readonly mealId: string;
  readonly ingredients: readonly Ingredient[];
}

/**
 * Adds an ingredient to a meal; a repeated `Idempotency-Key` returns the earlier one.
 * @throws as `requireTrip`, CONFLICT for a key of another request
 */
export async function addIngredient(ctx: Ctx, rawMealId: unknown, rawInput: unknown): Promise<Ingredient> {
  const viewer = requireViewer(ctx);
  const { ingredients } = await addRows(ctx, viewer, rawMealId, [readInput(newIngredientFields, rawInput)]);
  const [added] = ingredients;
  if (added === undefined) throw notFound('ingredient');
  return added;
}

/**
 * Adds several ingredients to a meal, all or none.
 * @returns them in order; for a repeated `Idempotency-Key`, those that remain
 * @throws as {@link addIngredient}; the field is `ingredients.{index}.{field}`
 */
export async function addIngredients(
  ctx: Ctx,
  rawMealId: unknown,
  rawInput: unknown,
): Promise<AddedIngredients> {
  const viewer = requireViewer(ctx);
  const { ingredients } = readInput(newIngredientListFields, rawInput);
  return addRows(ctx, viewer, rawMealId, ingredients);
}

async function addRows(
  ctx: Ctx,
  viewer: Viewer,
  rawMealId: unknown,
  rows: readonly NewIngredientFields[],
): Promise<AddedIngredients> {
  return changeTrip(ctx, async (tx) => {
    const { meal, participant } = await requireMeal(tx, rawMealId, 'edit_ingredients');
    const ofMeal = { tripId: meal.tripId, mealId: meal.id };
    const request = { mealId: meal.id, rows };
    const call = { viewer, operation: 'add_ingredients', request, resultId: newId(), size: rows.length };
    const batch = await onceForRows(tx, Ingredient, { tripId: meal.tripId, mealId: meal.id }, call);
    if (batch.isRepeat) return unchanged({ ...ofMeal, ingredients: batch.rows });
    if (rows.some(({ purchased }) => purchased)) await lockParticipantKey(tx, participant);
    await makeRoom(tx, meal, rows.length);
    const ingredients = rows.map((fields, index) =>
      newIngredient(tx, { meal, participant }, batch.idAt(index), { ...fields, isTyped: true }),
    );
    await insertRows(tx.db, Ingredient, ingredients);
    const ids = ingredients.map(({ id }) => id);
    return changed({ ...ofMeal, ingredients }, changeBy(participant, 'INGREDIENTS', ids));
  });
}

/** An unsaved ingredient of a meal. */
export function newIngredient(
  tx: Ctx,
  { meal, participant }: { readonly meal: Meal; readonly participant: Participant },
  id: string,
  fields: NewIngredientFields & Partial<Pick<Ingredient, 'isTyped'>>,
): Ingredient {
  const ofMeal = { ...fields, id, tripId: meal.tripId, mealId: meal.id, createdAt: tx.now() };
  if (fields.purchased !== true) return newRow(Ingredient, ofMeal);
  return newRow(Ingredient, {
    ...ofMeal,
    purchasedById: participant.id,
    purchasedAt: tx.now(),
    boughtQuantity: fields.quantity,
    boughtUnit: fields.unit,
    boughtPortionQuarters: meal.portionQuarters,
    boughtServingsQuarters: meal.servingsQuarters,
  });
}

/**
 * Locks the meal: concurrent calls cannot exceed the limit of ingredients.
 * @throws NOT_FOUND, BAD_USER_INPUT without room
 */
export async function makeRoom(
  tx: Ctx,
  { id, tripId }: Pick<Meal, 'id' | 'tripId'>,
  added: number,
): Promise<void> {
  foundOr404(await lockMeal.first(tx.db, [tripId, id]), 'meal');
  const room = LIMITS.mealIngredients - (await tx.db.countBy(Ingredient, { tripId, mealId: id }));
  if (room >= added) return;
  const max = LIMITS.mealIngredients;
  throw new AppError(
    'BAD_USER_INPUT',
    room > 0
      ? msg(
          'ingredient.tooManyAtOnce',
          'A meal can have at most {max} ingredients. This one has room for {room} more.',
          { max, room },
        )
      : msg('ingredient.tooMany', 'A meal can have at most {max} ingredients.', { max }),
  );
}
