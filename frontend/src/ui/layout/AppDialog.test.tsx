import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppDialog } from './AppDialog.tsx';
import { Button } from '../controls/Button.tsx';
import { TextField } from '../controls/Field.tsx';
import { system } from '../theme/theme.ts';

interface HarnessProps {
  readonly isOpenedByAddress?: boolean;
  readonly hasUnsavedInput?: boolean;
  readonly isToRead?: boolean;
  readonly onSend?: () => void;
}

function Harness({
  isOpenedByAddress = false,
  hasUnsavedInput = false,
  isToRead = false,
  onSend = () => undefined,
}: HarnessProps) {
  const [isOpen, setOpen] = useState(isOpenedByAddress);
  return (
    <ChakraProvider value={system}>
      <main id="main" tabIndex={-1}>
        <Button onClick={() => setOpen(true)}>Invite</Button>
      </main>
      <AppDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Invite to Trip"
        hasUnsavedInput={hasUnsavedInput}
        isToRead={isToRead}
        footer={
          <Button type="submit" form="invite" variant="primary">
            Send invitation
          </Button>
        }
      >
        <form
          id="invite"
          onSubmit={(event) => {
            event.preventDefault();
            onSend();
          }}
        >
          <div hidden>
            <input type="checkbox" aria-label="Later" />
          </div>
          <TextField label="Name" name="name" />
        </form>
      </AppDialog>
    </ChakraProvider>
  );
}

async function openDialog(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite to Trip' });
  // It listens to keys and presses a frame after its first field has the focus.
  await nextFrame();
  return dialog;
}

function nextFrame(): Promise<void> {
  return act(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** The target of a press outside the dialog. */
function scrim(): Element {
  const element = document.querySelector('[data-scope=dialog][data-part=positioner]');
  if (element === null) throw new Error('No dialog is open.');
  return element;
}

describe('AppDialog', () => {
  test('to be read begins at its title, unless something in it has the focus already', async () => {
    const { unmount } = render(<Harness isToRead />);
    await openDialog();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Invite to Trip' })).toHaveFocus());
    unmount();
    render(<Harness isToRead />);
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    screen.getByLabelText('Name').focus();
    await nextFrame();
    await nextFrame();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  test('the first field has the focus', async () => {
    render(<Harness />);
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await nextFrame();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  test('the focus stays on an element that took it before the dialog', async () => {
    render(<Harness isOpenedByAddress />);
    const button = screen.getByRole('button', { name: 'Send invitation' });
    button.focus();
    await nextFrame();
    expect(button).toHaveFocus();
  });

  test('Escape closes it, and the focus returns to its opener', async () => {
    render(<Harness hasUnsavedInput />);
    await openDialog();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Invite' })).toHaveFocus());
  });

  test('when opened by the URL, it returns the focus to the page', async () => {
    render(<Harness isOpenedByAddress />);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    await nextFrame();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('Enter in the form submits it, though the button is outside the form', async () => {
    const onSend = jest.fn();
    render(<Harness onSend={onSend} />);
    await openDialog();
    await userEvent.type(screen.getByLabelText('Name'), 'Priya{Enter}');
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  test('a press outside closes it', async () => {
    render(<Harness />);
    await openDialog();
    const beside = scrim();
    // The dialog ignores outside presses until the opening press is over.
    await waitFor(async () => {
      await userEvent.click(beside, { pointerEventsCheck: 0 });
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  test('a press outside keeps the input', async () => {
    render(<Harness hasUnsavedInput />);
    await openDialog();
    await userEvent.type(screen.getByLabelText('Name'), 'Priya');
    await userEvent.click(scrim(), { pointerEventsCheck: 0 });
    expect(screen.getByLabelText('Name')).toHaveValue('Priya');
  });
});
