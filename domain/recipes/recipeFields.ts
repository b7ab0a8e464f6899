import * as z from 'zod/mini';
import { fieldMsg, fieldText } from '../text/fieldText.ts';
import { msg, type Message } from '../text/message.ts';
import { LIMITS } from '../limits.ts';
import {
  AFTER_MALFORMED,
  idField,
  limitField,
  optionalText,
  requiredText,
  shortList,
  versionField,
  oneOf,
  flag,
} from '../text/text.ts';
import { hasUser, isHttp } from '../text/site/webAddress.ts';
import { MEAL_TYPES } from '../plan/meal.ts';
import { dishFields, instructions, minutes, servings, slotFields } from '../plan/mealFields.ts';
import { COOKING_EQUIPMENT } from '../plan/suggestionOptions.ts';
import {
  INGREDIENT_MALFORMED,
  ingredientContent,
  perIngredientText,
} from '../shopping/ingredient/ingredientFields.ts';
import { DIFFICULTIES, RECIPE_SOURCES } from './recipe.ts';

export const recipeIngredient = z.object(
  {
    name: ingredientContent.name,
    quantity: z._default(ingredientContent.quantity, null),
    unit: z._default(ingredientContent.unit, null),
    notes: z._default(ingredientContent.notes, null),
    alternatives: z._default(ingredientContent.alternatives, []),
    ...perIngredientText((text) => z._default(ingredientContent[text], null)),
  },
  { error: INGREDIENT_MALFORMED },
);

/** @param label "Meal types", for messages */
function choices<const Choice extends string>(label: Message, known: readonly Choice[]) {
  const error = msg('choice.listMalformed', '{label} have to be a list of {choices}.', {
    label,
    choices: known.join(', '),
  });
  return z.pipe(
    shortList(z.enum(known, { error: fieldText(error) }), known.length, { notAList: error, tooMany: error }),
    z.transform((list) => known.filter((one) => list.includes(one))),
  );
}

const mealTypes = choices(msg('field.mealTypes', 'Meal types'), MEAL_TYPES);
const equipment = choices(msg('field.equipment', 'Equipment'), COOKING_EQUIPMENT);

const difficulty = oneOf(msg('field.difficulty', 'Difficulty'), DIFFICULTIES);

const ADDRESS = fieldMsg(
  'recipe.sourceMalformed',
  'The source has to be a web address that starts with http:// or https://.',
);
/** People whom a recipe is shared with would read it. */
const NO_USER = fieldMsg(
  'recipe.sourceWithUser',
  'The source has a user name or password in it. Please remove it.',
);
const sourceUrl = z.pipe(
  optionalText(msg('field.sourceAddress', 'Source address'), LIMITS.text),
  z.nullable(z.string().check(z.refine(isAddress, ADDRESS), z.refine(isWithoutUser, NO_USER))),
);

function isAddress(text: string): boolean {
  return URL.canParse(text) && isHttp(new URL(text));
}

function isWithoutUser(text: string): boolean {
  return !URL.canParse(text) || !hasUser(new URL(text));
}

const name = requiredText(
  msg('field.recipeName', 'Recipe name'),
  LIMITS.name,
  msg('recipe.nameMissing', 'Please give the recipe a name.'),
);

const content = {
  description: z.optional(optionalText(msg('field.description', 'Description'), LIMITS.text)),
  servings: z.nullish(servings),
  minutes: z.nullish(minutes),
  difficulty: z.nullish(difficulty),
  ingredients: z.optional(
    shortList(recipeIngredient, LIMITS.mealIngredients, {
      notAList: msg('ingredient.listMalformed', 'Ingredients have to be a list.'),
      tooMany: msg('recipe.tooManyIngredients', 'A recipe can have at most {max} ingredients.', {
        max: LIMITS.mealIngredients,
      }),
    }),
  ),
  instructions: z.optional(instructions),
  mealTypes: z.optional(mealTypes),
  equipment: z.optional(equipment),
  sourceUrl: z.optional(sourceUrl),
  sourceName: z.optional(optionalText(msg('field.sourceName', 'Source name'), LIMITS.name)),
};

export const newRecipeFields = z.object(
  { name, ...content },
  { error: fieldMsg('recipe.malformed', 'A recipe has to be an object with its fields.') },
);

export const newRecipeListFields = z.object({
  recipes: z
    .array(newRecipeFields, { error: fieldMsg('recipe.listMalformed', 'Recipes have to be a list.') })
    .check(
      z.minLength(1, fieldMsg('recipe.listEmpty', 'Please send at least one recipe.')),
      z.maxLength(
        LIMITS.recipes,
        fieldMsg('recipe.listTooLong', 'An account can have at most {max} recipes.', { max: LIMITS.recipes }),
      ),
    ),
});

/** Absent fields stay, null clears. */
export const recipeChangeFields = z.object({ name: z.optional(name), ...content, version: versionField });

export const slotOfTrip = z.object({ tripId: idField(msg('field.tripId', 'Trip id')), ...slotFields });

