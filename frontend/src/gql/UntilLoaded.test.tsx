import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderScreen } from '../../test/renderScreen.tsx';
import { LinkInvitationDocument, useLinkInvitationQuery } from '../account/signIn/LinkInvitation.generated.ts';
import { UntilLoaded } from './UntilLoaded.tsx';

const requestOf = (token: string) => ({ query: LinkInvitationDocument, variables: { input: { token } } });
const oops = { errors: [{ message: 'Oops' }] };

function Invitation() {
  const [token, setToken] = useState('a');
  const answer = useLinkInvitationQuery({ variables: { input: { token } } });
  return (
    <>
      <button onClick={() => setToken('b')}>Next</button>
      {answer.data?.linkInvitation.invitedBy.name ?? (
        <UntilLoaded answer={answer} title="Not loaded" skeleton="Loading" />
      )}
    </>
  );
}

it('keeps the failure and the focus on Try again until the query is read', async () => {
  const fail = jest.fn(() => oops);
  const failed = { request: requestOf('a'), result: fail };
  const linkInvitation = {
    __typename: 'LinkInvitation' as const,
    trip: {
      __typename: 'InvitedTrip' as const,
      name: 'Crater Lake',
      location: 'Oregon',
      startDate: '2030-08-14',
      endDate: '2030-08-17',
    },
    invitedBy: { __typename: 'Inviter' as const, name: 'Ana Lindqvist' },
  };
  const read = { request: requestOf('a'), result: { data: { linkInvitation } } };
  renderScreen(<Invitation />, { mocks: [failed, failed, read] });
  expect(screen.getByText('Loading')).toBeVisible();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert')).toHaveTextContent('Not loadedOops');
  await userEvent.click(retry);
  await waitFor(() => expect(fail).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
  expect(retry).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Ana Lindqvist')).toBeVisible();
});

it('shows that the query is read again', async () => {
  const failed = { request: requestOf('a'), result: oops };
  renderScreen(<Invitation />, { mocks: [failed, { ...failed, delay: Infinity }] });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  expect(retry).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('alert')).toHaveTextContent('Oops');
});

it('shows the skeleton again once the query asks for something else', async () => {
  const failed = { request: requestOf('a'), result: oops };
  renderScreen(<Invitation />, { mocks: [failed, { request: requestOf('b'), delay: Infinity, result: oops }] });
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Loading')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
