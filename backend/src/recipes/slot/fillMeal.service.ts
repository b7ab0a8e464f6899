import type * as z from 'zod/mini';
import { msg } from '../../../../domain/text/message.ts';
import { fillMealFields } from '../../../../domain/recipes/recipeFields.ts';
import type { RecipeIngredient } from '../../../../domain/recipes/recipe.ts';
import { judgeRecipe, type RecipeSwap } from '../../../../domain/recipes/recipeVerdict.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { amountForServings } from '../../../../domain/shopping/amount/neededAmount.ts';
import { ingredientTextsOf } from '../../../../domain/shopping/ingredient/ingredientFields.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';
import { inTrip, requireDay, requireMeal, requireViewer, type TripAccess } from '../../access/require.ts';
import { requireGrant } from '../../access/token/grant.ts';
import { requireLockedTrip, requireSteadyTrip } from '../../access/requireLocked.ts';
import { AppError, badInput, violates } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { stampOf } from '../../db/versions.ts';
import { changeRow, insertRows } from '../../db/rows.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { newIngredient } from '../../shopping/ingredient/addIngredients.service.ts';
import { changeBy, changed, changeTrip } from '../../write/changeTrip.ts';
import { requirePartGrant } from '../../plan/dish/dishPart.service.ts';
import { dishOf } from '../../plan/dish/dish.ts';
import { newMeal, slotTaken } from '../../plan/meal/meal.service.ts';
import { placeBeside } from '../../plan/dish/slotDishes.service.ts';
import { withDishes } from '../../people/eater/withEaters.ts';
import type { AnyRecipe } from '../recipe/anyRecipe.ts';
import { clearDish } from './clearDish.service.ts';
import { findRecipe } from '../recipe/findRecipe.service.ts';
import { presentAt, type SlotFields } from '../recipe/recipeSlot.service.ts';
import { factsText } from './factsText.ts';
import { lockMealAt } from './fillMeal.sql.ts';

interface Slot {
  readonly date: CalendarDate;
  readonly type: MealType;
}

/** A slot of a trip, locked. */
interface LockedSlot extends TripAccess, Slot {
  /** To fill; null: a new one. */
  readonly meal: Meal | null;
  /** Of a new one. */
  readonly place: Partial<Pick<Meal, 'position' | 'forWhom' | 'isInstead'>>;
}

/**
 * Copies a recipe into a slot: its texts, facts, servings and ingredients, whose amounts then follow the table. An unnamed
 * meal keeps what was typed into it. Later changes of the recipe change no meal.
 * @throws as `requireTrip`, NOT_FOUND for the recipe, CONFLICT for a named meal without `replace`, and for purchased
 * ingredients without `keepPurchased`, BAD_USER_INPUT for no room
 */
export async function fillMeal(ctx: Ctx, rawInput: unknown): Promise<Meal> {
  requireViewer(ctx);
  const fields = readInput(fillMealFields, rawInput);
  requirePartGrant(ctx, fields.forWhom);
  if (fields.withSwaps === true) requireGrant(ctx, ['people:health']);
  try {
    return await changeTrip(ctx, async (tx) => {
      const slot = await lockSlot(tx, fields);
      const recipe = await findRecipe(tx, fields.recipeId);
      const meal = await filled(tx, slot, recipe, fields);
      return changed(meal, changeBy(slot.participant, 'MEALS', [meal.id]));
    });
  } catch (error) {
    throw violates(error, 'meals_slot_key') ? slotTaken(error) : error;
  }
}

async function lockSlot(
  tx: Ctx,
  fields: SlotFields & BesideFields & Pick<FillOptions, 'keepPurchased'>,
): Promise<LockedSlot> {
  const { mealId = null, tripId, slot, beside, keepPurchased } = fields;
  const at = await slotOf(tx, mealId === null ? null : inTrip(tripId, mealId), slot ?? null);
  const isBeside = mealId === null && beside === true;
  // Places beside others are given one by one, and items are counted.
  const requireOpen = isBeside || keepPurchased === true ? requireLockedTrip : requireSteadyTrip;
  const access = await requireOpen(tx, at.tripId, 'plan_meals', 'edit_ingredients');
  requireDay(access.trip, at.date);
  if (isBeside) {
    const position = await placeBeside(tx, at);
    const { forWhom = null, isInstead = false } = position === 0 ? {} : fields;
    return { ...access, date: at.date, type: at.type, meal: null, place: { position, forWhom, isInstead } };
  }
  const meal = await lockMealAt.first(tx.db, { tripId: at.tripId, date: at.date, type: at.type, mealId });
  if (mealId !== null && meal === null)
    throw new AppError(
      'CONFLICT',
      msg('meal.movedOrDeleted', 'This meal was moved or deleted in the meantime. Nothing was changed.'),
    );
  return { ...access, date: at.date, type: at.type, meal, place: {} };
}

async function slotOf(
  tx: Ctx,
  rawMealId: unknown,
  slot: NonNullable<SlotFields['slot']> | null,
): Promise<Slot & { readonly tripId: string }> {
  if (rawMealId !== null) return (await requireMeal(tx, rawMealId, 'plan_meals', 'edit_ingredients')).meal;
  if (slot !== null) return slot;
  throw badInput('mealId', msg('fillMeal.noSlot', 'Please name the meal or the slot to fill.'));
}

