import * as z from 'zod/mini';
import { LIMITS } from '../../../../domain/limits.ts';
import { MEAL_TYPES } from '../../../../domain/trip/meal.ts';
import { BUDGETS, COOKING_SKILLS, type CookingEquipment } from '../../../../domain/trip/suggestionOptions.ts';
import { findUnit } from '../../../../domain/shopping/units.ts';

/**
 * Ways to cook, and the equipment of which any one suffices. Minimal gear is a small burner, one pot whose
 * lid is a pan, and a knife; a hotplate heats one vessel at a time; a grill holds a skillet, but brings no
 * pot of water to a boil in good time; a heavy pot with a lid bakes and braises; a full kitchen grills under its broiler; whoever has an oven wraps
 * packets of foil as well.
 */
export const METHODS = {
  'no cooking': [
    'camping-stove',
    'full-kitchen',
    'outdoor-grill',
    'fire-pit',
    'minimal-gear',
    'rv-kitchen',
    'hotplate-only',
    'no-cooking',
  ],
  'one pot': ['camping-stove', 'full-kitchen', 'fire-pit', 'minimal-gear', 'rv-kitchen', 'hotplate-only'],
  'one pan': [
    'camping-stove',
    'full-kitchen',
    'outdoor-grill',
    'fire-pit',
    'minimal-gear',
    'rv-kitchen',
    'hotplate-only',
  ],
  skillet: ['camping-stove', 'full-kitchen', 'outdoor-grill', 'fire-pit', 'rv-kitchen', 'hotplate-only'],
  'pot and skillet': ['camping-stove', 'full-kitchen', 'fire-pit', 'rv-kitchen'],
  'heavy pot': ['full-kitchen', 'fire-pit', 'outdoor-grill'],
  grill: ['outdoor-grill', 'fire-pit', 'full-kitchen'],
  foil: ['outdoor-grill', 'fire-pit', 'full-kitchen', 'rv-kitchen'],
  sticks: ['fire-pit', 'outdoor-grill'],
  oven: ['full-kitchen', 'rv-kitchen'],
} as const satisfies Record<string, readonly CookingEquipment[]>;
export type Method = keyof typeof METHODS;

/** What a meal is on the plate: a plan that varies it does not feel like the same meal again. */
const KINDS = [
  'bake',
  'bar',
  'bowl',
  'curry',
  'dip',
  'drink',
  'eggs',
  'foil packet',
  'fruit',
  'grill',
  'mix',
  'noodles',
  'pancakes',
  'pasta',
  'plate',
  'porridge',
  'pudding',
  'rice',
  'salad',
  'sandwich',
  'skillet',
  'soup',
  'stew',
  'taco',
  'toast',
  'wrap',
] as const;

/** What a meal is mostly made of: no two in a row should share it. */
const MAIN_INGREDIENTS = [
  'apple',
  'avocado',
  'banana',
  'beans',
  'beef',
  'berries',
  'bread',
  'cheese',
  'chicken',
  'chickpeas',
  'chocolate',
  'coconut',
  'corn',
  'couscous',
  'dried fruit',
  'eggs',
  'fish',
  'flour',
  'fruit',
  'granola',
  'lamb',
  'lentils',
  'marshmallow',
  'mushrooms',
  'nuts',
  'oats',
  'pasta',
  'peanut butter',
  'pork',
  'potatoes',
  'quinoa',
  'rice',
  'sausage',
  'seeds',
  'shellfish',
  'squash',
  'sweet potatoes',
  'tofu',
  'tuna',
  'turkey',
  'vegetables',
  'yogurt',
] as const;

/** What people with allergies or beliefs have to know of a recipe, as its cook says it. */
const SUBSTANCES = [
  'meat',
  'pork',
  'fish',
  'shellfish',
  'dairy',
  'egg',
  'gluten',
  'nuts',
  'peanut',
  'soy',
  'sesame',
  'honey',
  'gelatin',
] as const;
export type Substance = (typeof SUBSTANCES)[number];

const text = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength));

const ingredientFields = z.strictObject({
  name: text(LIMITS.name),
  /** How much one person needs, in the unit; without a unit, how many. */
  amount: z.number().check(z.positive()),
  /** As {@link findUnit} knows it; null for what is counted by itself ("1 onion"). */
  unit: z.nullable(z.string().check(z.refine((unit) => findUnit(unit) !== null, 'The unit is not known.'))),
  notes: z.nullable(text(LIMITS.text)),
  /** What may be bought in its place, the best first. */
  alternatives: z.array(text(LIMITS.name)).check(z.maxLength(LIMITS.ingredientAlternatives)),
});

/** A recipe as it is written on a page of the cookbook. Amounts are for one person. */
export const recipeFields = z.strictObject({
  /** The name in small letters with hyphens: stays the same as long as the name does. */
  id: text(LIMITS.name).check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  name: text(LIMITS.name),
  /** One sentence that makes people want it. */
  description: text(200).check(z.regex(/^[^.!?]+\.$/)),
  /** The meals it suits, the one it was written for first. */
  types: z.array(z.enum(MEAL_TYPES)).check(z.minLength(1)),
  kind: z.enum(KINDS),
  mainIngredient: z.enum(MAIN_INGREDIENTS),
  method: z.enum(Object.keys(METHODS) as [Method, ...Method[]]),
  skill: z.enum(COOKING_SKILLS),
  budget: z.enum(BUDGETS),
  /** From the first cut to the plate, for a group of usual size. */
  minutes: z.int().check(z.positive()),
  /** Portions that are cooked at once, where that does not follow from the method and the kind. */
  batchSize: z.optional(z.int().check(z.positive())),
  /**
   * What is in it, pork besides meat: written by the cook, while diets are derived from the ingredients, so that each
   * is checked by the other.
   */
  contains: z.array(z.enum(SUBSTANCES)),
  ingredients: z.array(ingredientFields).check(z.minLength(1), z.maxLength(20)),
  /** Steps in order, without their numbers. */
  instructions: z.array(text(300)).check(z.minLength(3), z.maxLength(8)),
});

export type WrittenRecipe = z.output<typeof recipeFields>;
export type RecipeIngredient = z.output<typeof ingredientFields>;
