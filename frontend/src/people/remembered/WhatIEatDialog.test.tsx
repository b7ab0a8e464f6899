import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import {
  ForgetRememberedEaterDocument,
  RememberedDocument,
  RememberEaterDocument,
} from '../eater/Remembered.generated.ts';
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
  const result = { data: { rememberEater: { eater } } };
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

const personOf = (id: string, name: string | null) => ({
  __typename: 'RememberedEater',
  id,
  name,
  portion: 1,
  avoids: [{ __typename: 'EaterAvoid', kind: 'CONTENT', value: 'treeNut', strictness: 'ALLERGY' }],
  eatsEverything: false,
  note: null,
});
const [SELF, BEN] = [personOf('r0', null), personOf('r1', 'Ben')];

function known(...rememberedCompanions: readonly object[]) {
  return answerTo(RememberedDocument, {}, { rememberedSelf: SELF, rememberedCompanions });
}

test('Undo after a failed Undo brings the person back, and forgets nobody else', async () => {
  const isForgotten = jest.fn(() => true);
  const isSent = jest.fn(() => true);
  const request = { query: RememberEaterDocument, variables: isSent };
  const rememberEater = { __typename: 'RememberEaterPayload', eater: BEN };
  renderScreen(<WhatIEatDialog viewer={{ id: 'p1', name: 'Maya' }} isOpen onClose={jest.fn()} />, {
    mocks: [
      known(BEN),
      answerTo(
        ForgetRememberedEaterDocument,
        isForgotten,
        { forgetRememberedEater: { id: 'r1' } },
        { maxUsageCount: 2 },
      ),
      known(),
      { request, error: new Error('Offline') },
      { request, result: { data: { rememberEater } } },
      known(BEN),
    ],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'What you don’t eat' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Ben' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Forget Ben' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Not undone')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await dialog.findByRole('button', { name: 'Ben' })).toBeVisible();
  expect(dialog.queryByRole('alert')).toBeNull();
  const avoids = [{ kind: 'CONTENT', value: 'treeNut', strictness: 'ALLERGY' }];
  expect(isSent).toHaveBeenLastCalledWith({ input: { id: null, name: 'Ben', avoids } });
  expect(isForgotten).not.toHaveBeenCalledWith({ id: SELF.id });
});
