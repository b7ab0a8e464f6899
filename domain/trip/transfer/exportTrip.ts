import { listedName } from '../../shopping/food/listedName.ts';
import type { Cooking } from '../../recipes/kitchen/cooking.ts';
import { noteWithUse } from '../../recipes/kitchen/noteWithUse.ts';
import type { UsedPerPortion } from '../../shopping/amount/usedAmount.ts';
import { chosenName, type Replaceable } from '../../shopping/ingredient/ingredient.ts';
import { ingredientTextsOf, type IngredientTexts } from '../../shopping/ingredient/ingredientFields.ts';
import type { StapleAnswer } from '../../shopping/home/staples.ts';
import type { Unavailable } from '../../shopping/missing/unavailable.ts';
import type { ShoppingPlan } from '../../shopping/days/shoppingDays.ts';
import { textOf } from '../../text/asText.ts';
import { nameWithLeaving } from '../../people/formerMember.ts';
import { hasAllergy } from '../../people/eater/eater.ts';
import type { InviteStatus } from '../../people/inviteStatus.ts';
import { isAsTyped, listedAs, type ListedRow } from '../../shopping/amount/neededAmount.ts';
import { cartByStoreSection, lineText, isMerged, type MergeableRow } from '../../shopping/list/shopping.ts';
import { storeSection } from '../../shopping/food/storeSection.ts';
import type { ForWhom, PartOfEaters } from '../../plan/forWhom.ts';
import { mealNumbersOf, mealTextsOf, type MealNumbers, type MealTexts } from '../../plan/mealFields.ts';
import { flagsOf } from '../../plan/mealTypeFlags.ts';
import { shoppingListParts, type MealPlace } from '../../shopping/list/shoppingList.ts';
import type { MealTime } from '../../plan/mealTime.ts';
import type { PlannedTrip, SlottedMeal } from '../../plan/plan.ts';
import {
  TRIP_EXPORT_FORMAT,
  TRIP_EXPORT_VERSION,
  type ExportedDay,
  type ExportedIngredient,
  type ExportedMeal,
  type ExportedShoppingSection,
  type ExportedTrip,
  type ExportPart,
  type TripExportFile,
} from './tripExport.ts';
import { exportedCosts, isWithoutCosts, withoutPayers, type SourceCosts } from './exportCosts.ts';
import { exportedEaters, type SourceAttendance } from './exportEaters.ts';
import { nameInFile, schedule, type NameOf } from './tripSchedule.ts';

interface SourceParticipant {
  readonly id: string;
  readonly name: string;
  readonly isOrganizer: boolean;
  readonly inviteStatus: InviteStatus;
  /** Null or missing: did not leave. */
  readonly leftAt?: unknown;
}

interface SourceIngredient extends Replaceable, ListedRow, IngredientTexts {
  readonly id: string;
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly notes: string | null;
  /** '13 cups': how much of packs goes into the dish. */
  readonly used: string | null;
  /** Missing in the browser. */
  readonly usedPerPortion?: UsedPerPortion | null;
  /** A person typed the amount; missing: unknown. */
  readonly isTyped?: boolean | undefined;
  readonly assignedToId: string | null;
  readonly mergedAs: string | null;
  /** The row that it replaces for some eaters. */
  readonly apartOfId: string | null;
  /** They. */
  readonly apartEaterIds: readonly string[];
  readonly staple: Pick<StapleAnswer, 'answer' | 'at'> | null;
  readonly unavailable: Pick<Unavailable, 'kind' | 'at' | 'message' | 'shop'> | null;
}

interface SourceMeal extends SlottedMeal, MealTexts, MealNumbers {
  readonly instructions: readonly string[];
  readonly isAiGenerated: boolean;
  /** Null: amounts are fixed. */
  readonly servingsQuarters: number | null;
  /** How its texts, which are those for the portions, follow the table. Missing in the browser. */
  readonly cooking?: Cooking | null;
  readonly portionQuarters?: number;
  readonly isInstead: boolean;
  /** Null: everybody. */
  readonly forWhom: ForWhom | null;
  /** Those who get it. */
  readonly eaterIds: readonly string[];
}

