import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NameField } from '../../ui/controls/Field.tsx';
import { system } from '../../ui/theme/theme.ts';

it('a name stays one line: Enter submits, and a pasted line break is a space', async () => {
  const names: string[] = [];
  render(
    <ChakraProvider value={system}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          names.push(screen.getByLabelText<HTMLTextAreaElement>('Meal name').value);
        }}
      >
        <NameField label="Meal name" />
      </form>
    </ChakraProvider>,
  );
  await userEvent.click(screen.getByLabelText('Meal name'));
  await userEvent.paste('Bean\n chili');
  await userEvent.keyboard('{Enter}');
  expect(names).toEqual(['Bean chili']);
});
