import type { Row } from './row.ts';
import { MEAL, MEAL_ALONE } from '../../ctx/selections.ts';

export const mealRows: readonly Row[] = [
  {
    method: 'POST',
    path: '/api/meals/:mealId/swap',
    who: 'member',
    operation: `mutation ($input: SwapMealsInput!) { swapMeals(input: $input) { meals { ${MEAL_ALONE} } } }`,
  },
  {
    method: 'POST',
    path: '/api/trips/:tripId/meals/:id/restore',
    who: 'member',
    operation: `mutation ($input: RestoreMealInput!) { restoreMeal(input: $input) { meal { ${MEAL} } } }`,
  },
  {
    method: 'PATCH',
    path: '/api/trips/:tripId/days',
    who: 'member',
    operation: `mutation ($input: MarkDayInput!) { markDay(input: $input) { meals { ${MEAL_ALONE} } } }`,
  },
  {
    method: 'POST',
    path: '/api/trips/:tripId/assign-meals',
    who: 'member',
    operation: `mutation ($input: AssignMealsAtRandomInput!) {
      assignMealsAtRandom(input: $input) {
        assignedMeals: mealCount participants: participantCount meals { ${MEAL_ALONE} }
      }
    }`,
  },
  {
    method: 'POST',
    path: '/api/trips/:tripId/undo-assign-meals',
    who: 'member',
    operation: `mutation ($input: UndoAssignMealsInput!) {
      undoAssignMeals(input: $input) { meals { ${MEAL_ALONE} } keptMeals { ${MEAL_ALONE} } }
    }`,
  },
  {
    method: 'GET',
    path: '/api/trips/:tripId/duties',
    who: 'member',
    operation: 'query ($tripId: ID!) { trip(id: $tripId) { duties { date type kind participantId } } }',
  },
  {
    method: 'PUT',
    path: '/api/trips/:tripId/duties',
    who: 'member',
    operation: `mutation ($input: SetDutyInput!) {
      setDuty(input: $input) { trip { duties { date type kind participantId } } }
    }`,
  },
  {
    method: 'GET',
    path: '/api/trips/:tripId/cook-balance',
    who: 'member',
    operation: `query ($tripId: ID!) { trip(id: $tripId) { cookBalance { participantId mealCount portions helpCount washUpCount } } }`,
  },
  {
    method: 'GET',
    path: '/api/trips/:tripId/handbook',
    who: 'member',
    operation: `query ($tripId: ID!, $from: Date, $to: Date, $units: Units, $groupAmounts: Boolean = false) {
      trip(id: $tripId) {
        handbook(from: $from, to: $to, units: $units, groupAmounts: $groupAmounts) {
          date
          slots {
            type time duties { kind participantId } withoutDish
            dishes {
              mealId start { date time } groups { name portions } groupAmounts { ingredientId amounts }
            }
            people { eaterId dishes { mealId verdict notes disliked } }
          }
          ahead { kind mealId ingredientId }
          shopping { section name amount }
        }
      }
    }`,
  },
];

export const suggestionRows: readonly Row[] = [
  {
    method: 'POST',
    path: '/api/trips/:tripId/undo-suggestions',
    who: 'member',
    operation: `mutation ($input: UndoSuggestionsInput!) {
      undoSuggestions(input: $input) { undoneMealIds keptMeals { ${MEAL} } }
    }`,
  },
];
