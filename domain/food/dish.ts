import { distinctMessages } from '../text/distinctMessages.ts';
import { msg, type Message } from '../text/message.ts';
import { sentenceOf } from '../text/sideBySide.ts';
import { avoidedWords, dietsOf, type Avoid } from './avoid.ts';
import { CONTENT_NAMES, MEATS, type Content } from './content.ts';
import {
  conflictsOf,
  hasWord,
  judgeMeal,
  meatWithDairyAmong,
  meatWithDairyIn,
  worstOf,
  type Judgement,
} from './diet.ts';
import type { Food } from './foodClarity.ts';
import { contentsOf, foodsNamedIn, type Contents } from './foodContents.ts';
import { partsOfLine } from './foodLine.ts';
import { matchesIn, wordsOf } from './foodMatches.ts';
import { DISHES, RECIPES } from './foodVocabulary.ts';
import { partsOfNotes } from './noteFoods.ts';
import { remembered } from '../text/remembered.ts';
import { comparableWords } from '../text/wordForms.ts';
import { phrasesNaming } from './wordFamilies.ts';

/** What is known of a dish. */
export interface Dish {
  readonly name: string;
  /** Of its ingredients, as `foodLine`. */
  readonly lines: readonly string[];
  readonly steps: readonly string[];
  /** What its ingredients are called, as `foodLine`: the lines, and other choices. */
  readonly named: readonly string[];
}

/** Verbs, forms and dishes that alone are no food in a step: one chops onions. */
const ACTIONS = new Set(
  `chop roast stew roll toast wrap shell crumble crumb flake fillet dip brown grill glaze dress crisp crispy bowl cake fry
   lay mash sprinkle batter dough sandwich soup salad loaf gravy vegetable veggy creamy sweet grain bone float char floured dredged`
    .split(/\s+/)
    .flatMap(comparableWords)
    .concat('stir fry'),
);
const VERBS =
  /\b(?:mash(?:es|ed|ing)?|fish(?= (?:out|them|it)\b))\b|(?<=^|[.;:!?,]\s|\b(?:and|then|to) )cream(?:s|ed|ing)?(?= (?:together|the|butter|sugar|until|it)\b|\.)/gi;
const TOOLS =
  /\b(?:meat|fish|bread|butter|egg|pastry|pizza|pie|tart|rice|salad|soup|cake|muffin|loaf|cookie|biscuit|waffle|milk|pasta|noodle) (?:thermometer|spatula|turner|knife|dish|timer|brush|cutter|blender|bag|stone|cooker|spinner|bowl|tin|pan|pot|rack|liner|sheet|scoop|maker|iron|machine|mallet|tenderizer|frother|plate|mou?ld|water)s?\b/gi;
/** To the end of a clause, or to what is done next: "without the lid and stir in the cream". */
const REST = String.raw`(?:(?!\b(?:and|but|with|then|add|use|pour|put|serve|fry|until|while|before|after|when)\b)[^,.;:!?])*`;
/** "No more than 2 tbsp butter", "no need to peel the shrimp": they are in it. */
const STILL_IN_IT = String.raw`(?! (?:more|less|fewer|only|just|need|matter|substitute)\b)`;
/** "Until it looks like breadcrumbs", "without the nuts"; not "do not burn the nuts". */
const NOT_IN_IT = new RegExp(
  String.raw`\b(?:(?:looks?|feels?|tastes?|smells?|almost|just) like|resembl(?:e|es|ing)|(?:consistency|texture|thickness|size) of|no${STILL_IN_IT}|without|instead of|rather than|(?<!\b(?:do|does|should|must|will|can|could|is|are|be) )not${STILL_IN_IT})\b${REST}`,
  'gi',
);
const SENTENCE_END = /[.;!?](?=\s|$)|\n/;

/**
 * By its ingredients and steps; without ingredients unknown.
 * @param judge a memoized `judgeIngredient`
 */
export function judgeDish(
  dish: Dish,
  avoids: readonly Avoid[],
  judge?: (line: string) => Judgement,
): Judgement {
  return worstOf([judgeMeal(dish.lines, avoids, judge), judgeSteps(dish, avoids)]);
}

/** What steps name and no ingredient does: unknown, since nobody knows how it gets onto the table. */
export function judgeSteps(dish: Dish, avoids: readonly Avoid[]): Judgement {
  const doubts = stepDoubts(dish, avoids);
  return { verdict: doubts.length === 0 ? 'fits' : 'unknown', reasons: doubts.map(sentenceOf) };
}

