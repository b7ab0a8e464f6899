import { INGREDIENT } from '../../ctx/selections.ts';
import { textUnitsFields } from '../../../../domain/people/readerFields.ts';
import {
  newIngredientFields,
  ingredientChangeFields,
} from '../../../../domain/shopping/ingredient/ingredientFields.ts';
import { isLeftOut } from '../../../../domain/shopping/missing/unavailable.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { ErrorAnswer } from '../../base/errors.ts';
import type { Route } from '../../ctx/route.ts';
import { propertiesFor } from '../../db/columns.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { addIngredient } from './addIngredients.service.ts';
import {
  amountBoughtOf,
  amountMissing,
  amountNeeded,
  amountText,
  amountUsed,
  apartOf,
  deleteIngredient,
  isOptimized,
  mergedAs,
  readIngredients,
  updateIngredient,
} from './ingredient.service.ts';

/** The buyer has a name of its own. */
const WRITTEN = propertiesFor(Ingredient, 'written').filter((property) => property !== 'assignedToId');

/** Ingredients in REST answers. */
export function presentIngredients(
  ctx: Ctx,
  ingredients: readonly Ingredient[],
  rawUnits?: unknown,
): Promise<object[]> {
  return Promise.all(ingredients.map((ingredient) => presentIngredient(ctx, ingredient, rawUnits)));
}

export async function presentIngredient(
  ctx: Ctx,
  ingredient: Ingredient,
  rawUnits?: unknown,
): Promise<object> {
  const { id, mealId, addedById: addedBy, purchased, purchasedById: purchasedBy, purchasedAt } = ingredient;
  const { assignedToId: assignedTo, version } = ingredient;
  const { unavailable, staple } = ingredient;
  const { apartOfId, apartEaterIds } = apartOf(ctx, ingredient);
  return {
    id,
    mealId,
    addedBy,
    ...Object.fromEntries(WRITTEN.map((property) => [property, ingredient[property]])),
    isTyped: ingredient.isTyped,
    amount: await amountNeeded(ctx, ingredient),
    amountText: await amountText(ctx, ingredient, rawUnits),
    missing: await amountMissing(ctx, ingredient),
    bought: amountBoughtOf(ingredient),
    used: await amountUsed(ctx, ingredient),
    purchased,
    purchasedBy,
    purchasedAt,
    assignedTo,
    apartOfId,
    apartEaterIds,
    isOptimized: isOptimized(ingredient),
    mergedAs: mergedAs(ingredient),
    unavailable,
    isLeftOut: isLeftOut(ingredient),
    staple,
    version,
  };
}

/** `assignedTo` for `assignedToId`, as in answers. */
function presentAssignedTo({ conflict, ...error }: ErrorAnswer): object {
  if (conflict === undefined) return error;
  const { assignedToId: assignedTo, ...current } = conflict.current;
  const fields = conflict.fields.map((field) => (field === 'assignedToId' ? 'assignedTo' : field));
  return { ...error, conflict: { ...conflict, fields, current: { ...current, assignedTo } } };
}

export const ingredientRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/meals/:id/ingredients',
    twin: `query ($id: ID!) { meal(id: $id) { ingredients { ${INGREDIENT} } } }`,
    search: [textUnitsFields],
    who: 'member',
    payload: '?units=metric',
    summary: 'The ingredients of a meal; `units` are those of `amountText`.',
    handle: async (ctx, { params, query }) =>
      presentIngredients(ctx, await readIngredients(ctx, params['id']), query['units']),
  },
  {
    method: 'POST',
    path: '/api/meals/:id/ingredients',
    twin: `mutation ($input: AddIngredientInput!) { addIngredient(input: $input) { ingredient { ${INGREDIENT} } } }`,
    body: [newIngredientFields],
    payload: '{ name, quantity?, unit?, notes?, part?, purchased?, alternatives? }',
    who: 'member',
    summary: 'Adds an ingredient to a meal.',
    isVersioned: true,
    status: 201,
    handle: async (ctx, { params, body }) =>
      presentIngredient(ctx, await addIngredient(ctx, params['id'], body)),
  },
  {
    method: 'PATCH',
    path: '/api/ingredients/:id',
    twin: `mutation ($input: UpdateIngredientInput!) { updateIngredient(input: $input) { ingredient { ${INGREDIENT} } } }`,
    body: [ingredientChangeFields],
    payload:
      '{ name?, quantity?, unit?, notes?, part?, purchased?, assignedTo?, alternatives?, selectedAlternative?, version? }',
    who: 'member',
    summary:
      'Changes, ticks or assigns an ingredient; 409 with `conflict` for fields changed after the version.',
    isVersioned: true,
    handle: async (ctx, { params, body }) =>
      presentIngredient(ctx, await updateIngredient(ctx, params['id'], body)),
    presentError: presentAssignedTo,
  },
  {
    method: 'DELETE',
    path: '/api/ingredients/:id',
    twin: `mutation ($input: DeleteIngredientInput!) { deleteIngredient(input: $input) { id } }`,
    who: 'member',
    summary: 'Deletes an ingredient.',
    status: 204,
    handle: async (ctx, { params }) => deleteIngredient(ctx, params['id']),
  },
];
