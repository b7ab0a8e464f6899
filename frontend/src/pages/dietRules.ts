/** The rules about diets, which come with a vocabulary of food: for whoever loads them when they are needed. */
export { conflictLine } from '../../../domain/dietConflict.ts';
export { readRestrictionList } from '../../../domain/restrictionText.ts';
