import { t } from '@lingui/core/macro';
import { asText } from '../../../../domain/text/asText.ts';
import { unansweredOf } from '../../../../domain/people/eater/answer.ts';
import { fitsText } from '../../../../domain/people/eater/answerTexts.ts';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { withinSentence } from '../../../../domain/text/withinSentence.ts';
import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import type { MealRow } from '../../../../domain/people/verdict/judgedMeal.ts';
import type { LabelClaim } from '../../../../domain/people/verdict/labelClaim.ts';
import type { Swap } from '../../../../domain/people/verdict/fixes.ts';
import { portionsLabel } from '../../../../domain/shopping/amount/portion.ts';
import { amountTextOf } from '../../labels/amounts.ts';
import { affectedNames } from '../verdict/affectedNames.ts';
import { isMarkable, type MarkableProblem } from '../verdict/markable.ts';
import type { TripEater } from '../tripAttendance.ts';
import type { MealProblem } from '../verdict/mealProblems.ts';

/** How a problem of a meal is solved. */
export type Fix =
  | { readonly kind: 'swap' | 'apart'; readonly swap: Swap }
  | { readonly kind: 'fine'; readonly note: string }
  | { readonly kind: 'marked'; readonly label: LabelClaim }
  | { readonly kind: 'leftOut' | 'other' };

export interface OfferedFix {
  /** Unique among the fixes of a problem. */
  readonly key: string;
  readonly title: string;
  /** On phones; part of the title. */
  readonly shortTitle?: string;
  readonly text: string;
  readonly fix: Fix;
}

/** Alternatives offered of each kind. */
const MOST_SWAPS = 2;

/** @param present people at the meal */
export function offeredFixes(problem: MealProblem, present: readonly TripEater[]): OfferedFix[] {
  const { row, eaters, reasons, isRule, fixes } = problem;
  const names = affectedNames(eaters);
  const quarters = eaters.reduce((sum, { portionQuarters }) => sum + portionQuarters, 0);
  const count = present.length;
  const unanswered = unansweredOf(present).length;
  const fitsAll = count === 1 ? t`Fits.` : t`Fits all ${count}.`;
  const fits = unanswered === 0 ? fitsAll : `${capitalized(asText(fitsText(unanswered)))}.`;
  const swaps = fixes.forEverybody
    .slice(0, MOST_SWAPS)
    .map((swap) => ({
      key: `swap:${swap.name}`,
      title: t`Use ${swap.name}`,
      text: `${inPlaceOf(row, swap)}. ${fits}`,
      fix: { kind: 'swap', swap } as const,
    }));
  // Others eat the row itself; a separate plate has no separate plate.
  const canCookApart = !isRule && row?.apartOfId === null && eaters.length < present.length;
  const isForAllergy = reasons.some(({ avoid }) => avoid.strictness === 'allergy');
  const aparts = fixes.apart
    .slice(0, canCookApart ? MOST_SWAPS : 0)
    .map((swap) => ({
      key: `apart:${swap.name}`,
      shortTitle: t`Use ${swap.name} for ${names}`,
      title: isForAllergy
        ? t`Use ${swap.name} for ${names}, with a separate pan and tools`
        : t`Use ${swap.name} for ${names}, on a separate plate`,
      text: isForAllergy
        ? t`${portionsLabel(quarters)} of ${swap.name}.`
        : t`${portionsLabel(quarters)} of ${swap.name} in a separate pot.`,
      fix: { kind: 'apart', swap } as const,
    }));
  const other: OfferedFix = {
    key: 'other',
    title: t`Choose another recipe`,
    text: t`Everybody’s own recipes and the cookbook.`,
    fix: { kind: 'other' },
  };
  const fine: OfferedFix = {
    key: 'fine',
    title: t`I made sure it’s safe`,
    text: t`saved with your name`,
    fix: { kind: 'fine', note: '' },
  };
  const marked = isMarkable(problem) ? [markedFix(problem)] : [];
  const leftOut = row !== null && problem.canBeLeftOut ? [leftOutFix(row)] : [];
  const [best, ...nextBest] = swaps;
  // Most would rather have what is in the recipe.
  const isForFew = eaters.length * 2 < count;
  return [
    ...marked,
    ...(best === undefined ? [] : [best]),
    ...leftOut,
    ...(best === undefined ? [other] : isForFew ? [...aparts, ...nextBest] : [...nextBest, ...aparts]),
    ...(isRule ? [] : [fine]),
  ];
}

function leftOutFix(row: MealRow): OfferedFix {
  return {
    key: 'leftOut',
    title: t`Leave out ${{ name: withinSentence(chosenName(row)) }}`,
    shortTitle: t`Leave out`,
    text: t`Nobody buys it, and the cook sees that.`,
    fix: { kind: 'leftOut' },
  };
}

/** What the label of the ingredient says. */
function markedFix({ label }: MarkableProblem): OfferedFix {
  return {
    key: 'marked',
    title: t`The label says ${label.claim}`,
    text: t`The shopping list says “${label.name}”.`,
    fix: { kind: 'marked', label },
  };
}

/** "650 g millet instead of couscous" */
function inPlaceOf(row: MealProblem['row'], { name }: Swap): string {
  if (row === null) return capitalized(name);
  const original = chosenName(row);
  const amount = amountTextOf(row.amount, original);
  return capitalized(t`${amount} ${name} instead of ${original}`.trim());
}
