import { inEnglish } from '../../text/reader.ts';
import type * as z from 'zod/mini';
import { messageOfField } from '../../text/fieldText.ts';
import { msg, type Message } from '../../text/message.ts';
import type { Cooking } from '../../recipes/kitchen/cooking.ts';
import { typedMinutes } from '../../plan/recipeFacts.ts';
import { asStored } from '../../recipes/kitchen/mealTexts.ts';
import { insteadOfNote } from '../../recipes/kitchen/insteadOfNote.ts';
import { asWritten } from '../../shopping/ingredient/ingredient.ts';
import { noteWithUse } from '../../recipes/kitchen/noteWithUse.ts';
import type { UsedPerPortion } from '../../shopping/amount/usedAmount.ts';
import { addDays, daysBetween, isCalendarDate, type CalendarDate } from '../../time/calendarDate.ts';
import { hasContent, MEAL_TYPE_NAMES, type MealStatus, type MealType } from '../../plan/meal.ts';
import { mealNumbersOf, mealTextsOf, type MealNumbers, type MealTexts } from '../../plan/mealFields.ts';
import { mealTimeKey } from '../../plan/mealTime.ts';
import { isInPlan, placesInSlots } from '../../plan/plan.ts';
import type { ForWhom } from '../../plan/forWhom.ts';
import { LIMITS } from '../../limits.ts';
import { movedPlan, type ShoppingPlan } from '../../shopping/days/shoppingDays.ts';
import { ingredientTextsOf, type IngredientTexts } from '../../shopping/ingredient/ingredientFields.ts';
import type { Unavailable } from '../../shopping/missing/unavailable.ts';
import { TRIP_EXPORT_VERSION } from './tripExport.ts';
import { importedEater, type ImportedEater } from './importEaters.ts';
import type { TripFields } from '../tripFields.ts';
import {
  backupFields,
  importedMealFields,
  importedSlotFields,
  importedTripFields,
  type ReadIngredient,
  type ReadMeal,
  type ReadTrip,
} from './tripImportFields.ts';

export interface ImportedIngredient extends IngredientTexts {
  readonly name: string;
  readonly quantity: string | null;
  readonly unit: string | null;
  /** A person typed the amount. */
  readonly isTyped: boolean;
  readonly notes: string | null;
  readonly usedPerPortion: UsedPerPortion | null;
  readonly alternatives: readonly string[];
  /** 0 is the name, n the nth alternative. */
  readonly selectedAlternative: number;
  readonly isOptimized: boolean;
  readonly unavailable: Unavailable | null;
}

export interface ImportedMeal extends MealTexts, MealNumbers {
  readonly date: CalendarDate;
  readonly type: MealType;
  readonly position: number;
  readonly forWhom: ForWhom | null;
  readonly isInstead: boolean;
  readonly name: string;
  readonly instructions: readonly string[];
  readonly status: MealStatus;
  readonly isAiGenerated: boolean;
  readonly servingsQuarters: number | null;
  readonly cooking: Cooking | null;
  readonly ingredients: readonly ImportedIngredient[];
}

export interface LeftOut {
  /** Nobody is invited by a file. */
  readonly participantCount: number;
  readonly cookCount: number;
  readonly buyerCount: number;
  /** Nothing is purchased in a new trip. */
  readonly purchasedCount: number;
  /** Nobody owes anything in a new trip. */
  readonly receiptCount: number;
}

/** A new trip; meals in the file's order. */
export interface TripImport {
  readonly fields: TripFields;
  readonly dietaryRestrictions: readonly string[];
  readonly meals: readonly ImportedMeal[];
  /** What no meal needs. */
  readonly items: readonly ImportedIngredient[];
  readonly shoppingPlan: ShoppingPlan | null;
  /** Of whom the importer takes themselves and those they bring. */
  readonly eaters: readonly ImportedEater[];
  readonly leftOut: LeftOut;
}

type Slot = Pick<ReadMeal, 'date' | 'type'>;

/** Or a message and the invalid field's path. */
export type Imported<Value> =
  | { readonly isRead: true; readonly value: Value }
  | { readonly isRead: false; readonly message: Message; readonly path: readonly PropertyKey[] };

export function tripsOfBackup(rawFile: unknown): Imported<readonly [unknown, ...unknown[]]> {
  const file = backupFields.safeParse(rawFile);
  if (!file.success) return refused(msg('tripImport.noBackup', 'This is not a trip backup.'));
  if (file.data.version > TRIP_EXPORT_VERSION)
    return refused(
      msg('tripImport.newerVersion', 'This backup was made by a newer version and cannot be read.'),
      ['version'],
    );
  const [first, ...others] = file.data.trips;
  return first === undefined
    ? refused(msg('tripImport.noTrip', 'This backup contains no trip.'), ['trips'])
    : read([first, ...others]);
}

