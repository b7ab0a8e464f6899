import { t } from '@lingui/core/macro';
import { textOf } from '../../../../domain/text/asText.ts';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { chosenName, isReplaced } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { canBeLeftOut, fixesFor, type Fixes } from '../../../../domain/people/verdict/fixes.ts';
import { judgeOf } from '../../../../domain/people/verdict/judgeAvoid.ts';
import { reasonSentences } from '../../../../domain/people/verdict/openSentence.ts';
import { labelClaim, type LabelClaim } from '../../../../domain/people/verdict/labelClaim.ts';
import { lineOf, type MealRow } from '../../../../domain/people/verdict/judgedMeal.ts';
import type { Eater } from '../../../../domain/people/eater/eater.ts';
import { TRIP_RULES, withRules } from '../../../../domain/people/verdict/tripRules.ts';
import type { NamedEater } from '../../../../domain/people/verdict/conflictMark.ts';
import { mealVerdict, worstOpen, type VerdictReason } from '../../../../domain/people/verdict/verdict.ts';
import { grouped } from '../../../../domain/text/grouped.ts';
import { listed } from '../../../../domain/text/listed.ts';
import { localDate } from '../../../../domain/time/calendarDate.ts';
import { monthDayLabel } from '../../../../domain/text/dates/dates.ts';
import { withinSentence } from '../../../../domain/text/withinSentence.ts';
import type { TripEater } from '../tripAttendance.ts';
import { affectedNames } from './affectedNames.ts';
import type { JudgedRow, JudgedSlot } from './judgedSlot.ts';
import { signatureKey } from './signatureKey.ts';
import { openText } from '../../labels/openText.ts';

/** An ingredient that somebody cannot eat, or of which that is not known. */
export interface MealProblem {
  readonly key: string;
  /** "Ben can’t eat peanuts.", "We can’t tell what is in the tortillas. For Ana and Ben." */
  readonly line: string;
  /** Null: the meal's name, or nothing in particular. */
  readonly row: JudgedRow | null;
  readonly verdict: 'conflict' | 'unknown';
  readonly reasons: readonly VerdictReason[];
  readonly eaters: readonly TripEater[];
  /** Whether a rule of the trip is broken, too: no separate plate and no signature of a person helps. */
  readonly isRule: boolean;
  readonly fixes: Fixes;
  /** Whether the dish is still itself without it. */
  readonly canBeLeftOut: boolean;
  /** What its label would have to say; null for a conflict, and where no known words settle it. */
  readonly label: LabelClaim | null;
}

/** Of a problem, what speaks against it for the same people. */
export interface ProblemPart {
  readonly key: string;
  readonly eaters: readonly TripEater[];
  readonly reasons: readonly VerdictReason[];
  /** "Couscous contains gluten." */
  readonly text: string;
}

/** How something was made to fit. */
export type SolvedProblem =
  | { readonly kind: 'swapped' | 'leftOut'; readonly row: MealRow }
  | { readonly kind: 'apart'; readonly row: MealRow; readonly isForAllergy: boolean }
  /** What one person signed with the same words on one day, of one ingredient or by one signature. */
  | {
      readonly kind: 'settled';
      readonly reasons: readonly VerdictReason[];
      /** Whether the same words stand for another conflict of these eaters, too. */
      readonly isAmbiguous: boolean;
    };

const NO_FIXES: Fixes = { forEverybody: [], apart: [] };

/**
 * What is open in a meal, by ingredient, conflicts first.
 * @param all eaters of the trip, as they are called
 */
