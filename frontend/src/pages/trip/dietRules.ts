/** The rules about diets, which come with a vocabulary of food: for whoever loads them when they are needed. */
export { conflictLine } from '../../meal/dietConflict.ts';
export { groupRestrictions } from '../../meal/groupRestrictions.ts';
