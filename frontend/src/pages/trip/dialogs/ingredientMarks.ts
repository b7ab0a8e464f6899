import type { GroupRestrictionsFragment } from '../../../gql/fragments/GroupRestrictions.generated.ts';
import { conflictLine } from '../../../plan/dietConflict.ts';
import { groupRestrictions } from '../../../plan/groupRestrictions.ts';

/** As the server parsed them. */
export type RestrictionsRead = GroupRestrictionsFragment['restrictionsRead'];

/** A separate chunk, since the vocabulary of food is large. */
export function ingredientMarks(restrictionsRead: RestrictionsRead): (line: string) => string | null {
  const restrictions = groupRestrictions(restrictionsRead);
  return (line) => conflictLine([line], restrictions);
}
