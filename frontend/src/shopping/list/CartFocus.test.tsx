import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showCart, tick } from '../../../test/showCart.tsx';
import { ingredientAnswer, mealAnswer } from '../../../test/answers/tripAnswers.ts';

const item = (name: string) => ingredientAnswer(name, 'm1', { name });

/** Two items of one section, and one of another. */
const MEALS = [
  { ...mealAnswer('m1', { name: 'Chili' }), ingredients: [item('Garlic'), item('Onions'), item('Feta')] },
];

async function press(name: string): Promise<HTMLElement> {
  const line = await screen.findByRole('checkbox', { name });
  act(() => line.focus());
  await userEvent.keyboard(' ');
  return line;
}

/** Asks for the bought items, so that lines fold without the pause. */
async function fold(): Promise<void> {
  const shown = screen.getByRole('checkbox', { name: 'Show purchased items' });
  fireEvent.click(shown);
  fireEvent.click(shown);
  await waitFor(() => expect(screen.getByRole('button', { name: /^\d bought$/ })).toBeVisible());
}

describe('a line ticked by keyboard', () => {
  it('passes the focus to the next open line when it folds', async () => {
    showCart({ meals: MEALS, mocks: [tick(['Garlic'], true)] });
    await press('Garlic');
    await fold();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Onions' })).toHaveFocus());
  });

  it('keeps the focus when it returns to its section', async () => {
    const bought = { ...item('Garlic'), purchased: true };
    showCart({
      meals: [{ ...mealAnswer('m1'), ingredients: [bought, item('Feta')] }],
      mocks: [tick(['Garlic'], false)],
    });
    await press('Garlic');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show purchased items' }));
    const produce = await screen.findByRole('region', { name: 'Produce' });
    await waitFor(() => expect(within(produce).getByRole('checkbox', { name: 'Garlic' })).toHaveFocus());
  });

  it('passes the focus to the bought items when it was the last one', async () => {
    showCart({
      meals: [{ ...mealAnswer('m1'), ingredients: [item('Garlic')] }],
      query: '?purchased=hide',
      mocks: [tick(['Garlic'], true)],
    });
    await press('Garlic');
    await fold();
    await waitFor(() => expect(screen.getByRole('button', { name: '1 bought' })).toHaveFocus());
  });
});

describe('the bought items', () => {
  function onPhone(isPhone: boolean): void {
    const list = { matches: isPhone, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    // Cast: the media query hook reads only these fields of a MediaQueryList.
    jest.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  }
  const feta = { ...item('Feta'), purchased: true };
  const meals = [{ ...mealAnswer('m1'), ingredients: [item('Garlic'), feta] }];

  it('are closed on a phone until somebody asks', async () => {
    onPhone(true);
    showCart({ meals });
    const bought = await screen.findByRole('button', { name: '1 bought' });
    expect(bought).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('checkbox', { name: 'Feta' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Dairy & Eggs' })).toBeNull();
    await userEvent.click(bought);
    expect(screen.getByRole('checkbox', { name: 'Feta' })).toBeChecked();
  });

  it('are open on a wide screen', async () => {
    onPhone(false);
    showCart({ meals });
    const bought = await screen.findByRole('region', { name: '1 bought' });
    expect(within(bought).getByRole('checkbox', { name: 'Feta' })).toBeChecked();
  });
});
