import { always, input, members, membersLocked, whileOpen, type Operations } from './operation.ts';

export const MEAL_OPERATIONS: Operations = {
  'Query.meal': {
    document: 'query ($id: ID!) { meal(id: $id) { id } }',
    variables: ({ mealId }) => ({ id: mealId }),
    outcomes: always(members),
  },
  'Mutation.createMeal': {
    document: input('createMeal', 'meal { id }'),
    variables: ({ tripId, freeDate }) => ({ input: { tripId, date: freeDate, type: 'LUNCH', name: 'Soup' } }),
    outcomes: whileOpen,
  },
  'Mutation.createMeal, beside another': {
    document: input('createMeal', 'meal { id }'),
    variables: ({ tripId }) => ({
      input: { tripId, date: '2026-06-13', type: 'DINNER', name: 'Salad', beside: true },
    }),
    outcomes: whileOpen,
  },
  'Mutation.updateMeal': {
    document: input('updateMeal', 'meal { id }'),
    variables: ({ mealId }) => ({ input: { id: mealId, name: 'Stew' } }),
    outcomes: whileOpen,
  },
  'Mutation.updateMeal, by its version': {
    document: input('updateMeal', 'meal { id }'),
    variables: ({ mealId }) => ({ input: { id: mealId, description: 'Hot', version: 1 } }),
    outcomes: whileOpen,
  },
  'Mutation.updateMeal, whom it is for': {
    document: input('updateMeal', 'meal { id forWhom { eaterIds } }'),
    variables: ({ mealId }) => ({ input: { id: mealId, forWhom: { group: 'Foxes' } } }),
    outcomes: whileOpen,
  },
  'Mutation.updateMeal, its slot': {
    document: input('updateMeal', 'meal { id }'),
    variables: ({ mealId, freeDate }) => ({ input: { id: mealId, date: freeDate, type: 'LUNCH' } }),
    outcomes: whileOpen,
  },
  'Mutation.swapMeals': {
    document: input('swapMeals', 'meals { id }'),
    variables: ({ mealId, otherMealId }) => ({ input: { mealId, otherMealId } }),
    outcomes: whileOpen,
  },
  'Mutation.markDay': {
    document: input('markDay', 'meals { id } trip { id }'),
    variables: ({ tripId, freeDate }) => ({ input: { tripId, date: freeDate, status: 'NOT_NEEDED' } }),
    outcomes: whileOpen,
  },
  'Mutation.assignMealsAtRandom': {
    document: input('assignMealsAtRandom', 'mealCount trip { id }'),
    variables: ({ tripId }) => ({ input: { tripId } }),
    outcomes: whileOpen,
  },
  'Mutation.assignMealsAtRandom, with duties': {
    document: input('assignMealsAtRandom', 'dutyCount trip { id }'),
    variables: ({ tripId }) => ({ input: { tripId, help: 1, washUp: 2 } }),
    outcomes: whileOpen,
  },
  'Mutation.undoAssignMeals': {
    document: input('undoAssignMeals', 'meals { id }'),
    variables: ({ tripId, mealId, otherId }) => ({
      input: { tripId, cooks: [{ mealId, participantId: otherId }] },
    }),
    outcomes: whileOpen,
  },
  'Mutation.setDuty': {
    document: input('setDuty', 'trip { duties { participantId } }'),
    variables: ({ tripId, otherId, freeDate }) => ({
      input: { tripId, date: freeDate, type: 'LUNCH', kind: 'HELP', participantIds: [otherId] },
    }),
    outcomes: whileOpen,
  },
  'Mutation.voteOnMeal': {
    document: input('voteOnMeal', 'meal { id }'),
    variables: ({ mealId }) => ({ input: { mealId, voteType: 'UP' } }),
    outcomes: always(members),
  },
  'Mutation.suggestMeals': {
    document: input('suggestMeals', 'updatedMealIds'),
    variables: ({ tripId }) => ({ input: { tripId } }),
    outcomes: whileOpen,
  },
  'Mutation.undoSuggestions': {
    document: input('undoSuggestions', 'undoneMealIds'),
    variables: ({ tripId, mealId }) => ({ input: { tripId, runId: mealId } }),
    outcomes: {
      open: { ...members, member: 'NOT_FOUND', organizer: 'NOT_FOUND', creator: 'NOT_FOUND' },
      completed: membersLocked,
    },
  },
  'Mutation.deleteMeal': {
    document: input('deleteMeal', 'id'),
    variables: ({ mealId }) => ({ input: { id: mealId } }),
    outcomes: whileOpen,
  },
  'Mutation.restoreMeal': {
    document: input('restoreMeal', 'meal { id }'),
    variables: ({ tripId, mealId }) => ({ input: { tripId, id: mealId } }),
    outcomes: whileOpen,
  },
};
