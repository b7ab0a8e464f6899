import * as z from 'zod/mini';
import { LIMITS } from '../../../../../domain/limits.ts';
import { MEAL_TYPES } from '../../../../../domain/plan/meal.ts';
import {
  BUDGETS,
  COOKING_SKILLS,
  type CookingEquipment,
} from '../../../../../domain/plan/suggestionOptions.ts';
import { RECIPE_SLUG } from '../../../../../domain/recipes/recipeFields.ts';
import { findUnit } from '../../../../../domain/shopping/amount/units.ts';

/**
 * Cooking methods, and the equipment of which any one is enough. Minimal gear: small burner, pot with a lid as pan,
 * knife. A grill boils no pot in time; a heavy pot bakes and braises.
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

/** A plan varies them. */
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
  'side',
  'skillet',
  'soup',
  'stew',
  'taco',
  'toast',
  'wrap',
] as const;

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
  /** For one person. */
  amount: z.number().check(z.positive()),
  /** Null for a count ("1 onion"). */
  unit: z.nullable(z.string().check(z.refine((unit) => findUnit(unit) !== null, 'The unit is not known.'))),
  notes: z.nullable(text(LIMITS.text)),
  alternatives: z.array(text(LIMITS.name)).check(z.maxLength(LIMITS.ingredientAlternatives)),
});

export const recipeFields = z.strictObject({
  /** Derived from the name, the first one if it has had several. */
  id: text(LIMITS.name).check(z.regex(RECIPE_SLUG)),
  name: text(LIMITS.name),
  /** Plans and votes may have them; the oldest first. */
  formerNames: z.array(text(LIMITS.name)),
  description: text(200).check(z.regex(/^[^.!?]+\.$/)),
  types: z.array(z.enum(MEAL_TYPES)).check(z.minLength(1)),
  kind: z.enum(KINDS),
  mainIngredient: z.enum(MAIN_INGREDIENTS),
  method: z.enum(Object.keys(METHODS) as [Method, ...Method[]]),
  skill: z.enum(COOKING_SKILLS),
  budget: z.enum(BUDGETS),
  /** For four people. */
  minutes: z.int().check(z.positive()),
  /** Portions, where method and kind do not tell. */
  batchSize: z.optional(z.int().check(z.positive())),
  /** Tests compare it with the ingredients. */
  contains: z.array(z.enum(SUBSTANCES)),
  ingredients: z.array(ingredientFields).check(z.minLength(1), z.maxLength(20)),
  instructions: z.array(text(300)).check(z.minLength(3), z.maxLength(8)),
});

export type WrittenRecipe = z.output<typeof recipeFields>;
export type RecipeIngredient = z.output<typeof ingredientFields>;

/** @param names in lower case */
export function isNamed(
  { name, formerNames }: Pick<WrittenRecipe, 'name' | 'formerNames'>,
  names: ReadonlySet<string>,
): boolean {
  return [name, ...formerNames].some((one) => names.has(one.toLowerCase()));
}
