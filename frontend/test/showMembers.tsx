import type { MockLink } from '@apollo/client/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { eaterAnswer } from './answers/eaterAnswers.ts';
import { showTrip } from './showTrip.tsx';
import { ANA, type participant, tripAnswer } from './answers/tripAnswers.ts';

/** A participant as the server sends it. */
export type Person = ReturnType<typeof participant>;

const CAN_ALL = ['VIEW', 'EXPORT', 'INVITE', 'EDIT', 'DELETE', 'PLAN_MEALS'] as const;

/** Ana, whose invitation is pending, as an organizer sees her. */
export const pending: Person = {
  ...ANA,
  phone: '+14155550103',
  email: null,
  viewerCan: ['RESEND_INVITE', 'RENAME', 'REMOVE'],
};

/**
 * Renders the plan with these participants for an organizer.
 * @param below `/people`: the people of the trip
 */
export function showMembers(
  participants: readonly Person[],
  mocks: readonly MockLink.MockedResponse[] = [],
  query = '',
  eaters: readonly ReturnType<typeof eaterAnswer>[] = [],
  below = '',
) {
  const change = { participants, eaters, viewerCan: [...CAN_ALL] };
  showTrip([], { below, mocks, query, change });
  return { user: userEvent.setup() };
}

/** The participants, below the plan. */
export const membersCard = async () => within(await screen.findByRole('region', { name: 'Trip Members' }));

/** The server's answer with the trip and these participants. */
export const tripWith = (participants: readonly Person[]) =>
  tripAnswer([], { participants, viewerCan: [...CAN_ALL] });

/** Goes offline; `jest.restoreAllMocks()` ends it. */
export function loseConnection(): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
}