interface SourceTrip extends PlannedTrip {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  readonly dietaryRestrictions: readonly string[];
  /** Missing if it was never read. */
  readonly shoppingPlan?: ShoppingPlan | null | undefined;
}

/** From the server or the browser's store. */
export interface ExportSource {
  readonly trip: SourceTrip;
  readonly participants: readonly SourceParticipant[];
  /** Missing if it was never read. */
  readonly attendance?: SourceAttendance | undefined;
  readonly meals: readonly { readonly meal: SourceMeal; readonly ingredients: readonly SourceIngredient[] }[];
  /** Ingredients without a meal; missing if they were never read. */
  readonly items?: readonly SourceIngredient[] | undefined;
  /** Missing if they were never read. */
  readonly costs?: SourceCosts | undefined;
}

/** Its shopping list is in the units of the reader. */
export function exportedTrip({
  trip,
  participants,
  attendance,
  meals,
  items = [],
  costs,
}: ExportSource): ExportedTrip {
  const names = new Map(participants.map((one) => [one.id, nameInFile(textOf(nameWithLeaving(one)))]));
  const nameOf: NameOf = (id) => (id === null ? null : (names.get(id) ?? null));
  const { id, name, location, startDate, endDate, dietaryRestrictions, shoppingPlan } = trip;
  return {
    id,
    name,
    location,
    startDate,
    endDate,
    ...flagsOf(trip.mealTypes),
    dietaryRestrictions: [...dietaryRestrictions],
    participants: participants.map(({ name: own, isOrganizer, inviteStatus, leftAt }) => ({
      name: nameInFile(own),
      isOrganizer,
      inviteStatus,
      ...(leftAt == null ? {} : { hasLeft: true }),
    })),
    ...(attendance === undefined ? {} : { eaters: exportedEaters(attendance, nameOf) }),
    schedule: schedule(
      trip,
      meals.map(({ meal }) => meal),
      nameOf,
    ),
    meals: meals.map(({ meal, ingredients }) => ({
      ...exportedMeal(meal),
      ...exportedPart(meal, attendance),
      assignedTo: nameOf(meal.assignedToId),
      ingredients: ingredients.map((one) => ({
        ...exportedIngredient(one, nameOf),
        amount: exportedAmount(one),
        ...apartOf(one, ingredients),
        ...apartFor(one, meal, attendance),
      })),
    })),
    ...(items.length === 0 ? {} : { items: items.map((one) => exportedIngredient(one, nameOf)) }),
    shoppingList: shoppingList({ trip, meals, items }, nameOf),
    ...(shoppingPlan == null
      ? {}
      : { shoppingPlan: { equipment: shoppingPlan.equipment, days: [...shoppingPlan.days] } }),
    ...(costs === undefined || isWithoutCosts(costs) ? {} : { costs: exportedCosts(costs, nameOf) }),
  };
}

export function exportFile(trips: readonly ExportedTrip[], now: Date): TripExportFile {
  return {
    format: TRIP_EXPORT_FORMAT,
    version: TRIP_EXPORT_VERSION,
    exportedAt: now.toISOString(),
    trips: [...trips],
  };
}

/** Parts name nothing of the others: no cook or buyer, no meal's name, no ingredient of a part left out. */
export function withParts(trip: ExportedTrip, parts: ReadonlySet<ExportPart>): ExportedTrip {
  const {
    participants,
    eaters,
    schedule: days,
    meals,
    items,
    shoppingList: sections,
    shoppingPlan,
    costs,
    ...itself
  } = trip;
  const named = parts.has('participants');
  const kept: ExportedTrip = { ...itself };
  if (named && participants) kept.participants = participants;
  if (named && eaters) kept.eaters = eaters;
  if (parts.has('schedule') && days) {
    const namedDays = named ? days : days.map(withoutCooks);
    kept.schedule = parts.has('meals') ? namedDays : namedDays.map(withoutMealNames);
  }
  if (parts.has('meals') && meals) {
    const namedMeals = named ? meals : meals.map(withoutPeople);
    kept.meals = parts.has('shoppingList') ? namedMeals : namedMeals.map(withoutIngredients);
  }
  if (parts.has('shoppingList') && items) kept.items = named ? items : items.map(withoutNames);
  if (parts.has('shoppingList') && sections)
    kept.shoppingList = named ? sections : sections.map(withoutBuyers);
  if (parts.has('shoppingList') && shoppingPlan) kept.shoppingPlan = shoppingPlan;
  if (parts.has('costs') && costs) kept.costs = named ? costs : withoutPayers(costs);
  return kept;
}

