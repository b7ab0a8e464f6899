import * as z from 'zod';
import type { Avoid } from '../../../../../domain/food/avoid.ts';
import { isCalledByAvoided, judgeMeal } from '../../../../../domain/food/diet.ts';
import { judgeSteps } from '../../../../../domain/food/dish.ts';
import { foodLine } from '../../../../../domain/food/foodLine.ts';
import { LIMITS } from '../../../../../domain/limits.ts';
import { COOKING_EQUIPMENT } from '../../../../../domain/plan/suggestionOptions.ts';
import { findUnit, type Dimension } from '../../../../../domain/shopping/amount/units.ts';
import { keepsWithoutFridge } from '../cookbook/keeping.ts';
import { servingLine } from '../../../../../domain/recipes/kitchen/cooking.ts';
import { contradictsEquipment } from '../planning/equipmentWords.ts';
import { groupAmount, isFried, joinedNotes } from '../planning/groupAmount.ts';
import { eatenAlternatives } from './modelAlternatives.ts';
import { slotName } from './modelQuestion.ts';
import { plainText } from './modelText.ts';
import type { Place } from '../planning/planMeals.ts';
import { platesApart } from '../planning/platesApart.ts';
import { peopleWithout, type FirstDish } from '../planning/dishesBeside.ts';
import { requestAt, type SuggestedIngredient, type SuggestionRequest } from '../planning/suggestion.ts';

export interface ModelMeal {
  readonly place: Place;
  readonly mainIngredient: string;
  readonly meal: FirstDish['meal'];
  /** Those who need another dish. */
  readonly withoutPlate: readonly string[];
}

/** In the smallest unit of each dimension. */
const MOST_A_PERSON: Readonly<Record<Dimension, number>> = {
  usVolume: 6 * 48,
  metricVolume: 1500,
  usWeight: 32,
  metricWeight: 1_000_000,
  count: 24,
};

const ingredient = z
  .object({
    name: plainText(LIMITS.name),
    amount: z.number().positive(),
    unit: z
      .string()
      .nullable()
      .transform((unit) => (unit === null || unit.trim() === '' ? null : unit.trim()))
      .refine((unit) => unit === null || findUnit(unit) !== null),
    notes: z.union([plainText(200), z.literal('').transform(() => null), z.null()]),
    // Invalid ones must not fail the meal.
    alternatives: z.array(z.unknown()).catch([]),
  })
  .refine(({ amount, unit }) => {
    const known = unit === null ? null : findUnit(unit);
    if (known === null) return amount <= MOST_A_PERSON.count;
    const factor = Number(known.factor.numerator) / Number(known.factor.denominator);
    return amount * factor <= MOST_A_PERSON[known.dimension];
  });

const meal = z.object({
  slot: z.string(),
  name: plainText(LIMITS.name),
  description: plainText(500),
  mainIngredient: plainText(LIMITS.name),
  minutes: z.int().min(1).max(600),
  equipment: z.enum(COOKING_EQUIPMENT),
  ingredients: z.array(ingredient).min(1).max(30),
  instructions: z.array(plainText(600)).min(1).max(20),
});
type AnsweredMeal = z.output<typeof meal>;

const answer = z.object({ meals: z.array(z.unknown()) });

/**
 * The valid, plausible and safe meals of an answer, one per requested slot. Unknown safety drops a meal even with a
 * safe alternative: its name and steps name the ingredient. With separate plates, a few may get it.
 */
export function readModelMeals(
  value: unknown,
  request: SuggestionRequest,
  slots: readonly Place[],
): ModelMeal[] {
  const read = answer.safeParse(value);
  if (!read.success) return [];
  const open = new Map(slots.map((place) => [slotName(place), place]));
  return read.data.meals.flatMap((raw) => {
    const one = meal.safeParse(raw);
    const place = one.success ? open.get(one.data.slot) : undefined;
    if (!one.success || place === undefined) return [];
    const asked = requestAt(request, place);
    const eaten = eatenBy(one.data, place, asked);
    if (eaten === null) return [];
    const { choices, withoutPlate } = eaten;
    open.delete(one.data.slot);
    return {
      place,
      mainIngredient: one.data.mainIngredient.toLowerCase(),
      meal: suggestedMeal(one.data, place, peopleWithout(asked, withoutPlate), choices),
      withoutPlate,
    };
  });
}

