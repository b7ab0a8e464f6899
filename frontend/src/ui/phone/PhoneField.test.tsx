import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneField } from './PhoneField.tsx';
import { system } from '../theme/theme.ts';

function renderPhoneField(initial = ''): HTMLInputElement {
  function Harness() {
    const [value, setValue] = useState(initial);
    return (
      <>
        <PhoneField label="Phone number" value={value} onChange={setValue} />
        <output data-testid="value">{value}</output>
      </>
    );
  }
  render(
    <ChakraProvider value={system}>
      <Harness />
    </ChakraProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>('Phone number');
}

describe('PhoneField', () => {
  test('the number is formatted while it is typed', async () => {
    const input = renderPhoneField();
    await userEvent.type(input, '4155550123');
    expect(input).toHaveValue('(415) 555-0123');
    expect(input.selectionStart).toBe(14);
  });

  test.each(['+1 415 555 0123', '1-415-555-0123', '(415) 555.0123'])(
    '%s is understood when pasted',
    async (typed) => {
      const input = renderPhoneField();
      await userEvent.click(input);
      await userEvent.paste(typed);
      expect(input).toHaveValue('(415) 555-0123');
    },
  );

  test.each(['41555 50123', '4 1 5 5 5 5 0 1 2 3', '415-5-550123', '4155 550 123', '(415)555 0123'])(
    '%s keeps the order of its digits, wherever it has gaps',
    async (typed) => {
      const input = renderPhoneField();
      await userEvent.type(input, typed);
      expect(input).toHaveValue('(415) 555-0123');
    },
  );

  test('an eleventh digit is not taken', async () => {
    const input = renderPhoneField();
    await userEvent.type(input, '41555501239');
    expect(input).toHaveValue('(415) 555-0123');
  });

  test("another country's number stays whole while its country is open, without our country code before it", async () => {
    const input = renderPhoneField();
    await userEvent.type(input, '+44 7700 900123');
    expect(input).toHaveValue('+44 7700 900123');
    expect(screen.queryByText(/\+1/)).toBeNull();
    await userEvent.clear(input);
    await userEvent.type(input, '0044 7700 900123');
    expect(input).toHaveValue('0044 7700 900123');
    await userEvent.clear(input);
    await userEvent.paste('447700900123');
    expect(input).toHaveValue('447700900123');
  });

  test('a key in the middle of a number that is abroad keeps the caret', async () => {
    const input = renderPhoneField('+44 7700 900123');
    await userEvent.type(input, '9', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(input).toHaveValue('+44 97700 900123');
    expect(input.selectionStart).toBe(5);
  });

  test('a digit typed in the middle leaves the caret after it', async () => {
    const input = renderPhoneField('(415) 550-123');
    await userEvent.type(input, '5', { initialSelectionStart: 8, initialSelectionEnd: 8 });
    expect(input).toHaveValue('(415) 555-0123');
    expect(input.selectionStart).toBe(9);
  });

  test('a gap typed in the middle leaves the caret there', async () => {
    const input = renderPhoneField('(415) 550-123');
    await userEvent.type(input, ' 5', { initialSelectionStart: 8, initialSelectionEnd: 8 });
    expect(input).toHaveValue('(415) 555-0123');
  });

  test('deleting at the dash deletes the digit before it', async () => {
    const input = renderPhoneField('(415) 555-0123');
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 10, initialSelectionEnd: 10 });
    expect(input).toHaveValue('(415) 550-123');
    expect(input.selectionStart).toBe(8);
  });

  test('the whole number can be deleted', async () => {
    const input = renderPhoneField('(415) 5');
    await userEvent.type(input, '{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(input).toHaveValue('');
  });
});

describe('PhoneField with another country', () => {
  beforeEach(() => localStorage.clear());

  const country = () => screen.getByRole('button', { name: /^Country/ });
  const value = () => screen.getByTestId('value').textContent;

  test('a number with country code sets the country, and stands as people write it there', async () => {
    const input = renderPhoneField();
    await userEvent.click(input);
    await userEvent.paste('+49 3023125001');
    await waitFor(() => expect(input).toHaveValue('030 23125001'));
    expect(country()).toHaveAccessibleName('Country: Germany, +49');
    expect(value()).toBe('+49 30 23125001');
  });

  test('typing the country code, then the number', async () => {
    const input = renderPhoneField();
    await userEvent.type(input, '+');
    await userEvent.type(input, '49');
    await waitFor(() => expect(country()).toHaveAccessibleName('Country: Germany, +49'));
    await userEvent.type(input, '3023125001');
    expect(value()).toBe('+49 30 23125001');
    await userEvent.clear(input);
    expect([value(), country().textContent]).toEqual(['', 'DE +49']);
    await userEvent.type(input, '+1 415 555 0123');
    expect([input.value, value(), country().textContent]).toEqual([
      '(415) 555-0123',
      '(415) 555-0123',
      'US +1',
    ]);
  });

  test('a number that was filled in from outside has its country', async () => {
    const input = renderPhoneField('+442079460958');
    await waitFor(() => expect(input).toHaveValue('020 7946 0958'));
    expect(country()).toHaveAccessibleName('Country: United Kingdom, +44');
  });

  test('the country is found by the keyboard, and the next field begins with it', async () => {
    const input = renderPhoneField('3023125001');
    await userEvent.click(country());
    const search = await screen.findByRole('combobox', { name: 'Country or code' });
    await userEvent.type(search, 'côte');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Côte d’Ivoire+225',
    ]);
    await userEvent.clear(search);
    await userEvent.type(search, '+4');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Czechia+420');
    expect(search).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    );
    await userEvent.clear(search);
    await userEvent.type(search, 'germ{Enter}');
    await waitFor(() => expect(input).toHaveFocus());
    expect([value(), country().textContent]).toEqual(['+49 30 23125001', 'DE +49']);
    cleanup();
    renderPhoneField();
    expect(country()).toHaveAccessibleName('Country: Germany, +49');
  });

  test('a key in the middle keeps the caret', async () => {
    const input = renderPhoneField('+49 30 2312501');
    await waitFor(() => expect(input).toHaveValue('030 2312501'));
    await userEvent.type(input, '0', { initialSelectionStart: 9, initialSelectionEnd: 9 });
    expect([input.selectionStart, value()]).toEqual([10, '+49 30 23125001']);
  });
});
