import { fireEvent, screen } from '@testing-library/react';

/** Opens the menu of a meal in the plan, as a right click does. */
export async function openMealMenu(name: string): Promise<void> {
  fireEvent.contextMenu(await screen.findByRole('button', { name: new RegExp(`^${name} :`) }));
  await screen.findByRole('menu');
}