type Choices = Required<Pick<SuggestedIngredient, 'alternatives' | 'apart'>>;

interface Eaten {
  /** Of each ingredient. */
  readonly choices: readonly Choices[];
  readonly withoutPlate: readonly string[];
}

/** Null if the meal is not safe. */
function eatenBy(
  meal: AnsweredMeal,
  place: Place,
  { few, ...request }: ReturnType<typeof requestAt>,
): Eaten | null {
  const { ingredients } = meal;
  if (isSafe(meal, place, request)) {
    const alternatives = eatenAlternatives(ingredients, place, request);
    return { choices: alternatives.map((names) => ({ alternatives: names, apart: [] })), withoutPlate: [] };
  }
  if (few === null) return null;
  const forMost = { ...request, avoids: few.rules };
  if (!isSafe(meal, place, forMost)) return null;
  const alternatives = eatenAlternatives(ingredients, place, forMost);
  const rows = ingredients.map(({ name, amount, unit, notes }, index) => ({
    name,
    amount,
    unit,
    notes,
    alternatives: alternatives[index] ?? [],
  }));
  const apart = platesApart(few)(rows, rows, (avoids, lines) => !tellsOfMore(meal, avoids, lines));
  return (
    apart && {
      choices: rows.map((row, index) => ({
        alternatives: row.alternatives,
        apart: apart.plates[index] ?? [],
      })),
      withoutPlate: apart.withoutPlate,
    }
  );
}

function isSafe(meal: AnsweredMeal, place: Place, request: SuggestionRequest): boolean {
  const { ingredients, instructions, equipment } = meal;
  const keepsFor = request.hasFridge ? Infinity : keepsWithoutFridge(ingredients.map((one) => one.name));
  return (
    judgeMeal(linesOf(meal), request.avoids).verdict === 'fits' &&
    !tellsOfMore(meal, request.avoids) &&
    !contradictsEquipment(equipment, instructions, request) &&
    keepsFor >= place.day
  );
}

function linesOf({ ingredients }: AnsweredMeal): readonly string[] {
  return ingredients.map(({ name, notes }) => foodLine(name, notes));
}

/**
 * Whether its name is of an avoided food, or its name or a step names a restricted food that is not listed.
 * @param lines that the eater gets
 */
function tellsOfMore(
  meal: AnsweredMeal,
  avoids: readonly Avoid[],
  lines: readonly string[] = linesOf(meal),
): boolean {
  const named = [...linesOf(meal), ...lines];
  const texts = { name: '', lines, steps: [meal.name, ...meal.instructions], named };
  return isCalledByAvoided(meal.name, avoids) || judgeSteps(texts, avoids).verdict !== 'fits';
}

function suggestedMeal(
  { name, description, minutes, ingredients, instructions }: AnsweredMeal,
  { date, type }: Place,
  peopleCount: number,
  choices: readonly Choices[],
): FirstDish['meal'] {
  const fries = isFried(instructions);
  const recipe = servingLine(peopleCount, minutes);
  return {
    source: 'model',
    date,
    type,
    name,
    description,
    instructions,
    peopleCount,
    recipe,
    minutes,
    // A model says neither batches nor what one person needs.
    cooking: { servingLine: recipe, perPerson: [], batches: null, time: null },
    ingredients: ingredients.map(({ name: food, amount, unit, notes }, index) => {
      const { note, used, ...quantity } = groupAmount({ name: food, amount, unit }, peopleCount, fries);
      return {
        name: food,
        ...quantity,
        used,
        notes: joinedNotes([notes, note]),
        ...(choices[index] ?? { alternatives: [] }),
      };
    }),
  };
}
