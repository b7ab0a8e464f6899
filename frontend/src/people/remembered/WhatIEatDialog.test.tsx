import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { RememberedDocument, RememberEaterDocument } from '../eater/Remembered.generated.ts';
import { WhatIEatDialog } from './WhatIEatDialog.tsx';

const NOTHING = { data: { rememberedSelf: null, rememberedCompanions: [] } };

async function addBen(answer: Pick<MockLink.MockedResponse, 'result' | 'delay'>) {
  const isSent = jest.fn(() => true);
  const onClose = jest.fn();
  renderScreen(<WhatIEatDialog viewer={{ id: 'p1', name: 'Maya' }} isOpen onClose={onClose} />, {
    mocks: [
      { request: { query: RememberedDocument }, result: NOTHING },
      { request: { query: RememberEaterDocument, variables: isSent }, ...answer },
      { request: { query: RememberedDocument }, error: new Error('Offline') },
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'What you don’t eat' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Bring somebody' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Ben');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Ben' }));
  await waitFor(() => expect(isSent).toHaveBeenCalled());
  return { dialog, onClose };
}

test('what is saved is said to be saved, also if the list cannot be read afterwards', async () => {
  const eater = { __typename: 'RememberedEater', id: 'r1', name: 'Ben', portion: 1, avoids: [] };
  const result = { data: { rememberEater: { __typename: 'RememberedEaterPayload', eater } } };
  const { dialog, onClose } = await addBen({ result, delay: 20 });
  expect(await screen.findByText('Added')).toBeVisible();
  expect(screen.queryByText('Not saved')).toBeNull();
  expect(dialog.getByRole('button', { name: 'You' })).toHaveAttribute('aria-pressed', 'true');
  expect(onClose).not.toHaveBeenCalled();
});

test('a person who was not added is discarded with the notice', async () => {
  const errors = [{ message: 'You know too many people.', extensions: { code: 'BAD_USER_INPUT' } }];
  const { dialog } = await addBen({ result: { errors } });
  await userEvent.click(await dialog.findByRole('button', { name: 'Discard it' }));
  expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('');
  expect(dialog.queryByRole('alert')).toBeNull();
});
