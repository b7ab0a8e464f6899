import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { TextField } from '../ui/controls/Field.tsx';
import { AppDialog } from '../ui/layout/AppDialog.tsx';
import { lazyDialog } from '../ui/layout/lazyDialog.tsx';
import { system } from '../ui/theme/theme.ts';
import {
  afterKey,
  expectDialog,
  takesKeys,
  typeAheadInto,
  watchTypedAhead,
  type TypedAhead,
} from './typedAhead.ts';

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

interface QuestionProps {
  readonly onCancel: () => void;
}

function Question({ onCancel }: QuestionProps) {
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <AppDialog isOpen onClose={onCancel} title="Remove Ana?" initialFocusRef={cancelRef}>
      <button ref={cancelRef} onClick={onCancel}>
        Cancel
      </button>
      <input type="checkbox" aria-label="Keep the meals" />
    </AppDialog>
  );
}

/** A page with a button whose dialog comes when the returned call is made. */
function openPage() {
  let bring: (dialog: typeof Form) => void = () => undefined;
  const Lazy = lazyDialog(() => new Promise<typeof Form>((resolve) => (bring = resolve)));
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
        <Lazy isOpen={isOpen} />
      </ChakraProvider>
    );
  }
  render(<Page />);
  return { onClick, bringDialog: () => act(async () => bring(Form)) };
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

test('letters after Enter in a field are for the dialog that it loads', async () => {
  render(
    <>
      <input aria-label="Search" />
      <input aria-label="Name" />
    </>,
  );
  const [search, name] = [screen.getByLabelText('Search'), screen.getByLabelText('Name')];
  await userEvent.type(search, 'milk{Enter}');
  const loaded = expectDialog();
  await userEvent.keyboard('Cabbin{Backspace}{Backspace}{Backspace}in 2');
  loaded();
  typeAheadInto(name);
  expect(name).toHaveValue('Cabin 2');
  expect(search).toHaveValue('milk');
  await userEvent.keyboard(' eggs');
  expect(search).toHaveValue('milk eggs');
});

test('without a dialog on its way, Space presses buttons as ever', async () => {
  const { onClick } = openPage();
  opener().focus();
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('Enter and Space press the controls of a dialog that has just opened', async () => {
  const onCancel = jest.fn();
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <ChakraProvider value={system}>
        <button onClick={() => setOpen(true)}>Remove</button>
        {isOpen && <Question onCancel={onCancel} />}
      </ChakraProvider>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  expect(cancel).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  await userEvent.keyboard(' ');
  expect(onCancel).toHaveBeenCalledTimes(2);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByLabelText('Keep the meals')).toBeChecked();
});

test('Space ticks a checkbox of the page while a dialog is on its way', async () => {
  openPage();
  const box = document.createElement('input');
  box.type = 'checkbox';
  document.body.append(box);
  await userEvent.click(opener());
  box.focus();
  await userEvent.keyboard(' ');
  expect(box).toBeChecked();
  box.remove();
});

test('after a click and a stray letter, Space and Enter press buttons again when no dialog has opened', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const onPress = jest.fn();
  render(<button onClick={onPress}>Vote</button>);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('x');
  now.mockReturnValue(6000);
  await userEvent.keyboard(' {Enter}');
  expect(onPress).toHaveBeenCalledTimes(3);
  now.mockRestore();
});

const IDLE: TypedAhead = { kind: 'idle' };
const clicked = (text: string): TypedAhead => ({ kind: 'afterClick', text, since: 1000 });
const loading = (text: string): TypedAhead => ({ kind: 'dialogLoading', text });

test.each<[string, TypedAhead, TypedAhead, boolean]>([
  // Key, state before, state after, whether the state before keeps Space and Enter from buttons.
  ['a', IDLE, IDLE, false],
  [' ', IDLE, IDLE, false],
  ['Enter', IDLE, IDLE, false],
  ['a', clicked(''), clicked('a'), false],
  [' ', clicked(''), clicked(''), false],
  ['Enter', clicked(''), clicked(''), false],
  ['b', clicked('a'), clicked('ab'), true],
  [' ', clicked('a'), clicked('a '), true],
  ['Enter', clicked('a'), clicked('a'), true],
  ['Backspace', clicked('ab'), clicked('a'), true],
  ['Shift', clicked('a'), clicked('a'), true],
  ['Dead', clicked('a'), clicked('a'), true],
  ['Tab', clicked('a'), IDLE, true],
  ['Escape', clicked('a'), IDLE, true],
  ['a', loading(''), loading('a'), true],
  [' ', loading(''), loading(''), true],
  ['Enter', loading(''), loading(''), true],
  [' ', loading('a'), loading('a '), true],
  ['Backspace', loading(''), loading(''), true],
  ['Tab', loading('a'), IDLE, true],
  ['Escape', loading('a'), IDLE, true],
])('%j in the state %j leads to %j', (key, before, after, isTaken) => {
  expect(afterKey(before, key)).toEqual(after);
  expect(takesKeys(before)).toBe(isTaken);
});
