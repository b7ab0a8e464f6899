import { eaterAnswer } from './eaterAnswers.ts';
import { ANA, ingredientAnswer, JONAS, mealAnswer, VIEWER } from './tripAnswers.ts';

const MAYA_EATS = eaterAnswer('e1', VIEWER, { viewerCan: ['EDIT'] });
export const ANA_CELIAC = eaterAnswer('e2', ANA, {
  name: 'Ana',
  avoids: [{ kind: 'DIET', value: 'gluten-free', strictness: 'ALLERGY' }],
});
const JONAS_NO_MUSHROOMS = eaterAnswer('e3', JONAS, {
  avoids: [{ kind: 'WORD', value: 'mushroom', strictness: 'DISLIKE' }],
});

/** Maya, Ana who is celiac, and Jonas who would rather have no mushrooms. */
export const TABLE = { eaters: [MAYA_EATS, ANA_CELIAC, JONAS_NO_MUSHROOMS] };

/** A conflict and an unknown for Ana on the first day, a safe meal and an empty slot on the second. */
export const MEALS_OF_TABLE = [
  mealAnswer('pears', { name: 'Spiced pears', type: 'LUNCH' }),
  mealAnswer('couscous', { name: 'Couscous with vegetables' }),
  mealAnswer('chili', { name: 'Black bean chili', date: '2030-06-14' }),
];
export const ROWS_OF_TABLE = [
  ingredientAnswer('i-mix', 'pears', { name: 'house spice mix' }),
  ingredientAnswer('i-couscous', 'couscous', { name: 'couscous', quantity: '500', unit: 'g' }),
  ingredientAnswer('i-zucchini', 'couscous', { name: 'zucchini' }),
  ingredientAnswer('i-beans', 'chili', { name: 'black beans' }),
];
