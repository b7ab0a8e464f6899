import { avoid, type Avoid } from '../../../domain/food/avoid.ts';
import type { GroupRestrictionsFragment } from '../gql/fragments/GroupRestrictions.generated.ts';

/** What everybody avoids, as the server read it; unknown kinds of a newer server become words. */
export function groupAvoids({ avoids }: GroupRestrictionsFragment['restrictionsRead']): Avoid[] {
  return avoids.map(
    ({ kind, value }) => avoid.safeParse({ kind: kind.toLowerCase(), value }).data ?? { kind: 'word', value },
  );
}
