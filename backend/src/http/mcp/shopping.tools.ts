import { MEAL_TYPES } from '../../../../domain/plan/meal.ts';
import { STAPLE_ANSWERS } from '../../../../domain/shopping/home/staples.ts';
import { chosenName, type Replaceable } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { shoppingListParts } from '../../../../domain/shopping/list/shoppingList.ts';
import { UNAVAILABLE_KINDS } from '../../../../domain/shopping/missing/unavailable.ts';
import type { Tool } from './tool.ts';

interface Line extends Replaceable {
  readonly id: string;
  readonly purchased: boolean;
  readonly missing: { readonly text: string } | null;
  readonly unavailable: { readonly kind: string } | null;
  readonly staple: { readonly answer: string; readonly at: string } | null;
  readonly amountText: string;
  readonly notes: string | null;
  readonly assignedTo: { readonly name: string } | null;
}

interface Dish {
  readonly id: string;
  readonly date: string;
  readonly type: string;
  readonly name: string;
  readonly ingredients: readonly Line[];
}

interface Listed {
  readonly trip: {
    readonly startDate: string;
    readonly endDate: string;
    readonly mealTypes: readonly string[];
    readonly meals: readonly Dish[];
    /** Whose lines are asked for. */
    readonly wanted: readonly { readonly id: string }[];
    readonly items: readonly Line[];
  };
}

const LINE = `id name alternatives selectedAlternative amountText purchased missing { text }
  unavailable { kind } staple { answer at } notes assignedTo { name }`;

/** What the shopping list shows as still to buy, what somebody else buys included. */
function whatToBuy({ trip }: Listed): object {
  const { startDate, endDate, mealTypes, meals, items } = trip;
  const wanted = new Set(trip.wanted.map(({ id }) => id));
  const planned = {
    startDate,
    endDate,
    mealTypes: mealTypes.flatMap((one) => stored(MEAL_TYPES, one) ?? []),
  };
  // Answers about staples hold for the rows of other days too.
  const rows = [
    ...meals.flatMap((dish) => dish.ingredients.map((line) => rowOf(line, dish))),
    ...items.map((line) => rowOf(line, null)),
  ];
  const lines = shoppingListParts(planned, rows).rows.filter(
    ({ purchased, dish }) => !purchased && (dish === null || wanted.has(dish.id)),
  );
  return {
    count: lines.length,
    lines: lines.map(({ line, name, dish }) => ({
      id: line.id,
      name,
      amount: line.missing?.text ?? line.amountText,
      notes: line.notes,
      buyer: line.assignedTo?.name,
      dish: dish?.name,
    })),
  };
}

function rowOf(line: Line, dish: Dish | null) {
  const kind = stored(UNAVAILABLE_KINDS, line.unavailable?.kind);
  const answer = stored(STAPLE_ANSWERS, line.staple?.answer);
  return {
    ...{ line, dish },
    name: chosenName(line),
    purchased: line.purchased && line.missing === null,
    unavailable: kind && { kind },
    staple: answer && { answer, at: line.staple?.at ?? '' },
    mealDate: dish?.date ?? null,
    mealType: stored(MEAL_TYPES, dish?.type),
  };
}

/** `dinner` for DINNER: enums of the schema are named after their values. */
function stored<Value extends string>(values: readonly Value[], name: string | undefined): Value | null {
  return values.find((value) => value.toUpperCase() === name) ?? null;
}

export const shoppingTools: readonly Tool[] = [
  {
    name: 'what_to_buy',
    title: 'What to buy',
    description: 'Lists what is still to buy for a trip; with a date, for the dishes of one day.',
    operation: `query ($tripId: ID!, $date: Date) {
        trip(id: $tripId) {
          startDate endDate mealTypes wanted: meals(date: $date) { id }
          meals { id date type name ingredients { ${LINE} } } items { ${LINE} }
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
