import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneField } from './PhoneField.tsx';
import { system } from '../../theme/theme.ts';

function renderPhoneField(initial = ''): HTMLInputElement {
  function Harness() {
    const [value, setValue] = useState(initial);
    return <PhoneField label="Phone number" value={value} onChange={setValue} />;
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

  test("another country's number stays whole, typed or pasted, without our country code before it", async () => {
    const input = renderPhoneField();
    await userEvent.type(input, '+44 7700 900123');
    expect(input).toHaveValue('+44 7700 900123');
    expect(screen.queryByText('+1')).toBeNull();
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
