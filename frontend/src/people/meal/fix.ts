import { unansweredOf } from '../../../../domain/people/eater/answer.ts';
import { fitsText } from '../../../../domain/people/verdict/answerTexts.ts';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import type { LabelClaim } from '../../../../domain/people/verdict/labelClaim.ts';
import type { Swap } from '../../../../domain/people/verdict/fixes.ts';
import { portionsLabel } from '../../../../domain/shopping/amount/portion.ts';
import { listed } from '../../../../domain/text/listed.ts';
import { withGlyphs } from '../../labels/fractionGlyphs.ts';
import { isMarkable } from '../verdict/markable.ts';
import type { TripEater } from '../tripTable.ts';
import type { MealProblem } from '../verdict/mealProblems.ts';

/** How a problem of a meal is solved. */
export type Fix =
  | { readonly kind: 'swap' | 'apart'; readonly swap: Swap }
  | { readonly kind: 'fine'; readonly note: string }
  | { readonly kind: 'marked'; readonly label: LabelClaim }
  | { readonly kind: 'other' };

export interface OfferedFix {
  /** Unique among the fixes of a problem. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly fix: Fix;
}

/** Alternatives offered of each kind. */
const MOST_SWAPS = 2;

/** @param present people at the meal */
export function offeredFixes(problem: MealProblem, present: readonly TripEater[]): OfferedFix[] {
  const { row, eaters, isRule, fixes } = problem;
  const names = listed(eaters.map(({ name }) => name));
  const quarters = eaters.reduce((sum, { portionQuarters }) => sum + portionQuarters, 0);
  const unanswered = unansweredOf(present).length;
  const fitsAll = present.length === 1 ? 'Fits.' : `Fits all ${present.length}.`;
  const fits = unanswered === 0 ? fitsAll : `${capitalized(fitsText(unanswered))}.`;
  const swaps = fixes.forEverybody
    .slice(0, MOST_SWAPS)
    .map((swap) => ({
      key: `swap ${swap.name}`,
      title: 'Swap for everybody',
      text: `${inPlaceOf(row, swap)}. ${fits}`,
      fix: { kind: 'swap', swap } as const,
    }));
  // Others eat the row itself; a plate apart has no plate apart.
  const canCookApart = !isRule && row?.apartOfId === null && eaters.length < present.length;
  const aparts = fixes.apart
    .slice(0, canCookApart ? MOST_SWAPS : 0)
    .map((swap) => ({
      key: `apart ${swap.name}`,
      title: `Cook apart for ${names}`,
      text: `${portionsLabel(quarters)} of ${swap.name} in its own pot.`,
      fix: { kind: 'apart', swap } as const,
    }));
  const other: OfferedFix = {
    key: 'other',
    title: 'Choose another recipe',
    text: 'Change the name or the ingredients below.',
    fix: { kind: 'other' },
  };
  const fine: OfferedFix = {
    key: 'fine',
    title: 'It is fine',
    text: 'Say why; it is kept with your name.',
    fix: { kind: 'fine', note: '' },
  };
  return [...(swaps.length === 0 ? [other] : swaps), ...aparts, ...(isRule ? [] : [fine])];
}

/** Answer that shows the fixes; it solves nothing itself. */
export const UNMARKED = 'unmarked';

/** Answers to "Say which oats". */
export interface LabelAnswer extends Pick<OfferedFix, 'key' | 'title' | 'text'> {
  /** Null: the fixes follow. */
  readonly fix: Fix | null;
}

/** Answers about the label of an ingredient; none if no known words settle it. */
export function labelAnswers(problem: MealProblem): LabelAnswer[] {
  if (!isMarkable(problem)) return [];
  const { label } = problem;
  return [
    {
      key: 'marked',
      title: `Marked ${label.claim}`,
      text: `The shopping list says “${label.name}”.`,
      fix: { kind: 'marked', label },
    },
    { key: UNMARKED, title: 'Not marked', text: 'See other ways to fix it.', fix: null },
    { key: 'unsure', title: 'Not sure', text: 'It stays unknown.', fix: { kind: 'other' } },
  ];
}

/** The main button for the chosen fixes: "Save with millet"; null to leave it. */
export function saveText(fixes: readonly Fix[]): string | null {
  const names = fixes.flatMap((fix) => {
    if (fix.kind === 'marked') return [fix.label.name];
    return fix.kind === 'swap' || fix.kind === 'apart' ? [fix.swap.name] : [];
  });
  const [first] = names;
  if (first === undefined) return null;
  return names.length === 1 ? `Save with ${first}` : `Save with ${names.length} changes`;
}

/** "650 g millet instead of couscous" */
function inPlaceOf(row: MealProblem['row'], { name }: Swap): string {
  if (row === null) return capitalized(name);
  return capitalized(`${withGlyphs(row.amount.text)} ${name} instead of ${chosenName(row)}`.trim());
}
