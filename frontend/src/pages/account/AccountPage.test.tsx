import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { featuresAnswer } from '../../../test/answers/tripAnswers.ts';
import { featuresMock, viewerMock } from '../../../test/answers/paymentAnswers.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import {
  AccountDeletionDocument,
  ChangeNameDocument,
  DeleteAccountDocument,
  ChangePresenceDocument,
  EndSessionDocument,
  OwnSessionsDocument,
  PresenceSettingDocument,
} from '../../account/Account.generated.ts';
import {
  ChangeEmailDocument,
  ChangePhoneDocument,
  RequestEmailChangeDocument,
  RequestPhoneChangeDocument,
} from '../../account/ChangeContact.generated.ts';
import { FeaturesDocument } from '../../account/Features.generated.ts';
import { DeleteAccountDialog } from '../../account/DeleteAccountDialog.tsx';
import { AccountPage } from './AccountPage.tsx';

type Mock = MockLink.MockedResponse;

const session = (id: string, device: string | null, isCurrent = false) => ({
  __typename: 'Session',
  id,
  device,
  isCurrent,
  createdAt: '2026-06-01T12:00:00.000Z',
  lastSeenAt: '2026-06-02T12:00:00.000Z',
});

const sessionsMock = (...sessions: ReturnType<typeof session>[]): Mock =>
  answerTo(OwnSessionsDocument, {}, { sessions });

const deletionMock: Mock = answerTo(
  AccountDeletionDocument,
  {},
  {
    accountDeletion: {
      __typename: 'AccountDeletion',
      passedOn: [{ __typename: 'PassedOnTrip', id: 't1', name: 'Lake Wallowa', to: 'Jonas' }],
      deleted: [{ __typename: 'LostTrip', id: 't2', name: 'Moab' }],
      tripsRemaining: 2,
    },
  },
);

const presenceSetting = (isShown: boolean) => ({ __typename: 'PresenceSetting', isShown });
const presenceMock: Mock = answerTo(PresenceSettingDocument, {}, { presenceSetting: presenceSetting(true) });

const known = [viewerMock(), featuresMock(), sessionsMock(session('s1', 'Chrome on Mac', true))];

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

function showAccount(mocks: readonly Mock[] = known) {
  renderScreen(
    <>
      <Address />
      <AccountPage />
    </>,
    { mocks: [...mocks, featuresMock(), presenceMock], path: '/account' },
  );
}

test('a backup is imported from here', async () => {
  showAccount();
  await userEvent.click(await screen.findByRole('button', { name: 'Import from a backup file' }));
  expect(screen.getByText('at /account?dialog=import-trip')).toBeInTheDocument();
  expect(await screen.findByRole('list', { name: 'Sessions' })).toBeVisible();
});

