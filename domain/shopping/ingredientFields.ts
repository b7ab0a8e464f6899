import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { flag, idField, optionalText, requiredText, textList } from '../text/text.ts';

const content = {
  name: requiredText('Ingredient name', LIMITS.name, 'Please enter an ingredient name.'),
  quantity: z.optional(optionalText('Quantity', LIMITS.quantity)),
  unit: z.optional(optionalText('Unit', LIMITS.unit)),
  notes: z.optional(optionalText('Notes', LIMITS.text)),
  purchased: z.optional(flag('Purchased')),
  alternatives: z.optional(textList('Alternative', LIMITS.name, LIMITS.ingredientAlternatives)),
};

export const newIngredientFields = z.object(content, {
  error: 'An ingredient has to be an object with its fields.',
});

export const newIngredientListFields = z.object({
  ingredients: z
    .array(newIngredientFields, { error: 'Ingredients have to be a list.' })
    .check(
      z.minLength(1, 'Please send at least one ingredient.'),
      z.maxLength(
        LIMITS.mealIngredients,
        `At most ${LIMITS.mealIngredients} ingredients can be added at once.`,
      ),
    ),
});

const assignee = z.optional(z.nullable(idField('Assignee')));

/**
 * A change of an ingredient: what is absent stays, null takes a value away where there can be none. Who buys it is a
 * participant's id, which GraphQL calls `assignedToId`, as it is called everywhere, and REST `assignedTo` (specification,
 * section 7).
 */
export const ingredientChangeFields = z.object({
  ...content,
  name: z.optional(content.name),
  assignedToId: assignee,
  assignedTo: assignee,
  selectedAlternative: z.optional(
    z
      .int({ error: 'Selected alternative has to be a whole number.' })
      .check(
        z.minimum(0, 'Selected alternative cannot be negative.'),
        z.maximum(
          LIMITS.ingredientAlternatives,
          `Selected alternative can be at most ${LIMITS.ingredientAlternatives}.`,
        ),
      ),
  ),
});

export type NewIngredientFields = z.output<typeof newIngredientFields>;
export type IngredientChangeFields = z.output<typeof ingredientChangeFields>;
