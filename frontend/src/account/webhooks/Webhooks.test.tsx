import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WEBHOOK_KINDS } from '../../../../domain/account/webhookFields.ts';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { TripsForTokenDocument } from '../tokens/Tokens.generated.ts';
import { NewWebhookDialog } from './NewWebhookDialog.tsx';
import { Webhooks } from './Webhooks.tsx';
import {
  CreateWebhookDocument,
  DeleteWebhookDocument,
  OwnWebhooksDocument,
  SendWebhookAgainDocument,
  TestWebhookDocument,
  UpdateWebhookDocument,
  WebhookDeliveriesDocument,
  type OwnWebhooksQuery,
  type WebhookDeliveriesQuery,
} from './Webhooks.generated.ts';

type Mock = MockLink.MockedResponse;
type Webhook = OwnWebhooksQuery['webhooks'][number];
type Delivery = WebhookDeliveriesQuery['webhookDeliveries'][number];

const AT = '2026-06-02T12:00:00.000Z';
const TRIP_ID = '0197c5b0-0000-7000-8000-000000000001';
const trips = [{ __typename: 'Trip', id: TRIP_ID, name: 'Lake Wallowa' }];

const delivery = (id: string, change: Partial<Delivery> = {}) => ({
  __typename: 'WebhookDelivery',
  id,
  kind: 'MEALS',
  at: AT,
  state: 'SENT',
  attemptedAt: AT,
  status: 204,
  problem: null,
  ...change,
});
const webhook = (id: string, change: Partial<Webhook> = {}) => ({
  __typename: 'Webhook',
  id,
  url: 'https://kitchen.example.org/hook',
  kinds: ['MEALS', 'DELETED'],
  scopes: null,
  tripId: null,
  endReason: null,
  deadLetters: 0,
  lastDelivery: null,
  ...change,
});
const listMock = (...webhooks: ReturnType<typeof webhook>[]): Mock =>
  answerTo(OwnWebhooksDocument, {}, { webhooks, trips });
const deliveriesMock = (...webhookDeliveries: ReturnType<typeof delivery>[]): Mock =>
  answerTo(WebhookDeliveriesDocument, { id: 'w1' }, { webhookDeliveries });

const show = (...mocks: Mock[]) =>
  renderScreen(<Webhooks onNew={() => undefined} />, { mocks, path: '/account' });
const opened = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Open: kitchen.example.org/hook' }));
  return within(await screen.findByRole('dialog', { name: 'kitchen.example.org/hook' }));
};

test.each<[string, Partial<Webhook>, RegExp]>([
  ['nothing was sent', {}, /^All your trips\. Nothing sent lately\./],
  ['it is for one trip', { tripId: TRIP_ID }, /^Lake Wallowa\. /],
  ['it has ended', { endReason: 'GONE' }, /Ended: the server wants no more\./],
  ['a delivery arrived', { lastDelivery: delivery('d1') as Delivery }, /Arrived Jun 2, 2026, /],
  [
    'a delivery failed',
    { lastDelivery: delivery('d1', { state: 'WAITING', status: 500, problem: 'REFUSED' }) as Delivery },
    /will be sent again\. The server answered 500\./,
  ],
  ['some were given up', { deadLetters: 2 }, /2 not delivered\.$/],
])('the list says that %s', async (_what, change, text) => {
  show(listMock(webhook('w1', change)));
  const list = within(await screen.findByRole('list', { name: 'Webhooks' }));
  expect(list.getByText(text)).toBeVisible();
});

