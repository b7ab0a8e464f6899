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

  test('a digit typed in the middle leaves the caret after it', async () => {
    const input = renderPhoneField('(415) 550-123');
    await userEvent.type(input, '5', { initialSelectionStart: 8, initialSelectionEnd: 8 });
    expect(input).toHaveValue('(415) 555-0123');
    expect(input.selectionStart).toBe(9);
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