function exportedMeal(meal: SourceMeal): Omit<ExportedMeal, 'assignedTo' | 'ingredients'> {
  const {
    date,
    type,
    name,
    instructions,
    status,
    isAiGenerated,
    servingsQuarters,
    cooking = null,
    portionQuarters = 0,
  } = meal;
  return {
    date,
    type,
    name,
    ...mealTextsOf(meal),
    status,
    isAiGenerated,
    ...(servingsQuarters === null ? {} : { servings: servingsQuarters / 4 }),
    ...known(mealNumbersOf(meal)),
    ...(cooking === null
      ? {}
      : { cooking: { ...cooking, perPerson: [...cooking.perPerson] }, portions: portionQuarters / 4 }),
    instructions: [...instructions],
  };
}

/** Without those that are null. */
function known<Name extends string, Value>(values: Readonly<Record<Name, Value | null>>) {
  const entries = Object.entries(values).filter(([, value]) => value !== null);
  // The names are those of the object.
  return Object.fromEntries(entries) as Partial<Record<Name, Value>>;
}

/** Whom a dish is for, beside which others. */
function exportedPart(
  { position, isInstead, forWhom }: SourceMeal,
  attendance: SourceAttendance | undefined,
): Pick<ExportedMeal, 'beside' | 'isInstead' | 'forWhom'> {
  return {
    ...(position > 0 && { beside: true }),
    ...(isInstead && { isInstead }),
    ...(forWhom !== null && {
      forWhom: 'eaterIds' in forWhom ? { names: namesOf(forWhom, attendance) } : forWhom,
    }),
  };
}

function namesOf(part: PartOfEaters, attendance: SourceAttendance | undefined): string[] {
  return eatersOf(part, attendance).map(({ name }) => nameInFile(name));
}

function eatersOf({ eaterIds }: PartOfEaters, attendance: SourceAttendance | undefined) {
  return (attendance?.eaters ?? []).filter(({ id }) => eaterIds.includes(id));
}

/** The name of what a separate plate replaces, without the people. */
function apartOf(
  { apartOfId }: SourceIngredient,
  ingredients: readonly SourceIngredient[],
): Pick<ExportedIngredient, 'apartOf'> {
  const original = ingredients.find(({ id }) => id === apartOfId);
  return original === undefined ? {} : { apartOf: chosenName(original) };
}

/** Whether the allergy is to what the plate replaces is not judged here: files err on the careful side. */
function apartFor(
  { apartEaterIds }: SourceIngredient,
  meal: SourceMeal,
  attendance: SourceAttendance | undefined,
): Pick<ExportedIngredient, 'apartFor'> {
  const theirs = eatersOf(meal, attendance).filter(({ id }) => apartEaterIds.includes(id));
  if (theirs.length === 0) return {};
  const names = theirs.map(({ name }) => nameInFile(name));
  return { apartFor: { names, isForAllergy: theirs.some(hasAllergy) } };
}

function exportedAmount({
  amount: { quantity, unit, exact },
}: SourceIngredient): ExportedIngredient['amount'] {
  if (exact == null) return { quantity, unit };
  return { quantity, unit, exact: { quantity: exact.quantity, unit: exact.unit } };
}

