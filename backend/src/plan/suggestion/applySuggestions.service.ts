import { inEnglish } from '../../../../domain/text/reader.ts';
import { isDeepStrictEqual } from 'node:util';
import { msg } from '../../../../domain/text/message.ts';
import { LIMITS } from '../../../../domain/limits.ts';
import { amountForServings, shareOfAmount } from '../../../../domain/shopping/amount/neededAmount.ts';
import { stepsFor } from '../../../../domain/recipes/kitchen/mealTexts.ts';
import { asWritten } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { amountInstead } from '../../../../domain/shopping/totals/chosenAmount.ts';
import { insteadOfNote } from '../../../../domain/recipes/kitchen/insteadOfNote.ts';
import { noteWithUse } from '../../../../domain/recipes/kitchen/noteWithUse.ts';
import { usedAmount } from '../../../../domain/shopping/amount/usedAmount.ts';
import { partFor } from '../../../../domain/people/dish/partOfEaters.ts';
import { quartersOf } from '../../../../domain/people/dish/platePortions.ts';
import { isSlotFree } from '../../../../domain/plan/meal.ts';
import { firstDishes, isInPlan } from '../../../../domain/plan/plan.ts';
import { requireLockedTrip } from '../../access/requireLocked.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { changeBy, changed, changeTrip, unchanged } from '../../write/changeTrip.ts';
import { compareMealTimes, isSameSlot } from '../../../../domain/plan/mealTime.ts';
import { insertRows, rowsAsJson, type NewRow } from '../../db/rows.ts';
import { stampOf } from '../../db/versions.ts';
import { AppError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { lockMealsOf } from '../meal/meal.service.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';
import {
  withDishes,
  withEaters,
  type SeatedByDish,
  type SeatedBySlot,
} from '../../people/eater/withEaters.ts';
import type { Place } from './planning/planMeals.ts';
import type { SuggestedDish, SuggestedIngredient, SuggestedMeal } from './planning/suggestion.ts';
import { isSameGroup, slotGroups, type GroupRules } from './slotGroups.ts';
import { platesIn, type WrittenMeal } from './writtenMeal.ts';
import { countRun, fillSlots, keepRun, mealsWithRows } from './applySuggestions.sql.ts';

export interface AppliedSuggestions {
  readonly runId: string | null;
  readonly meals: readonly Meal[];
  readonly ingredients: readonly Pick<Ingredient, 'name'>[];
  /** Slots whose unnamed meal is too full. */
  readonly withoutRoom: readonly Pick<SuggestedMeal, 'date' | 'type'>[];
  readonly trip: Trip;
}

interface PlannedFor {
  /** Of the trip then. */
  readonly tripRestrictions: readonly string[];
  /** Whether amounts follow who eats; else they are fixed. */
  readonly followAttendance: boolean;
  /** With the groups that the suggestions are for. */
  readonly places: readonly Place[];
  readonly groupRules: GroupRules;
}

/**
 * Writes suggestions into the slots that are still free and whose eaters avoid what they did, in one transaction; of a
 * slot all dishes, or none.
 * @throws as `requireTrip`; CONFLICT if there is no such slot, or the trip's restrictions changed
 */
export async function applySuggestions(
  ctx: Ctx,
  tripId: string,
  suggested: readonly SuggestedMeal[],
  { tripRestrictions, followAttendance, places, groupRules }: PlannedFor,
): Promise<AppliedSuggestions> {
  return changeTrip<AppliedSuggestions>(ctx, async (tx) => {
    const { trip, participant } = await requireLockedTrip(tx, tripId, 'suggest_meals');
    if (!isDeepStrictEqual(trip.dietaryRestrictions, tripRestrictions))
      throw new AppError(
        'CONFLICT',
        msg(
          'suggestion.restrictionsChanged',
          "The trip's dietary restrictions changed since the suggestions were planned. Nothing was changed.",
        ),
      );
    const before = await lockMealsOf(tx, trip);
    const ownIngredients = await ingredientsOf(
      tx,
      before.filter((meal) => isSlotFree([meal])),
    );
    const eatersAt = await withEaters(tx, trip.id, (itself) => itself);
    const groupAt = slotGroups(eatersAt, groupRules);
    const isForGroup = (meal: SuggestedMeal) => {
      const planned = places.find((place) => isSameSlot(place, meal))?.group;
      return planned !== undefined && isSameGroup(planned, groupAt(meal));
    };
    const free = suggested.filter((meal) => isFree(trip, meal, before) && isForGroup(meal));
    const fitting = free.filter((meal) => isRoomFor(meal, before, ownIngredients));
    const withoutRoom = free.filter((meal) => !fitting.includes(meal));
    if (free.length === 0)
      throw new AppError(
        'CONFLICT',
        msg(
          'suggestion.slotsChanged',
          'These slots were filled, or other people eat there, since the suggestions were planned. Nothing was changed.',
        ),
      );
    if (fitting.length === 0)
      return unchanged({ runId: null, meals: [], ingredients: [], withoutRoom, trip });
    const dishes = fitting.flatMap((meal) => dishesOf(meal, before, eatersAt));
    const meals = await fillFreeSlots(
      tx,
      participant,
      dishes.map(({ dish, ...place }) => ({
        ...dish,
        ...place,
        isAiGenerated: true,
        ...(followAttendance ? { servingsQuarters: dish.peopleCount * 4 } : fixedTexts(dish)),
      })),
    );
    tx.loaders.forget();
    const byDish = await withDishes(tx, trip.id, (itself) => itself);
    const ingredients = rowsOf(meals, dishes, byDish, followAttendance);
    await addToMeals(tx, trip.id, ingredients);
    const written = meals.map((meal): WrittenMeal => {
      const added = ingredients.filter(({ mealId }) => mealId === meal.id);
      return {
        mealId: meal.id,
        before: before.find(({ id }) => id === meal.id) ?? null,
        ingredientIds: added.map(({ id }) => id),
        rows: platesIn([...(ownIngredients.get(meal.id) ?? []), ...added]),
      };
    });
    const runId = newId();
    await keepRun.all(tx.db, [runId, trip.id, JSON.stringify(written)]);
    await countRun.all(tx.db, [trip.id]);
    return changed({ runId, meals, ingredients, withoutRoom, trip }, changeBy(participant, 'TRIP'));
  });
}

/**
 * Fills places of slots, the first ones by default: empty ones and unnamed meals.
 * @returns those filled, by day and time
 */
export async function fillFreeSlots(
  tx: Ctx,
  participant: Pick<Participant, 'id' | 'tripId'>,
  dishes: readonly NewRow<Meal>[],
): Promise<Meal[]> {
  const { tripId } = participant;
  const createdAt = tx.now();
  const rows = dishes.map((dish) => ({ ...dish, id: newId(), tripId, createdAt }));
  const stamp = stampOf(participant, tx.now());
  const withRows = (await mealsWithRows.all(tx.db, [tripId])).map(({ id }) => id);
  const filled = await fillSlots.all(tx.db, [rowsAsJson(Meal, rows), stamp, withRows]);
  return filled.toSorted((one, other) => compareMealTimes(one, other) || one.position - other.position);
}

/** A dish, and its place in the plan. */
interface PlacedDish extends Pick<Meal, 'date' | 'type' | 'position' | 'forWhom' | 'isInstead'> {
  readonly dish: SuggestedDish;
}

/** The first one first; the others stand after unnamed ones that are there. */
function dishesOf(suggested: SuggestedMeal, meals: readonly Meal[], eatersAt: SeatedBySlot): PlacedDish[] {
  const { date, type, beside, ...first } = suggested;
  const last = Math.max(0, ...meals.filter((meal) => isSameSlot(meal, suggested)).map((one) => one.position));
  const { eaters } = eatersAt(suggested);
  const foods = first.ingredients.map(({ name }) => name);
  return [
    { dish: first, date, type, position: 0, forWhom: null, isInstead: false },
    ...beside.map(({ insteadFor, ...dish }, index) => ({
      dish,
      date,
      type,
      position: last + 1 + index,
      isInstead: insteadFor !== null,
      forWhom: insteadFor && partFor(insteadFor, eaters, foods),
    })),
  ];
}

/** Texts for the number of people of the request; they do not follow the table. */
function fixedTexts(dish: SuggestedDish): NewRow<Meal> {
  const needed = { portionQuarters: dish.peopleCount * 4, servingsQuarters: null };
  return { servingsQuarters: null, instructions: stepsFor(dish, needed), cooking: null };
}

export async function addToMeals(tx: Ctx, tripId: string, rows: readonly NewIngredient[]): Promise<void> {
  const isNew = { tripId, createdAt: tx.now() };
  await insertRows(
    tx.db,
    Ingredient,
    rows.map(({ used, ...row }) => ({ ...row, ...isNew, usedPerPortion: used })),
  );
}

export type NewIngredient = Omit<SuggestedIngredient, 'apart'> &
  Pick<Ingredient, 'id' | 'mealId' | 'apartOfId' | 'apartEaterIds'>;

function isFree(trip: Trip, suggested: SuggestedMeal, meals: readonly Meal[]): boolean {
  return isInPlan(trip, suggested) && isSlotFree(meals.filter((meal) => isSameSlot(meal, suggested)));
}

function isRoomFor(
  suggested: SuggestedMeal,
  meals: readonly Meal[],
  ownIngredients: ReadonlyMap<string, readonly Ingredient[]>,
): boolean {
  const there = meals.filter((meal) => isSameSlot(meal, suggested));
  const own = firstDishes(there).flatMap(({ id }) => ownIngredients.get(id) ?? []);
  const rows = suggested.ingredients.flatMap((one) => [one, ...(one.apart ?? [])]);
  return (
    own.length + rows.length <= LIMITS.mealIngredients &&
    Math.max(1, there.length) + suggested.beside.length <= LIMITS.slotDishes
  );
}

async function ingredientsOf(
  tx: Ctx,
  meals: readonly Meal[],
): Promise<ReadonlyMap<string, readonly Ingredient[]>> {
  const lists = await Promise.all(
    meals.map(async (meal) => [meal.id, await tx.loaders.ingredientsOfMeal.get(meal)] as const),
  );
  return new Map(lists);
}

/** Amounts for the servings of the meals; of fixed amounts separate plates get their share. */
function rowsOf(
  meals: readonly Meal[],
  dishes: readonly PlacedDish[],
  { of }: SeatedByDish,
  followAttendance: boolean,
): NewIngredient[] {
  return meals.flatMap((meal) => {
    const found = dishes.find((one) => isSameSlot(one, meal) && one.position === meal.position)?.dish;
    if (found === undefined) return [];
    const { eaters, portionQuarters } = of(meal);
    const { servingsQuarters } = meal;
    const writtenFor = followAttendance ? found.peopleCount * 4 : portionQuarters;
    const plateOf = (one: SuggestedIngredient, name: string, eaterIds: readonly string[]) => {
      const written = { ...one, usedPerPortion: one.used };
      const { usedPerPortion, ...amount } = amountInstead(written, name, servingsQuarters ?? writtenFor);
      if (servingsQuarters !== null) return { ...amount, used: usedPerPortion };
      const { quantity, unit } = shareOfAmount(amount, quartersOf(eaters, eaterIds), portionQuarters);
      return { quantity, unit, used: null };
    };
    return found.ingredients
      .map((one) =>
        servingsQuarters === null ? one : { ...one, ...amountForServings(one, writtenFor, servingsQuarters) },
      )
      .flatMap((one) =>
        ingredientRows(
          meal,
          servingsQuarters === null ? withFixedUse(one, writtenFor) : one,
          (name, eaterIds) => plateOf(one, name, eaterIds),
        ),
      );
  });
}

function withFixedUse(one: SuggestedIngredient, portionQuarters: number): SuggestedIngredient {
  const used = one.used && usedAmount(one.used, portionQuarters, one);
  return {
    ...one,
    used: null,
    notes: inEnglish(() => noteWithUse({ ...asWritten(one.name), used, notes: one.notes })),
  };
}

function ingredientRows(
  meal: Meal,
  suggested: SuggestedIngredient,
  plateFor: (name: string, eaterIds: readonly string[]) => Pick<NewIngredient, 'quantity' | 'unit' | 'used'>,
): NewIngredient[] {
  const { apart = [], ...ingredient } = suggested;
  const id = newId();
  const plates = apart.map(({ name, eaterIds }) => ({
    ...ingredient,
    ...plateFor(name, eaterIds),
    id: newId(),
    mealId: meal.id,
    name,
    alternatives: [],
    notes: insteadOfNote(ingredient.name),
    apartOfId: id,
    apartEaterIds: [...eaterIds],
  }));
  return [{ ...ingredient, id, mealId: meal.id, apartOfId: null, apartEaterIds: [] }, ...plates];
}