/**
 * The plan of a new trip, and who eats by the file.
 * @param startDate new first day, which moves all days
 */
export function readTripImport(rawTrip: unknown, startDate: CalendarDate | null): Imported<TripImport> {
  const result = importedTripFields.safeParse(rawTrip);
  if (!result.success) return refusedFor(rawTrip, result.error);
  const { meals: rawMeals = [], ...trip } = result.data;
  const meals: ReadMeal[] = [];
  for (const [index, rawMeal] of rawMeals.entries()) {
    const meal = importedMealFields.safeParse(rawMeal);
    if (!meal.success) return refusedFor(rawTrip, meal.error, ['meals', index]);
    meals.push(meal.data);
  }
  const places = placesInSlots(meals);
  const taken = firstTaken(meals, places);
  const full = places.findIndex((place) => place >= LIMITS.slotDishes);
  const slotAt = (index: number) => slotName(meals[index] ?? { date: '', type: 'dinner' });
  if (taken >= 0)
    return refused(msg('tripImport.slotTwice', '{slot} appears twice.', { slot: slotAt(taken) }), [
      'meals',
      taken,
    ]);
  if (full >= 0)
    return refused(
      msg('tripImport.slotFull', '{slot} has more than {max} dishes.', {
        slot: slotAt(full),
        max: LIMITS.slotDishes,
      }),
      ['meals', full],
    );
  const days = startDate === null ? 0 : daysBetween(trip.startDate, startDate);
  const all = [trip.startDate, trip.endDate, ...meals.map((meal) => meal.date)];
  return all.every((date) => isCalendarDate(addDays(date, days)))
    ? read(movedBy(days, trip, meals))
    : refused(
        msg('tripImport.datesUnsupported', 'The new start date moves the trip beyond the supported dates.'),
        ['startDate'],
      );
}

function read<Value>(value: Value): Imported<Value> {
  return { isRead: true, value };
}

function refused(message: Message, path: readonly PropertyKey[] = []): Imported<never> {
  return { isRead: false, message, path };
}

function refusedFor(
  rawTrip: unknown,
  error: z.core.$ZodError,
  place: readonly PropertyKey[] = [],
): Imported<never> {
  const [{ message, path: inner } = { message: '', path: [] }] = error.issues;
  const path = [...place, ...inner];
  return path.length === 0
    ? refused(msg('tripImport.noTripOfBackup', 'This is not a trip from a backup.'))
    : refused(atItsPlace(rawTrip, path, messageOfField(message)), path);
}

/** 'Breakfast on 2026-07-02, ingredient 3: Quantity has to be text.' */
function atItsPlace(
  rawTrip: unknown,
  [list, index, inner, place]: readonly PropertyKey[],
  problem: Message,
): Message {
  if (typeof index !== 'number') return problem;
  if (list === 'items')
    return msg('tripImport.inItem', 'Item {number}: {problem}', { number: index + 1, problem });
  if (list !== 'meals') return problem;
  const slot = importedSlotFields.safeParse(valueAt(valueAt(rawTrip, list), index));
  const meal = slot.success
    ? slotName(slot.data)
    : msg('tripImport.meal', 'Meal {number}', { number: index + 1 });
  if (inner !== 'ingredients' || typeof place !== 'number')
    return msg('tripImport.inMeal', '{meal}: {problem}', { meal, problem });
  return msg('tripImport.inIngredient', '{meal}, ingredient {number}: {problem}', {
    meal,
    number: place + 1,
    problem,
  });
}

function slotName({ date, type }: Slot): Message {
  return msg('meal.onDate', '{meal} on {date}', { meal: MEAL_TYPE_NAMES[type], date });
}

function valueAt(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined;
}

/** Index of a dish whose slot has a dish that it does not stand beside, or is needed in part; -1: none. */
function firstTaken(meals: readonly ReadMeal[], places: readonly number[]): number {
  const [notNeeded, needed] = [true, false].map(
    (isOff) => new Set(meals.filter(({ status }) => (status === 'not_needed') === isOff).map(mealTimeKey)),
  );
  const isMixed = (key: string) => notNeeded?.has(key) === true && needed?.has(key) === true;
  const isBeside = (meal: ReadMeal) => meal.beside === true && !isMixed(mealTimeKey(meal));
  return meals.findIndex((meal, index) => (places[index] ?? 0) > 0 && !isBeside(meal));
}

