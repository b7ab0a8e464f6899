import type { MockLink } from '@apollo/client/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { featuresMock } from '../../../test/answers/paymentAnswers.ts';
import { featuresAnswer } from '../../../test/answers/tripAnswers.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { stopTime, type UserActions } from '../../../test/stopTime.ts';
import type { SignInWay } from '../../gql/schema.generated.ts';
import { useFeatures } from '../useFeatures.ts';
import { FeaturesDocument } from '../Features.generated.ts';
import type { MailedCode } from '../../browser/url/mailedCode.ts';
import {
  CheckEmailDocument,
  CheckPhoneDocument,
  RequestCodeDocument,
  VerifyCodeDocument,
} from './SignIn.generated.ts';
import { SignInDialog } from './SignInDialog.tsx';

const PHONE = '(415) 555-0123';
const WAIT_MS = 60_000;

type Mock = MockLink.MockedResponse;

function checked(exists: boolean): Mock {
  return answerTo(
    CheckPhoneDocument,
    { input: { phone: PHONE } },
    { checkPhone: { exists, phone: '+14155550123' } },
  );
}

function codeSent(): Mock {
  return {
    request: { query: RequestCodeDocument, variables: { input: { phone: PHONE, link: null } } },
    result: () => ({
      data: {
        requestCode: {
          phone: '+14155550123',
          email: null,
          expiresAt: new Date(Date.now() + 5 * WAIT_MS).toISOString(),
          resendAt: new Date(Date.now() + WAIT_MS).toISOString(),
        },
      },
    }),
  };
}

function verified(code: string, name: string | null): Mock {
  return answerTo(
    VerifyCodeDocument,
    { input: { phone: PHONE, code, name, link: null } },
    { verifyCode: { user: { __typename: 'User', id: 'u1' } } },
  );
}

function refused(query: Mock['request']['query'], input: object, message: string, extensions = {}): Mock {
  return {
    request: { query, variables: { input } },
    result: { errors: [{ message, extensions: { code: 'BAD_USER_INPUT', ...extensions } }] },
  };
}

function renderDialog(mocks: readonly Mock[], mailedCode: MailedCode | null = null) {
  const reload = jest.fn();
  function Harness() {
    const [isOpen, setOpen] = useState(true);
    const { signInWays, oidcProviders } = useFeatures();
    return (
      <SignInDialog
        isOpen={isOpen}
        mailedCode={mailedCode}
        reload={reload}
        signInWays={signInWays}
        oidcProviders={oidcProviders}
        onClose={() => setOpen(false)}
        productName="Grub Club"
      />
    );
  }
  const { unmount } = renderScreen(<Harness />, { mocks: [...mocks, featuresMock(false)] });
  return { reload, unmount };
}

