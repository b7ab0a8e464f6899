import { phraseOf, sentenceOf, sideBySide } from '../../text/sideBySide.ts';
import { msg, type Message, type Part } from '../../text/message.ts';
import { unansweredOf } from '../eater/answer.ts';
import { stepDoubts } from '../../food/dish.ts';
import { judgeBareName, meatWithDairyIn, meatWithDairyReason, type Judgement } from '../../food/diet.ts';
import { isFoodWord } from '../../food/restriction/restrictionPhrases.ts';
import type { Avoid } from '../../food/avoid.ts';
import { chosenName } from '../../shopping/ingredient/ingredient.ts';
import { grouped } from '../../text/grouped.ts';
import { remembered } from '../../text/remembered.ts';
import { avoidKey, STRICTNESSES, type Answer, type Eater, type EaterAvoid } from '../eater/eater.ts';
import { judgeOf } from './judgeAvoid.ts';
import { dishOf, lineOf, type JudgedMeal, type MealRow } from './judgedMeal.ts';
import { settledBasis, type SettledConflict } from './settled.ts';
import { TRIP_RULES } from './tripRules.ts';

/** Best first. `unknown` is never safe. */
export const VERDICTS = ['safe', 'unknown', 'conflict'] as const;
export type VerdictKind = (typeof VERDICTS)[number];

/** An eater, or the rules of the trip. */
export type JudgedEater = Pick<Eater, 'id'> & Answer;

/** What the food rules say about one avoid. */
export interface Finding {
  /** `safe` for a dislike alone, which is shown and has no effect. */
  readonly verdict: VerdictKind;
  /** Null: the meal's name, or nothing in particular. */
  readonly ingredientId: string | null;
  /** As chosen. */
  readonly ingredientName: string | null;
  readonly sentence: Message;
  /** Within a sentence: the ingredient's name, or why no ingredient is to blame. */
  readonly phrase: Part;
}

/** Whether an eater can eat it in spite of it. */
interface Signed {
  /** {@link TRIP_RULES} for a rule of the trip. */
  readonly eaterId: string;
  /** {@link settledBasis}: who signs that it is fine names what they saw. */
  readonly basis: string;
  /** Set: this conflict no longer counts. */
  readonly settled: SettledConflict | null;
}

/** Why a meal is not simply safe for an eater. */
export interface VerdictReason extends Finding, Signed {
  readonly avoid: EaterAvoid;
}

/** The reasons of all who avoid the same and get the same rows: each of the findings counts for each eater. */
export interface ReasonGroup {
  readonly avoid: EaterAvoid;
  readonly eaters: readonly Signed[];
  readonly findings: readonly Finding[];
}

export interface MealVerdict {
  readonly mealId: string;
  /** The worst of the reasons that are not settled. */
  readonly verdict: VerdictKind;
  /** How many of those present said nothing: the verdict does not speak for them. */
  readonly unanswered: number;
  /** Worst first, of these allergies before diets. */
  readonly reasons: readonly VerdictReason[];
  /** The same, said once for all eaters whom it concerns. */
  readonly groups: readonly ReasonGroup[];
}

/**
 * Judges a meal for those who are present, by the chosen names and notes of the ingredients that each eater gets, and
 * by its steps; by its name without ingredients, and then never safe for an eater with avoids.
 * @param settled of the whole trip or this meal
 * @returns null when nothing is planned
 */
export function mealVerdict(
  meal: JudgedMeal,
  present: readonly JudgedEater[],
  settled: readonly SettledConflict[] = [],
): MealVerdict | null {
  if (!isPlanned(meal)) return null;
  const rowsFor = rowsByEater(meal.rows);
  const foundFor = foundByAvoid(meal);
  // As stringified below.
  const basisFor = remembered(
    (avoids) => settledBasis(meal, JSON.parse(avoids) as EaterAvoid[]),
    MOST_AVOIDS,
  );
  const ofMeal = settled.filter(({ mealId }) => mealId === meal.id);
  const told = present.flatMap((eater) => {
    const rows = rowsFor(eater.id);
    const found = eater.avoids
      .map((avoid) => ({ avoid, found: foundFor(avoid, rows) }))
      .filter(({ found: { findings } }) => findings.length > 0);
    if (found.length === 0) return [];
    const basis = basisFor(JSON.stringify(eater.avoids));
    return found.map((one) => {
      const settled = ofMeal.find((other) => isFor(other, eater, one.avoid, basis)) ?? null;
      return { ...one, signed: { eaterId: eater.id, basis, settled } };
    });
  });
  const reasons = told.flatMap(({ avoid, found, signed }) =>
    found.findings.map((finding): VerdictReason => ({ ...finding, avoid, ...signed })),
  );
  return {
    mealId: meal.id,
    verdict: worstOpen(reasons),
    unanswered: unansweredOf(present).length,
    reasons: reasons.toSorted((one, other) => worstFirst(one, other) || strictestFirst(one, other)),
    groups: [...grouped(told, ({ found }) => found)].map(([found, alike]) => ({
      ...found,
      eaters: alike.map(({ signed }) => signed),
    })),
  };
}

