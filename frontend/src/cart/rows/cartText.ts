import { groupAmounts } from '../../../../domain/shopping/shopping.ts';
import { buyersOf, type CartGroup, type CartPart, type CartPerson } from './cartParts.ts';

interface CartTextOptions {
  readonly tripName: string;
  readonly location: string;
  /** 'Jun 13 - Jun 15'. */
  readonly dates: string;
  readonly parts: readonly CartPart[];
  /** Who is named behind a line; null where the part's heading says who buys. */
  readonly people: readonly CartPerson[] | null;
}

/**
 * The cart as a text that can be sent to anybody: its head, then each part with its lines, what is left to buy first.
 * A line is a box, the name, how much, and who buys it: '[ ] Yellow onions: 3, 1 (Maya Torres)'.
 */
export function cartText({ tripName, location, dates, parts, people }: CartTextOptions): string {
  const head = [`${tripName}: Shopping List`, `${location}, ${dates}`].join('\n');
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
  const amounts = groupAmounts(group).join(', ');
  const buyers = people === null ? [] : buyersOf(group.rows, people).map(({ name }) => name);
  return [
    group.isPurchased ? '[x] ' : '[ ] ',
    group.name,
    amounts === '' ? '' : `: ${amounts}`,
    buyers.length === 0 ? '' : ` (${buyers.join(', ')})`,
  ].join('');
}
