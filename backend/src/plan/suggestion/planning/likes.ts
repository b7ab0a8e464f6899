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

/** "a chili for Sunday dinner, but no beans" */
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

/** Parses "Noodles on Sunday. Nothing from the oven." */
export function readLikes(preferences: string | null): Likes {
  return { clauses: (preferences ?? '').toLowerCase().split(PARTS).map(readClause) };
}

function readClause(text: string): Clause {
  const refusal = REFUSALS.exec(text);
  const weekdays = WEEKDAYS.filter((day) => text.includes(day));
  const types = MEAL_TYPES.filter((type) => text.includes(type));
  const times = new Set([...weekdays, ...types].flatMap(comparableWords));
  const wordsOf = (part: string) => new Set(foodWords(part).filter((word) => !times.has(word)));
  return {
    liked: wordsOf(text.slice(0, refusal?.index)),
    disliked: wordsOf(refusal === null ? '' : text.slice(refusal.index + refusal[0].length)),
    weekdays,
    types,
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
