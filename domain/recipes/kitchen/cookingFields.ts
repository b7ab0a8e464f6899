import * as z from 'zod/mini';
import { LIMITS } from '../../limits.ts';
import { flag, optionalText, requiredText, textList } from '../../text/text.ts';
import { GROWTHS } from './usedAmount.ts';

const MOST_PORTIONS = 10_000;

const COUNT = 'How it is cooked has to have whole portions and minutes.';
const count = (lowest: number, most: number) =>
  z.int({ error: COUNT }).check(z.gte(lowest, COUNT), z.lte(most, COUNT));
const minutes = z.number({ error: COUNT }).check(z.gte(0, COUNT), z.lte(LIMITS.recipeMinutes, COUNT));

const batches = z.object({
  size: count(1, MOST_PORTIONS),
  verb: z.enum(['Cook', 'Make'], { error: 'A batch is cooked or made.' }),
  vessel: requiredText('The vessel', LIMITS.name, 'Please name the vessel of a batch.'),
  several: optionalText('Several vessels', LIMITS.name),
  isInTurns: flag('In turns'),
});

const time = z.object({
  waiting: minutes,
  cooking: minutes,
  cutting: minutes,
  stated: minutes,
  heatsPot: flag('Heats a pot'),
});

/** In a file: how a meal's texts follow its table. */
export const cookingFields = z.object(
  {
    servingLine: requiredText('The line of servings', LIMITS.text, 'Please say what the recipe serves.'),
    perPerson: textList('Step', LIMITS.text, LIMITS.mealInstructions),
    batches: z.nullable(batches),
    time: z.nullable(time),
  },
  { error: 'How it is cooked has to be an object with its fields.' },
);

/** In a file: of what is bought in packs, what goes into a portion of the dish. */
export const usedPerPortionFields = z.object(
  {
    quantity: requiredText('Quantity', LIMITS.quantity, 'Please say how much is used.'),
    unit: optionalText('Unit', LIMITS.unit),
    growth: z.enum(GROWTHS, { error: `Growth has to be one of ${GROWTHS.join(', ')}.` }),
  },
  { error: 'What is used of a portion has to be an object with its fields.' },
);
