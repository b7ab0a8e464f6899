import type { MockLink } from '@apollo/client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CAN, CHILI } from './answers/suggestionAnswers.ts';
import type { tripAnswer } from './answers/tripAnswers.ts';
import { showTrip } from './showTrip.tsx';

type Change = Parameters<typeof tripAnswer>[1];

/** Opens the dialog from the trip page, with all its options. */
export async function openSuggestions(
  mocks: readonly MockLink.MockedResponse[],
  change: Change = {},
  features?: MockLink.MockedResponse,
) {
  // It remembers open options.
  sessionStorage.clear();
  showTrip([CHILI], {
    change: { viewerCan: [...CAN], ...change },
    mocks,
    ...(features !== undefined && { features }),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'AI Suggestions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'AI Meal Suggestions' }));
  await user.click(dialog.getByRole('button', { name: 'More wishes', expanded: false }));
  return { user, dialog };
}
