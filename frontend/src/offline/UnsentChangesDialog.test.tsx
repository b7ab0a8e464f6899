import type { MockLink } from '@apollo/client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { featuresMock, viewerMock } from '../../test/answers/paymentAnswers.ts';
import { TRIP_ID } from '../../test/answers/tripAnswers.ts';
import { renderScreen } from '../../test/renderScreen.tsx';
import { stopTime } from '../../test/stopTime.ts';
import { AddTripItemsDocument } from './outbox/AddTripItems.generated.ts';
import { useItemQueue, useWaitingItems } from './outbox/useItemQueue.ts';
import { UnsentChangesDialog } from './UnsentChangesDialog.tsx';
import { AppRoutes } from '../app/AppRoutes.tsx';

/** What a trip's list does with a typed line. */
function Typed({ line }: { readonly line: string }) {
  const items = useItemQueue();
  const [item] = useWaitingItems();
  return (
    <>
      <button type="button" onClick={() => items.add(TRIP_ID, line)}>
        Type it
      </button>
      <p>{item?.refusal}</p>
    </>
  );
}

const REFUSAL = 'A trip can have at most 300 items that no meal needs.';
const REFUSED: MockLink.MockedResponse = {
  request: {
    query: AddTripItemsDocument,
    variables: { input: { tripId: TRIP_ID, items: [{ line: '2 bags of ice' }] } },
  },
  result: { errors: [{ message: REFUSAL, extensions: { code: 'BAD_USER_INPUT' } }] },
};

it('logging out asks before it loses an item that the server refused', async () => {
  renderScreen(
    <>
      <Typed line="2 bags of ice" />
      <AppRoutes />
    </>,
    { path: '/nowhere', mocks: [featuresMock(false), viewerMock(), REFUSED] },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Type it' }));
  expect(await screen.findByText(REFUSAL)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Log out?' }));
  expect(question.getByText(/^1 item was not added: 2 bags of ice\./)).toBeVisible();
  expect(question.getByRole('button', { name: 'Discard it and log out' })).toBeEnabled();
  await userEvent.click(question.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText(REFUSAL)).toBeVisible();
});

it('“Send and log out” stays when the server refuses an item', async () => {
  const user = stopTime();
  const onLogOut = jest.fn();
  renderScreen(
    <>
      <Typed line="2 bags of ice" />
      <UnsentChangesDialog isOpen onClose={() => undefined} onLogOut={onLogOut} />
    </>,
    { mocks: [{ ...REFUSED, delay: 5000 }] },
  );
  // Below the dialog.
  fireEvent.click(screen.getByText('Type it'));
  const send = await screen.findByRole('button', { name: 'Send and log out' });
  const discard = screen.getByRole('button', { name: 'Discard it and log out' });
  await user.click(send);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(await screen.findByText(/^1 item was not added: 2 bags of ice\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Discard it and log out' })).toBe(discard);
  expect(onLogOut).not.toHaveBeenCalled();
});