function movedBy(days: number, trip: Omit<ReadTrip, 'meals'>, readMeals: readonly ReadMeal[]): TripImport {
  const {
    dietaryRestrictions = [],
    participants = [],
    eaters = [],
    items = [],
    shoppingPlan = null,
    costs = null,
    ...described
  } = trip;
  const startDate = addDays(trip.startDate, days);
  const fields = { ...described, startDate, endDate: addDays(trip.endDate, days) };
  const ingredients = [...readMeals.flatMap((meal) => meal.ingredients ?? []), ...items];
  // Outside the plan, meals without content are dropped.
  const meals = readMeals
    .map((meal) => importedMeal(meal, days))
    .filter(
      (meal) =>
        isInPlan(fields, meal) || hasContent({ ...meal, assignedToId: null }, meal.ingredients.length),
    );
  const places = placesInSlots(meals);
  return {
    fields,
    dietaryRestrictions,
    meals: meals.map((meal, index) => {
      const position = places[index] ?? 0;
      return { ...meal, position, isInstead: meal.isInstead && position > 0 };
    }),
    items: items.map(importedIngredient),
    shoppingPlan: movedPlan(shoppingPlan, days),
    eaters: eaters.map((eater) => importedEater(eater, days)),
    leftOut: {
      participantCount: participants.length,
      cookCount: readMeals.filter(isAssigned).length,
      buyerCount: ingredients.filter(isAssigned).length,
      purchasedCount: ingredients.filter(({ purchased }) => purchased === true).length,
      receiptCount: countOf(valueAt(costs, 'receipts')),
    },
  };
}

function countOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

function isAssigned({ assignedTo }: Pick<ReadMeal | ReadIngredient, 'assignedTo'>): boolean {
  return typeof assignedTo === 'string';
}

function importedMeal(meal: ReadMeal, days: number): Omit<ImportedMeal, 'position'> {
  return {
    ...importedPart(meal),
    date: addDays(meal.date, days),
    type: meal.type,
    name: meal.name ?? '',
    ...mealTextsOf(meal),
    ...mealNumbersOf(meal),
    ...importedTexts(meal),
    status: meal.status === 'not_needed' ? 'not_needed' : 'planned',
    isAiGenerated: meal.isAiGenerated ?? false,
    servingsQuarters: meal.servings ?? null,
    ingredients: (meal.ingredients ?? []).map(importedIngredient),
  };
}

/** Names are left out with the people: such a dish is for everybody, beside the others. */
function importedPart({ forWhom, isInstead }: ReadMeal): Pick<ImportedMeal, 'forWhom' | 'isInstead'> {
  const { group, cannotEat, names } = forWhom ?? {};
  if (group != null) return { forWhom: { group }, isInstead: isInstead === true };
  if (cannotEat != null) return { forWhom: { cannotEat }, isInstead: isInstead === true };
  return { forWhom: null, isInstead: names === undefined && isInstead === true };
}

/** What depends on the table is computed again. */
function importedTexts(
  meal: ReadMeal,
): Pick<ImportedMeal, 'instructions' | 'recipe' | 'minutes' | 'cooking'> {
  const { instructions = [], recipe = null, cooking = null, portions = 0, servings = null } = meal;
  // Files of earlier versions say them in the recipe alone.
  const minutes = typedMinutes(meal, null) ?? null;
  const texts = { instructions, recipe, minutes, cooking };
  const table = { portionQuarters: portions * 4, servingsQuarters: servings };
  return { ...texts, ...asStored({ instructions, recipe }, texts, table) };
}

function importedIngredient(ingredient: ReadIngredient): ImportedIngredient {
  const { apartOf, used = null, usedPerPortion = null } = ingredient;
  const notes = ingredient.notes ?? (apartOf === undefined ? null : insteadOfNote(apartOf));
  return {
    name: ingredient.name,
    quantity: ingredient.quantity ?? null,
    unit: ingredient.unit ?? null,
    // Nobody of the file is in the new trip, so a separate plate has no eaters.
    notes:
      usedPerPortion === null
        ? inEnglish(() => noteWithUse({ ...asWritten(ingredient.name), used, notes }))
        : notes,
    usedPerPortion,
    isTyped: ingredient.isTyped ?? false,
    ...ingredientTextsOf(ingredient),
    alternatives: ingredient.alternatives ?? [],
    selectedAlternative: ingredient.selectedAlternative ?? 0,
    isOptimized: ingredient.isOptimized ?? false,
    unavailable: importedUnavailable(ingredient),
  };
}

/** Nobody of the file is in the new trip. */
function importedUnavailable({ unavailable }: ReadIngredient): Unavailable | null {
  if (unavailable === undefined) return null;
  const { kind, at, message = null, shop = null } = unavailable;
  return { kind, at, message, shop, by: null, asked: null };
}
