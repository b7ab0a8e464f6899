/** A separate chunk, since the vocabulary of food is large. */
export { conflictLine } from '../../meal/dietConflict.ts';
export { groupRestrictions } from '../../meal/groupRestrictions.ts';
