import { isSameSlot } from '../../../../domain/plan/mealTime.ts';
import { msg } from '../../../../domain/text/message.ts';
import { planAgainFields, type PlanAgainFields } from '../../../../domain/recipes/recipeFields.ts';
import { judgeRecipe, type RecipeVerdict } from '../../../../domain/recipes/recipeVerdict.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import type { UsedPerPortion } from '../../../../domain/shopping/amount/usedAmount.ts';
import { foodKey } from '../../../../domain/shopping/food/foodKey.ts';
import { withChosenAmounts } from '../../../../domain/shopping/totals/chosenAmount.ts';
import { amountForServings } from '../../../../domain/shopping/amount/neededAmount.ts';
import { ingredientTextsOf } from '../../../../domain/shopping/ingredient/ingredientFields.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { isSlotFree } from '../../../../domain/plan/meal.ts';
import { isInPlan, placesInSlots } from '../../../../domain/plan/plan.ts';
import { requireTrip, requireViewer, type TripAccess } from '../../access/require.ts';
import { requireLockedTrip } from '../../access/requireLocked.ts';
import { badInput } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { insertRows } from '../../db/rows.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import { newItem } from '../../shopping/item/addItems.service.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { dishOf } from '../../plan/dish/dish.ts';
import { lockMealsOf } from '../../plan/meal/meal.service.ts';
import {
  addToMeals,
  fillFreeSlots,
  type NewIngredient,
} from '../../plan/suggestion/applySuggestions.service.ts';
import { withDishes } from '../../people/eater/withEaters.ts';
import { ofMeal, type AnyRecipe } from '../recipe/anyRecipe.ts';
import { factsText } from './factsText.ts';
import { targetDates } from './menuDays.ts';
import { presentAt } from '../recipe/recipeSlot.service.ts';

/** `taken`: planned already, or not needed; `outside`: no such slot; `no_room`: too many ingredients there. */
export type MenuOutcome = 'copied' | 'taken' | 'outside' | 'no_room';

/** A meal of the earlier trip, and where it goes. */
export interface MenuMeal {
  readonly from: Meal;
  /** Null for a day that goes nowhere. */
  readonly date: CalendarDate | null;
  readonly outcome: MenuOutcome;
  /** For those who are there now; null outside. */
  readonly verdict: RecipeVerdict | null;
  /** Of the new trip; null in a preview, and where nothing is copied. */
  readonly meal: Meal | null;
}

export interface PlannedAgain {
  readonly trip: Trip;
  readonly meals: readonly MenuMeal[];
  /** Names of the items that are, or would be, added. */
  readonly items: readonly string[];
}

/**
 * Copies the menu of an earlier trip into the free slots of another, day by day; amounts follow its table. Nothing that
 * is planned there changes. A preview changes nothing at all.
 * @throws as `requireTrip` for either trip, BAD_USER_INPUT
 */
export async function planAgain(ctx: Ctx, rawTripId: unknown, rawInput: unknown): Promise<PlannedAgain> {
  requireViewer(ctx);
  const fields = readInput(planAgainFields, rawInput);
  if (fields.preview === true) {
    const access = await requireTrip(ctx, rawTripId, 'plan_meals', 'edit_ingredients');
    const { menu, items } = await menuFor(
      ctx,
      access,
      fields,
      await ctx.loaders.mealsOfTrip.get(access.trip.id),
    );
    return { trip: access.trip, meals: menu.map(({ meal }) => meal), items: items.map(({ name }) => name) };
  }
  return changeTrip(ctx, async (tx) => {
    const access = await requireLockedTrip(tx, rawTripId, 'plan_meals', 'edit_ingredients');
    const { trip, participant } = access;
    const { menu, items } = await menuFor(tx, access, fields, await lockMealsOf(tx, trip));
    const copied = await copyMenu(tx, access, menu);
    const added = items.map((item) => newItem(tx, participant, newId(), item));
    await insertRows(tx.db, Ingredient, added);
    const result = { trip, meals: copied, items: items.map(({ name }) => name) };
    const ids = copied.flatMap(({ meal }) => meal?.id ?? []);
    if (ids.length === 0 && added.length === 0) return unchanged(result);
    return changed(
      result,
      added.length > 0 ? changeBy(participant, 'TRIP') : changeBy(participant, 'MEALS', ids),
    );
  });
}

/** With the recipe and, in an unnamed meal, what is typed there. */
interface MenuEntry {
  readonly meal: MenuMeal;
  readonly recipe: AnyRecipe;
  /** By ingredient of the recipe. */
  readonly used: readonly (UsedPerPortion | null)[];
  readonly there: Meal | null;
  /** Among the dishes that come to its slot. */
  readonly place: number;
  readonly thereHasRows: boolean;
}

interface Menu {
  readonly menu: readonly MenuEntry[];
  readonly items: readonly Pick<Ingredient, 'name' | 'quantity' | 'unit' | 'notes'>[];
}

async function menuFor(
  ctx: Ctx,
  { trip }: TripAccess,
  fields: PlanAgainFields,
  planned: readonly Meal[],
): Promise<Menu> {
  const { trip: earlier } = await requireTrip(ctx, fields.fromTripId, 'view');
  if (earlier.id === trip.id)
    throw badInput('fromTripId', msg('planAgain.sameTrip', 'Please choose another trip.'));
  const dateFor = targetDates(earlier, trip, fields.days ?? null);
  const wanted = fields.mealIds ?? null;
  const meals = (await ctx.loaders.mealsOfTrip.get(earlier.id)).filter(
    ({ id, name, status }) => name !== '' && status === 'planned' && (wanted === null || wanted.includes(id)),
  );
  const places = placesInSlots(meals);
  const menu = await Promise.all(
    meals.map((from, index) => {
      const dish = { from, place: places[index] ?? 0 };
      return entryFor(ctx, trip, earlier, dish, dateFor(from.date), planned);
    }),
  );
  return { menu, items: fields.items === true ? await itemsFor(ctx, earlier, trip) : [] };
}

