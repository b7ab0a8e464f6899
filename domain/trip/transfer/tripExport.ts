import * as z from 'zod/mini';
import { fieldMsg } from '../../text/fieldText.ts';
import { cookingFields, usedPerPortionFields } from '../../recipes/kitchen/cookingFields.ts';
import { RECEIPT_KINDS, RECEIPT_SPLITS } from '../../costs/receipt.ts';
import { INVITE_STATUSES } from '../../people/inviteStatus.ts';
import { AVOID_KINDS, STRICTNESSES } from '../../people/eater/eater.ts';
import { DUTY_KINDS } from '../../plan/duty.ts';
import { MEAL_STATUSES, MEAL_TYPES } from '../../plan/meal.ts';
import { perMealNumber, perMealText } from '../../plan/mealFields.ts';
import { perMealTypeFlag } from '../../plan/mealTypeFlags.ts';
import { perIngredientText } from '../../shopping/ingredient/ingredientFields.ts';
import { EQUIPMENTS } from '../../shopping/days/shelfLife.ts';
import { exportedUnavailable } from '../../shopping/missing/unavailableFields.ts';
import { STORE_SECTIONS } from '../../shopping/food/storeSection.ts';

/** JSON of exports and imports: one trip or several, any part may be missing. Additions are optional. */
export const TRIP_EXPORT_FORMAT = 'trip-backup';
export const TRIP_EXPORT_VERSION = 1;

/** Specification, section 9, and costs. */
export const EXPORT_PARTS = ['participants', 'schedule', 'meals', 'shoppingList', 'costs'] as const;
export type ExportPart = (typeof EXPORT_PARTS)[number];

const INCLUDE = fieldMsg('tripExport.includeMalformed', 'Include has to be a selection of {choices}.', {
  choices: EXPORT_PARTS.join(', '),
});

/** A list or comma-separated; default all. */
export const exportFields = z.object({
  include: z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value.split(',') : (value ?? EXPORT_PARTS))),
    z.array(z.enum(EXPORT_PARTS, { error: INCLUDE }), { error: INCLUDE }),
  ),
});

/** `pending`: an empty slot or no status (specification, section 3). */
export const EXPORTED_MEAL_STATUSES = [...MEAL_STATUSES, 'pending'] as const;

const textOrNone = z.nullable(z.string());

/** Files are shared: no phone numbers. */
const participant = z.object({
  name: z.string(),
  isOrganizer: z.boolean(),
  inviteStatus: z.enum(INVITE_STATUSES),
  /** Declined, since they left with costs. Missing for all others. */
  hasLeft: z.optional(z.boolean()),
});

const mealTime = z.object({ date: z.string(), type: z.enum(MEAL_TYPES) });

const eater = z.object({
  name: z.string(),
  /** Who brings this companion; null for participants. */
  broughtBy: textOrNone,
  portion: z.number(),
  avoids: z.array(
    z.object({ kind: z.enum(AVOID_KINDS), value: z.string(), strictness: z.enum(STRICTNESSES) }),
  ),
  /** Missing unless the person said so. */
  eatsEverything: z.optional(z.boolean()),
  /** For those who cook. Missing without. */
  note: z.optional(z.string()),
  /** Missing without. */
  group: z.optional(z.string()),
  arrives: z.nullable(mealTime),
  leaves: z.nullable(mealTime),
  /** Slots at which the person eats though not there, or does not eat. */
  exceptions: z.array(z.extend(mealTime, { attends: z.boolean() })),
  /** Slots at which a participant helps or washes up. Missing without. */
  duties: z.optional(z.array(z.extend(mealTime, { kind: z.enum(DUTY_KINDS) }))),
});

const slot = z.object({
  type: z.enum(MEAL_TYPES),
  /** '12:30 PM' */
  time: z.string(),
  status: z.enum(EXPORTED_MEAL_STATUSES),
  /** Blank if unnamed, missing if the meals are left out. */
  meal: z.optional(z.string()),
  assignedTo: textOrNone,
});

const day = z.object({
  /** yyyy-MM-dd */
  date: z.string(),
  slots: z.array(slot),
});

const amount = z.object({ quantity: textOrNone, unit: textOrNone });

const ingredient = z.object({
  name: z.string(),
  /** As written. */
  quantity: textOrNone,
  unit: textOrNone,
  /** For those who eat it, as its meal shows it. Missing for items, and in files of earlier versions. */
  amount: z.optional(z.extend(amount, { exact: z.optional(amount) })),
  notes: textOrNone,
  /** By the name to buy. */
  section: z.enum(STORE_SECTIONS),
  purchased: z.boolean(),
  assignedTo: textOrNone,
  alternatives: z.array(z.string()),
  /** 0 is the name, n the nth alternative. */
  selectedAlternative: z.int(),
  isOptimized: z.boolean(),
  /** Missing if empty. */
  ...perIngredientText(() => z.optional(z.string())),
  /** A person typed the amount; missing: a recipe or suggestion wrote it. */
  isTyped: z.optional(z.boolean()),
  /** '13 cups': how much of packs goes into the dish. */
  used: z.optional(z.string()),
  /** The same for a portion; missing in files of a browser. */
  usedPerPortion: z.optional(usedPerPortionFields),
  /** What a shopper said who could not find it. */
  unavailable: z.optional(exportedUnavailable),
  /** Of a separate plate: what it replaces for some eaters. */
  apartOf: z.optional(z.string()),
  /** Who gets the separate plate. Missing without the participants, and while they are away. */
  apartFor: z.optional(z.object({ names: z.array(z.string()), isForAllergy: z.boolean() })),
});