export function mealProblems(
  { meal, served, rules, verdict }: JudgedSlot,
  all: readonly TripEater[],
): MealProblem[] {
  if (meal === null || verdict === null) return [];
  const open = verdict.reasons.filter((reason) => reason.verdict !== 'safe' && reason.settled === null);
  return Array.from(
    grouped(open, (reason) => reason.ingredientId ?? ''),
    ([key, reasons]) => {
      const row = meal.rows.find(({ id }) => id === key) ?? null;
      const eaters = all.filter(({ id }) => reasons.some(({ eaterId }) => eaterId === id));
      const isRule = reasons.some(({ eaterId }) => eaterId === TRIP_RULES);
      const fixes = row === null ? NO_FIXES : fixesFor(meal, row, eaters, withRules(served.eaters, rules));
      const isConflict = reasons.some((reason) => reason.verdict === 'conflict');
      const avoids = reasons.map(({ avoid }) => avoid);
      const label = isConflict || row === null ? null : labelClaim(lineOf(row), avoids);
      const open = isConflict ? 'conflict' : 'unknown';
      const isOptional = isConflict && row !== null && canBeLeftOut(meal, row, avoids);
      const text = openText(reasons, all) ?? '';
      // What nobody knows names no person, yet is signed for each; a rule is for everybody.
      const line = isConflict || isRule ? text : `${text} ${forText(eaters)}`;
      return {
        key,
        line,
        row,
        verdict: open,
        reasons,
        eaters,
        isRule,
        fixes,
        canBeLeftOut: isOptional,
        label,
      };
    },
  );
}

/** By what speaks against it: one cannot have gluten, another no meat. */
export function partsOf({ reasons, eaters }: Pick<MealProblem, 'reasons' | 'eaters'>): ProblemPart[] {
  const own = (some: readonly { readonly id: string }[]) =>
    reasons.filter(({ eaterId }) => some.some(({ id }) => id === eaterId));
  const textFor = (eater: TripEater) =>
    reasonSentences(own([eater]))
      .map(textOf)
      .join(' ');
  return Array.from(grouped(eaters, textFor), ([text, some]) => ({
    key: some.map(({ id }) => id).join(),
    eaters: some,
    reasons: own(some),
    text,
  }));
}

function forText(eaters: readonly TripEater[]): string {
  const names = affectedNames(eaters);
  return t`For ${names}.`;
}

/** What was made to fit in a meal: chosen alternatives, separate plates, what was left out, and signatures. */
export function solvedProblems({ meal, served, rules, verdict }: JudgedSlot): SolvedProblem[] {
  if (meal === null || verdict === null) return [];
  const { rows, leftOut: without = [], ...dish } = meal;
  const table = withRules(served.eaters, rules);
  const swapped = rows
    .filter(
      (row) =>
        isReplaced(row) &&
        verdictWith({ ...row, selectedAlternative: 0 }) === 'conflict' &&
        verdictWith(row) === 'safe',
    )
    .map((row) => ({ kind: 'swapped', row }) as const);
  const apart = rows
    .filter(({ apartEaterIds }) => apartEaterIds.length > 0)
    // Their plates are for nobody while they are away.
    .flatMap((row) => {
      const theirs = served.eaters.filter(({ id }) => row.apartEaterIds.includes(id));
      if (theirs.length === 0) return [];
      const apartEaterIds = theirs.map(({ id }) => id);
      const own = { ...row, apartEaterIds };
      return [
        { kind: 'apart', row: own, isForAllergy: isForAllergy(row, [...rows, ...without], theirs) } as const,
      ];
    });
  const leftOut = without
    .filter((row) => verdictWith(row) === 'conflict')
    .map((row) => ({ kind: 'leftOut', row }) as const);
  return [...swapped, ...apart, ...leftOut, ...signedConflicts(verdict.reasons)];

  /** Of one row, judged beside the others: meat and dairy are a conflict only together. */
  function verdictWith(row: MealRow) {
    const isServed = rows.some(({ id }) => id === row.id);
    const changed = isServed ? rows.map((one) => (one.id === row.id ? row : one)) : [...rows, row];
    const reasons = mealVerdict({ ...dish, rows: changed }, table)?.reasons ?? [];
    return worstOpen(reasons.filter(({ ingredientId }) => ingredientId === row.id));
  }
}

/** Whether a separate plate is for an allergy of one of its eaters to what it replaces: then traces count, too. */
export function isForAllergy(
  { apartOfId }: MealRow,
  rows: readonly MealRow[],
  eaters: readonly Pick<Eater, 'avoids'>[],
): boolean {
  const original = rows.find(({ id }) => id === apartOfId);
  return eaters
    .flatMap(({ avoids }) => avoids.filter(({ strictness }) => strictness === 'allergy'))
    .some((avoid) => original === undefined || judgeOf(avoid)(lineOf(original)).verdict !== 'fits');
}

