import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { viewerMock } from '../../../test/answers/paymentAnswers.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import {
  CreateTokenDocument,
  OwnTokensDocument,
  RevokeTokenDocument,
  TripsForTokenDocument,
} from '../../account/tokens/Tokens.generated.ts';
import { OwnWebhooksDocument } from '../../account/webhooks/Webhooks.generated.ts';
import { ProgramsPage } from './ProgramsPage.tsx';

type Mock = MockLink.MockedResponse;

const token = (id: string, name: string, lastUsedAt: string | null = null) => ({
  __typename: 'Token',
  id,
  name,
  scopes: ['trips:read'],
  lastUsedAt,
  expiresAt: '2026-09-01T12:00:00.000Z',
});
const tokensMock = (...tokens: ReturnType<typeof token>[]): Mock =>
  answerTo(OwnTokensDocument, {}, { tokens });

const noWebhooksMock: Mock = answerTo(OwnWebhooksDocument, {}, { webhooks: [], trips: [] });

function showPrograms(...mocks: readonly Mock[]) {
  renderScreen(<ProgramsPage />, {
    mocks: [viewerMock(), noWebhooksMock, ...mocks],
    path: '/account/programs',
  });
}

test('a token is made with what it may do, shown once, and listed', async () => {
  const tripId = '0197c5b0-0000-7000-8000-000000000001';
  const input = { name: 'Kitchen display', scopes: ['trips:read', 'list:write'], tripId, days: 90 };
  const trips = [{ __typename: 'Trip', id: tripId, name: 'Lake Wallowa' }];
  showPrograms(
    tokensMock(),
    answerTo(TripsForTokenDocument, {}, { trips }),
    answerTo(
      CreateTokenDocument,
      { input },
      { createToken: { secret: 'gc_once', token: { __typename: 'Token', id: 'k1' } } },
    ),
    tokensMock(token('k1', 'Kitchen display')),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'New token' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New token' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'See your account and recipes' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Check off and change lists' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Make token' }));
  expect(await dialog.findByText('Please name the token')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('What it is for'), 'Kitchen display');
  await userEvent.selectOptions(dialog.getByLabelText('Trips'), 'Lake Wallowa');
  expect(dialog.queryByRole('checkbox', { name: 'See your account and recipes' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Make token' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Copy your token' }));
  expect(shown.getByLabelText('Token')).toHaveValue('gc_once');
  await userEvent.click(shown.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Kitchen display')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'New token' }));
  expect(screen.queryByDisplayValue('gc_once')).not.toBeInTheDocument();
});

test('a token is revoked', async () => {
  showPrograms(
    tokensMock(token('k1', 'Kitchen display'), token('k2', 'Bot', '2026-06-02T12:00:00.000Z')),
    answerTo(RevokeTokenDocument, { input: { id: 'k1' } }, { revokeToken: { id: 'k1' } }),
  );
  expect(await screen.findByText('trips:read. Last used Jun 2, 2026, until Sep 1, 2026')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Revoke: Kitchen display' }));
  await waitFor(() => expect(screen.queryByText('Kitchen display')).not.toBeInTheDocument());
  expect(screen.getByText('Bot')).toBeVisible();
});