const meal = z.object({
  /** yyyy-MM-dd, possibly outside the trip. */
  date: z.string(),
  type: z.enum(MEAL_TYPES),
  name: z.string(),
  ...perMealText(() => textOrNone),
  instructions: z.array(z.string()),
  assignedTo: textOrNone,
  status: z.enum(EXPORTED_MEAL_STATUSES),
  isAiGenerated: z.boolean(),
  /** Missing if amounts are fixed. */
  servings: z.optional(z.number()),
  /** Missing if nobody said. */
  ...perMealNumber(() => z.optional(z.int())),
  /** How the texts follow the table. Missing if people wrote them, and in files of a browser. */
  cooking: z.optional(cookingFields),
  /** With `cooking`: those the texts are for. */
  portions: z.optional(z.number()),
  /** It stands beside the dishes of its slot that come before it. */
  beside: z.optional(z.boolean()),
  /** Those whom it is for do not get the first dish of its slot. */
  isInstead: z.optional(z.boolean()),
  /** One of them: the part of the table that it is for. Missing: everybody. */
  forWhom: z.optional(
    z.object({
      names: z.optional(z.array(z.string())),
      group: z.optional(z.string()),
      cannotEat: z.optional(z.string()),
    }),
  ),
  /** Missing if the shopping list is left out. */
  ingredients: z.optional(z.array(ingredient)),
});

const shoppingLine = z.object({
  name: z.string(),
  /** One total if merged, else each amount. */
  amounts: z.array(z.string()),
  /** Distinct. */
  notes: z.array(z.string()),
  purchased: z.boolean(),
  /** Buyers, distinct. */
  assignedTo: z.array(z.string()),
});

const shoppingSection = z.object({ section: z.enum(STORE_SECTIONS), items: z.array(shoppingLine) });

/** Amounts are decimal text. */
const costs = z.object({
  /** ISO 4217 */
  currency: z.string(),
  /** What the receipts add up to. */
  spent: z.string(),
  receipts: z.array(
    z.object({
      /** yyyy-MM-dd */
      date: z.string(),
      label: z.string(),
      kind: z.enum(RECEIPT_KINDS),
      split: z.enum(RECEIPT_SPLITS),
      paidBy: textOrNone,
      amount: z.string(),
      currency: z.string(),
      rate: textOrNone,
      /** In the trip's currency. */
      tripAmount: z.string(),
    }),
  ),
  /** Missing if the participants are left out, as the payments. */
  balances: z.optional(
    z.array(
      z.object({
        name: z.string(),
        paid: z.string(),
        share: z.string(),
        transferred: z.string(),
        balance: z.string(),
      }),
    ),
  ),
  payments: z.optional(
    z.array(z.object({ from: z.string(), to: z.string(), amount: z.string(), date: z.string() })),
  ),
});

const trip = z.object({
  id: z.string(),
  name: z.string(),
  location: z.string(),
  /** yyyy-MM-dd, both included. */
  startDate: z.string(),
  endDate: z.string(),
  ...perMealTypeFlag(() => z.boolean()),
  dietaryRestrictions: z.array(z.string()),
  participants: z.optional(z.array(participant)),
  /** With the participants: what people do not eat is their own matter. */
  eaters: z.optional(z.array(eater)),
  /** By day and time. */
  schedule: z.optional(z.array(day)),
  /** By day and time, also outside the plan. */
  meals: z.optional(z.array(meal)),
  /** What no meal needs. Missing if there are none, or the shopping list is left out. */
  items: z.optional(z.array(ingredient)),
  shoppingList: z.optional(z.array(shoppingSection)),
  /** Days on which somebody can shop. Missing if nobody chose them, or the shopping list is left out. */
  shoppingPlan: z.optional(z.object({ equipment: z.enum(EQUIPMENTS), days: z.array(z.string()) })),
  /** Missing if there are none, they were never read, or are left out. */
  costs: z.optional(costs),
});

/** The import has its own schema. */
export const tripExportFile = z.object({
  format: z.literal(TRIP_EXPORT_FORMAT),
  version: z.literal(TRIP_EXPORT_VERSION),
  /** ISO 8601 */
  exportedAt: z.string(),
  trips: z.array(trip),
});

export type TripExportFile = z.output<typeof tripExportFile>;
export type ExportedTrip = TripExportFile['trips'][number];
export type ExportedMeal = z.output<typeof meal>;
export type ExportedIngredient = z.output<typeof ingredient>;
export type ExportedEater = z.output<typeof eater>;
export type ExportedCosts = z.output<typeof costs>;
export type ExportedSlot = z.output<typeof slot>;
export type ExportedDay = z.output<typeof day>;
export type ExportedShoppingSection = z.output<typeof shoppingSection>;
