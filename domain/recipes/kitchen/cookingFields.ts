import * as z from 'zod/mini';
import { fieldMsg } from '../../text/fieldText.ts';
import { msg } from '../../text/message.ts';
import { LIMITS } from '../../limits.ts';
import { flag, optionalText, requiredText, textList, oneOf } from '../../text/text.ts';
import { TOO_MANY_STEPS } from '../../plan/mealFields.ts';
import { GROWTHS } from '../../shopping/amount/usedAmount.ts';

const COUNT = fieldMsg('cooking.countMalformed', 'How it is cooked has to have whole portions and minutes.');
const count = (lowest: number, most: number) =>
  z.int({ error: COUNT }).check(z.gte(lowest, COUNT), z.lte(most, COUNT));
const minutes = z.number({ error: COUNT }).check(z.gte(0, COUNT), z.lte(LIMITS.recipeMinutes, COUNT));

const batches = z.object({
  size: count(1, LIMITS.portionsInFiles),
  verb: z.enum(['Cook', 'Make'], { error: fieldMsg('cooking.verbMalformed', 'A batch is cooked or made.') }),
  vessel: requiredText(
    msg('field.theVessel', 'The vessel'),
    LIMITS.name,
    msg('cooking.vesselMissing', 'Please name the vessel of a batch.'),
  ),
  several: optionalText(msg('field.severalVessels', 'Several vessels'), LIMITS.name),
  isInTurns: flag(msg('field.inTurns', 'In turns')),
});

const time = z.object({
  waiting: minutes,
  cooking: minutes,
  cutting: minutes,
  stated: minutes,
  heatsPot: flag(msg('field.heatsAPot', 'Heats a pot')),
});

/** In a file: how a meal's texts follow its table. */
export const cookingFields = z.object(
  {
    servingLine: requiredText(
      msg('field.theLineOfServings', 'The line of servings'),
      LIMITS.text,
      msg('cooking.servingLineMissing', 'Please say what the recipe serves.'),
    ),
    perPerson: textList(msg('field.step', 'Step'), LIMITS.text, LIMITS.mealInstructions, TOO_MANY_STEPS),
    batches: z.nullable(batches),
    time: z.nullable(time),
  },
  { error: fieldMsg('cooking.malformed', 'How it is cooked has to be an object with its fields.') },
);

/** In a file: of what is bought in packs, what goes into a portion of the dish. */
export const usedPerPortionFields = z.object(
  {
    quantity: requiredText(
      msg('field.quantity', 'Quantity'),
      LIMITS.quantity,
      msg('usedAmount.missing', 'Please say how much is used.'),
    ),
    unit: optionalText(msg('field.unit', 'Unit'), LIMITS.unit),
    growth: oneOf(msg('field.growth', 'Growth'), GROWTHS),
  },
  {
    error: fieldMsg('usedAmount.malformed', 'What is used of a portion has to be an object with its fields.'),
  },
);
