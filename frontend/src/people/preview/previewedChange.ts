import { plural, t } from '@lingui/core/macro';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { grouped } from '../../../../domain/text/grouped.ts';
import { withinSentence } from '../../../../domain/text/withinSentence.ts';
import { TRIP_RULES } from '../../../../domain/people/verdict/tripRules.ts';
import { formatAmount } from '../../../../domain/costs/split/amountText.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';
import type { Verdict } from '../../gql/schema.generated.ts';
import { amountTextOf } from '../../labels/amounts.ts';
import { byFirstName } from '../../labels/firstName.ts';
import { openText } from '../../labels/openText.ts';
import type { PreviewChangesFragment } from './Preview.generated.ts';

/** A meal as it would be after the change. */
export interface PreviewMeal {
  readonly id: string;
  readonly name: string;
  readonly date: CalendarDate;
  readonly type: MealType;
}

/** A change to preview. */
export interface AskedChange {
  /** The event: "Leo arrives Saturday". */
  readonly title: string;
  /** Before and after: "First meal Sat lunch, was Fri dinner." */
  readonly description: string;
  /** Of the button: "Yes, from Friday". */
  readonly action: string;
  readonly meals: readonly PreviewMeal[];
  readonly eaters: readonly { readonly id: string; readonly name: string }[];
  /** Of a new companion, whose id the server makes up. */
  readonly newName?: string;
}

export interface PreviewedMealRow extends PreviewMeal {
  /** In quarters. */
  readonly before: number;
  readonly after: number;
}

/** A meal that somebody can eat worse than before, or that the rules forbid: one row for all of them. */
export interface PreviewedVerdictRow {
  readonly mealId: string;
  /** Null while the trip's meals are unknown. */
  readonly meal: PreviewMeal | null;
  /** "Ana can’t eat couscous." */
  readonly line: string;
}

interface AmountRow {
  readonly ingredientId: string;
  readonly name: string;
  /** "3½ cups" */
  readonly before: string;
  readonly after: string;
}

interface ShareRow {
  readonly participantId: string;
  /** "Your share", "Leo Marchetti" */
  readonly name: string;
  /** "$45.50" */
  readonly before: string;
  readonly after: string;
}

/** Meals that are outside of the plan afterwards. */
interface LeavingMeals {
  /** "3 meals leave the plan and are kept below it" */
  readonly title: string;
  /** "Their 21 ingredients are not bought any more; 4 of them are bought already." */
  readonly text: string;
  readonly meals: readonly PreviewMeal[];
}

/** What the sheet shows. */
export interface PreviewedChange {
  readonly title: string;
  readonly description: string;
  /** "Yes, from Friday" */
  readonly action: string;
  readonly meals: readonly PreviewedMealRow[];
  readonly mealCount: number;
  /** "meals smaller" */
  readonly mealsLabel: string;
  readonly amounts: readonly AmountRow[];
  readonly purchased: number;
  /** "clams (4 lb for 3½ lb)" */
  readonly tooMuch: readonly string[];
  /** "carrots (1 + 1)" */
  readonly missing: readonly string[];
  /** Null if every meal stays in the plan. */
  readonly leaving: LeavingMeals | null;
  /** Shares of the costs that change. */
  readonly shares: readonly ShareRow[];
  readonly conflicts: readonly PreviewedVerdictRow[];
  readonly unknown: readonly PreviewedVerdictRow[];
  /** "1 less to fix", or "" */
  readonly solved: string;
}

/** Null without another amount, verdict or share. */
export function previewedChange(asked: AskedChange, answer: PreviewChangesFragment): PreviewedChange | null {
  const { amounts, verdicts, rules, shares, leaving } = answer;
  if ([amounts, verdicts, rules, shares, leaving].every(({ length }) => length === 0)) return null;
  const mealOf = new Map(asked.meals.map((meal) => [meal.id, meal]));
  const meals = answer.meals.flatMap(({ mealId, before, after }) => {
    const meal = mealOf.get(mealId);
    return meal === undefined ? [] : [{ ...meal, before: before * 4, after: after * 4 }];
  });
  const newcomer = verdicts.find(({ eaterId }) => asked.eaters.every(({ id }) => id !== eaterId));
  const eaters = byFirstName([
    ...asked.eaters,
    ...(newcomer === undefined ? [] : [{ id: newcomer.eaterId, name: asked.newName ?? '' }]),
  ]);
  const byRules = rules.map(({ reasons, ...rest }) => ({
    ...rest,
    reasons: reasons.map((reason) => ({ ...reason, eaterId: TRIP_RULES })),
  }));
  const changed = [...verdicts, ...byRules];
  /** One for each meal: it has a verdict for each eater. */
  const rowsWith = (verdict: Verdict): PreviewedVerdictRow[] =>
    Array.from(
      grouped(
        changed.filter(({ after }) => after === verdict),
        ({ mealId }) => mealId,
      ),
      ([mealId, ofMeal]) => {
        const reasons = ofMeal.flatMap((one) => one.reasons.map(openReason));
        return { mealId, meal: mealOf.get(mealId) ?? null, line: openText(reasons, eaters) ?? '' };
      },
    );
  return {
    title: asked.title,
    description: asked.description,
    action: asked.action,
    meals,
    mealCount: answer.meals.length,
    mealsLabel: mealsLabel(answer.meals),
    amounts: amounts.map(({ ingredientId, name, before, after }) => ({
      ingredientId,
      name,
      before: amountTextOf(before, name),
      after: amountTextOf(after, name),
    })),
    purchased: amounts.filter(({ purchased }) => purchased).length,
    tooMuch: byFood(
      amounts.flatMap(({ name, bought, missing, after }) =>
        bought === null || missing !== null || bought.text === after.text
          ? []
          : [{ name, text: boughtFor(amountTextOf(bought, name), amountTextOf(after, name)) }],
      ),
      ', ',
    ),
    missing: byFood(
      amounts.flatMap(({ name, missing }) =>
        missing === null ? [] : [{ name, text: amountTextOf(missing, name) }],
      ),
      ' + ',
    ),
    leaving: leavingMeals(leaving, mealOf),
    shares: shares.map(({ participant: { id, name, isViewer }, before, after }) => ({
      participantId: id,
      name: isViewer ? t`You` : name,
      before: money(before),
      after: money(after),
    })),
    conflicts: rowsWith('CONFLICT'),
    unknown: rowsWith('UNKNOWN'),
    solved: solvedText(changed.filter(({ after }) => after === null || after === 'SAFE')),
  };
}