/** Key of the problem that is open again without it; a separate plate is for its original. */
export function openedBy(solved: SolvedProblem): string {
  switch (solved.kind) {
    case 'swapped':
    case 'leftOut':
      return solved.row.id;
    case 'apart':
      return solved.row.apartOfId ?? solved.row.id;
    case 'settled':
      return solved.reasons[0]?.ingredientId ?? '';
  }
}

function signedConflicts(reasons: readonly VerdictReason[]): SolvedProblem[] {
  const signed = reasons.filter(({ settled }) => settled !== null);
  return [...grouped(signed, signatureText).values()].flatMap((alike) => {
    const conflicts = joinedConflicts(alike);
    const eaters = conflicts.flatMap((one) => [...new Set(one.map(({ eaterId }) => eaterId))]);
    const isAmbiguous = new Set(eaters).size < eaters.length;
    return conflicts.map((one) => ({ kind: 'settled', reasons: one, isAmbiguous }) as const);
  });
}

function joinedConflicts(reasons: readonly VerdictReason[]): VerdictReason[][] {
  let conflicts: VerdictReason[][] = [];
  for (const reason of reasons) {
    const [first, ...others] = conflicts.filter((one) => one.some((other) => isOneConflict(other, reason)));
    if (first === undefined) conflicts.push([reason]);
    else first.push(...others.flat(), reason);
    conflicts = conflicts.filter((one) => !others.includes(one));
  }
  return conflicts;
}

function isOneConflict(one: VerdictReason, other: VerdictReason): boolean {
  return one.ingredientId === other.ingredientId || signatureKey(one) === signatureKey(other);
}

/** "Millet instead of couscous.", "Peanuts left out.", "Fine for Ana and Leo: “bring their own”. Sam, Jun 5." */
export function solvedText(
  solved: SolvedProblem,
  eaters: readonly NamedEater[],
  participants: readonly NamedEater[],
): string {
  const nameOf = (id: string, people: readonly NamedEater[], you: string) => {
    const { name, isViewer = false } = people.find((one) => one.id === id) ?? { name: t`a former member` };
    return isViewer ? you : name;
  };
  const forName = (id: string) => nameOf(id, eaters, t({ message: 'you', context: 'for you' }));
  switch (solved.kind) {
    case 'swapped': {
      const food = capitalized(chosenName(solved.row));
      const { name } = solved.row;
      return t`${food} instead of ${name}.`;
    }
    case 'apart': {
      const who = solved.row.apartEaterIds.map(forName).join(', ');
      const food = capitalized(chosenName(solved.row));
      if (solved.isForAllergy) return t`${food} for ${who}, with a separate pan and tools.`;
      return t`${food} for ${who}, on a separate plate.`;
    }
    case 'leftOut': {
      const food = capitalized(chosenName(solved.row));
      return t`${food} left out.`;
    }
    case 'settled': {
      const settled = solved.reasons[0]?.settled;
      if (settled == null) return '';
      const names = listed([...new Set(solved.reasons.map(({ eaterId }) => forName(eaterId)))]);
      const foods = new Set(solved.reasons.flatMap(({ ingredientName }) => ingredientName ?? []));
      const isTold = solved.isAmbiguous && foods.size > 0;
      const name = isTold ? `${names} (${listed([...foods].map(withinSentence))})` : names;
      const note = settled.note.replace(/\.$/, '');
      const signer = capitalized(nameOf(settled.settledById ?? '', participants, t`you`));
      const day = monthDayLabel(localDate(settled.settledAt));
      return t`Fine for ${name}: “${note}”. ${signer}, ${day}.`;
    }
  }
}

function signatureText({ settled }: VerdictReason): string {
  return settled === null
    ? ''
    : JSON.stringify([settled.note, settled.settledById, localDate(settled.settledAt)]);
}
