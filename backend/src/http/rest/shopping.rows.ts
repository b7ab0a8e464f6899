import type { Row } from './row.ts';
import { INGREDIENT } from '../../ctx/selections.ts';

export const ingredientRows: readonly Row[] = [
  {
    method: 'POST',
    path: '/api/meals/:mealId/ingredients/batch',
    who: 'member',
    status: 201,
    operation: `mutation ($input: AddIngredientsInput!) {
      addIngredients(input: $input) { ingredients { ${INGREDIENT} } }
    }`,
  },
];

export const shoppingRows: readonly Row[] = [
  {
    method: 'GET',
    path: '/api/trips/:tripId/purchases',
    who: 'member',
    operation: `query ($tripId: ID!, $ids: [ID!]!) {
      purchases(tripId: $tripId, ids: $ids) { ingredients { ${INGREDIENT} } }
    }`,
  },
  {
    method: 'POST',
    path: '/api/trips/:tripId/assign-shopping',
    who: 'member',
    operation: `mutation ($input: AssignShoppingInput!) {
      assignShopping(input: $input) { ingredients { ${INGREDIENT} } }
    }`,
  },
  {
    method: 'GET',
    path: '/api/trips/:tripId/assign-shopping',
    who: 'member',
    operation: `query ($tripId: ID!, $mode: ShoppingSplit!) {
      previewShopping(tripId: $tripId, mode: $mode) { participantId lineCount ingredientIds }
    }`,
  },
  {
    method: 'GET',
    path: '/api/trips/:tripId/optimize-ingredients',
    who: 'member',
    operation: `query ($tripId: ID!, $units: Units) {
      previewOptimize(tripId: $tripId, units: $units) { key isNear name total assignedTo: assignedToId ingredientIds }
    }`,
  },
  {
    method: 'GET',
    path: '/api/trips/:tripId/shopping-list',
    who: 'member',
    operation: `query ($tripId: ID!, $date: Date, $units: Units) {
      trip(id: $tripId) {
        shoppingList(date: $date, units: $units) {
          name section amountText isPurchased openIngredientIds ingredients { ${INGREDIENT} } meals { id name date type }
        }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/trips/:tripId/items',
    who: 'member',
    operation: `query ($tripId: ID!) { trip(id: $tripId) { items { ${INGREDIENT} } } }`,
  },
  {
    method: 'POST',
    path: '/api/trips/:tripId/unavailable',
    who: 'member',
    operation: `mutation ($input: MarkUnavailableInput!) {
      markUnavailable(input: $input) { ingredients { ${INGREDIENT} } }
    }`,
  },
  {
    method: 'DELETE',
    path: '/api/trips/:tripId/unavailable',
    who: 'member',
    summary: 'Takes that back; lists the ingredients.',
    operation: `mutation ($input: ClearUnavailableInput!) {
      clearUnavailable(input: $input) { ingredients { ${INGREDIENT} } }
    }`,
  },
  {
    method: 'POST',
    path: '/api/trips/:tripId/instead',
    who: 'member',
    operation: `mutation ($input: TakeInsteadInput!) {
      takeInstead(input: $input) { ingredients { ${INGREDIENT} } }
    }`,
  },
  {
    method: 'POST',
    path: '/api/trips/:tripId/staples',
    who: 'member',
    operation: `mutation ($input: AnswerStapleInput!) {
      answerStaple(input: $input) { ingredients { ${INGREDIENT} } }
    }`,
  },
  {
    method: 'GET',
    path: '/api/staples',
    who: 'signed in',
    operation: '{ stapleAnswers { food answer at } }',
  },
  {
    method: 'POST',
    path: '/api/trips/:tripId/shopping-plan',
    who: 'member',
    operation: `mutation ($input: PlanShoppingInput!) {
      planShopping(input: $input) { trip { shoppingPlan { equipment days } } }
    }`,
  },
];
