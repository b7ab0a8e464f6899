import { listedName } from '../../../../domain/shopping/food/listedName.ts';
import { msg } from '../../../../domain/text/message.ts';
import { chosenName, type Replaceable } from '../../../../domain/shopping/ingredient/ingredient.ts';
import {
  ingredientChangeFields,
  type IngredientChangeFields,
} from '../../../../domain/shopping/ingredient/ingredientFields.ts';
import { withChosenAmounts } from '../../../../domain/shopping/totals/chosenAmount.ts';
import {
  AS_TYPED,
  amountBought,
  isAsTyped,
  missingAmount,
  neededAmount,
  type NeededAmount,
  type Scale,
} from '../../../../domain/shopping/amount/neededAmount.ts';
import { shownAmount, shownText } from '../../../../domain/shopping/totals/shownAmount.ts';
import { usedOf } from '../../../../domain/shopping/amount/usedAmount.ts';
import { isMerged } from '../../../../domain/shopping/list/shopping.ts';
import type { TripAbility } from '../../access/tripAbility.ts';
import { recordAudit } from '../../access/audit.ts';
import { readRow, requireIngredient, requireMeal, requireViewer } from '../../access/require.ts';
import { hasScope } from '../../access/token/grant.ts';
import { inUnits } from '../../access/inUnits.ts';
import { requireLockedIngredient } from '../../access/requireLocked.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { changeVersioned } from '../../db/changeVersioned.ts';
import { stampOf } from '../../db/versions.ts';
import { AppError, violates, notFound, foundOr404 } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import { lockAssignee } from '../../access/assignee.sql.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { lockMealWithRows } from './addIngredients.service.ts';
import { tickIngredients } from './purchase.sql.ts';
import { tickAlone } from './tick.service.ts';

/**
 * Changes an ingredient: absent fields stay, null clears. Ticking, assigning and editing need separate abilities.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, TRIP_COMPLETED, CONFLICT with `conflict` for fields that changed
 * after the input's version
 */
export async function updateIngredient(
  ctx: Ctx,
  rawIngredientId: unknown,
  rawInput: unknown,
): Promise<Ingredient> {
  const viewer = requireViewer(ctx);
  const { assignee, purchased, version, ...changes } = readInput(ingredientChangeFields, rawInput);
  const isTick = assignee === undefined && Object.values(changes).every((value) => value === undefined);
  if (isTick && purchased !== undefined) {
    const { tripId, id } = await readRow(ctx, 'ingredient', rawIngredientId);
    const { ingredients } = await tickAlone(ctx, viewer, tripId, {
      ids: [id],
      purchased,
      requireRight: (tx) => requireIngredient(tx, rawIngredientId, 'view', 'tick_ingredients'),
    });
    return foundOr404(ingredients[0] ?? null, 'ingredient');
  }
  try {
    return await changeTrip(ctx, async (tx) => {
      const { ingredient, participant } = await requireIngredient(
        tx,
        rawIngredientId,
        'view',
        ...abilitiesFor({ ...changes, purchased, assignee }),
      );
      if (typeof assignee?.id === 'string')
        await lockAssignee(tx, ingredient.tripId, assignee.id, assignee.field);
      const { id, tripId } = ingredient;
      const ticked =
        purchased !== undefined &&
        foundOr404(await tickIngredients(tx, viewer, tripId, { ids: [id], purchased }), 'ingredient')
          .changedIds.length > 0;
      const { row, isChanged } = foundOr404(
        await changeVersioned(
          tx.db,
          Ingredient,
          { tripId, id },
          {
            ...changes,
            ...(ticked && boughtAs(purchased, changes)),
            ...(isOther(ingredient, changes) && { unavailable: null }),
            ...(isOtherAmount(ingredient, changes) && { usedPerPortion: null, isTyped: true }),
            assignedToId: assignee?.id,
          },
          { version, stamp: stampOf(participant, tx.now()) },
        ),
        'ingredient',
      );
      if (!isChanged && !ticked) return unchanged(row);
      return changed(row, changeBy(participant, isChanged ? 'INGREDIENTS' : 'PURCHASES', [id]));
    });
  } catch (error) {
    if (violates(error, 'ingredients_alternative_check'))
      throw new AppError(
        'BAD_USER_INPUT',
        msg('ingredient.alternativeUnknown', 'The selected alternative is not in the list of alternatives.'),
        { field: 'selectedAlternative', cause: error },
      );
    throw error;
  }
}

