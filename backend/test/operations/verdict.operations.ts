import { always, input, members, whileOpen, type Operations } from './operation.ts';

const avoid = { kind: 'CONTENT', value: 'beef' };

/** `arrange` has made sure once. */
export const VERDICT_OPERATIONS: Operations = {
  'Query.previewTable': {
    document: 'query ($input: PreviewTableInput!) { previewTable(input: $input) { purchased } }',
    variables: ({ tripId }) => ({ input: { tripId, eater: { portion: 0.5 } } }),
    outcomes: always(members),
  },
  'Query.previewTripDates': {
    document: `query ($id: ID!, $start: Date!, $end: Date!) {
      previewTripDates(tripId: $id, startDate: $start, endDate: $end) { purchased } }`,
    variables: ({ tripId }) => ({ id: tripId, start: '2026-06-14', end: '2026-06-16' }),
    outcomes: always(members),
  },
  'Mutation.settleConflict': {
    document: input('settleConflict', 'meal { verdict { verdict } }'),
    variables: ({ mealId, otherEaterId, settledBasis }) => ({
      input: { mealId, eaterId: otherEaterId, avoid, basis: settledBasis, note: 'They bring their own.' },
    }),
    outcomes: whileOpen,
  },
  'Mutation.unsettleConflict': {
    document: input('unsettleConflict', 'meal { verdict { verdict } }'),
    variables: ({ mealId, otherEaterId }) => ({ input: { mealId, eaterId: otherEaterId, avoid } }),
    outcomes: whileOpen,
  },
  'Mutation.cookApart': {
    document: input('cookApart', 'ingredient { apartEaterIds }'),
    variables: ({ ingredientId, otherEaterId }) => ({
      input: { ingredientId, eaterIds: [otherEaterId], name: 'Lentils' },
    }),
    outcomes: whileOpen,
  },
};