/** A slot of a trip: by its meal, or by day and type. */
const slot = {
  mealId: z.nullish(idField(msg('field.mealId', 'Meal id'))),
  /** Of the meal. */
  tripId: z.nullish(idField(msg('field.tripId', 'Trip id'))),
  slot: z.nullish(slotOfTrip),
};

export const recipeSearchFields = z.object({
  search: z.optional(optionalText(msg('field.search', 'Search'), LIMITS.name)),
  mealType: z.nullish(slotFields.type),
  maxMinutes: z.nullish(minutes),
  equipment: z.nullish(equipment),
  ...slot,
  everybody: z.nullish(flag(msg('field.everybody', 'Everybody'))),
  sources: z.nullish(choices(msg('field.sources', 'Sources'), RECIPE_SOURCES)),
  limit: limitField(LIMITS.recipePage),
  after: z.nullish(
    z
      .string({ error: fieldText(AFTER_MALFORMED) })
      .check(z.regex(/^[1-9]\d{0,5}$/, fieldText(AFTER_MALFORMED))),
  ),
});

const NO_RECIPE_ID = fieldMsg('id.malformed', '{label} is not a valid id.', {
  label: msg('field.recipeId', 'Recipe id'),
});

/** A short name of the cookbook; a UUID has its form, too. */
export const RECIPE_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Of a recipe: a UUID, or a short name of the cookbook. */
const recipeId = z
  .string({ error: NO_RECIPE_ID })
  .check(z.toLowerCase(), z.regex(RECIPE_SLUG, NO_RECIPE_ID), z.maxLength(LIMITS.name, NO_RECIPE_ID));

export const recipeIdFields = z.object({ id: recipeId });
export const recipeSlotFields = z.object(slot);

const withSwaps = z.nullish(flag(msg('field.withSwaps', 'With swaps')));

export const fillMealFields = z.object({
  ...slot,
  recipeId,
  replace: z.nullish(flag(msg('field.replace', 'Replace'))),
  withSwaps,
  keepPurchased: z.nullish(flag(msg('field.keepPurchased', 'Keep purchased'))),
  ...dishFields,
});

export const saveMealFields = z.object({
  name: z.optional(optionalText(msg('field.recipeName', 'Recipe name'), LIMITS.name)),
  servings: z.nullish(servings),
  minutes: z.nullish(minutes),
  withIngredients: z.nullish(flag(msg('field.withIngredients', 'With ingredients'))),
  withSteps: z.nullish(flag(msg('field.withSteps', 'With steps'))),
  withSwaps,
});

export type SaveMealFields = z.output<typeof saveMealFields>;

const day = slotFields.date;

export const menuDay = z.object({ from: day, to: z._default(z.nullable(day), null) });

function isEachDayOnce(days: readonly { readonly from: string; readonly to: string | null }[]): boolean {
  const from = days.map((one) => one.from);
  const to = days.flatMap((one) => one.to ?? []);
  return new Set(from).size === from.length && new Set(to).size === to.length;
}

export const planAgainFields = z.object({
  fromTripId: idField(msg('field.earlierTrip', 'Earlier trip')),
  preview: z.nullish(flag(msg('field.preview', 'Preview'))),
  mealIds: z.nullish(
    shortList(idField(msg('field.mealId', 'Meal id')), LIMITS.importedMeals, {
      notAList: msg('meal.idsMalformed', 'Meals have to be a list of ids.'),
      tooMany: msg('planAgain.tooManyMeals', 'At most {max} meals can be copied at once.', {
        max: LIMITS.importedMeals,
      }),
    }),
  ),
  days: z.nullish(
    shortList(menuDay, LIMITS.tripDays, {
      notAList: msg('planAgain.daysMalformed', 'Days have to be a list of pairs of days.'),
      tooMany: msg('planAgain.tooManyDays', 'A trip has at most {max} days.', { max: LIMITS.tripDays }),
    }).check(z.refine(isEachDayOnce, fieldMsg('planAgain.dayTwice', 'Please name each day once.'))),
  ),
  items: z.nullish(flag(msg('field.items', 'Items'))),
});

export type PlanAgainFields = z.output<typeof planAgainFields>;

/** One of both: an address, or a pasted text. */
export const importRecipeFields = z
  .object({
    url: z.optional(optionalText(msg('field.address', 'Address'), LIMITS.text)),
    text: z.optional(optionalText(msg('field.text', 'Text'), LIMITS.ingredientList)),
  })
  .check(
    z.refine(({ url, text }) => (typeof url === 'string') !== (typeof text === 'string'), {
      error: fieldMsg('recipeImport.nothingGiven', 'Please give the address of a page, or paste a text.'),
      path: ['url'],
    }),
  );

const NO_FILE = fieldMsg('recipeImport.fileMalformed', 'The file has to be base64.');

/** A small file as base64, over GraphQL. */
export const recipeFileFields = z.object({
  base64: z.string({ error: NO_FILE }).check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/, NO_FILE)),
});

export type NewRecipeFields = z.output<typeof newRecipeFields>;
