import * as z from 'zod/mini';
import { fieldMsg, fieldText } from '../../text/fieldText.ts';
import { msg } from '../../text/message.ts';
import { LIMITS } from '../../limits.ts';
import {
  flag,
  idField,
  optionalText,
  requiredText,
  textList,
  versionField,
  perName,
} from '../../text/text.ts';

const nameMissing = msg('ingredient.nameMissing', 'Please enter an ingredient name.');

/** Screens tell it from what is wrong with a name. */
export const NAME_MISSING = fieldText(nameMissing);

/** Texts that may be absent, beside amount and notes: recipes, copies, files of trips and the browser have them all. */
const texts = { part: optionalText(msg('field.part', 'Part'), LIMITS.name) };
type IngredientText = keyof typeof texts;
export type IngredientTexts = Readonly<Record<IngredientText, string | null>>;

/** A value for each text that may be absent, by its name. */
export function perIngredientText<Value>(of: (text: IngredientText) => Value): Record<IngredientText, Value> {
  // The names are those of the object.
  return perName(Object.keys(texts) as IngredientText[], of);
}

/** Null where absent. */
export function ingredientTextsOf(
  ingredient: Partial<Record<IngredientText, string | null | undefined>>,
): IngredientTexts {
  return perIngredientText((text) => ingredient[text] ?? null);
}

/** Of an ingredient, in a meal or a recipe. */
export const ingredientContent = {
  name: requiredText(msg('field.ingredientName', 'Ingredient name'), LIMITS.name, nameMissing),
  quantity: optionalText(msg('field.quantity', 'Quantity'), LIMITS.quantity),
  unit: optionalText(msg('field.unit', 'Unit'), LIMITS.unit),
  notes: optionalText(msg('field.notes', 'Notes'), LIMITS.text),
  ...texts,
  alternatives: textList(
    msg('field.alternative', 'Alternative'),
    LIMITS.name,
    LIMITS.ingredientAlternatives,
    msg('alternative.tooMany', 'There can be at most {max} alternatives.', {
      max: LIMITS.ingredientAlternatives,
    }),
  ),
};

export const INGREDIENT_MALFORMED = fieldMsg(
  'ingredient.malformed',
  'An ingredient has to be an object with its fields.',
);

const content = {
  name: ingredientContent.name,
  quantity: z.optional(ingredientContent.quantity),
  unit: z.optional(ingredientContent.unit),
  notes: z.optional(ingredientContent.notes),
  ...perIngredientText((text) => z.optional(texts[text])),
  purchased: z.optional(flag(msg('field.purchased', 'Purchased'))),
  alternatives: z.optional(ingredientContent.alternatives),
};

export const newIngredientFields = z.object(content, { error: INGREDIENT_MALFORMED });

export const newIngredientListFields = z.object({
  ingredients: z
    .array(newIngredientFields, {
      error: fieldMsg('ingredient.listMalformed', 'Ingredients have to be a list.'),
    })
    .check(
      z.minLength(1, fieldMsg('ingredient.listEmpty', 'Please send at least one ingredient.')),
      z.maxLength(
        LIMITS.mealIngredients,
        fieldMsg('ingredient.listTooLong', 'At most {max} ingredients can be added at once.', {
          max: LIMITS.mealIngredients,
        }),
      ),
    ),
});

const participantId = z.nullish(idField(msg('field.assignee', 'Assignee')));

/** `assignedTo` is REST's (specification, section 7). */
export const assigneeFields = { assignedToId: participantId, assignedTo: participantId };
type AssigneeFields = z.output<z.ZodMiniObject<typeof assigneeFields>>;

export interface SentAssignee {
  readonly id: string | null;
  readonly field: keyof AssigneeFields;
}

/** Merges the two names; `assignedToId` wins. */
export function withAssignee<Fields extends AssigneeFields>({
  assignedToId,
  assignedTo,
  ...rest
}: Fields): Omit<Fields, keyof AssigneeFields> & { readonly assignee?: SentAssignee | undefined } {
  return { ...rest, assignee: sent('assignedToId', assignedToId) ?? sent('assignedTo', assignedTo) };
}

function sent(field: keyof AssigneeFields, id: string | null | undefined): SentAssignee | undefined {
  return id === undefined ? undefined : { id, field };
}

/** 0 is the ingredient itself. */
export const selectedAlternative = z.optional(
  z
    .int({
      error: fieldMsg('ingredient.alternativeMalformed', 'Selected alternative has to be a whole number.'),
    })
    .check(
      z.minimum(0, fieldMsg('ingredient.alternativeNegative', 'Selected alternative cannot be negative.')),
      z.maximum(
        LIMITS.ingredientAlternatives,
        fieldMsg('ingredient.alternativeTooLarge', 'Selected alternative can be at most {max}.', {
          max: LIMITS.ingredientAlternatives,
        }),
      ),
    ),
);

/** Absent fields stay, null clears. */
export const sentIngredientChange = z.object({
  ...content,
  ...assigneeFields,
  name: z.optional(content.name),
  selectedAlternative,
  version: versionField,
});
export const ingredientChangeFields = z.pipe(sentIngredientChange, z.transform(withAssignee));

export type NewIngredientFields = z.output<typeof newIngredientFields>;
export type IngredientChangeFields = z.output<typeof ingredientChangeFields>;
