import type { MockLink } from '@apollo/client/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { stopTime, type Hands } from '../../../test/stopTime.ts';
import { CheckPhoneDocument, RequestCodeDocument, VerifyCodeDocument } from './SignIn.generated.ts';
import { SignInDialog } from './SignInDialog.tsx';

const PHONE = '(415) 555-0123';
const WAIT_MS = 60_000;

type Mock = MockLink.MockedResponse;

function checked(exists: boolean): Mock {
  return {
    request: { query: CheckPhoneDocument, variables: { input: { phone: PHONE } } },
    result: { data: { checkPhone: { __typename: 'CheckPhonePayload', exists, phone: '+14155550123' } } },
  };
}

function codeSent(): Mock {
  return {
    request: { query: RequestCodeDocument, variables: { input: { phone: PHONE } } },
    result: () => ({
      data: {
        requestCode: {
          __typename: 'RequestCodePayload',
          phone: '+14155550123',
          expiresAt: new Date(Date.now() + 5 * WAIT_MS).toISOString(),
          resendAt: new Date(Date.now() + WAIT_MS).toISOString(),
        },
      },
    }),
  };
}

function verified(code: string, name: string | null): Mock {
  return {
    request: { query: VerifyCodeDocument, variables: { input: { phone: PHONE, code, name } } },
    result: {
      data: { verifyCode: { __typename: 'VerifyCodePayload', user: { __typename: 'User', id: 'u1' } } },
    },
  };
}

function refused(query: Mock['request']['query'], input: object, message: string, extensions = {}): Mock {
  return {
    request: { query, variables: { input } },
    result: {
      errors: [{ message, extensions: { code: 'BAD_USER_INPUT', ...extensions } }],
    },
  };
}

function renderDialog(mocks: readonly Mock[]) {
  const reload = jest.fn();
  function Harness() {
    const [isOpen, setOpen] = useState(true);
    return (
      <SignInDialog isOpen={isOpen} onClose={() => setOpen(false)} productName="Grub Club" reload={reload} />
    );
  }
  renderScreen(<Harness />, { mocks });
  return { reload };
}

async function givePhone(user: Hands = userEvent) {
  await user.type(await screen.findByLabelText('Phone number'), '4155550123');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

/** The dialog's own field; typing digit by digit is the business of CodeInput. */
async function giveCode(code: string) {
  fireEvent.change(await screen.findByLabelText('Verification code'), { target: { value: code } });
}

beforeEach(() => localStorage.clear());

describe('SignInDialog', () => {
  test('is titled with the product, and links to the legal pages in a new tab', async () => {
    renderDialog([]);
    expect(await screen.findByRole('dialog', { name: 'Welcome to Grub Club' })).toBeInTheDocument();
    for (const name of ['Terms of Service', 'Privacy Policy']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
  });

  test('without a phone number it says so and asks nobody', async () => {
    renderDialog([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Please enter your phone number')).toBeInTheDocument();
  });

  test('somebody known gets the code at once, signs in, and the page is loaded anew', async () => {
    const user = stopTime();
    const { reload } = renderDialog([checked(true), codeSent(), verified('407123', null)]);
    await givePhone(user);
    expect(await screen.findByText('Code Sent')).toBeInTheDocument();
    await giveCode('407123');
    expect(await screen.findByText('Welcome!')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Opening your trips…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(2000));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('closing it after the right code opens the trips at once', async () => {
    const user = stopTime();
    const { reload } = renderDialog([checked(true), codeSent(), verified('407123', null)]);
    await givePhone(user);
    await giveCode('407123');
    await screen.findByRole('button', { name: 'Opening your trips…' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('somebody new gives a name first, and it is sent with the code', async () => {
    renderDialog([checked(false), codeSent(), verified('407123', 'Priya Nair')]);
    await givePhone();
    await userEvent.click(await screen.findByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('Please enter your name')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Your name'), 'Priya Nair{Enter}');
    await giveCode('407123');
    expect(await screen.findByText('Welcome!')).toBeInTheDocument();
  });

  test('back from the code leads to the phone for somebody known', async () => {
    renderDialog([checked(true), codeSent()]);
    await givePhone();
    await screen.findByLabelText('Verification code');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Phone number')).toHaveValue(PHONE);
  });

  test('back from the code leads to the name for somebody new, and from there to the phone', async () => {
    renderDialog([checked(false), codeSent()]);
    await givePhone();
    await userEvent.type(await screen.findByLabelText('Your name'), 'Priya Nair{Enter}');
    await screen.findByLabelText('Verification code');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Your name')).toHaveValue('Priya Nair');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Phone number')).toHaveValue(PHONE);
  });

  test('a code that was just sent is not asked for again after going back', async () => {
    renderDialog([checked(true), codeSent(), checked(true)]);
    await givePhone();
    await screen.findByLabelText('Verification code');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText('Verification code')).toBeInTheDocument();
  });

  test('an incomplete code is asked for', async () => {
    renderDialog([checked(true), codeSent()]);
    await givePhone();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Please enter the verification code')).toBeInTheDocument();
  });

  test('a wrong code is told in the words of the server, and the field is empty for the next one', async () => {
    const wrong = refused(
      VerifyCodeDocument,
      { phone: PHONE, code: '000000', name: null },
      'The code is wrong.',
    );
    renderDialog([checked(true), codeSent(), wrong]);
    await givePhone();
    await giveCode('000000');
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
  ])('without an answer it says: %s', async (text, mocks) => {
    // exactOptionalPropertyTypes: a mock has either a result or an error.
    renderDialog(
      mocks.map(({ result, ...mock }) => (result === undefined ? mock : { ...mock, result })) as Mock[],
    );
    await givePhone();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('the next code can be asked for when its waiting time is over', async () => {
    const user = stopTime();
    renderDialog([checked(true), codeSent(), codeSent()]);
    await givePhone(user);
    expect(await screen.findByText('Resend code in 1:00')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(59_000));
    expect(screen.getByText('Resend code in 0:01')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1000));
    await user.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText(/Resend code in (1:00|0:59)/)).toBeInTheDocument();
  });

  test('the phone number is remembered only when asked to', async () => {
    renderDialog([checked(true), codeSent()]);
    await userEvent.click(await screen.findByLabelText('Remember my phone number'));
    await givePhone();
    await screen.findByLabelText('Verification code');
    expect(localStorage.getItem('remembered-phone')).toBe('4155550123');
  });

  test('the remembered phone number is there the next time', async () => {
    localStorage.setItem('remembered-phone', '4155550123');
    renderDialog([]);
    expect(await screen.findByLabelText('Phone number')).toHaveValue(PHONE);
    expect(screen.getByLabelText('Remember my phone number')).toBeChecked();
  });
});
