import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeInput } from './CodeInput.tsx';
import { system } from '../../theme/theme.ts';

function renderCodeInput() {
  const completed: string[] = [];
  function Harness() {
    const [value, setValue] = useState('');
    return (
      <CodeInput
        label="Verification code"
        value={value}
        onChange={setValue}
        onComplete={(code) => completed.push(code)}
      />
    );
  }
  render(
    <ChakraProvider value={system}>
      <Harness />
    </ChakraProvider>,
  );
  return { input: screen.getByLabelText<HTMLInputElement>('Verification code'), completed };
}

describe('CodeInput', () => {
  test('the sixth digit completes the code, once', async () => {
    const { input, completed } = renderCodeInput();
    await userEvent.type(input, '40712');
    expect(completed).toEqual([]);
    await userEvent.type(input, '3');
    expect(completed).toEqual(['407123']);
  });

  test('a pasted code fills all boxes, whatever text is around it', async () => {
    const { input, completed } = renderCodeInput();
    await userEvent.click(input);
    await userEvent.paste('Your code: 407 123');
    expect(input).toHaveValue('407123');
    expect(completed).toEqual(['407123']);
  });

  test('letters and extra digits are ignored', async () => {
    const { input } = renderCodeInput();
    await userEvent.type(input, 'a4b0 7123 99');
    expect(input).toHaveValue('407123');
  });

  test('keyboards suggest the code from the text message', () => {
    const { input } = renderCodeInput();
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAttribute('inputmode', 'numeric');
  });
});
