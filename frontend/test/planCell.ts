import { screen } from '@testing-library/react';

/** The cell of the plan with this button. */
export async function cell(name: RegExp): Promise<HTMLElement> {
  const action = await screen.findByRole('button', { name });
  const found = action.closest<HTMLElement>('[role=gridcell]');
  if (found === null) throw new Error('The button is not in the plan.');
  return found;
}
