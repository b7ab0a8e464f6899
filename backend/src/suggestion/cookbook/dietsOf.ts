import { DIETS, judgeMeal, type Diet } from '../../../../domain/diet.ts';
import type { Recipe } from './cookbook.ts';

/** The diets that a recipe fits as it is written, without an alternative: none that nobody can vouch for. */
export function dietsOf({ ingredients }: Recipe): Diet[] {
  const names = ingredients.map(({ name }) => name);
  return DIETS.filter(
    (diet) => judgeMeal(names, { diets: [diet], avoidedContents: [], avoidedWords: [] }).verdict === 'fits',
  );
}