test('shows name, number and sessions', async () => {
  showAccount([viewerMock(), sessionsMock(session('s1', 'Chrome on Mac', true), session('s2', null))]);
  expect(await screen.findByRole('heading', { name: 'Account' })).toBeVisible();
  expect(screen.getByText('Maya Torres')).toBeVisible();
  expect(screen.getByText('(415) 555-0101')).toBeVisible();
  const rows = within(await screen.findByRole('list', { name: 'Sessions' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Chrome on MacSigned in Jun 1, 2026This device');
  expect(rows[1]).toHaveTextContent('Unknown app');
});

test('others no longer see who looks at a trip when it is switched off; a failure switches it back', async () => {
  const change = { query: ChangePresenceDocument, variables: { input: { isShown: false } } };
  showAccount([
    ...known,
    { request: change, error: new Error('offline') },
    { request: change, result: { data: { changePresence: { presenceSetting: presenceSetting(false) } } } },
  ]);
  const choice = await screen.findByRole('checkbox', { name: 'Show that I am online' });
  expect(choice).toBeChecked();
  await userEvent.click(choice);
  expect(await screen.findByText('Your choice could not be saved. Please try again.')).toBeVisible();
  await waitFor(() => expect(choice).toBeChecked());
  await userEvent.click(choice);
  await waitFor(() => expect(choice).not.toBeChecked());
});

test('an ended session leaves the list, which takes the focus', async () => {
  showAccount([
    viewerMock(),
    sessionsMock(session('s1', 'Chrome on Mac', true), session('s2', 'Safari on iPhone')),
    answerTo(EndSessionDocument, { input: { id: 's2' } }, { endSession: { id: 's2' } }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'End session: Safari on iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
  expect(screen.getByRole('list', { name: 'Sessions' })).toHaveFocus();
  expect(await screen.findByText('Session ended')).toBeVisible();
});

test('sessions that fail to load show an error and can be requested again', async () => {
  const failing: Mock = { request: { query: OwnSessionsDocument }, error: new Error('offline') };
  showAccount([viewerMock(), failing, sessionsMock(session('s1', 'Chrome on Mac', true))]);
  expect(await screen.findByText('Your sessions could not be loaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Chrome on Mac')).toBeVisible();
});

test('the name is edited in a dialog; an empty name is refused', async () => {
  showAccount([
    ...known,
    answerTo(
      ChangeNameDocument,
      { input: { name: 'Maya Ruiz' } },
      { changeName: { user: { __typename: 'User', id: 'u1', name: 'Maya Ruiz' } } },
    ),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Change name' }));
  const field = await screen.findByLabelText('Your name');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Please enter your name')).toBeVisible();
  await userEvent.type(field, 'Maya Ruiz{Enter}');
  expect(await screen.findByText('Maya Ruiz')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the number is changed by a texted code; a number with an account is refused at the field', async () => {
  const ask = (phone: string) => ({ query: RequestPhoneChangeDocument, variables: { input: { phone } } });
  showAccount([
    viewerMock(),
    sessionsMock(session('s1', 'Chrome on Mac', true), session('s2', 'Safari on iPhone')),
    {
      request: ask('(415) 555-0102'),
      result: {
        errors: [{ message: 'This phone number already has an account.', extensions: { code: 'CONFLICT' } }],
      },
    },
    {
      request: ask('(415) 555-0103'),
      result: {
        data: {
          requestPhoneChange: {
            phone: '+14155550103',
            expiresAt: new Date(Date.now() + 300_000).toISOString(),
            resendAt: new Date(Date.now() + 60_000).toISOString(),
          },
        },
      },
    },
    answerTo(
      ChangePhoneDocument,
      { input: { phone: '(415) 555-0103', code: '123456' } },
      { changePhone: { user: { __typename: 'User', id: 'u1', phone: '+14155550103', isAdmin: false } } },
    ),
    sessionsMock(session('s1', 'Chrome on Mac', true)),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Change phone number' }));
  const field = await screen.findByLabelText('New phone number');
  await userEvent.type(field, '4155550102{Enter}');
  expect(await screen.findByText('This phone number already has an account.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '4155550103{Enter}');
  await userEvent.click(await screen.findByLabelText('Verification code'));
  await userEvent.paste('123456');
  expect(await screen.findByText('(415) 555-0103')).toBeInTheDocument();
  expect(await screen.findByText('Phone number changed')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
});

test('an email is added by a code that is sent to it', async () => {
  const features: Mock = answerTo(
    FeaturesDocument,
    {},
    { features: featuresAnswer({ signInWays: ['PHONE', 'EMAIL'] }) },
  );
  const input = { email: 'maya@example.com' };
  showAccount([
    features,
    viewerMock(),
    sessionsMock(session('s1', 'Chrome on Mac', true)),
    answerTo(
      RequestEmailChangeDocument,
      { input },
      {
        requestEmailChange: {
          ...input,
          expiresAt: new Date(Date.now() + 300_000).toISOString(),
          resendAt: new Date(Date.now() + 60_000).toISOString(),
        },
      },
    ),
    answerTo(
      ChangeEmailDocument,
      { input: { ...input, code: '123456' } },
      { changeEmail: { user: { __typename: 'User', id: 'u1', isAdmin: false, ...input } } },
    ),
    sessionsMock(session('s1', 'Chrome on Mac', true)),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Add email' }));
  await userEvent.type(await screen.findByLabelText('New email'), ' maya@example.com{Enter}');
  await userEvent.click(await screen.findByLabelText('Verification code'));
  await userEvent.paste('123456');
  expect(await screen.findByText('Email added')).toBeVisible();
  // Its button has the same name while it closes.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Change email' })).toBeVisible();
});

test('the account is deleted after its consequences are shown and DELETE is typed, and the browser is cleared', async () => {
  localStorage.setItem('remembered-phone', '4155550101');
  sessionStorage.setItem('draft', 'a trip');
  const leave = jest.fn();
  renderScreen(<DeleteAccountDialog isOpen onClose={() => undefined} leave={leave} />, {
    mocks: [
      featuresMock(),
      deletionMock,
      answerTo(DeleteAccountDocument, {}, { deleteAccount: { ok: true } }),
    ],
  });
  expect(await screen.findByText('Moab')).toBeVisible();
  expect(screen.getByText('Lake Wallowa').closest('li')).toHaveTextContent(
    'Lake Wallowa, organized by Jonas',
  );
  expect(await screen.findByText('You lose 2 unused trips.')).toBeVisible();
  expect(screen.getByText(/only keyed hashes of number and email are kept for a year/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  expect(await screen.findByText('Please type DELETE to confirm')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), 'delete{Enter}');
  expect(await screen.findByText('Account deleted')).toBeVisible();
  expect(localStorage.getItem('remembered-phone')).toBeNull();
  expect(sessionStorage.getItem('draft')).toBeNull();
  // Another press before the page unloads sends no request; the mock has no second answer.
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  expect(screen.queryByText(/could not be deleted/)).not.toBeInTheDocument();
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1), { timeout: 2000 });
});

test('a retry after a lost answer says that the account is already deleted', async () => {
  const signedOut = {
    errors: [{ message: 'Please sign in first.', extensions: { code: 'UNAUTHENTICATED' } }],
  };
  renderScreen(<DeleteAccountDialog isOpen onClose={() => undefined} />, {
    mocks: [featuresMock(), deletionMock, { request: { query: DeleteAccountDocument }, result: signedOut }],
  });
  expect(await screen.findByText('Moab')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), 'DELETE{Enter}');
  expect(await screen.findByText(/your account is already deleted\.$/)).toBeVisible();
});
