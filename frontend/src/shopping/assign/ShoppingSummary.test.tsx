import { screen } from '@testing-library/react';
import { itemAnswer, TRIP_ID, type tripIngredientsAnswer } from '../../../test/answers/tripAnswers.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { cartAnswer, MEALS } from '../../../test/showCart.tsx';
import { useTripIngredientsQuery } from '../rows/TripIngredients.generated.ts';
import { ShoppingSummary } from './ShoppingSummary.tsx';

function Summary() {
  return (
    <p>
      <ShoppingSummary {...useTripIngredientsQuery({ variables: { tripId: TRIP_ID } })} />
    </p>
  );
}

function showSummary(items: Parameters<typeof tripIngredientsAnswer>[1]): void {
  renderScreen(<Summary />, { mocks: [cartAnswer(MEALS, items)] });
}

it('counts lines, with the items that no meal needs', async () => {
  showSummary({ items: [itemAnswer('t1', { name: 'Ice' }), itemAnswer('t2', { name: 'Charcoal' })] });
  expect(await screen.findByText('3 of 4 left to buy')).toBeVisible();
});
