import * as z from 'zod/mini';
import { fieldMsg } from '../../text/fieldText.ts';
import { msg } from '../../text/message.ts';
import { LIMITS } from '../../limits.ts';
import { requiredText } from '../../text/text.ts';
import { newIngredientFields } from '../ingredient/ingredientFields.ts';
import { fieldsOfLine } from '../line/lineFields.ts';

const NO_ITEM = fieldMsg('item.malformed', 'An item has to be an object with a line, or a name.');

const { name, quantity, unit, notes } = newIngredientFields.shape;

export const sentItem = {
  line: z.nullish(
    requiredText(
      msg('field.item', 'Item'),
      LIMITS.ingredientLine,
      msg('item.missing', 'Please enter an item.'),
    ),
  ),
  name: z.optional(name),
  quantity,
  unit,
  notes,
};

/** `{ line }` as typed, read like an ingredient; or `{ name, quantity?, unit?, notes? }`. */
export const newItemFields = z.pipe(
  z.pipe(
    z.looseObject({ line: sentItem.line }, { error: NO_ITEM }),
    z.transform(({ line, ...fields }) => (typeof line === 'string' ? fieldsOfLine(line) : fields)),
  ),
  z.object({ name, quantity, unit, notes }, { error: NO_ITEM }),
);

export const newItemListFields = z.object({
  items: z
    .array(newItemFields, { error: fieldMsg('item.listMalformed', 'Items have to be a list.') })
    .check(
      z.minLength(1, fieldMsg('item.listEmpty', 'Please send at least one item.')),
      z.maxLength(
        LIMITS.mealIngredients,
        fieldMsg('item.listTooLong', 'At most {max} items can be added at once.', {
          max: LIMITS.mealIngredients,
        }),
      ),
    ),
});

export type NewItemFields = z.output<typeof newItemFields>;
