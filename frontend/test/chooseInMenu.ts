import { act, fireEvent, screen } from '@testing-library/react';

/** Presses an entry of the open menu as a user does: the menu highlights it before the press ends. */
export async function chooseInMenu(name: string): Promise<void> {
  const entry = await screen.findByRole('menuitem', { name });
  await act(async () => void fireEvent.pointerDown(entry));
  await act(async () => void fireEvent.click(entry));
}
