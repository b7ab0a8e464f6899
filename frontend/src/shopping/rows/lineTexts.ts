import { plural, t } from '@lingui/core/macro';
import { noteOfChosen, withoutInsteadOf } from '../../../../domain/recipes/kitchen/insteadOfNote.ts';
import { textInUnits } from '../../../../domain/shopping/totals/textInUnits.ts';
import { amountLabel } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { shownNumbers } from '../../../../domain/shopping/amount/numbersInText.ts';
import {
  besideText,
  boughtText,
  lineQuantities,
  rowAmounts,
} from '../../../../domain/shopping/list/shopping.ts';
import { lineLabel } from './lineLabel.ts';
import { unavailableLabel } from '../../../../domain/shopping/missing/unavailable.ts';
import { asText, textOf } from '../../../../domain/text/asText.ts';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { amountWords } from './amountWords.ts';
import type { NamedEater } from '../../../../domain/people/verdict/conflictMark.ts';
import { affectedNames } from '../../people/verdict/affectedNames.ts';
import { plateText } from '../../labels/plateText.ts';
import { oneLine } from '../../labels/plainText.ts';
import { boughtLabel } from './boughtLabel.ts';
import { buyersOf, type CartGroup } from './cartParts.ts';
import type { CartRow } from './cartRows.ts';
import type { CartView } from './cartView.ts';
import { spoken } from './spoken.ts';

interface LineState {
  /** Among the bought ones. */
  readonly isFolded: boolean;
  /** Not sent yet. */
  readonly isWaiting: boolean;
}

interface SecondText {
  readonly text: string;
  readonly tone?: 'warning' | 'waiting';
}

/** What differs from the normal case, below the name; of a bought line who bought it. */
export function secondLine(
  group: CartGroup,
  view: CartView,
  { isFolded, isWaiting }: LineState,
): SecondText[] {
  const { rows } = group;
  const missing = unavailableLabel(rows, view.people);
  // Of a line that is also a meal's own food, the details say which part is not.
  const isOwn = rows.some(isOwnFood);
  const insteadOf = isOwn ? '' : each(rows, (row) => row.insteadOf).join(', ');
  const isOnPlates = rows.every(({ apartEaterIds }) => apartEaterIds.length > 0);
  const addedBy = each(rows, (row) => row.addedBy && oneLine(row.addedBy)).join(', ');
  const warnings = [
    ...each(rows, ({ id }) => notForText(view.notFor.get(id))),
    ...spoiling(rows, view.dayOf),
  ];
  const texts: (SecondText | string | null)[] = [
    isWaiting ? { text: t`Waiting to send`, tone: 'waiting' } : null,
    ...(isFolded
      ? [boughtLabel(rows, view.people, view.today)]
      : [
          amountWords(textOf(boughtText(group))),
          ...warnings.map((text) => ({ text, tone: 'warning' as const })),
          missing && asText(missing),
          isOnPlates ? plateOf(rows, view) : null,
          insteadOf && insteadOfText(insteadOf),
          ...each(rows, (row) => noteOf(isOwn ? ownNote(row) : row)),
          addedBy && t`added by ${addedBy}`,
        ]),
  ];
  return texts.flatMap((text) =>
    text === null || text === '' ? [] : typeof text === 'string' ? { text } : text,
  );
}

function notForText(eaters: readonly NamedEater[] | undefined): string | undefined {
  return eaters && t`Not for ${{ names: affectedNames(eaters) }}`;
}

export function insteadOfText(name: string): string {
  return t`instead of ${name}`;
}

/** 'for Mia, on a separate plate'; '' for everybody's. */
export function plateOf(rows: readonly CartRow[], { eaters }: CartView): string {
  const ids = new Set(rows.flatMap(({ apartEaterIds }) => apartEaterIds));
  const who = affectedNames(eaters.filter(({ id }) => ids.has(id)));
  return plateText({ who, isForAllergy: false });
}

function isOwnFood(row: CartRow): boolean {
  return row.insteadOf === null && ownNote(row).notes === row.notes;
}

/** Without what it is instead of. */
function ownNote(row: CartRow): CartRow {
  return row.notes === null ? row : { ...row, notes: withoutInsteadOf(row.notes) };
}

/** '' for none. */
export function noteOf({ notes, insteadOf, amount }: CartRow): string {
  return notes === null ? '' : textInUnits(noteOfChosen(notes, insteadOf !== null, amount.unit));
}

function each(rows: readonly CartRow[], textOf: (row: CartRow) => string | null | undefined): string[] {
  return [...new Set(rows.flatMap((row) => textOf(row) ?? []))];
}

/** Why it does not keep until its meal, as chosen: 'keeps only 1 day in a cooler'. */
function spoiling(rows: readonly CartRow[], dayOf: CartView['dayOf']): ReadonlySet<string> {
  const days = rows.flatMap(({ id, purchased }) => (purchased ? [] : (dayOf.get(id) ?? [])));
  return new Set(days.flatMap(({ keeps, reason }) => (keeps ? [] : capitalized(asText(reason)))));
}

/** 'Slaw, Millet' */
export function mealsOf({ rows }: CartGroup): string {
  const names = new Map(
    rows.flatMap(({ mealId, mealName }) => (mealName === '' ? [] : [[mealId, mealName]])),
  );
  return [...names.values()].join(', ');
}

/** So many have room in a line. */
const MAX_AMOUNTS = 2;

/** What is left to buy. */
export function amountsOf(group: CartGroup) {
  const all = lineQuantities(group).map(({ quantity, unit }) => {
    const number = amountWords(quantity ?? '');
    // The name of a unit follows its number.
    return { quantity: number, unit: amountWords(amountLabel(quantity, unit)).slice(number.length).trim() };
  });
  const others = all.length - MAX_AMOUNTS;
  const amounts = others > 0 ? [...all.slice(0, MAX_AMOUNTS), { quantity: '…', unit: '' }] : all;
  return {
    amounts,
    beside: amountWords(besideText(group)),
    isMore: all.length > 0 && boughtText(group) !== '',
  };
}

/** What eyes see in amounts and faces: '4 for 2 meals: 3, 1. Maya Torres' */
export function spokenLine(group: CartGroup, { people, grouping }: CartView): string {
  const [meals, amounts] = [mealsLabel(group), rowAmounts(group)];
  const sum = [spoken(shownNumbers(lineLabel(group))), meals].filter(Boolean).join(' ');
  const buyers = buyersOf(group.rows, people).map(({ name }) => name);
  return [
    amounts.length > 1 ? `${sum}: ${amounts.join(', ')}` : sum,
    grouping === 'store-sections' && (buyers.join(', ') || t({ message: 'Unassigned', context: 'shopping' })),
  ]
    .filter(Boolean)
    .join('. ');
}

/** 'for 2 meals' if several meals' amounts are summed, else ''. */
function mealsLabel({ rows, isPurchased }: CartGroup): string {
  const withAmount = rows.filter(
    ({ quantity, unit, purchased }) => amountLabel(quantity, unit) !== '' && purchased === isPurchased,
  );
  const count = new Set(withAmount.map(({ mealId }) => mealId)).size;
  return count > 1 && withAmount.every(({ mealId }) => mealId !== null)
    ? plural(count, { one: 'for # meal', other: 'for # meals' })
    : '';
}