/** Whether it is another food to buy, which may be in the shop. */
function isOther(before: Ingredient, changes: Pick<IngredientChangeFields, keyof Replaceable>): boolean {
  const { name, alternatives, selectedAlternative } = changes;
  const after: Replaceable = {
    name: name ?? before.name,
    alternatives: alternatives ?? before.alternatives,
    selectedAlternative: selectedAlternative ?? before.selectedAlternative,
  };
  return before.unavailable !== null && chosenName(after) !== chosenName(before);
}

function isOtherAmount(
  before: Ingredient,
  { quantity = before.quantity, unit = before.unit }: Pick<IngredientChangeFields, 'quantity' | 'unit'>,
): boolean {
  return quantity !== before.quantity || unit !== before.unit;
}

/** Who ticks and changes the amount at once bought the new one. */
function boughtAs(
  purchased: boolean | undefined,
  { quantity, unit }: Pick<IngredientChangeFields, 'quantity' | 'unit'>,
): Partial<Ingredient> {
  return purchased === true
    ? Object.fromEntries(
        Object.entries({ boughtQuantity: quantity, boughtUnit: unit }).filter(
          ([, value]) => value !== undefined,
        ),
      )
    : {};
}

function abilitiesFor({ purchased, assignee, ...rest }: IngredientChangeFields): TripAbility[] {
  const isEdited = Object.values(rest).some((value) => value !== undefined);
  return [
    ...(purchased === undefined ? [] : (['tick_ingredients'] as const)),
    ...(assignee === undefined ? [] : (['assign_shopping'] as const)),
    ...(isEdited ? (['edit_ingredients'] as const) : []),
  ];
}

/** @throws as {@link requireTrip} */
export async function deleteIngredient(ctx: Ctx, rawIngredientId: unknown): Promise<Ingredient> {
  requireViewer(ctx);
  return changeTrip(ctx, async (tx) => {
    const { ingredient, participant } = await requireLockedIngredient(
      tx,
      rawIngredientId,
      'edit_ingredients',
    );
    await lockMealWithRows(tx, ingredient);
    const { affected } = await tx.db.delete(Ingredient, { tripId: ingredient.tripId, id: ingredient.id });
    if (affected !== 1) return unchanged(ingredient);
    await recordAudit(tx, 'delete_ingredient', { tripId: ingredient.tripId, subjectId: ingredient.id });
    return changed(ingredient, changeBy(participant, 'INGREDIENTS', [ingredient.id]));
  });
}

/**
 * Oldest first.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND
 */
export async function readIngredients(ctx: Ctx, rawMealId: unknown): Promise<readonly Ingredient[]> {
  const { meal } = await requireMeal(ctx, rawMealId, 'view');
  return ctx.loaders.ingredientsOfMeal.get(meal);
}

export function buyerOf(
  ctx: Ctx,
  { tripId, assignedToId }: Readonly<Ingredient>,
): MaybePromise<Participant | null> {
  return assignedToId === null ? null : ctx.loaders.participant.get({ tripId, id: assignedToId });
}

/** Null once the participant is removed. */
export function purchaserOf(
  ctx: Ctx,
  { tripId, purchasedById }: Readonly<Ingredient>,
): MaybePromise<Participant | null> {
  return purchasedById === null ? null : ctx.loaders.participant.get({ tripId, id: purchasedById });
}

type PlateApart = Pick<Ingredient, 'apartOfId' | 'apartEaterIds'>;

const FOR_EVERYBODY: PlateApart = { apartOfId: null, apartEaterIds: [] };

/** Which separate plate it is, as the caller may know: who gets one tells what somebody does not eat. */
export function apartOf(ctx: Ctx, ingredient: Readonly<PlateApart>): Readonly<PlateApart> {
  return hasScope(ctx, 'people:health') ? ingredient : FOR_EVERYBODY;
}

/** For the portions at its meal; of an item as typed. */
export function amountNeeded(ctx: Ctx, ingredient: Readonly<Ingredient>): MaybePromise<NeededAmount> {
  return withMeal(ctx, ingredient, (meal) => neededAmount(asNeeded(ctx, ingredient, meal), meal));
}

