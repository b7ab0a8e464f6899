import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from '../ui/controls/Field.tsx';
import { AppDialog } from '../ui/layout/AppDialog.tsx';
import { lazyDialog } from '../ui/layout/lazyDialog.tsx';
import { system } from '../ui/theme/theme.ts';
import { watchTypedAhead } from './typedAhead.ts';

beforeAll(watchTypedAhead);

interface FormProps {
  readonly isOpen: boolean;
}

function Form({ isOpen }: FormProps) {
  const [name, setName] = useState('');
  return (
    <AppDialog isOpen={isOpen} onClose={() => undefined} title="New trip">
      <TextField label="Name" value={name} onChange={({ target }) => setName(target.value)} />
    </AppDialog>
  );
}

/** A page with a button whose dialog comes when the returned call is made. */
function openPage() {
  let bring: (module: { default: typeof Form }) => void = () => undefined;
  const Late = lazyDialog<FormProps>(() => new Promise((resolve) => (bring = resolve)));
  const onClick = jest.fn();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <ChakraProvider value={system}>
        <input aria-label="Search" />
        <button
          onClick={() => {
            onClick();
            setOpen(true);
          }}
        >
          New Trip
        </button>
        {isOpen && <Late isOpen />}
      </ChakraProvider>
    );
  }
  render(<Page />);
  return { onClick, bringDialog: () => act(async () => bring({ default: Form })) };
}

const opener = () => screen.getByRole('button', { name: 'New Trip' });

test('letters typed while a dialog is on its way are in its first field, and press no button', async () => {
  const { onClick, bringDialog } = openPage();
  await userEvent.click(opener());
  await userEvent.keyboard('Cabin  x{Backspace}{Backspace}weekend at{Enter} Donner');
  await bringDialog();
  const field = await screen.findByLabelText('Name');
  expect(field).toHaveValue('Cabin weekend at Donner');
  expect(field).toHaveFocus();
  expect(onClick).toHaveBeenCalledTimes(1);
  await userEvent.keyboard(' Lake');
  expect(field).toHaveValue('Cabin weekend at Donner Lake');
});

test('Enter presses the buttons of a dialog that is there', async () => {
  const onClose = jest.fn();
  render(
    <ChakraProvider value={system}>
      <AppDialog isOpen onClose={onClose} title="New trip">
        <input aria-label="Name" />
      </AppDialog>
    </ChakraProvider>,
  );
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('letters of another field, or from before the click, are not', async () => {
  const { bringDialog } = openPage();
  await userEvent.type(screen.getByLabelText('Search'), 'milk');
  opener().focus();
  await userEvent.keyboard('abc');
  await userEvent.click(opener());
  await bringDialog();
  expect(await screen.findByLabelText('Name')).toHaveValue('');
  expect(screen.getByLabelText('Search')).toHaveValue('milk');
});

test('without a dialog on its way, Space presses buttons as ever', async () => {
  const { onClick } = openPage();
  opener().focus();
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(1);
});
