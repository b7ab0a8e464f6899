import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recipePageAnswer } from '../../../test/answers/recipeAnswers.ts';
import { DAL, showRecipe } from '../../../test/showRecipe.tsx';

beforeEach(() => localStorage.clear());

describe('the kitchen view', () => {
  async function openKitchen() {
    showRecipe([recipePageAnswer(DAL)], '?for=6');
    await userEvent.click(await screen.findByRole('button', { name: 'Cook' }));
    return within(await screen.findByRole('dialog', { name: 'Coconut lentil dal' }));
  }

  it('begins with the ingredients, for the portions and in pans', async () => {
    const kitchen = await openKitchen();
    expect(kitchen.getByText('for 6 portions')).toBeVisible();
    await userEvent.click(kitchen.getByRole('checkbox', { name: '450 g Red lentils' }));
    await userEvent.selectOptions(kitchen.getByLabelText('Amounts for'), 'each of 3 pans');
    expect(kitchen.getByRole('checkbox', { name: '150 g Red lentils' })).toBeChecked();
  });

  it('shows one step at a time, with what it needs; arrows change the step and the focus follows', async () => {
    const kitchen = await openKitchen();
    await userEvent.click(kitchen.getByRole('button', { name: 'Next: Rinse the lentils' }));
    const first = kitchen.getByRole('heading', { name: 'Step 1 of 3 Rinse the lentils.' });
    expect(first).toHaveFocus();
    expect(kitchen.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.keyboard('{ArrowRight}');
    expect(kitchen.getByRole('checkbox', { name: '2½ tbsp Curry powder' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    expect(kitchen.getByRole('heading', { name: /^Step 1 of 3/ })).toHaveFocus();
  });

  it('runs a timer while other steps are shown, and stops it', async () => {
    const kitchen = await openKitchen();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.keyboard(' ');
    expect(kitchen.getByRole('button', { name: 'Stop timer: 18 minutes' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    const running = kitchen.getByRole('list', { name: 'Timers of other steps' });
    expect(running).toHaveTextContent(/^Step 2: 1[78]:\d\d$/);
    await userEvent.click(within(running).getByRole('button'));
    await userEvent.click(kitchen.getByRole('button', { name: 'Stop timer: 18 minutes' }));
    expect(kitchen.getByRole('button', { name: 'Start timer: 18 minutes' })).toBeVisible();
  });

  it('shows temperatures on the chosen scale', async () => {
    const kitchen = await openKitchen();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await userEvent.click(kitchen.getByRole('radio', { name: '°C' }));
    expect(kitchen.getByRole('heading', { name: /Keep it warm at 180 °C\./ })).toBeVisible();
    expect(kitchen.getByText('Enjoy.')).toBeVisible();
  });

  it('is turned by swipes, and opens again at the last step', async () => {
    const kitchen = await openKitchen();
    const swipe = (from: number, to: number) => {
      const heading = kitchen.getByRole('heading', { level: 2 });
      fireEvent.touchStart(heading, { touches: [{ clientX: from, clientY: 300 }] });
      fireEvent.touchEnd(heading, { changedTouches: [{ clientX: to, clientY: 310 }] });
    };
    swipe(300, 100);
    expect(kitchen.getByRole('heading', { name: /^Step 1 of 3/ })).toBeVisible();
    swipe(300, 270);
    expect(kitchen.getByRole('heading', { name: /^Step 1 of 3/ })).toBeVisible();
    swipe(300, 100);
    swipe(100, 300);
    swipe(300, 100);
    await userEvent.click(kitchen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Cook' }));
    expect(await screen.findByRole('heading', { name: /^Step 2 of 3/ })).toBeVisible();
  });
});
