import * as z from 'zod/mini';
import { INVITE_STATUSES } from '../people/inviteStatus.ts';
import { MEAL_STATUSES, MEAL_TYPES } from '../trip/meal.ts';
import { perMealTypeFlag } from '../trip/mealTypeFlags.ts';
import { STORE_SECTIONS } from '../shopping/storeSection.ts';

/**
 * The form in which trips leave the product as JSON, and in which it takes one back. A file holds one trip or several;
 * of each trip any of the parts can be missing, since whoever exports says what to include. Texts stand in it as people
 * wrote them. What is added to the form later is optional and the version stays; a new version is for what an old reader
 * would misunderstand.
 */
export const TRIP_EXPORT_FORMAT = 'trip-backup';
export const TRIP_EXPORT_VERSION = 1;

/** What of a trip can be included (specification, section 9). */
export const EXPORT_PARTS = ['participants', 'schedule', 'meals', 'shoppingList'] as const;
export type ExportPart = (typeof EXPORT_PARTS)[number];

const INCLUDE = `Include has to be a selection of ${EXPORT_PARTS.join(', ')}.`;

/** What to include: a list, or one text with commas; all of it when nothing is said. */
export const exportFields = z.object({
  include: z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value.split(',') : (value ?? EXPORT_PARTS))),
    z.array(z.enum(EXPORT_PARTS, { error: INCLUDE }), { error: INCLUDE }),
  ),
});

/** Where a meal has no status, and in a slot without a meal, an export says `pending` (specification, section 3). */
export const EXPORTED_MEAL_STATUSES = [...MEAL_STATUSES, 'pending'] as const;

const textOrNone = z.nullable(z.string());

/** People are names: a file that is passed on carries no phone number. */
const participant = z.object({
  name: z.string(),
  isOrganizer: z.boolean(),
  inviteStatus: z.enum(INVITE_STATUSES),
});

const slot = z.object({
  type: z.enum(MEAL_TYPES),
  /** '12:30 PM', when meals of that type are served by default. */
  time: z.string(),
  status: z.enum(EXPORTED_MEAL_STATUSES),
  /** Name of the meal; blank while nobody has decided. */
  meal: z.string(),
  /** Who cooks. */
  assignedTo: textOrNone,
});

const day = z.object({
  /** yyyy-MM-dd */
  date: z.string(),
  slots: z.array(slot),
});

const ingredient = z.object({
  name: z.string(),
  quantity: textOrNone,
  unit: textOrNone,
  notes: textOrNone,
  /** Where the shop has it, by the name that is to be bought. */
  section: z.enum(STORE_SECTIONS),
  purchased: z.boolean(),
  /** Who buys. */
  assignedTo: textOrNone,
  alternatives: z.array(z.string()),
  /** 0 is the name itself, n is the nth alternative. */
  selectedAlternative: z.int(),
  /** Whether it is merged with the others of its name: one line, one total. */
  isOptimized: z.boolean(),
});

const meal = z.object({
  /** yyyy-MM-dd; it may lie outside the trip, where that was shortened. */
  date: z.string(),
  type: z.enum(MEAL_TYPES),
  name: z.string(),
  description: textOrNone,
  instructions: z.array(z.string()),
  recipe: textOrNone,
  /** Who cooks. */
  assignedTo: textOrNone,
  status: z.enum(EXPORTED_MEAL_STATUSES),
  isAiGenerated: z.boolean(),
  ingredients: z.array(ingredient),
});

const shoppingLine = z.object({
  /** What to buy, as the cart's line says it. */
  name: z.string(),
  /** How much, each as people read it: one total when merged, else the amount of each ingredient that has one. */
  amounts: z.array(z.string()),
  /** What the ingredients' notes say, each once. */
  notes: z.array(z.string()),
  purchased: z.boolean(),
  /** Who buys, each once. */
  assignedTo: z.array(z.string()),
});

const shoppingSection = z.object({ section: z.enum(STORE_SECTIONS), items: z.array(shoppingLine) });

const trip = z.object({
  id: z.string(),
  name: z.string(),
  location: z.string(),
  /** yyyy-MM-dd, both included. */
  startDate: z.string(),
  endDate: z.string(),
  ...perMealTypeFlag(() => z.boolean()),
  /** What its people do not eat. */
  dietaryRestrictions: z.array(z.string()),
  participants: z.optional(z.array(participant)),
  /** The plan: each day with a slot for each meal type that the trip has, by the hour. */
  schedule: z.optional(z.array(day)),
  /** All meals by day and hour with their recipes and ingredients, those outside the plan too. */
  meals: z.optional(z.array(meal)),
  /** What the meals need, as the cart groups it. */
  shoppingList: z.optional(z.array(shoppingSection)),
});

/** A file of exported trips: reads nothing but the form; whether a trip could be made of it is for the import. */
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
export type ExportedDay = z.output<typeof day>;
export type ExportedShoppingSection = z.output<typeof shoppingSection>;
