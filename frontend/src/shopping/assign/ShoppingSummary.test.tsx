import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itemAnswer, TRIP_ID, type tripIngredientsAnswer } from '../../../test/answers/tripAnswers.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { cartAnswer, MEALS } from '../../../test/showCart.tsx';
import { useTripIngredientsQuery } from '../rows/TripIngredients.generated.ts';
import { OnceBought, ShoppingSummary } from './ShoppingSummary.tsx';

function Summary() {
  const ingredients = useTripIngredientsQuery({ variables: { tripId: TRIP_ID } });
  return (
    <>
      <p>
        <ShoppingSummary {...ingredients} />
      </p>
      <p>
        <OnceBought data={ingredients.data} otherwise="All is planned.">
          Everything is bought.
        </OnceBought>
      </p>
    </>
  );
}

function showSummary(items: Parameters<typeof tripIngredientsAnswer>[1], meals = MEALS): void {
  renderScreen(<Summary />, { mocks: [cartAnswer(meals, items)] });
}

it('counts lines, with the items that no meal needs', async () => {
  showSummary({ items: [itemAnswer('t1', { name: 'Ice' }), itemAnswer('t2', { name: 'Charcoal' })] });
  expect(await screen.findByText('3 of 4 left to buy')).toBeVisible();
  expect(screen.getByText('All is planned.')).toBeVisible();
});

it('says that everything is bought once nothing is left, and never of an empty list', async () => {
  const bought = MEALS.map(({ ingredients, ...meal }) => ({
    ...meal,
    ingredients: ingredients.map((row) => ({ ...row, purchased: true })),
  }));
  showSummary({}, bought);
  expect(await screen.findByText('Everything is bought.')).toBeVisible();
  cleanup();
  showSummary({}, []);
  expect(await screen.findByText('Fills up as you plan meals')).toBeVisible();
  expect(screen.getByText('All is planned.')).toBeVisible();
});

it('keeps the focus on Try again while the list is read again', async () => {
  const failed = { ...cartAnswer(MEALS, {}), result: { errors: [{ message: 'Oops' }] } };
  renderScreen(<Summary />, { mocks: [failed, { ...failed, delay: Infinity }] });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  expect(retry).toHaveFocus();
  expect(retry).toHaveAttribute('aria-disabled', 'true');
});
