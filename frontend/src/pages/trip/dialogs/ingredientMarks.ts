import type { GroupRestrictionsFragment } from '../../../gql/fragments/GroupRestrictions.generated.ts';
import { conflictLine } from '../../../plan/dietConflict.ts';
import { groupAvoids } from '../../../plan/groupAvoids.ts';

/** As the server parsed them. */
export type RestrictionsRead = GroupRestrictionsFragment['restrictionsRead'];

/** A separate chunk, since the vocabulary of food is large. */
export function ingredientMarks(restrictionsRead: RestrictionsRead): (line: string) => string | null {
  const avoids = groupAvoids(restrictionsRead);
  return (line) => conflictLine(line, avoids);
}