/** "4 lb for 3½ lb" */
function boughtFor(bought: string, needed: string): string {
  return t`${bought} for ${needed}`;
}

/** "carrots (1 + 1)": several meals may have the same food. */
function byFood(rows: readonly { readonly name: string; readonly text: string }[], joint: string): string[] {
  return Array.from(
    grouped(rows, ({ name }) => withinSentence(name)),
    ([name, members]) => `${name} (${members.map(({ text }) => text).join(joint)})`,
  );
}

function leavingMeals(
  leaving: PreviewChangesFragment['leaving'],
  mealOf: ReadonlyMap<string, PreviewMeal>,
): LeavingMeals | null {
  if (leaving.length === 0) return null;
  const sum = (of: (meal: (typeof leaving)[number]) => number) =>
    leaving.reduce((total, meal) => total + of(meal), 0);
  const [rows, bought] = [sum(({ ingredients }) => ingredients), sum(({ purchased }) => purchased)];
  const count = leaving.length;
  const clauses = [leavingRows(count, rows), ...(bought === 0 ? [] : [boughtRows(rows, bought)])];
  return {
    title: plural(count, {
      one: '# meal leaves the plan and is kept below it',
      other: '# meals leave the plan and are kept below it',
    }),
    text: rows === 0 ? '' : `${clauses.join('; ')}.`,
    meals: leaving.flatMap(({ mealId }) => mealOf.get(mealId) ?? []),
  };
}

function leavingRows(meals: number, rows: number): string {
  return meals === 1
    ? plural(rows, {
        one: 'Its ingredient leaves the shopping list',
        other: 'Its # ingredients leave the shopping list',
      })
    : plural(rows, {
        one: 'Their ingredient leaves the shopping list',
        other: 'Their # ingredients leave the shopping list',
      });
}

function boughtRows(rows: number, bought: number): string {
  return rows === 1
    ? t`it is already bought`
    : plural(bought, { one: '# of them is already bought', other: '# of them are already bought' });
}

function money({ amountCents, currency }: PreviewChangesFragment['shares'][number]['before']): string {
  return formatAmount(amountCents, currency);
}

/** In meals, each once: several people may have been unable to eat it. */
function solvedText(
  verdicts: readonly { readonly mealId: string; readonly before: Verdict | null }[],
): string {
  const mealsThatWere = (verdict: Verdict) =>
    new Set(verdicts.filter(({ before }) => before === verdict).map(({ mealId }) => mealId)).size;
  const [conflicts, unknown] = [mealsThatWere('CONFLICT'), mealsThatWere('UNKNOWN')];
  return [
    ...(conflicts > 0 ? [t`${conflicts} less to fix`] : []),
    ...(unknown > 0 ? [t`${unknown} less to check`] : []),
  ].join(', ');
}

function mealsLabel(meals: PreviewChangesFragment['meals']): string {
  const count = meals.length;
  if (count === 0) return t`meals change`;
  if (meals.every(({ before, after }) => after < before))
    return plural(count, { one: 'meal smaller', other: 'meals smaller' });
  if (meals.every(({ before, after }) => after > before))
    return plural(count, { one: 'meal larger', other: 'meals larger' });
  return t`meals change`;
}

type Reason = PreviewChangesFragment['verdicts'][number]['reasons'][number];

function openReason({ eaterId, verdict, ingredientName, sentence }: Reason) {
  // Names are in capitals in the API.
  const lower = verdict.toLowerCase() as Lowercase<typeof verdict>;
  return { eaterId, verdict: lower, ingredientName, sentence, settled: null };
}
