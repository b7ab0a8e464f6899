import { input, whileOpen, type Operations } from './operation.ts';

const avoid = { kind: 'CONTENT', value: 'beef' };

/** `arrange` has made sure once. */
export const VERDICT_OPERATIONS: Operations = {
  'Mutation.settleConflict': {
    document: input('settleConflict', 'SettleConflictInput', 'meal { verdict { verdict } }'),
    variables: ({ mealId, otherEaterId }) => ({
      input: { mealId, eaterId: otherEaterId, avoid, note: 'They bring their own.' },
    }),
    outcomes: whileOpen,
  },
  'Mutation.unsettleConflict': {
    document: input('unsettleConflict', 'UnsettleConflictInput', 'meal { verdict { verdict } }'),
    variables: ({ mealId, otherEaterId }) => ({ input: { mealId, eaterId: otherEaterId, avoid } }),
    outcomes: whileOpen,
  },
  'Mutation.cookApart': {
    document: input('cookApart', 'CookApartInput', 'ingredient { apartEaterIds }'),
    variables: ({ ingredientId, otherEaterId }) => ({
      input: { ingredientId, eaterIds: [otherEaterId], name: 'Lentils' },
    }),
    outcomes: whileOpen,
  },
};