/** Whether a meal is safe for all who are present, or nothing is planned; {@link mealVerdict} says why not. */
export function isMealSafe(meal: JudgedMeal, present: readonly JudgedEater[]): boolean {
  if (!isPlanned(meal)) return true;
  const rowsFor = rowsByEater(meal.rows);
  const foundFor = foundByAvoid(meal);
  return present.every(({ id, avoids }) =>
    avoids.every((avoid) => foundFor(avoid, rowsFor(id)).findings.every(({ verdict }) => verdict === 'safe')),
  );
}

function worstFirst(one: Pick<Finding, 'verdict'>, other: Pick<Finding, 'verdict'>): number {
  return VERDICTS.indexOf(other.verdict) - VERDICTS.indexOf(one.verdict);
}

function strictestFirst({ avoid: one }: VerdictReason, { avoid: other }: VerdictReason): number {
  return STRICTNESSES.indexOf(one.strictness) - STRICTNESSES.indexOf(other.strictness);
}

/** A needed meal with a name or ingredients. */
function isPlanned({ name, status, rows }: Pick<JudgedMeal, 'name' | 'status' | 'rows'>): boolean {
  return status !== 'not_needed' && (name.trim() !== '' || rows.length > 0);
}

/** The rows that an eater gets: those of a separate plate in place of what they replace. */
export function rowsOf(rows: readonly MealRow[], eaterId: string): readonly MealRow[] {
  return rowsByEater(rows)(eaterId);
}

/** The rows that an eater gets; one list for all who get the same. */
function rowsByEater(rows: readonly MealRow[]): (eaterId: string) => readonly MealRow[] {
  const apart = rows.filter(({ apartEaterIds }) => apartEaterIds.length > 0);
  const shared = rows.filter(({ apartEaterIds }) => apartEaterIds.length === 0);
  const rowsWith = remembered((ownIds) => {
    const own = apart.filter(({ id }) => ownIds.split('\n').includes(id));
    const replaced = new Set(own.map(({ apartOfId }) => apartOfId));
    return [...shared.filter(({ id }) => !replaced.has(id)), ...own];
  }, MOST_PLATES);
  return (eaterId) => {
    if (eaterId === TRIP_RULES) return rows;
    const own = apart.filter(({ apartEaterIds }) => apartEaterIds.includes(eaterId));
    return own.length === 0 ? shared : rowsWith(own.map(({ id }) => id).join('\n'));
  };
}

type Found = Pick<ReasonGroup, 'avoid' | 'findings'>;

/** One object for all who avoid the same as strictly and share a list of rows. */
function foundByAvoid(meal: JudgedMeal): (avoid: EaterAvoid, rows: readonly MealRow[]) => Found {
  const known = new Map<readonly MealRow[], Map<string, Found>>();
  return (avoid, rows) => {
    const ofRows = known.get(rows) ?? new Map<string, Found>();
    known.set(rows, ofRows);
    const key = `${avoid.strictness} ${avoidKey(avoid)}`;
    const found = ofRows.get(key) ?? { avoid, findings: findingsFor(avoid, rows, meal) };
    ofRows.set(key, found);
    return found;
  };
}

/** Of a dislike conflicts alone, as safe. */
function findingsFor(avoid: EaterAvoid, rows: readonly MealRow[], meal: JudgedMeal): readonly Finding[] {
  const findings = [...findingsOf(avoid, rows, meal.name), ...stepFindings(avoid, rows, meal)];
  return avoid.strictness === 'dislike'
    ? findings
        .filter(({ verdict }) => verdict === 'conflict')
        .map((finding) => ({ ...finding, verdict: 'safe' }))
    : findings.toSorted(worstFirst);
}