async function enterPhone(user: UserActions = userEvent) {
  await user.type(await screen.findByLabelText('Phone number'), '4155550123');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

/** Enters the code in one step; typing is tested with CodeInput. */
async function enterCode(code: string) {
  fireEvent.change(await screen.findByLabelText('Verification code'), { target: { value: code } });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('SignInDialog', () => {
  test('has the product name as title and links to the legal pages in a new tab', async () => {
    renderDialog([]);
    expect(await screen.findByRole('dialog', { name: 'Welcome to Grub Club' })).toBeInTheDocument();
    for (const name of ['Terms of Service', 'Privacy Policy']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
  });

  test('shows an error without a phone number and sends no request', async () => {
    renderDialog([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Please enter your phone number')).toBeInTheDocument();
  });

  test('a known user gets a code at once, signs in, and the page reloads', async () => {
    const user = stopTime();
    const { reload } = renderDialog([checked(true), codeSent(), verified('407123', null)]);
    await enterPhone(user);
    expect(await screen.findByText('Code Sent')).toBeInTheDocument();
    await enterCode('407123');
    expect(await screen.findByText('Welcome!')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Loading…' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('dialog')).toBeVisible();
    // The page may be another one than the trips.
    expect(screen.queryByText(/trips…/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(2000));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('closing it after the right code reloads the page at once', async () => {
    const user = stopTime();
    const { reload } = renderDialog([checked(true), codeSent(), verified('407123', null)]);
    await enterPhone(user);
    await enterCode('407123');
    await screen.findByRole('button', { name: 'Loading…' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a page that the phone dropped after the code was sent goes on with it', async () => {
    const { unmount } = renderDialog([checked(false), codeSent()]);
    await enterPhone();
    await userEvent.type(await screen.findByLabelText('Your name'), 'Priya Nair');
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await screen.findByLabelText('Verification code');
    unmount();
    renderDialog([verified('407123', 'Priya Nair')]);
    expect(await screen.findByText(PHONE)).toBeInTheDocument();
    expect(screen.getByText(/^Resend code in \d:\d\d$/)).toBeInTheDocument();
    await enterCode('407123');
    expect(await screen.findByText('Welcome!')).toBeInTheDocument();
    expect(sessionStorage.getItem('sign-in-code')).toBeNull();
  });

  test('a page that is opened after the code expired begins with the number', async () => {
    const user = stopTime();
    const { unmount } = renderDialog([checked(true), codeSent()]);
    await enterPhone(user);
    await screen.findByLabelText('Verification code');
    unmount();
    jest.setSystemTime(Date.now() + 5 * WAIT_MS);
    renderDialog([]);
    expect(await screen.findByLabelText('Phone number')).toBeInTheDocument();
  });

  test('a new user enters a name first, which is sent with the code', async () => {
    renderDialog([checked(false), codeSent(), verified('407123', 'Priya Nair')]);
    await enterPhone();
    await userEvent.click(await screen.findByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('Please enter your name')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Your name'), 'Priya Nair{Enter}');
    await enterCode('407123');
    expect(await screen.findByText('Welcome!')).toBeInTheDocument();
  });

  test('back from the code returns a known user to the phone number', async () => {
    renderDialog([checked(true), codeSent()]);
    await enterPhone();
    await screen.findByLabelText('Verification code');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Phone number')).toHaveValue(PHONE);
  });

  test('back from the code returns a new user to the name, then to the phone number', async () => {
    renderDialog([checked(false), codeSent()]);
    await enterPhone();
    await userEvent.type(await screen.findByLabelText('Your name'), 'Priya Nair{Enter}');
    await screen.findByLabelText('Verification code');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Your name')).toHaveValue('Priya Nair');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Phone number')).toHaveValue(PHONE);
  });

  test('a code that was just sent is not requested again after going back', async () => {
    renderDialog([checked(true), codeSent(), checked(true)]);
    await enterPhone();
    await screen.findByLabelText('Verification code');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('Verification code')).toBeInTheDocument();
  });

  test('an incomplete code shows an error', async () => {
    renderDialog([checked(true), codeSent()]);
    await enterPhone();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Please enter the verification code')).toBeInTheDocument();
  });

  test("a wrong code shows the server's message and clears the field", async () => {
    const wrong = refused(
      VerifyCodeDocument,
      { phone: PHONE, code: '000000', name: null, link: null },
      'The code is wrong.',
    );
    renderDialog([checked(true), codeSent(), wrong]);
    await enterPhone();
    await enterCode('000000');
    expect(await screen.findByText('The code is wrong.')).toBeInTheDocument();
    expect(screen.getByLabelText('Verification code')).toHaveValue('');

    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('The code is wrong.')).toBeInTheDocument();
    expect(screen.getByLabelText('Verification code')).toHaveFocus();
  });

  test.each([
    ['Failed to check phone number', [{ ...checked(true), result: undefined, error: new Error('offline') }]],
    [
      'Failed to send verification code',
      [checked(true), { ...codeSent(), result: undefined, error: new Error('offline') }],
    ],
  ])('without an answer it shows: %s', async (text, mocks) => {
    // exactOptionalPropertyTypes: a mock has either a result or an error.
    renderDialog(
      mocks.map(({ result, ...mock }) => (result === undefined ? mock : { ...mock, result })) as Mock[],
    );
    await enterPhone();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('another code can be requested after the waiting time', async () => {
    const user = stopTime();
    renderDialog([checked(true), codeSent(), codeSent()]);
    await enterPhone(user);
    expect(await screen.findByText('Resend code in 1:00')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(59_000));
    expect(screen.getByText('Resend code in 0:01')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1000));
    await user.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText(/Resend code in (1:00|0:59)/)).toBeInTheDocument();
  });

  test('the phone number is remembered only on request', async () => {
    renderDialog([checked(true), codeSent()]);
    await userEvent.click(await screen.findByLabelText('Remember my phone number'));
    await enterPhone();
    await screen.findByLabelText('Verification code');
    expect(localStorage.getItem('remembered-phone')).toBe('4155550123');
  });

  test('the remembered phone number is filled in the next time', async () => {
    localStorage.setItem('remembered-phone', '4155550123');
    renderDialog([]);
    expect(await screen.findByLabelText('Phone number')).toHaveValue(PHONE);
    expect(screen.getByLabelText('Remember my phone number')).toBeChecked();
  });

  describe('by email', () => {
    const EMAIL = 'maya@example.com';
    const features = (...signInWays: SignInWay[]): Mock =>
      answerTo(FeaturesDocument, {}, { features: featuresAnswer({ signInWays }) });
    const both = features('PHONE', 'EMAIL');
    const emailChecked = (exists: boolean): Mock =>
      answerTo(CheckEmailDocument, { input: { email: EMAIL } }, { checkEmail: { exists, email: EMAIL } });
    const emailSent: Mock = {
      request: { query: RequestCodeDocument, variables: { input: { email: EMAIL, link: null } } },
      result: () => ({
        data: {
          requestCode: {
            phone: null,
            email: EMAIL,
            expiresAt: new Date(Date.now() + 5 * WAIT_MS).toISOString(),
            resendAt: new Date(Date.now() + WAIT_MS).toISOString(),
          },
        },
      }),
    };
    const tried = (name: string | null, result: Mock['result']): Mock => ({
      request: {
        query: VerifyCodeDocument,
        variables: { input: { email: EMAIL, code: '407123', name, link: null } },
      },
      ...(result !== undefined && { result }),
    });
    const signedIn = { data: { verifyCode: { user: { __typename: 'User', id: 'u1' } } } };
    const refusedAt = (field: string, message: string) => ({
      errors: [{ message, extensions: { code: 'BAD_USER_INPUT', field } }],
    });

    test('the way can be switched; what was typed stays, and the field has the focus', async () => {
      renderDialog([both]);
      await userEvent.type(await screen.findByLabelText('Phone number'), '415555');
      await userEvent.click(await screen.findByRole('button', { name: 'Use email instead' }));
      const email = screen.getByLabelText('Email');
      expect(email).toHaveFocus();
      expect(screen.getByText('We’ll email you a code. No password to remember.')).toBeInTheDocument();
      await userEvent.type(email, 'maya@');
      await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
      expect(
        await screen.findByText('Please enter an email address, like maya@example.com.'),
      ).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Use my phone number instead' }));
      expect(screen.getByLabelText('Phone number')).toHaveValue('(415) 555');
      expect(screen.getByLabelText('Phone number')).toHaveFocus();
      expect(screen.queryByText(/Please enter an email address/)).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Use email instead' }));
      expect(screen.getByLabelText('Email')).toHaveValue('maya@');
    });

    test('a code is emailed, and the email is remembered on request', async () => {
      renderDialog([features('EMAIL'), emailChecked(true), emailSent, tried(null, signedIn)]);
      await userEvent.type(await screen.findByLabelText('Email'), EMAIL);
      expect(screen.queryByRole('button', { name: /instead$/ })).toBeNull();
      expect(screen.queryByText(/Message rates/)).toBeNull();
      await userEvent.click(screen.getByLabelText('Remember my email'));
      await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
      expect(await screen.findByText('Check your email.')).toBeInTheDocument();
      expect(screen.getByText(EMAIL).parentElement).toHaveTextContent(`We emailed a code to ${EMAIL}`);
      await enterCode('407123');
      expect(await screen.findByText('Welcome!')).toBeInTheDocument();
      expect(localStorage.getItem('remembered-email')).toBe(EMAIL);
    });

    test('the remembered email is filled in the next time', async () => {
      localStorage.setItem('remembered-email', EMAIL);
      renderDialog([both]);
      expect(await screen.findByLabelText('Email')).toHaveValue(EMAIL);
      expect(screen.getByLabelText('Remember my email')).toBeChecked();
    });

    test("a mail's link fills in address and code, and one click signs in", async () => {
      renderDialog([both, tried(null, signedIn)], { email: EMAIL, code: '407123' });
      expect(await screen.findByLabelText('Verification code')).toHaveValue('407123');
      expect(screen.getByText(EMAIL).parentElement).toHaveTextContent(`Sign in as ${EMAIL}`);
      await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
      expect(await screen.findByText('Welcome!')).toBeInTheDocument();
    });

    test("a mail's link asks a new user for a name", async () => {
      const missing = refusedAt('name', 'Please enter your name');
      renderDialog([both, tried(null, missing), tried('Priya Nair', signedIn)], {
        email: EMAIL,
        code: '407123',
      });
      await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
      await userEvent.type(await screen.findByLabelText('Your name'), 'Priya Nair');
      await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
      expect(await screen.findByText('Welcome!')).toBeInTheDocument();
    });

    test("a mail's link that was used says so, and leads to a new code", async () => {
      const over = 'This code is no longer valid. Please request a new one.';
      renderDialog([both, tried(null, refusedAt('code', over)), emailSent, emailChecked(true)], {
        email: EMAIL,
        code: '407123',
      });
      await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
      expect(await screen.findByText(over)).toBeInTheDocument();
      expect(screen.getByLabelText('Verification code')).toHaveValue('');
      await userEvent.click(screen.getByRole('button', { name: 'Resend code' }));
      expect(await screen.findByText('Check your email.')).toBeInTheDocument();
      expect(screen.queryByText(over)).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Back' }));
      expect(await screen.findByLabelText('Email')).toHaveValue(EMAIL);
      await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
      expect(await screen.findByLabelText('Verification code')).toHaveValue('');
    });
  });
});
