import { plural } from '@lingui/core/macro';
import { foodKey } from '../../../../domain/shopping/food/foodKey.ts';

interface Suggestion {
  readonly name: string;
  readonly trips: number;
}

/** So that they stay above a phone's keyboard. */
const MOST = 2;

/**
 * Earlier items for what is typed; the most frequent ones while nothing is.
 * @param typed name in the line
 * @param listed keys of what is on the list or waits
 */
export function quickPicks(
  suggestions: readonly Suggestion[],
  typed: string,
  listed: ReadonlySet<string>,
): readonly Suggestion[] {
  const begin = typed.trim().toLowerCase();
  return suggestions
    .filter(({ name }) => !listed.has(foodKey(name)))
    .filter(({ name }) =>
      name
        .toLowerCase()
        .split(/\s+/)
        .some((_, index, words) => words.slice(index).join(' ').startsWith(begin)),
    )
    .slice(0, MOST);
}

/** 'on 2 earlier trips' */
export function onTrips(trips: number): string {
  return plural(trips, { one: 'on an earlier trip', other: 'on # earlier trips' });
}
