import type { CartGroup, CartPart } from './cartParts.ts';

/** A line with the part it belongs to. */
export interface CartLine {
  readonly group: CartGroup;
  readonly part: CartPart;
}

export interface CartLists {
  /** With the lines that are open, or were ticked a moment ago; the others are left out. */
  readonly sections: readonly CartPart[];
  /** Newest first. */
  readonly bought: readonly CartLine[];
}

/** @param folded ids of the rows that were bought some time ago */
export function cartLists(parts: readonly CartPart[], folded: ReadonlySet<string>): CartLists {
  const isFolded = ({ rows }: CartGroup) => rows.every(({ id }) => folded.has(id));
  const sections = parts.flatMap((part) => {
    const groups = part.groups.filter((group) => !isFolded(group));
    return groups.length === 0 ? [] : [{ ...part, groups }];
  });
  return { sections, bought: newestFirst(linesOf(parts).filter(({ group }) => isFolded(group))) };
}

export function linesOf(parts: readonly CartPart[]): CartLine[] {
  return parts.flatMap((part) => part.groups.map((group) => ({ group, part })));
}

export function leftIn({ groups }: CartPart): number {
  return groups.filter(({ isPurchased }) => !isPurchased).length;
}

/** Sections in the order of the chips: those that are done come last. */
export function chipOrder(parts: readonly CartPart[]): CartPart[] {
  return parts.toSorted((one, other) => Number(leftIn(one) === 0) - Number(leftIn(other) === 0));
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