async function entryFor(
  ctx: Ctx,
  trip: Trip,
  earlier: Trip,
  { from, place }: Pick<MenuEntry, 'place'> & Pick<MenuMeal, 'from'>,
  date: CalendarDate | null,
  planned: readonly Meal[],
): Promise<MenuEntry> {
  const earlierRows = (await ctx.loaders.ingredientsOfMeal.get(from)).map((row) =>
    withChosenAmounts(row, from.servingsQuarters),
  );
  // Packs stay packs; what is used of them is copied beside.
  const bought = earlierRows.map((row) => Object.assign({}, row, { usedPerPortion: null }));
  const recipe = withServings(ofMeal(from, bought, earlier.name), from);
  const used = earlierRows.flatMap((row) => (row.apartOfId === null ? [row.usedPerPortion] : []));
  const slot = date === null ? null : { tripId: trip.id, date, type: from.type };
  if (slot === null || !isInPlan(trip, slot))
    return {
      meal: { from, date, outcome: 'outside', verdict: null, meal: null },
      recipe,
      used,
      there: null,
      place,
      thereHasRows: false,
    };
  const dishes = planned.filter((one) => isSameSlot(one, slot));
  const there = dishes.find(({ position }) => position === place) ?? null;
  const rows = there === null ? [] : await ctx.loaders.ingredientsOfMeal.get(there);
  const verdict = judgeRecipe(recipe, await presentAt(ctx, slot));
  const isFull = rows.length + recipe.ingredients.length > LIMITS.mealIngredients;
  const outcome = !isSlotFree(dishes) ? 'taken' : isFull ? 'no_room' : 'copied';
  return {
    meal: { from, date, outcome, verdict, meal: null },
    recipe,
    used,
    there,
    place,
    thereHasRows: rows.length > 0,
  };
}

/** Fixed amounts were for those who ate there. */
function withServings(recipe: AnyRecipe, { portionQuarters }: Meal): AnyRecipe {
  const servingsQuarters = recipe.servingsQuarters ?? (portionQuarters > 0 ? portionQuarters : null);
  return { ...recipe, servingsQuarters };
}

/** Items of the earlier trip that the other has not, up to what it can have. */
async function itemsFor(ctx: Ctx, earlier: Trip, trip: Trip): Promise<Menu['items']> {
  const there = await ctx.loaders.itemsOfTrip.get(trip.id);
  const known = new Set(there.map(({ name }) => foodKey(name)));
  const items = (await ctx.loaders.itemsOfTrip.get(earlier.id)).filter(({ name }) => {
    const key = foodKey(name);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
  return items.slice(0, Math.max(0, LIMITS.tripItems - there.length));
}

/** In two statements for any number of meals. */
async function copyMenu(
  tx: Ctx,
  { participant, trip }: TripAccess,
  menu: readonly MenuEntry[],
): Promise<MenuMeal[]> {
  const free = menu.flatMap((entry) =>
    entry.meal.outcome === 'copied' && entry.meal.date !== null ? [{ ...entry, date: entry.meal.date }] : [],
  );
  const filled = await fillFreeSlots(
    tx,
    participant,
    free.map(({ recipe, date, place, meal: { from } }) => ({
      ...dishOf(from),
      ...(place === 0 ? {} : partElsewhere(from)),
      position: place,
      date,
      type: from.type,
      recipe: from.recipe ?? factsText(recipe),
      servingsQuarters: recipe.servingsQuarters,
    })),
  );
  const mealOf = (entry: MenuEntry) =>
    filled.find(
      ({ date, type, position }) =>
        date === entry.meal.date && type === entry.meal.from.type && position === entry.place,
    ) ?? null;
  const portionsAt = await withDishes(
    tx,
    trip.id,
    ({ of }) =>
      (meal: Meal) =>
        of(meal).portionQuarters,
  );
  const rows = free.flatMap((entry) => {
    const meal = mealOf(entry);
    return meal === null ? [] : rowsFor(entry, meal, portionsAt(meal));
  });
  await addToMeals(tx, trip.id, rows);
  return menu.map((entry) =>
    entry.meal.outcome === 'copied' ? { ...entry.meal, meal: mealOf(entry) } : entry.meal,
  );
}

/** A part by names is of the earlier trip: such a dish is for everybody, beside the others. */
function partElsewhere({ forWhom, isInstead }: Meal): Partial<Meal> {
  const isNamed = forWhom !== null && 'eaterIds' in forWhom;
  return { forWhom: isNamed ? null : forWhom, isInstead: isInstead && !isNamed };
}

/** Rows typed into an unnamed meal keep its servings; those of the recipe are written for them. */
function rowsFor({ recipe, used, thereHasRows }: MenuEntry, meal: Meal, portions: number): NewIngredient[] {
  const to = meal.servingsQuarters ?? portions;
  const from = recipe.servingsQuarters;
  return recipe.ingredients.map((one, index) => ({
    name: one.name,
    notes: one.notes,
    ...ingredientTextsOf(one),
    alternatives: [...one.alternatives],
    used: used[index] ?? null,
    ...(thereHasRows && from !== null && to > 0
      ? amountForServings(one, from, to)
      : { quantity: one.quantity, unit: one.unit }),
    id: newId(),
    mealId: meal.id,
    apartOfId: null,
    apartEaterIds: [],
  }));
}