/**
 * '240 g', or '2 cups (240 g)' if a person typed the cups.
 * @param rawUnits the account's by default
 */
export async function amountText(
  ctx: Ctx,
  ingredient: Readonly<Ingredient>,
  rawUnits: unknown,
): Promise<string> {
  const amount = await amountNeeded(ctx, ingredient);
  const isTyped = isAsTyped(Object.assign({}, ingredient, { amount }));
  return inUnits(ctx, rawUnits, () => shownText(shownAmount(amount, chosenName(ingredient), isTyped)));
}

/** Beyond what was bought; null: enough, or not purchased. */
export function amountMissing(ctx: Ctx, ingredient: Readonly<Ingredient>): MaybePromise<NeededAmount | null> {
  if (ingredient.boughtPortionQuarters === null) return null;
  return withMeal(ctx, ingredient, (meal) => missingAmount(asNeeded(ctx, ingredient, meal), meal));
}

/** As it was needed at the purchase; null while not purchased, and if nothing is remembered. */
export function amountBoughtOf(ingredient: Readonly<Ingredient>): NeededAmount | null {
  return amountBought(withChosenAmounts(ingredient, ingredient.boughtServingsQuarters));
}

/** '13 cups': how much of what is bought in packs goes into the dish; null: all of it. */
export function amountUsed(ctx: Ctx, ingredient: Readonly<Ingredient>): MaybePromise<string | null> {
  if (ingredient.usedPerPortion === null) return null;
  return withMeal(ctx, ingredient, (meal) => usedOf(asNeeded(ctx, ingredient, meal), meal));
}

/** As its chosen alternative, with the portions that its change left it. */
function asNeeded(ctx: Ctx, ingredient: Readonly<Ingredient>, meal: Scale): Readonly<Ingredient> {
  const chosen = withChosenAmounts(ingredient, meal.servingsQuarters);
  const portionQuarters = ctx.loaders.changedPortions.get(ingredient.id);
  return portionQuarters === undefined ? chosen : Object.assign({}, chosen, { portionQuarters });
}

function withMeal<Answer>(
  ctx: Ctx,
  { tripId, mealId }: Pick<Ingredient, 'tripId' | 'mealId'>,
  rule: (meal: Scale) => Answer,
): MaybePromise<Answer> {
  if (mealId === null) return rule(AS_TYPED);
  // A meal deleted meanwhile takes the ingredient with it: its amount is as typed.
  return ctx.loaders.meal.derive({ tripId, id: mealId }, (meal) => rule(meal ?? AS_TYPED));
}

/** Whether it is merged in its current cart group. */
export function isOptimized(ingredient: Readonly<Ingredient>): boolean {
  return isMerged({ name: listedName(ingredient), mergedAs: ingredient.mergedAs });
}

/** Null unless optimized. */
export function mergedAs(ingredient: Readonly<Ingredient>): string | null {
  return isOptimized(ingredient) ? ingredient.mergedAs : null;
}

/** The meals, each once, without deleted ones. */
export async function mealsOf(ctx: Ctx, ingredients: readonly Readonly<Ingredient>[]): Promise<Meal[]> {
  const tripIds = new Map(
    ingredients.flatMap(({ mealId, tripId }) => (mealId === null ? [] : [[mealId, tripId] as const])),
  );
  const meals = await Promise.all(
    Array.from(tripIds, async ([id, tripId]) => ctx.loaders.meal.get({ tripId, id })),
  );
  return meals.filter((meal) => meal !== null);
}

/**
 * Null for an item.
 * @throws NOT_FOUND if deleted meanwhile
 */
export function mealOfIngredient(
  ctx: Ctx,
  { tripId, mealId }: Pick<Ingredient, 'tripId' | 'mealId'>,
): MaybePromise<Meal | null> {
  return mealId === null ? null : mealOf(ctx, { tripId, mealId });
}

/** @throws NOT_FOUND if deleted meanwhile */
export function mealOf(
  ctx: Ctx,
  { tripId, mealId }: { readonly tripId: string; readonly mealId: string },
): MaybePromise<Meal> {
  return ctx.loaders.meal.derive({ tripId, id: mealId }, (meal) => {
    if (meal === null) throw notFound('meal');
    return meal;
  });
}