function exportedIngredient(ingredient: SourceIngredient, nameOf: NameOf): ExportedIngredient {
  const { name, quantity, unit, notes, used, usedPerPortion = null, purchased } = ingredient;
  const { alternatives, selectedAlternative, mergedAs } = ingredient;
  const listed = listedName(ingredient);
  return {
    name,
    quantity,
    unit,
    notes,
    purchased,
    selectedAlternative,
    ...(ingredient.isTyped === true ? { isTyped: true } : {}),
    ...known(ingredientTextsOf(ingredient)),
    ...(used === null ? {} : { used }),
    ...(usedPerPortion === null ? {} : { usedPerPortion }),
    section: storeSection(listed),
    isOptimized: isMerged({ name: listed, mergedAs }),
    assignedTo: nameOf(ingredient.assignedToId),
    alternatives: [...alternatives],
    ...notFound(ingredient),
  };
}

/** Without people. */
function notFound({ unavailable }: SourceIngredient): Pick<ExportedIngredient, 'unavailable'> {
  if (unavailable === null) return {};
  const { kind, at, message, shop } = unavailable;
  return { unavailable: { kind, at, message, shop } };
}

/** Of a trip, what decides on its shopping list. */
interface ListSource extends Pick<ExportSource, 'items'> {
  readonly trip: PlannedTrip;
  readonly meals: readonly {
    readonly meal: Pick<SlottedMeal, keyof MealTime | 'status'>;
    readonly ingredients: readonly SourceIngredient[];
  }[];
}

/** What the shopping list shows, to buy or bought. */
export function listedRows({ trip, meals, items = [] }: ListSource) {
  const all = [
    ...meals.flatMap(({ meal: { date, type, status }, ingredients }) =>
      ingredients.map((one) => shoppingRow(one, { mealDate: date, mealType: type, mealStatus: status })),
    ),
    ...items.map((one) => shoppingRow(one, { mealDate: null, mealType: null, mealStatus: null })),
  ];
  return shoppingListParts(trip, all).rows;
}

function shoppingList(source: ListSource, nameOf: NameOf): ExportedShoppingSection[] {
  return cartByStoreSection(listedRows(source)).map(({ section, groups }) => ({
    section,
    items: groups.map((group) => ({
      name: group.name,
      amounts: [textOf(lineText(group))].filter(Boolean),
      notes: eachOnce(group.rows.map(({ notes }) => notes)),
      purchased: group.isPurchased,
      assignedTo: eachOnce(group.rows.map(({ assignedToId }) => nameOf(assignedToId))),
    })),
  }));
}

function shoppingRow(ingredient: SourceIngredient, place: MealPlace) {
  const { id, assignedToId, mergedAs, unavailable, staple } = ingredient;
  const notes = noteWithUse(ingredient, ingredient.amount.unit);
  const row: MergeableRow & { readonly notes: string | null } = {
    id,
    name: chosenName(ingredient),
    notes,
    assignedToId,
    mergedAs,
    ...listedAs(ingredient),
    isTyped: isAsTyped({ ...ingredient, isTyped: ingredient.isTyped === true }),
  };
  return { ...row, ...place, unavailable, staple };
}

function eachOnce(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.filter((text) => text !== null))];
}

function withoutCooks({ date, slots }: ExportedDay): ExportedDay {
  return { date, slots: slots.map((slot) => ({ ...slot, assignedTo: null })) };
}

function withoutMealNames({ date, slots }: ExportedDay): ExportedDay {
  return { date, slots: slots.map(({ meal: _, ...slot }) => slot) };
}

function withoutPeople(meal: ExportedMeal): ExportedMeal {
  const { ingredients, forWhom, ...others } = meal;
  const kept: ExportedMeal = { ...others, assignedTo: null };
  if (forWhom !== undefined) kept.forWhom = forWhom.names === undefined ? forWhom : { names: [] };
  if (ingredients) kept.ingredients = ingredients.map(withoutNames);
  return kept;
}

function withoutNames({ apartFor: _, ...one }: ExportedIngredient): ExportedIngredient {
  return { ...one, assignedTo: null };
}

function withoutIngredients({ ingredients: _, ...meal }: ExportedMeal): ExportedMeal {
  return meal;
}

function withoutBuyers({ section, items }: ExportedShoppingSection): ExportedShoppingSection {
  return { section, items: items.map((item) => ({ ...item, assignedTo: [] })) };
}
