import { screen, waitFor, within } from '@testing-library/react';
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
  line.focus();
  await userEvent.keyboard(' ');
  return line;
}

describe('a line ticked by keyboard', () => {
  it('passes the focus to the next open line when it folds', async () => {
    showCart({ meals: MEALS, mocks: [tick(['Garlic'], true)] });
    await press('Garlic');
    expect(await screen.findByRole('button', { name: 'Bought 1' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Onions' })).toHaveFocus());
  });

  it('keeps the focus when it returns to its section', async () => {
    const bought = { ...item('Garlic'), purchased: true };
    showCart({
      meals: [{ ...mealAnswer('m1'), ingredients: [bought, item('Feta')] }],
      mocks: [tick(['Garlic'], false)],
    });
    await press('Garlic');
    const produce = await screen.findByRole('region', { name: 'Produce' });
    await waitFor(() => expect(within(produce).getByRole('checkbox', { name: 'Garlic' })).toHaveFocus());
  });

  it('passes the focus to the next open line when purchased items are hidden', async () => {
    showCart({
      meals: MEALS,
      query: '?purchased=hide',
      mocks: [tick(['Onions'], true), tick(['Feta'], true)],
    });
    await press('Onions');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Feta' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Garlic' })).toHaveFocus());
  });

  it('passes the focus to the way to the purchased items when it was the last one', async () => {
    showCart({
      meals: [{ ...mealAnswer('m1'), ingredients: [item('Garlic')] }],
      query: '?purchased=hide',
      mocks: [tick(['Garlic'], true)],
    });
    await press('Garlic');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show purchased items' })).toHaveFocus());
  });
});

describe('the bought items', () => {
  function onPhone(isPhone: boolean): void {
    const list = { matches: isPhone, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    // Cast: the media query hook reads only these fields of a MediaQueryList.
    jest.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  }

  it('are closed on a phone, and the focus goes to the last open line', async () => {
    onPhone(true);
    showCart({ meals: MEALS, mocks: [tick(['Feta'], true)] });
    await press('Feta');
    const bought = await screen.findByRole('button', { name: 'Bought 1' });
    expect(bought).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('checkbox', { name: 'Feta' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Dairy & Eggs' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Onions' })).toHaveFocus());
    await userEvent.click(bought);
    expect(screen.getByRole('checkbox', { name: 'Feta' })).toBeChecked();
  });

  it('are open on a phone for who asks to see them', async () => {
    onPhone(true);
    const bought = { ...item('Garlic'), purchased: true };
    showCart({ meals: [{ ...mealAnswer('m1'), ingredients: [bought] }], query: '?purchased=hide' });
    await userEvent.click(await screen.findByRole('button', { name: 'Show purchased items' }));
    expect(await screen.findByRole('checkbox', { name: 'Garlic' })).toBeVisible();
  });

  it('are open on a wide screen', async () => {
    onPhone(false);
    showCart({ meals: MEALS, mocks: [tick(['Feta'], true)] });
    await press('Feta');
    const bought = await screen.findByRole('region', { name: 'Bought 1' });
    expect(within(bought).getByRole('checkbox', { name: 'Feta' })).toBeChecked();
  });
});
