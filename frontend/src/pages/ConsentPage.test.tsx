import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../test/answers/answerTo.ts';
import { viewerMock } from '../../test/answers/paymentAnswers.ts';
import { renderScreen } from '../../test/renderScreen.tsx';
import { AllowProgramDocument, ProgramRequestDocument } from '../account/consent/Consent.generated.ts';
import { rememberSignedIn } from '../account/signIn/signedInHint.ts';
import { TripsForTokenDocument } from '../account/tokens/Tokens.generated.ts';
import { ConsentPage } from './ConsentPage.tsx';

type Mock = MockLink.MockedResponse;

const SEARCH = 'client_id=c1&state=a+b';
const REFUSED = 'https://claude.example/callback?error=access_denied';
const RETURNED = 'https://claude.example/callback?code=c';
const TRIP_ID = '0197c5b0-0000-7000-8000-000000000001';

const requestMock = (more: object = {}): Mock =>
  answerTo(
    ProgramRequestDocument,
    { search: SEARCH },
    {
      programRequest: {
        __typename: 'ProgramRequest',
        name: 'Claude',
        host: 'claude.example',
        scheme: null,
        refusedUrl: REFUSED,
        problem: null,
        scopes: ['trips:read', 'list:write', 'account:read'],
        ...more,
      },
    },
  );
const tripsMock: Mock = answerTo(
  TripsForTokenDocument,
  {},
  { trips: [{ __typename: 'Trip', id: TRIP_ID, name: 'Lake Wallowa' }] },
);
const allowMock = (input: object, result: NonNullable<Mock['result']>): Mock => ({
  request: { query: AllowProgramDocument, variables: { input: { search: SEARCH, ...input } } },
  result,
});
const allowed = { data: { allowProgram: { returnUrl: RETURNED } } };

function showConsent(...mocks: readonly Mock[]): string[] {
  const left: string[] = [];
  renderScreen(<ConsentPage leave={(url) => void left.push(url)} />, {
    mocks,
    path: `/oauth/authorize?${SEARCH}`,
  });
  return left;
}

test('a program is allowed once, for what the person chose', async () => {
  const input = { scopes: ['trips:read', 'people:health'], tripId: TRIP_ID, days: 30 };
  const left = showConsent(viewerMock(), requestMock(), tripsMock, allowMock(input, allowed));
  expect(await screen.findByRole('heading', { name: 'Connect a program?' })).toBeVisible();
  expect(screen.getByText('Claude')).toBeVisible();
  expect(screen.getByText('claude.example')).toBeVisible();
  expect(screen.getByText('Maya Torres')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'See your account and recipes' })).toBeChecked();
  const health = screen.getByRole('checkbox', { name: 'See what people don’t eat' });
  expect(health).not.toBeChecked();
  expect(screen.queryByText('This is health data')).not.toBeInTheDocument();
  await userEvent.click(health);
  expect(screen.getByText('This is health data')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Check off and change lists' }));
  await screen.findByRole('option', { name: 'Lake Wallowa' });
  await userEvent.selectOptions(screen.getByLabelText('Trips'), 'Lake Wallowa');
  await userEvent.selectOptions(screen.getByLabelText('Works for'), '30 days');
  const allow = screen.getByRole('button', { name: 'Allow' });
  await userEvent.dblClick(allow);
  await waitFor(() => expect(left).toEqual([RETURNED]));
  expect(screen.getByRole('heading', { name: 'You can close this page' })).toBeVisible();
});

test('who does not allow it sends the program back without a token', async () => {
  const left = showConsent(viewerMock(), requestMock({ host: null }), tripsMock);
  expect(await screen.findByText('A program on this device')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Don’t allow' }));
  expect(left).toEqual([REFUSED]);
});

test('a refusal of the server is shown, and nobody leaves', async () => {
  const input = { scopes: ['trips:read', 'list:write', 'account:read'], tripId: null, days: 90 };
  const message = 'You have 50 tokens. Please revoke one first.';
  const errors = [{ message, extensions: { code: 'BAD_USER_INPUT' } }];
  const left = showConsent(
    viewerMock(),
    requestMock({ host: null, scheme: 'cursor' }),
    tripsMock,
    allowMock(input, { errors }),
  );
  expect(await screen.findByText('The app for cursor links on this device')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(left).toEqual([]);
});

test('nothing can be allowed without a right', async () => {
  const left = showConsent(viewerMock(), requestMock({ scopes: [] }), tripsMock);
  await userEvent.click(await screen.findByRole('button', { name: 'Allow' }));
  expect(screen.getByText('Please choose what the token may do')).toBeVisible();
  expect(left).toEqual([]);
});

test('a visitor whose session has just ended sees who asks, and signs in first', async () => {
  rememberSignedIn(true);
  showConsent(viewerMock(null), requestMock(), requestMock());
  expect(await screen.findByText('Claude')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Allow' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(window.location.search).toBe(`?${SEARCH}&dialog=sign-in`);
});

test('a request that got no answer is read once more before its failure is shown', async () => {
  let alerts = -1;
  const again: Mock = {
    ...requestMock(),
    result: () => {
      alerts = screen.queryAllByRole('alert').length;
      return { data: null, errors: [{ message: 'Oops' }] };
    },
  };
  showConsent(viewerMock(), { ...requestMock(), error: new Error('cancelled') }, again);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(alerts).toBe(0);
});

test('an unknown program leads nowhere', async () => {
  const message = 'This program is not registered here, or not any more.';
  const errors = [{ message, extensions: { code: 'BAD_USER_INPUT' } }];
  showConsent(viewerMock(), { ...requestMock(), result: { errors } });
  expect(await screen.findByRole('heading', { name: 'This program cannot be connected' })).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to your trips' })).toBeVisible();
});

test('a request that failed keeps the focus on Try again until it is read', async () => {
  const failed = {
    ...requestMock(),
    result: { errors: [{ message: 'Oops', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
  };
  showConsent(viewerMock(), failed, { ...requestMock(), delay: Infinity });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  expect(retry).toHaveFocus();
  expect(retry).toHaveAttribute('aria-disabled', 'true');
});

test('a program that asks wrongly is told so when the person goes back', async () => {
  const refusedUrl = 'https://claude.example/callback?error=invalid_request';
  const left = showConsent(viewerMock(), requestMock({ problem: 'invalid_request', refusedUrl }));
  expect(await screen.findByText(/not supported: invalid_request/)).toBeVisible();
  expect(left).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the program' }));
  expect(left).toEqual([refusedUrl]);
});
