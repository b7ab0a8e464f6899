import { MEAL_NUMBERS } from '../../../../domain/plan/mealFields.ts';
import { chosenName, type Replaceable } from '../../../../domain/shopping/ingredient/ingredient.ts';
import type { Tool } from './tool.ts';

const DISH = `id date type name status position assignedTo { id name } portions ${MEAL_NUMBERS.join(' ')}`;

interface ShownDish {
  readonly meal: { readonly ingredients: readonly Replaceable[] };
}

/** With ingredients under the names that were chosen: a swap can be for somebody's allergy. */
function withChosenNames({ meal }: ShownDish): object {
  const ingredients = meal.ingredients.map(({ alternatives, selectedAlternative, ...one }) => ({
    ...one,
    name: chosenName({ ...one, alternatives, selectedAlternative }),
  }));
  return { ...meal, ingredients };
}

export const planTools: readonly Tool[] = [
  {
    name: 'what_is_planned',
    title: 'What is planned',
    description:
      'Lists the dishes of the plan by day and time, with their cooks and votes. Slots that are not listed are empty. Name a date for one day.',
    operation: `query ($tripId: ID!, $date: Date) {
      trip(id: $tripId) {
        startDate endDate mealTypes meals(date: $date) { ${DISH} upVotes downVotes ingredientCount }
      }
    }`,
  },
  {
    name: 'show_dish',
    title: 'A dish',
    description: 'Shows one dish with its ingredients, in the amounts for those who eat it, and its steps.',
    operation: `query ($mealId: ID!) {
      meal(id: $mealId) {
        ${DISH} description instructions recipe
        ingredients { id name alternatives selectedAlternative amountText notes purchased isLeftOut }
      }
    }`,
    pick: withChosenNames,
  },
  {
    name: 'day_in_the_kitchen',
    title: 'A day in the kitchen',
    description: 'Says what is cooked on one day: when to start each dish, for how many, and what to buy.',
    operation: `query ($tripId: ID!, $date: Date!) {
      trip(id: $tripId) {
        meals(date: $date) { id name assignedTo { name } portions }
        handbook(from: $date, to: $date) {
          date slots { type time dishes { mealId start { date time } groups { name portions } } duties { kind participantId } }
          shopping { name amount section }
        }
      }
    }`,
  },
  {
    name: 'who_cooks',
    title: 'Who cooks how much',
    description: 'Says how many dishes each participant cooks, and how often they help and wash up.',
    operation: `query ($tripId: ID!) {
      trip(id: $tripId) {
        participants { id name } cookBalance { participantId mealCount portions helpCount washUpCount }
      }
    }`,
  },
  {
    name: 'plan_dish',
    isAdding: true,
    title: 'Plan a dish',
    description:
      'Adds a dish by its name to a slot that is empty. With `beside` it joins the dishes that are there; ask the person first.',
    operation: `mutation (
      $tripId: ID!, $date: Date!, $type: MealType!, $name: String!, $description: String, $assignedToId: ID
      $servings: Float, $beside: Boolean
    ) {
      createMeal(input: {
        tripId: $tripId, date: $date, type: $type, name: $name, description: $description
        assignedToId: $assignedToId, servings: $servings, beside: $beside
      }) { meal { ${DISH} } }
    }`,
  },
  {
    name: 'add_ingredients',
    isAdding: true,
    title: 'Add ingredients',
    description: 'Adds ingredients to a dish; they stand on the shopping list at once.',
    operation: `mutation ($mealId: ID!, $ingredients: [NewIngredientInput!]!) {
      addIngredients(input: { mealId: $mealId, ingredients: $ingredients }) {
        ingredients { id name amountText }
      }
    }`,
  },
  {
    name: 'change_dish',
    title: 'Change a dish',
    description: 'Changes the name, the words or the servings of a dish. What is not given stays.',
    operation: `mutation (
      $mealId: ID!, $name: String, $description: String, $instructions: [String!]
      ${MEAL_NUMBERS.map((number) => `$${number}: Int`).join(' ')} $servings: Float
    ) {
      updateMeal(input: {
        id: $mealId, name: $name, description: $description, instructions: $instructions
        ${MEAL_NUMBERS.map((number) => `${number}: $${number}`).join(' ')} servings: $servings
      }) { meal { ${DISH} description } }
    }`,
  },
  {
    name: 'move_dish',
    title: 'Move a dish',
    description: 'Moves a dish to another slot, which has to be empty unless `beside` is true.',
    operation: `mutation ($mealId: ID!, $date: Date!, $type: MealType!, $beside: Boolean) {
      updateMeal(input: { id: $mealId, date: $date, type: $type, beside: $beside }) { meal { ${DISH} } }
    }`,
  },
  {
    name: 'swap_dishes',
    title: 'Swap two dishes',
    description: 'Swaps the slots of two dishes, with all dishes that stand there.',
    operation: `mutation ($mealId: ID!, $otherMealId: ID!) {
      swapMeals(input: { mealId: $mealId, otherMealId: $otherMealId }) { meals { ${DISH} } }
    }`,
  },
  {
    name: 'choose_cook',
    title: 'Choose a cook',
    description: 'Gives a dish to a participant to cook; null takes it back.',
    operation: `mutation ($mealId: ID!, $assignedToId: ID) {
      updateMeal(input: { id: $mealId, assignedToId: $assignedToId }) { meal { ${DISH} } }
    }`,
  },
  {
    name: 'vote_on_dish',
    title: 'Vote on a dish',
    description: 'Votes for the person; the same vote again takes it back. Only when they said so.',
    operation: `mutation ($mealId: ID!, $voteType: Vote!) {
      voteOnMeal(input: { mealId: $mealId, voteType: $voteType }) { meal { id name upVotes downVotes myVote } }
    }`,
  },
];
