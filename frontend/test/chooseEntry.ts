import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Chooses an entry of the open menu by keyboard: jsdom has no pointer that highlights one. */
export async function chooseEntry(name: string): Promise<void> {
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  const entries = screen.getAllByRole('menuitem');
  const index = entries.findIndex(({ textContent }) => textContent === name);
  await userEvent.keyboard('{ArrowDown}'.repeat(index + 1));
  await waitFor(() => expect(entries[index]).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
}
