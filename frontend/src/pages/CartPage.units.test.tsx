import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setUnits } from '../browser/store/pageUnits.ts';
import { MEALS, showCart } from '../../test/showCart.tsx';
import { ingredientAnswer, mealAnswer } from '../../test/answers/tripAnswers.ts';

afterEach(() => setUnits(null));

const [chili, quesadillas] = MEALS;
const show = () =>
  showCart({
    meals: [
      {
        ...(chili ?? mealAnswer('m1')),
        ingredients: [
          ingredientAnswer('i1', 'm1', { name: 'Blueberries', quantity: '500', unit: 'g' }),
          ingredientAnswer('i3', 'm1', { name: 'Trail snack', quantity: '2', unit: 'cups', isTyped: true }),
        ],
      },
      {
        ...(quesadillas ?? mealAnswer('m2')),
        ingredients: [ingredientAnswer('i2', 'm2', { name: 'Blueberries', quantity: '2', unit: 'cups' })],
      },
    ],
  });

describe('the list of a reader', () => {
  it('with metric units has sums in grams, and what was typed with its conversion', async () => {
    setUnits('METRIC');
    show();
    const berries = await screen.findByRole('checkbox', { name: 'Blueberries' });
    expect(berries).toHaveAccessibleDescription(/about 800 g for 2 meals: 500 g, 300 g/);
    const snack = screen.getByRole('checkbox', { name: 'Trail snack' });
    expect(snack).toHaveAccessibleDescription(/2 cups \(about 480 ml\)/);
    await userEvent.click(screen.getByRole('button', { name: 'Details of Blueberries' }));
    const details = within(await screen.findByRole('region', { name: 'For' }));
    expect(details.getByText('300 g')).toBeVisible();
  });

  it('with American units has the same in cups', async () => {
    setUnits('US');
    show();
    const berries = await screen.findByRole('checkbox', { name: 'Blueberries' });
    expect(berries).toHaveAccessibleDescription(/about 2 lb for 2 meals: 1 lb \+ 2 oz, 2 cups/);
    expect(screen.getByRole('checkbox', { name: 'Trail snack' })).toHaveAccessibleDescription(/2 cups\. /);
  });
});
