import type { CartGroup, CartPart } from './cartParts.ts';

/** A line with the part it belongs to. */
export interface CartLine {
  readonly group: CartGroup;
  readonly part: CartPart;
}

export interface CartLists {
  /** What may be at home. */
  readonly toCheck: readonly CartGroup[];
  /** With the lines that are open, or were ticked a moment ago; the others are left out. */
  readonly sections: readonly CartPart[];
  /** Newest first. */
  readonly bought: readonly CartLine[];
}

/** @param folded ids of the rows that were bought some time ago */
export function cartLists(parts: readonly CartPart[], folded: ReadonlySet<string>): CartLists {
  const isFolded = ({ rows }: CartGroup) => rows.every(({ id }) => folded.has(id));
  const open = parts.flatMap((part) => {
    const groups = part.groups.filter((group) => !isFolded(group));
    return groups.length === 0 ? [] : [{ ...part, groups }];
  });
  const toCheck = open.find(({ head }) => head.kind === 'home')?.groups ?? [];
  const sections = open.filter(({ head }) => head.kind !== 'home');
  return { toCheck, sections, bought: newestFirst(linesOf(parts).filter(({ group }) => isFolded(group))) };
}

export function linesOf(parts: readonly CartPart[]): CartLine[] {
  return parts.flatMap((part) => part.groups.map((group) => ({ group, part })));
}

export function leftIn({ groups }: CartPart): number {
  return groups.filter(({ isPurchased }) => !isPurchased).length;
}

/** Times are ISO 8601, so that texts compare like times; a purchase without one has just been made. */
function newestFirst(lines: readonly CartLine[]): CartLine[] {
  const timeOf = ({ group }: CartLine) =>
    group.rows.reduce((latest, { purchasedAt }) => {
      const time = purchasedAt ?? JUST_NOW;
      return time > latest ? time : latest;
    }, '');
  const times = new Map(lines.map((line) => [line, timeOf(line)]));
  const compare = (one: string, other: string) => Number(one < other) - Number(one > other);
  return lines.toSorted((one, other) => compare(times.get(one) ?? '', times.get(other) ?? ''));
}

const JUST_NOW = '9999';