/** Of a meal's rows alone. @param mealName judged when there are no rows */
export function findingsOf(avoid: Avoid, rows: readonly MealRow[], mealName: string): readonly Finding[] {
  if (rows.length === 0) return [findingByName(avoid, mealName)];
  const judge = judgeOf(avoid);
  const found = rows.flatMap((row): Finding[] => {
    const judgement = judge(lineOf(row));
    return judgement.verdict === 'fits'
      ? []
      : [{ ...ofRow(row), verdict: verdictOf(judgement), sentence: reasonsOf(judgement) }];
  });
  return [...found, ...meatWithDairy(avoid, rows), ...wordOnly(avoid, found)];
}

/** Foods that steps name and no ingredient of the meal does, for all eaters. */
function stepFindings(avoid: Avoid, rows: readonly MealRow[], meal: JudgedMeal): readonly Finding[] {
  if (rows.length === 0) return [];
  const doubts = stepDoubts(dishOf(meal, rows), [avoid]);
  return doubts.length === 0 ? [] : [doubtOf(doubts)];
}

/** Of no ingredient in particular. @param doubts phrases */
function doubtOf(doubts: readonly Message[]): Finding {
  return {
    verdict: 'unknown',
    ingredientId: null,
    ingredientName: null,
    sentence: sideBySide(doubts.map(sentenceOf)) ?? sentenceOf(NOTHING_TO_CHECK),
    phrase: phraseOf(doubts) ?? NOTHING_TO_CHECK,
  };
}

const NOTHING_TO_CHECK = msg('verdict.nothingToCheck', 'there are no ingredients to check');

function reasonsOf({ reasons }: Judgement): Message {
  return sideBySide(reasons) ?? sentenceOf(NOTHING_TO_CHECK);
}

function findingByName(avoid: Avoid, mealName: string): Finding {
  const name = mealName.trim();
  const judgement = judgeBareName(name, [avoid], judgeOf(avoid)(name));
  if (judgement.verdict === 'fits') return doubtOf([NOTHING_TO_CHECK]);
  const sentence = reasonsOf(judgement);
  return { verdict: verdictOf(judgement), ingredientId: null, ingredientName: name, sentence, phrase: name };
}

function meatWithDairy(avoid: Avoid, rows: readonly MealRow[]): Finding[] {
  if (avoid.kind !== 'diet' || avoid.value !== 'kosher-style') return [];
  const found = meatWithDairyIn(rows.map(lineOf));
  if (found === null) return [];
  const verdict = found.isCertain ? 'conflict' : 'unknown';
  const sentence = meatWithDairyReason(found);
  return rows
    .filter((row) => lineOf(row) === found.meat || lineOf(row) === found.dairy)
    .map((row) => ({ ...ofRow(row), verdict, sentence }));
}

/** A word that names no known food is only looked for in names: nothing found is not safe. */
function wordOnly(avoid: Avoid, found: readonly Finding[]): Finding[] {
  if (avoid.kind !== 'word' || found.length > 0 || isFoodWord(avoid.value)) return [];
  return [doubtOf([msg('verdict.wordOnly', 'we only look for the word “{word}”', { word: avoid.value })])];
}

function ofRow(row: MealRow): Pick<Finding, 'ingredientId' | 'ingredientName' | 'phrase'> {
  const name = chosenName(row);
  return { ingredientId: row.id, ingredientName: name, phrase: name };
}

function isFor(settled: SettledConflict, { id }: JudgedEater, avoid: Avoid, basis: string): boolean {
  return settled.eaterId === id && settled.basis === basis && avoidKey(settled) === avoidKey(avoid);
}

/** Whether a signature still counts: its basis is the meal's, and the eater still avoids that. */
export function isInForce(settled: SettledConflict, meal: JudgedMeal, { avoids }: JudgedEater): boolean {
  return (
    avoids.some((avoid) => avoidKey(avoid) === avoidKey(settled)) &&
    settled.basis === settledBasis(meal, avoids)
  );
}

/** The verdict by all reasons of a meal, or by those of one eater. */
export function worstOpen(reasons: readonly Pick<VerdictReason, 'verdict' | 'settled'>[]): VerdictKind {
  return worstOf(reasons.filter(({ settled }) => settled === null).map(({ verdict }) => verdict));
}

export function worstOf(verdicts: readonly VerdictKind[]): VerdictKind {
  return VERDICTS.findLast((verdict) => verdicts.includes(verdict)) ?? 'safe';
}

function verdictOf({ verdict }: Judgement): VerdictKind {
  return verdict === 'breaks' ? 'conflict' : verdict === 'unknown' ? 'unknown' : 'safe';
}

const MOST_AVOIDS = 100;
/** Of a meal. */
const MOST_PLATES = 100;
