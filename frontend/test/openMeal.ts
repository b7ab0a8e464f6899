import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserActions } from './stopTime.ts';

/** Opens the sheet of a planned meal by its cell: to read. */
export async function openMeal(name = 'Chili', user: UserActions = userEvent) {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${name} ?:`) }));
  return within(await screen.findByRole('dialog', { name }));
}

/** From reading to editing. */
export async function editMeal(sheet: Awaited<ReturnType<typeof openMeal>>, user: UserActions = userEvent) {
  await user.click(sheet.getByRole('button', { name: 'Edit' }));
  const editing = within(await screen.findByRole('dialog', { name: /^Assign / }));
  await editing.findByRole('textbox', { name: /^Add ingredients/ });
  return editing;
}
