import { avoidedContents, dietsOf, type Avoid } from '../../../../../domain/food/avoid.ts';
import { conflictsOf } from '../../../../../domain/food/diet.ts';
import { readingOf } from '../../../../../domain/food/restriction/restrictionReading.ts';
import { MEAL_TYPES, type MealType } from '../../../../../domain/plan/meal.ts';
import type { MealTime } from '../../../../../domain/plan/mealTime.ts';
import { WEEKDAYS, weekdayOf } from '../../../../../domain/text/dates/readDate.ts';
import { comparableWords } from '../../../../../domain/text/wordForms.ts';

export interface Likes {
  readonly clauses: readonly Clause[];
  /** Ids of recipes that were voted for after a trip. */
  readonly again?: ReadonlySet<string>;
}

/** "A chili for Sunday dinner", "no beans" */
interface Clause {
  readonly liked: ReadonlySet<string>;
  readonly disliked: ReadonlySet<string>;
  /** As `WEEKDAYS`; empty: every day. */
  readonly weekdays: readonly string[];
  /** Empty: every meal. */
  readonly types: readonly MealType[];
}

/** Begin a dislike, to the clause's end. */
const REFUSALS =
  /\b(?:no|not|nothing|none|never|without|avoid|avoids|skip|hate|hates|dislike|dislikes|less|fewer|don'?t|doesn'?t|can'?t|cannot)\b/;
/** Clauses: "noodles, but no mushrooms". */
const PARTS = /[.,;!?\n]|\bbut\b|\bplease\b/;
const FILLERS = new Set(
  `a about all an and any anything are as at be because bring bunch can child could day do eat eats enjoy
   enjoys every everybody everyone few food for from get give go good group has have i if in is it kid
   like lot love loves make many maybe meal more most much my need need of on one or our people possible prefer
   really recipe should so some something style that the their them there they thing thing this to too up use very
   want we well what when which who with would you your dish one eat live lives`
    .split(/\s+/)
    .flatMap(comparableWords),
);

export function foodWords(text: string): string[] {
  return comparableWords(text).filter((word) => word.length > 1 && !FILLERS.has(word));
}

const DAY = `(?:${WEEKDAYS.join('|')})s?`;
const MEAL = `(?:${MEAL_TYPES.join('|')})s?`;
/** "on Sunday", "for Sunday dinner", "for lunch and dinner"; not the food of "breakfast burritos". */
const TIME = new RegExp(
  String.raw`\b(?:on |for |every )?${DAY}(?: ${MEAL})?\b|\b(?:for|at|every) ${MEAL}(?: (?:and|or) ${MEAL})?\b`,
  'g',
);

type When = Pick<Clause, 'weekdays' | 'types'>;

/** Parses "On Sunday, a chili. Pasta on Friday and soup on Saturday. Nothing from the oven." */
export function readLikes(preferences: string | null): Likes {
  const parts = (preferences ?? '').toLowerCase().replace(/\s+/g, ' ').split(PARTS).flatMap(clauseTexts);
  let before: When | null = null;
  const clauses = parts.flatMap((part) => {
    const own = whenOf(part);
    const when = own ?? before;
    const food = part.replace(TIME, ' ');
    // "On Sunday, a chili"
    const isTimeAlone = own !== null && foodWords(food).length === 0;
    before = isTimeAlone ? own : null;
    return isTimeAlone ? [] : { ...tastesOf(food), ...(when ?? { weekdays: [], types: [] }) };
  });
  return { clauses };
}

/** "Pasta on Friday and soup on Saturday" is two. */
function clauseTexts(part: string): readonly string[] {
  const halves = part.split(/\band\b/);
  const isClause = (half: string) => whenOf(half) !== null && foodWords(half.replace(TIME, ' ')).length > 0;
  return halves.every(isClause) ? halves : [part];
}

function whenOf(part: string): When | null {
  const times = part.match(TIME)?.join(' ') ?? '';
  if (times === '') return null;
  return {
    weekdays: WEEKDAYS.filter((day) => times.includes(day)),
    types: MEAL_TYPES.filter((type) => times.includes(type)),
  };
}

function tastesOf(text: string): Pick<Clause, 'liked' | 'disliked'> {
  const refusal = REFUSALS.exec(text);
  return {
    liked: new Set(foodWords(text.slice(0, refusal?.index))),
    disliked: new Set(refusal === null ? [] : foodWords(text.slice(refusal.index + refusal[0].length))),
  };
}

/** The clauses that mean the meal. */
export function clausesAt({ clauses }: Likes, { date, type }: MealTime): readonly Clause[] {
  return clauses.filter(
    ({ weekdays, types }) =>
      (weekdays.length === 0 || weekdays.includes(weekdayOf(date))) &&
      (types.length === 0 || types.includes(type)),
  );
}

/** Besides `REFUSALS`. */
const MUST_NOT = /allerg|intoleran|sensitiv|\bco?eliac|\b(?:is|are|am|i['’]m|we['’]re)\b/;

/** Clauses such as "no nuts" that preferences do not enforce and the restrictions lack. */
export function restrictionsInPreferences(preferences: string | null, avoids: readonly Avoid[]): string[] {
  const parts = (preferences ?? '').split(PARTS).map((part) => part.trim());
  return parts.filter((part) => {
    const words = part.toLowerCase();
    return (REFUSALS.test(words) || MUST_NOT.test(words)) && !isCovered(readingOf([part]).avoids, avoids);
  });
}

function isCovered(avoids: readonly Avoid[], by: readonly Avoid[]): boolean {
  const contains = new Set(avoidedContents(avoids));
  const food = { contains, mayContain: new Set<never>(), isKnown: true, unknownWords: [] };
  const covered = conflictsOf({ ...food, certified: new Set() }, by).has;
  return dietsOf(avoids).every((diet) => dietsOf(by).includes(diet)) && covered.length === contains.size;
}
