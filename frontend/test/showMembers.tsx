import type { MockLink } from '@apollo/client/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showTrip } from './showTrip.tsx';
import { ANA, type participant, tripAnswer } from './tripAnswers.ts';

/** A participant as the server answers with one. */
export type Person = ReturnType<typeof participant>;

const CAN_ALL = ['VIEW', 'EXPORT', 'INVITE', 'EDIT', 'DELETE', 'PLAN_MEALS'] as const;

/** Ana, who has not answered, as an organizer sees her. */
export const pending: Person = {
  ...ANA,
  phone: '+14155550103',
  viewerCan: ['RESEND_INVITE', 'RENAME', 'REMOVE'],
};

/** Shows the page of a trip with these people to one of its organizers. */
export function showMembers(
  participants: readonly Person[],
  mocks: readonly MockLink.MockedResponse[] = [],
  query = '',
) {
  const change = { participants, viewerCan: [...CAN_ALL] };
  showTrip([], { mocks, query, change });
  return { user: userEvent.setup() };
}

/** The card with the trip's people. */
export const membersCard = async () => within(await screen.findByRole('region', { name: 'Trip Members' }));

/** The server's answer with that trip and these people in it. */
export const tripWith = (participants: readonly Person[]) =>
  tripAnswer([], { participants, viewerCan: [...CAN_ALL] });

/** Takes the connection away; `jest.restoreAllMocks()` brings it back. */
export function loseConnection(): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
}