test('a dead letter is sent again', async () => {
  const dead = delivery('d1', { state: 'DEAD', status: null, problem: 'TOO_SLOW' });
  show(
    listMock(webhook('w1', { deadLetters: 1 })),
    deliveriesMock(dead, delivery('d2', { kind: null })),
    answerTo(
      SendWebhookAgainDocument,
      { input: { id: 'd1' } },
      { sendWebhookAgain: { delivery: { ...dead, state: 'WAITING' } } },
    ),
    listMock(webhook('w1')),
  );
  const dialog = await opened();
  const rows = within(await dialog.findByRole('list', { name: 'What was sent' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/^Meals.*Given up .*The server took longer than five seconds\./);
  expect(rows[1]).toHaveTextContent(/^Test.*Arrived/);
  await userEvent.click(dialog.getByRole('button', { name: /^Send again: Meals/ }));
  expect(await screen.findByText('It is sent again')).toBeVisible();
  await waitFor(() => expect(dialog.queryByRole('button', { name: /^Send again/ })).not.toBeInTheDocument());
});

test('a test is sent, and shown', async () => {
  show(
    listMock(webhook('w1')),
    deliveriesMock(),
    answerTo(
      TestWebhookDocument,
      { input: { id: 'w1' } },
      { testWebhook: { delivery: { __typename: 'WebhookDelivery', id: 'd1' } } },
    ),
    deliveriesMock(delivery('d1', { kind: null, state: 'WAITING', attemptedAt: null, status: null })),
  );
  const dialog = await opened();
  expect(await dialog.findByText(/^Nothing was sent in the last day/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Send a test' }));
  expect(await dialog.findByText(/Not sent yet$/)).toBeVisible();
});

test('a webhook gets another address, and is told more', async () => {
  const changed = { url: 'https://two.example.org/', kinds: ['MEALS', 'COSTS', 'DELETED'], scopes: null };
  const input = { id: 'w1', url: changed.url, kinds: changed.kinds };
  show(
    listMock(webhook('w1')),
    deliveriesMock(),
    answerTo(
      UpdateWebhookDocument,
      { input },
      { updateWebhook: { webhook: { __typename: 'Webhook', id: 'w1', ...changed } } },
    ),
  );
  await userEvent.click((await opened()).getByRole('button', { name: 'Edit…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit webhook' }));
  const address = form.getByRole('textbox', { name: 'Address of your server' });
  await userEvent.clear(address);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^Please enter the address of your server/)).toBeVisible();
  await userEvent.type(address, changed.url);
  await userEvent.click(form.getByRole('checkbox', { name: 'Costs' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Webhook changed')).toBeVisible();
  expect(await screen.findByRole('dialog', { name: 'two.example.org' })).toBeVisible();
});

test('a webhook is deleted after a question', async () => {
  show(
    listMock(webhook('w1'), webhook('w2', { url: 'https://two.example.org/' })),
    deliveriesMock(),
    answerTo(DeleteWebhookDocument, { input: { id: 'w1' } }, { deleteWebhook: { id: 'w1' } }),
  );
  const dialog = await opened();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete…' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this webhook?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete webhook' }));
  expect(await screen.findByText('Webhook deleted')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('kitchen.example.org/hook')).not.toBeInTheDocument());
  expect(screen.getByText('two.example.org')).toBeInTheDocument();
});

test('a webhook is made, and its secret is shown once', async () => {
  const kinds = WEBHOOK_KINDS.filter((kind) => kind !== 'VOTES');
  const input = { url: 'https://kitchen.example.org/hook', kinds, scopes: ['trips:read'], tripId: TRIP_ID };
  renderScreen(<NewWebhookDialog isOpen onClose={() => undefined} />, {
    mocks: [
      answerTo(TripsForTokenDocument, {}, { trips }),
      answerTo(
        CreateWebhookDocument,
        { input },
        { createWebhook: { secret: 'whsec_once', webhook: { __typename: 'Webhook', id: 'w1' } } },
      ),
    ],
    path: '/account',
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'New webhook' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Make webhook' }));
  expect(await dialog.findByText('Please enter the address of your server')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Address of your server'), input.url);
  await userEvent.selectOptions(dialog.getByLabelText('Trips'), 'Lake Wallowa');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Votes' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'See trips, plans, lists and costs' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Make webhook' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Copy its secret' }));
  expect(shown.getByLabelText('Secret')).toHaveValue('whsec_once');
});
