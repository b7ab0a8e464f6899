import type { Tool } from './tool.ts';

interface Line {
  readonly name: string;
  readonly amountText: string;
  readonly isPurchased: boolean;
  readonly openIngredientIds: readonly string[];
  readonly ingredients: readonly {
    readonly notes: string | null;
    readonly assignedTo: { readonly name: string } | null;
  }[];
  readonly meals: readonly { readonly name: string }[];
}

interface Listed {
  readonly trip: { readonly shoppingList: readonly Line[] };
}

/** What is still to buy, what somebody else buys included. */
function whatToBuy({ trip }: Listed): object {
  const lines = trip.shoppingList.filter(({ isPurchased }) => !isPurchased);
  return {
    count: lines.length,
    lines: lines.map(({ name, amountText, openIngredientIds, ingredients, meals }) => ({
      ids: openIngredientIds,
      name,
      amount: amountText,
      notes: once(ingredients.map(({ notes }) => notes)),
      buyers: once(ingredients.map(({ assignedTo }) => assignedTo?.name)),
      dishes: once(meals.map((meal) => meal.name)),
    })),
  };
}

function once(texts: readonly (string | null | undefined)[]): string[] {
  return [...new Set(texts.filter((text) => text !== null && text !== undefined))];
}

export const shoppingTools: readonly Tool[] = [
  {
    name: 'what_to_buy',
    title: 'What to buy',
    description: 'Lists what is still to buy for a trip; with a date, for the dishes of one day.',
    operation: `query ($tripId: ID!, $date: Date) {
      trip(id: $tripId) {
        shoppingList(date: $date) {
          name amountText isPurchased openIngredientIds
          ingredients { notes assignedTo { name } } meals { name }
        }
      }
    }`,
    pick: whatToBuy,
  },
  {
    name: 'add_to_list',
    isAdding: true,
    title: 'Add to the shopping list',
    description: 'Adds things to buy that belong to no dish, each as a `line` such as "2 bags charcoal".',
    operation: `mutation ($tripId: ID!, $items: [TripItemInput!]!) {
      addTripItems(input: { tripId: $tripId, items: $items }) { items { id name amountText } }
    }`,
  },
  {
    name: 'tick_off',
    title: 'Tick off',
    description: 'Ticks lines of the shopping list as bought, or unticks them, by the ids of what_to_buy.',
    operation: `mutation ($tripId: ID!, $ids: [ID!]!, $purchased: Boolean!) {
      tickIngredients(input: { tripId: $tripId, ids: $ids, purchased: $purchased }) {
        ingredients { id name purchased }
      }
    }`,
  },
  {
    name: 'choose_buyer',
    title: 'Choose who buys',
    description: 'Gives lines of the shopping list to a participant to buy; null takes them back.',
    operation: `mutation ($tripId: ID!, $ids: [ID!]!, $assignedToId: ID) {
      assignIngredients(input: { tripId: $tripId, ids: $ids, assignedToId: $assignedToId }) {
        ingredients { id name assignedTo { name } }
      }
    }`,
  },
];
