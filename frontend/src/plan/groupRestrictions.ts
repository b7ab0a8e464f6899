import { avoid, restrictionsOf, type Avoid } from '../../../domain/food/restriction/restrictionReading.ts';
import type { ReadRestrictions } from '../../../domain/food/restriction/restrictionText.ts';
import type { GroupRestrictionsFragment } from '../gql/fragments/GroupRestrictions.generated.ts';

/** Restrictions as the server read them; unknown kinds of a newer server become words and count as not understood. */
export function groupRestrictions({
  avoids,
  notUnderstood,
}: GroupRestrictionsFragment['restrictionsRead']): ReadRestrictions {
  const unknown: string[] = [];
  const known = avoids.map(({ kind, value }): Avoid => {
    const { data } = avoid.safeParse({ kind: kind.toLowerCase(), value });
    if (data !== undefined) return data;
    unknown.push(value);
    return { kind: 'word', value };
  });
  return restrictionsOf({ avoids: known, unread: [...notUnderstood, ...unknown] });
}