/** A new dish beside those of the slot. */
type BesideFields = Pick<z.output<typeof fillMealFields>, 'beside' | 'forWhom' | 'isInstead'>;

interface FillOptions {
  readonly replace?: boolean | null | undefined;
  readonly withSwaps?: boolean | null | undefined;
  readonly keepPurchased?: boolean | null | undefined;
}

async function filled(tx: Ctx, slot: LockedSlot, recipe: AnyRecipe, options: FillOptions): Promise<Meal> {
  const { participant, trip, meal: there } = slot;
  if (there !== null && there.name !== '' && options.replace !== true)
    throw new AppError(
      'CONFLICT',
      msg('fillMeal.slotHas', '{meal} is already planned here.', { meal: there.name }),
    );
  if (recipe.id === there?.id) throw badInput('recipeId', msg('fillMeal.sameMeal', 'This is the same meal.'));
  const isReplaced = there !== null && there.name !== '';
  if (isReplaced) await clearDish(tx, { meal: there, participant }, options.keepPurchased === true);
  const kept =
    there === null || isReplaced ? 0 : await tx.db.countBy(Ingredient, { tripId: trip.id, mealId: there.id });
  const room = LIMITS.mealIngredients - kept;
  if (recipe.ingredients.length > room)
    throw new AppError(
      'BAD_USER_INPUT',
      msg('fillMeal.noRoom', 'This meal has room for {room} more ingredients only.', { room }),
    );
  const servingsQuarters = kept > 0 ? (there?.servingsQuarters ?? null) : recipe.servingsQuarters;
  const content = contentFor(recipe, isReplaced ? null : there);
  const meal = await save(tx, slot, { ...content, servingsQuarters });
  const portions = await withDishes(tx, trip.id, ({ of }) => of(meal).portionQuarters);
  const swaps = options.withSwaps === true ? await swapsAt(tx, meal, recipe) : [];
  const rows = recipe.ingredients.map((one, index) => {
    const swap = swaps.find((other) => other.index === index) ?? null;
    const amount = amountIn(one, recipe, { servingsQuarters, portions });
    const fields = { ...swapped(one, swap), ...amount };
    const row = newIngredient(tx, { meal, participant }, newId(), fields);
    row.selectedAlternative = selectedBy(one, swap);
    return row;
  });
  await insertRows(tx.db, Ingredient, rows);
  return meal;
}

/** @param typed the unnamed meal, whose texts stay */
function contentFor(recipe: AnyRecipe, typed: Meal | null): Partial<Meal> {
  const steps = typed?.instructions ?? [];
  return {
    ...dishOf(typed),
    name: recipe.name,
    description: typed?.description ?? recipe.description,
    instructions: steps.length > 0 ? steps : [...recipe.instructions],
    recipe: typed?.recipe ?? factsText(recipe),
    minutes: typed?.minutes ?? recipe.minutes,
    cooking: steps.length > 0 ? null : (recipe.cooking ?? null),
    status: 'planned',
    isAiGenerated: false,
  };
}

async function save(
  tx: Ctx,
  { participant, trip, date, type, meal, place }: LockedSlot,
  content: Partial<Meal>,
): Promise<Meal> {
  if (meal === null) {
    const added = Object.assign(newMeal(tx, { tripId: trip.id, date, type }), place, content);
    await insertRows(tx.db, Meal, [added]);
    return added;
  }
  const stamp = stampOf(participant, tx.now());
  const updated = await changeRow(tx.db, Meal, { tripId: trip.id, id: meal.id }, content, stamp);
  if (updated === null) throw new Error('A locked meal disappeared.');
  return updated.row;
}

async function swapsAt(tx: Ctx, meal: Meal, recipe: AnyRecipe): Promise<readonly RecipeSwap[]> {
  return judgeRecipe(recipe, await presentAt(tx, meal, meal)).swaps;
}

/** A substitute that the recipe does not list becomes its last alternative. */
function swapped(ingredient: RecipeIngredient, swap: RecipeSwap | null) {
  const { name, notes, alternatives } = ingredient;
  const own = alternatives.slice(
    0,
    LIMITS.ingredientAlternatives - (swap?.selectedAlternative === null ? 1 : 0),
  );
  const all = swap?.selectedAlternative === null ? [...own, swap.name] : [...own];
  return { name, notes, ...ingredientTextsOf(ingredient), alternatives: all };
}

function selectedBy({ alternatives }: RecipeIngredient, swap: RecipeSwap | null): number {
  if (swap === null) return 0;
  return swap.selectedAlternative ?? Math.min(alternatives.length + 1, LIMITS.ingredientAlternatives);
}

/** The amount for the servings of the meal, or for those who eat there if its amounts are fixed. */
function amountIn(
  { quantity, unit }: RecipeIngredient,
  { servingsQuarters: from }: AnyRecipe,
  { servingsQuarters, portions }: { readonly servingsQuarters: number | null; readonly portions: number },
): Pick<RecipeIngredient, 'quantity' | 'unit'> {
  const [written, needed] = [from ?? portions, servingsQuarters ?? portions];
  // Nobody eats there yet.
  if (written === 0 || needed === 0) return { quantity, unit };
  return amountForServings({ quantity, unit }, written, needed);
}
