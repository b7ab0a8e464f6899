import { t } from '@lingui/core/macro';
import { lineLabel } from '../rows/lineLabel.ts';
import { shownNumbers } from '../../../../domain/shopping/amount/numbersInText.ts';
import { buyersOf, type CartGroup, type CartPart, type CartPerson } from '../rows/cartParts.ts';

interface CartTextOptions {
  readonly tripName: string;
  readonly location: string;
  /** 'Jun 13 - Jun 15'. */
  readonly dates: string;
  readonly parts: readonly CartPart[];
  /** Null if the parts' headings name the shopper. */
  readonly people: readonly CartPerson[] | null;
}

/** The cart as plain text, open lines first: '[ ] Yellow onions: 4 (Maya Torres)'. */
export function cartText({ tripName, location, dates, parts, people }: CartTextOptions): string {
  const head = [t`${tripName}: Shopping List`, `${location}, ${dates}`].join('\n');
  const blocks = parts.map(({ title, groups }) =>
    [title.toUpperCase(), ...openFirst(groups).map((group) => line(group, people))].join('\n'),
  );
  return [head, ...blocks].join('\n\n');
}

function openFirst(groups: readonly CartGroup[]): CartGroup[] {
  return [
    ...groups.filter(({ isPurchased }) => !isPurchased),
    ...groups.filter((group) => group.isPurchased),
  ];
}

function line(group: CartGroup, people: readonly CartPerson[] | null): string {
  const amount = shownNumbers(lineLabel(group));
  const buyers = people === null ? [] : buyersOf(group.rows, people).map(({ name }) => name);
  return [
    group.isPurchased ? '[x] ' : '[ ] ',
    group.name,
    amount === '' ? '' : `: ${amount}`,
    buyers.length === 0 ? '' : ` (${buyers.join(', ')})`,
  ].join('');
}
