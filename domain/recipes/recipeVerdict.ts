import { grouped } from '../text/grouped.ts';
import { firstParts } from '../text/listed.ts';
import { msg, type Message, type Part } from '../text/message.ts';
import { unansweredOf } from '../people/eater/answer.ts';
import { avoidKey } from '../people/eater/eater.ts';
import { avoidNotesOf } from '../people/verdict/respected.ts';
import { dislikeSentence } from '../people/verdict/openSentence.ts';
import { fixesFor, type Swap } from '../people/verdict/fixes.ts';
import {
  isMealSafe,
  mealVerdict,
  type JudgedEater,
  type MealVerdict,
  type VerdictKind,
  type VerdictReason,
} from '../people/verdict/verdict.ts';
import type { JudgedMeal, MealRow } from '../people/verdict/judgedMeal.ts';
import type { RecipeContent } from './recipe.ts';

/** Another ingredient, so that everybody who is there can eat the dish. */
export interface RecipeSwap extends Swap {
  /** Of the recipe's list. */
  readonly index: number;
  /** What it replaces. */
  readonly ingredient: string;
}

export interface RecipeVerdict {
  readonly verdict: VerdictKind;
  /** As in `MealVerdict`. */
  readonly unanswered: number;
  /** Of those who are there, with the rules of the trip; 0 beside `unanswered`: nothing is known of anybody. */
  readonly answered: number;
  /** Whom it does not suit, allergies first: "Ana (allergic to nuts), Priya (vegan): nougat". Null when safe. */
  readonly reason: Message | null;
  /** "Sam would rather not have mushrooms."; null without. */
  readonly disliked: Part | null;
  /** They make the recipe safe together; none: no such swaps are known, or none is needed. */
  readonly swaps: readonly RecipeSwap[];
}

/** Somebody who is at the meal. */
export interface NamedEater extends JudgedEater {
  readonly name: Part;
}

type Dish = Pick<RecipeContent, 'name' | 'instructions'> & {
  readonly ingredients: readonly Pick<MealRow, 'name' | 'notes' | 'alternatives'>[];
};

/** Judges a recipe for those who are at a meal, by the rules of the meals' verdicts. */
export function judgeRecipe(dish: Dish, present: readonly NamedEater[]): RecipeVerdict {
  const meal = mealOf(dish);
  const judged = mealVerdict(meal, present);
  const unanswered = unansweredOf(present).length;
  const answers = { unanswered, answered: present.length - unanswered };
  const disliked = judged && dislikeSentence(judged.reasons, present);
  if (judged === null || judged.verdict === 'safe')
    return { verdict: 'safe', ...answers, disliked, reason: null, swaps: [] };
  return {
    verdict: judged.verdict,
    ...answers,
    disliked,
    reason: reasonLine(judged, present),
    swaps: swapsFor(dish, meal, judged, present),
  };
}

/** Whether everybody can eat it: {@link judgeRecipe} without reasons and swaps. */
export function isSafeFor(dish: Dish, present: readonly JudgedEater[]): boolean {
  return isMealSafe(mealOf(dish), present);
}

function mealOf({ name, instructions, ingredients }: Dish): JudgedMeal {
  const rows = ingredients.map(({ name, notes, alternatives }, index) => ({
    id: String(index),
    name,
    notes,
    alternatives,
    selectedAlternative: 0,
    apartOfId: null,
    apartEaterIds: [],
  }));
  return { id: '', name, status: 'planned', rows, instructions };
}

/** Names beside one food, of people whom a diet keeps from it. */
const MOST_NAMED = 5;
/** The same for an allergy. */
const MOST_ALLERGIC = 8;

/**
 * Whom it does not suit, for one reason each and one for each further allergy; beside conflicts, what is unknown counts
 * for allergies alone.
 */
function reasonLine({ verdict, reasons }: MealVerdict, present: readonly NamedEater[]): Message | null {
  const told = reasons.filter(
    (one) => one.verdict === verdict || (one.verdict === 'unknown' && one.avoid.strictness === 'allergy'),
  );
  const byWhat = grouped(firstsOf(told), (one) => JSON.stringify(whatOf(one, verdict)));
  const lines = [...byWhat.values()].flatMap((alike) => {
    const people = [...grouped(alike, noteKey).values()].map((same) => whoAvoids(same, present));
    const [first] = alike;
    return first === undefined
      ? []
      : [
          msg('verdict.reasonOf', '{people}: {reason}', {
            people: { items: people },
            reason: whatOf(first, verdict),
          }),
        ];
  });
  return lines.length === 0
    ? null
    : lines.reduce((before, next) => msg('verdict.reasons', '{before}; {next}', { before, next }));
}

/** Of each eater the first, and the first of each other allergy. */
function firstsOf(told: readonly VerdictReason[]): readonly VerdictReason[] {
  const firsts = [...grouped(told, (one) => `${one.eaterId} ${noteKey(one)}`).values()].flatMap(
    ([first]) => first ?? [],
  );
  return firsts.filter(
    (one) =>
      one.avoid.strictness === 'allergy' || firsts.find(({ eaterId }) => eaterId === one.eaterId) === one,
  );
}

/** "Mia (celiac)", "Ben and Cleo (vegetarian)" */
function whoAvoids(alike: readonly VerdictReason[], present: readonly NamedEater[]): Part {
  const [first] = alike;
  if (first === undefined) return '';
  const names = alike.map(({ eaterId }) => present.find(({ id }) => id === eaterId)?.name ?? '');
  return msg('verdict.whoAvoids', '{names} ({avoid})', {
    names: firstParts(names, first.avoid.strictness === 'allergy' ? MOST_ALLERGIC : MOST_NAMED),
    avoid: avoidNotesOf(first.eaterId, [first.avoid])[0] ?? '',
  });
}

function noteKey({ avoid }: VerdictReason): string {
  return `${avoid.strictness} ${avoidKey(avoid)}`;
}

/** "whole shrimp", "we can’t tell what is in the sausage" beside a conflict */
function whatOf({ verdict, ingredientName, phrase }: VerdictReason, worst: VerdictKind): Part {
  if (ingredientName === null) return phrase;
  const food = ingredientName.trim();
  return verdict === worst
    ? food
    : msg('verdict.unknownFood', 'we can’t tell what is in the {food}', { food });
}

function swapsFor(
  dish: Dish,
  meal: JudgedMeal,
  { reasons }: MealVerdict,
  present: readonly NamedEater[],
): readonly RecipeSwap[] {
  const counted = reasons.filter(({ verdict }) => verdict !== 'safe');
  const swaps = meal.rows.flatMap((row, index): RecipeSwap[] => {
    const ofRow = counted.filter(({ ingredientId }) => ingredientId === row.id);
    if (ofRow.length === 0) return [];
    const eaters = present.filter(({ id }) => ofRow.some(({ eaterId }) => eaterId === id));
    const [swap] = fixesFor(meal, row, eaters, present).forEverybody;
    return swap === undefined ? [] : [{ ...swap, index, ingredient: row.name }];
  });
  return isSafeFor({ ...dish, ingredients: withSwaps(dish.ingredients, swaps) }, present) ? swaps : [];
}

function withSwaps(ingredients: Dish['ingredients'], swaps: readonly RecipeSwap[]): Dish['ingredients'] {
  return ingredients.map((one, index) => {
    const swap = swaps.find((other) => other.index === index);
    // Steps still call it by its own name.
    return swap === undefined
      ? one
      : { ...one, name: swap.name, alternatives: [one.name, ...one.alternatives] };
  });
}
