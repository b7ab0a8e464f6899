import type { Tool } from './tool.ts';

interface Line {
  readonly id: string;
  readonly name: string;
  readonly purchased: boolean;
  readonly missing: { readonly text: string } | null;
  readonly amountText: string;
  readonly notes: string | null;
  readonly assignedTo: { readonly name: string } | null;
}

interface Listed {
  readonly trip: {
    readonly meals: readonly { readonly name: string; readonly ingredients: readonly Line[] }[];
    readonly items: readonly Line[];
  };
}

const LINE = 'id name amountText purchased missing { text } notes assignedTo { name }';

/** What is still to buy, what somebody else buys included. */
function whatToBuy({ trip }: Listed): object {
  const lines = [
    ...trip.meals.flatMap(({ name, ingredients }) => ingredients.map((line) => ({ ...line, dish: name }))),
    ...trip.items.map((line) => ({ ...line, dish: null })),
  ].filter(({ purchased, missing }) => !purchased || missing !== null);
  return {
    count: lines.length,
    lines: lines.map(({ id, name, amountText, missing, notes, assignedTo, dish }) => ({
      id,
      name,
      amount: missing?.text ?? amountText,
      notes,
      buyer: assignedTo?.name,
      dish,
    })),
  };
}

export const shoppingTools: readonly Tool[] = [
  {
    name: 'what_to_buy',
    title: 'What to buy',
    description: 'Lists what is still to buy for a trip; with a date, for the dishes of one day.',
    operation: `query ($tripId: ID!, $date: Date) {
        trip(id: $tripId) { meals(date: $date) { name ingredients { ${LINE} } } items { ${LINE} } }
      }`,
    pick: whatToBuy,
  },
  {
    name: 'add_to_list',
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
