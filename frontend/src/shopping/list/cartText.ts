import { t } from '@lingui/core/macro';
import { lineLabel } from '../rows/lineLabel.ts';
import { shownNumbers } from '../../../../domain/shopping/amount/numbersInText.ts';
import { buyersOf, type CartGroup, type CartPart } from '../rows/cartParts.ts';
import type { CartView } from '../rows/cartView.ts';
import { secondLine } from '../rows/lineTexts.ts';

interface CartTextOptions {
  readonly tripName: string;
  readonly location: string;
  /** 'Jun 13 - Jun 15'. */
  readonly dates: string;
  readonly parts: readonly CartPart[];
  readonly view: CartView;
}

/** The cart as plain text, open lines first: '[ ] Yellow onions: 4 (Maya Torres) · thinly sliced'. */
export function cartText({ tripName, location, dates, parts, view }: CartTextOptions): string {
  const head = [t`${tripName}: Shopping List`, `${location}, ${dates}`].join('\n');
  const blocks = parts.map(({ title, groups }) =>
    [title.toUpperCase(), ...openFirst(groups).map((group) => line(group, view))].join('\n'),
  );
  return [head, ...blocks].join('\n\n');
}

function openFirst(groups: readonly CartGroup[]): CartGroup[] {
  return [
    ...groups.filter(({ isPurchased }) => !isPurchased),
    ...groups.filter((group) => group.isPurchased),
  ];
}

function line(group: CartGroup, view: CartView): string {
  const amount = shownNumbers(lineLabel(group));
  // Else the heading names them.
  const buyers = view.grouping === 'store-sections' ? buyersOf(group.rows, view.people) : [];
  const details = group.isPurchased ? [] : secondLine(group, view, { isFolded: false, isWaiting: false });
  return [
    group.isPurchased ? '[x] ' : '[ ] ',
    group.name,
    amount === '' ? '' : `: ${amount}`,
    buyers.length === 0 ? '' : ` (${buyers.map(({ name }) => name).join(', ')})`,
    ...details.map(({ text }) => ` · ${text}`),
  ].join('');
}
