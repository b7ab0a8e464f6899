import { plural, t } from '@lingui/core/macro';
import type { CartGroup } from './cartParts.ts';

const MINUTE_MS = 60_000;
/** Above this it was more than one way through a shop. */
const ONE_TRIP_MINUTES = 180;

/** 'All bought. 38 items in 52 minutes.'; without the time for more than one way to the shop. */
export function doneText(groups: readonly CartGroup[]): string {
  const count = groups.length;
  const times = groups
    .flatMap(({ rows }) => rows.flatMap(({ purchasedAt }) => purchasedAt ?? []))
    .map((time) => Date.parse(time));
  const minutes = Math.round((Math.max(...times) - Math.min(...times)) / MINUTE_MS);
  if (times.length === 0 || minutes < 1 || minutes > ONE_TRIP_MINUTES)
    return plural(count, { one: 'All bought. # item.', other: 'All bought. # items.' });
  return t`All bought. ${plural(count, { one: '# item', other: '# items' })} in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`;
}
