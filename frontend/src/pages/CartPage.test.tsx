import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { renderScreen } from '../../test/renderScreen.tsx';
import { stopTime } from '../../test/stopTime.ts';
import {
  ingredientAnswer,
  JONAS,
  mealAnswer,
  TRIP_ID,
  tripIngredientsAnswer,
  VIEWER,
} from '../../test/tripAnswers.ts';
import { TickIngredientDocument } from '../ingredient/TickIngredient.generated.ts';
import { TripIngredientsDocument } from '../ingredient/TripIngredients.generated.ts';
import { CartPage } from './CartPage.tsx';

const MEALS = [
  {
    ...mealAnswer('m1', { name: 'Chili' }),
    ingredients: [
      ingredientAnswer('i1', 'm1', { name: 'Yellow onions', quantity: '3', assignedToId: JONAS.id }),
      ingredientAnswer('i2', 'm1', { name: 'Feta', quantity: '8', unit: 'oz', purchased: true }),
    ],
  },
  {
    ...mealAnswer('m2', { date: '2030-06-14', name: 'Quesadillas' }),
    ingredients: [
      ingredientAnswer('i3', 'm2', { name: 'yellow onion', quantity: '1', assignedToId: VIEWER.id }),
    ],
  },
];

function showCart({
  mocks = [],
  query = '',
  meals = MEALS,
  readsAnew = false,
}: {
  mocks?: readonly MockLink.MockedResponse[];
  query?: string;
  meals?: Parameters<typeof tripIngredientsAnswer>[0];
  readsAnew?: boolean;
} = {}) {
  return renderScreen(
    <Routes>
      <Route path="/trips/:tripId/shopping" element={<CartPage />} />
    </Routes>,
    {
      path: `/trips/${TRIP_ID}/shopping${query}`,
      readsAnew,
      mocks: [
        {
          request: { query: TripIngredientsDocument, variables: { tripId: TRIP_ID } },
          result: { data: { trip: tripIngredientsAnswer(meals) } },
        },
        ...mocks,
      ],
    },
  );
}

function tick(id: string, mealId: string, purchased: boolean, change: Partial<MockLink.MockedResponse> = {}) {
  return {
    request: { query: TickIngredientDocument, variables: { id, purchased } },
    result: {
      data: {
        updateIngredient: {
          __typename: 'IngredientPayload' as const,
          ingredient: { __typename: 'Ingredient' as const, id, mealId, purchased },
          meal: {
            __typename: 'Meal' as const,
            id: mealId,
            ingredientCount: 1,
            purchasedIngredientCount: Number(purchased),
          },
        },
      },
    },
    ...change,
  };
}

describe('the cart', () => {
  it('groups rows of the same name under their section, each with its own quantity', async () => {
    showCart();
    const produce = await screen.findByRole('region', { name: 'Produce' });
    const onions = within(produce).getByRole('checkbox', { name: 'Yellow onions' });
    expect(onions).not.toBeChecked();
    expect(onions).toHaveAccessibleDescription(/Chili.*Quesadillas.*3, 1\. Maya Torres, Jonas Weber/);
    const dairy = screen.getByRole('region', { name: 'Dairy & Eggs' });
    expect(within(dairy).getByRole('button', { name: 'Purchased (1)' })).toBeVisible();
    expect(screen.getByText('Total Items').nextSibling).toHaveTextContent('2');
    expect(screen.getByText('Remaining').nextSibling).toHaveTextContent('1');
  });

  it('ticks every row of a line at once, and sinks it when the fingers rest', async () => {
    const user = stopTime();
    showCart({ mocks: [tick('i1', 'm1', true), tick('i3', 'm2', true)] });
    await user.click(await screen.findByRole('checkbox', { name: 'Yellow onions' }));
    expect(screen.getByRole('checkbox', { name: 'Yellow onions' })).toBeChecked();
    expect(screen.getByText('Remaining').nextSibling).toHaveTextContent('0');
    const produce = screen.getByRole('region', { name: 'Produce' });
    expect(within(produce).queryByRole('button', { name: /^Purchased/ })).toBeNull();
    expect(await within(produce).findByRole('button', { name: 'Purchased (1)' })).toBeVisible();
    expect(screen.getByText('Everything is bought. The kitchen can start.')).toBeVisible();
  });

  it('takes a tick back that the server refuses, and says so', async () => {
    const user = stopTime();
    showCart({ mocks: [tick('i2', 'm1', false, { error: new Error('offline') })] });
    await user.click(await screen.findByRole('checkbox', { name: 'Feta' }));
    expect(screen.getByRole('checkbox', { name: 'Feta' })).not.toBeChecked();
    expect(await screen.findByText('Failed to update ingredient.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Feta' })).toBeChecked();
  });

  it('can be grouped by who buys, and hide what is bought', async () => {
    showCart();
    await userEvent.click(await screen.findByRole('radio', { name: 'Assigned Users' }));
    const parts = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(parts).toEqual(['Maya Torres (You)', 'Jonas Weber', 'Unassigned']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show purchased items' }));
    expect(screen.queryByRole('region', { name: 'Unassigned' })).toBeNull();
  });

  it('opens as its address says', async () => {
    showCart({ query: '?group=assigned-users&purchased=hide' });
    expect(await screen.findByRole('radio', { name: 'Assigned Users' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Show purchased items' })).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'Feta' })).toBeNull();
  });

  it('says what to do while it is empty', async () => {
    showCart({ meals: [] });
    expect(await screen.findByRole('heading', { name: 'Nothing to buy yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Plan meals' })).toHaveAttribute('href', `/trips/${TRIP_ID}`);
  });

  it('says so when the trip goes out of sight meanwhile', async () => {
    const result = { errors: [{ message: 'There is no such trip.', extensions: { code: 'NOT_FOUND' } }] };
    showCart({
      readsAnew: true,
      mocks: [
        tick('i2', 'm1', false, { result }),
        { request: { query: TripIngredientsDocument, variables: { tripId: TRIP_ID } }, result },
      ],
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Feta' }));
    expect(await screen.findByRole('heading', { name: 'This trip is no longer available' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your trips' })).toHaveAttribute('href', '/');
  });
});