/** {@link judgeSteps} in phrases: "step 2 names milk, which no ingredient has". */
export function stepDoubts(dish: Dish, avoids: readonly Avoid[]): readonly Message[] {
  if (dish.steps.length === 0) return [];
  const steps = rememberedSteps(JSON.stringify([dish.name, dish.steps, dish.named]));
  const inLines = new Set(dish.lines.flatMap((line) => [...contentsOf(line).contains]));
  const avoided = avoidedWords(avoids);
  const reasons = steps.flatMap(({ step, text, contents }) => {
    const { has, mayHave } = conflictsOf({ ...NOTHING, contains: contents }, avoids);
    const words = avoided.filter(
      (word) => hasWord(text, word) && !dish.named.some((name) => hasWord(name, word)),
    );
    // Of flour that is listed, "the crust" is made.
    const added = [...has, ...mayHave].filter((content) => !inLines.has(content));
    const [first] = [...added.map((content) => CONTENT_NAMES[content]), ...words];
    return first === undefined
      ? []
      : [
          msg('verdict.stepNames', 'step {step} names {food}, which no ingredient has', {
            step,
            food: first,
          }),
        ];
  });
  if (reasons.length === 0 && dietsOf(avoids).includes('kosher-style')) {
    const all = [
      ...dish.lines.map((line) => ({ line, contents: contentsOf(line) })),
      ...steps.map(({ text, contents }) => ({ line: text, contents: { ...NOTHING, contains: contents } })),
    ];
    if (meatWithDairyAmong(all) !== null && meatWithDairyIn(dish.lines) === null)
      return [msg('verdict.meatWithDairyBySteps', 'by its steps this may be meat with dairy')];
  }
  // Sentences of a step may name the same.
  return distinctMessages(reasons);
}

interface ReadStep {
  /** From 1. */
  readonly step: number;
  readonly text: string;
  /** Of foods that no ingredient names. */
  readonly contents: ReadonlySet<Content>;
}

/** A suggestion reads the whole cookbook, also with other choices: with less room it would read it again and again. */
export const REMEMBERED_DISHES = 2000;

/** @returns steps' sentences */
const rememberedSteps = remembered((json): readonly ReadStep[] => {
  // As `judgeSteps` wrote it.
  const [name, steps, named] = JSON.parse(json) as [string, string[], string[]];
  const isListed = listedIn(name, named.flatMap(foodTexts));
  return steps.flatMap((step, index) =>
    plainStep(step)
      .split(SENTENCE_END)
      .map((text) => ({ step: index + 1, text, contents: unlistedContents(text, isListed) })),
  );
}, REMEMBERED_DISHES);

function plainStep(step: string): string {
  return step.replace(TOOLS, ' ').replace(NOT_IN_IT, ' ').replace(VERBS, ' ');
}

function unlistedContents(text: string, isListed: (phrase: string) => boolean): ReadonlySet<Content> {
  const foods = foodsNamedIn(text).filter(({ match }) => !ACTIONS.has(match.phrase));
  const listed = foods.filter(({ match }) => isListed(match.phrase)).map(({ match }) => match);
  const isWithinListed = ({ match }: Food) =>
    listed.some(({ start, end }) => start <= match.start && match.end <= end);
  return new Set(
    foods
      .filter((food) => !isWithinListed(food))
      .flatMap(({ contains, mayContain }) => [...(contains.size > 0 ? contains : mayContain)]),
  );
}

/** "Instead of soy sauce" says what soy sauce is in the steps. */
const REPLACED = /\binstead of ([^,;]+)/gi;

function foodTexts(line: string): readonly string[] {
  const { name, notes } = partsOfLine(line);
  const replaced = Array.from(notes.matchAll(REPLACED), ([, food = '']) => food);
  return [name, ...partsOfNotes(notes).map(({ text }) => text), ...replaced];
}

/** In any form or by its family: listed vegan butter is "the butter", gluten-free spaghetti "the pasta". */
function listedIn(dishName: string, named: readonly string[]): (phrase: string) => boolean {
  const made = comparableWords(dishName).filter((word) => RECIPES.has(word) || DISHES.has(word));
  const dishes = phrasesIn(dishName).filter((phrase) => made.some((word) => phrase.endsWith(` ${word}`)));
  const phrases = [...made, ...dishes, ...named.flatMap(phrasesIn)];
  const meats = new Set(
    named.flatMap((text) => [...contentsOf(text).contains].filter((one) => MEATS.includes(one))),
  );
  return remembered(
    (phrase) =>
      phrases.some((one) => one === phrase || phrasesNaming(one).includes(phrase)) ||
      (phrase === 'meat' && meats.size > 0) ||
      (phrase === 'poultry' && meats.has('poultry')) ||
      named.some((text) => hasWord(text, phrase)),
    500,
  );
}

function phrasesIn(text: string): readonly string[] {
  return matchesIn(wordsOf(text)).flatMap(({ food, phrase }) => (food === null ? [] : [phrase]));
}

const NOTHING: Contents = {
  contains: new Set(),
  mayContain: new Set(),
  isKnown: true,
  unknownWords: [],
  certified: new Set(),
};
