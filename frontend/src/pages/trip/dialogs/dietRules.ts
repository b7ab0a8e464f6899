/** A separate chunk, since the vocabulary of food is large. */
export { conflictLine } from '../../../plan/dietConflict.ts';
export { groupRestrictions } from '../../../plan/groupRestrictions.ts';
