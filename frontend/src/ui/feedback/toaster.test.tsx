import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stopTime } from '../../../test/stopTime.ts';
import { AppDialog } from '../layout/AppDialog.tsx';
import { system } from '../theme/theme.ts';
import { showToast, Toaster } from './toaster.tsx';

const toaster = () => (
  <ChakraProvider value={system}>
    <Toaster />
  </ChakraProvider>
);

const UNDO = { label: 'Undo', onClick: () => undefined };

function renderToaster() {
  return render(toaster());
}

describe('toaster', () => {
  test('a toast shown before the region loads is not lost', async () => {
    showToast({ kind: 'success', title: 'Trip created' });
    renderToaster();
    expect(await screen.findByRole('status')).toHaveTextContent('Trip created');
  });

  test('only the newest toast is visible', async () => {
    renderToaster();
    act(() => showToast({ kind: 'success', title: 'Meal updated' }));
    await screen.findByText('Meal updated');
    act(() => showToast({ kind: 'error', title: 'Error', description: 'Failed to update ingredient.' }));
    expect(await screen.findByText('Failed to update ingredient.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Meal updated')).not.toBeInTheDocument());
  });

  test('a toast disappears with its region, and does not return with the next one', async () => {
    const { unmount } = renderToaster();
    act(() => showToast({ kind: 'success', title: 'Meal restored' }));
    await screen.findByText('Meal restored');
    unmount();
    renderToaster();
    expect(await screen.findByRole('region', { name: /F8/ })).toBeInTheDocument();
    expect(screen.queryByText('Meal restored')).not.toBeInTheDocument();
  });

  test.each(['<img src=x onerror=alert(1)>', '</script><b>"quoted"</b> & co', '\u202Etsil gnippohs'])(
    'user input is shown as text: %s',
    async (name) => {
      renderToaster();
      act(() => showToast({ kind: 'success', title: name, description: `${name}: Jun 13` }));
      expect(await screen.findByText(name)).toHaveProperty('childElementCount', 0);
      expect(screen.getByText(`${name}: Jun 13`)).toHaveProperty('childElementCount', 0);
    },
  );

  test('the first toast can be heard and pressed beside an open dialog, which stays', async () => {
    const onClose = jest.fn();
    render(
      <ChakraProvider value={system}>
        <AppDialog isOpen onClose={onClose} title="Share">
          Trips
        </AppDialog>
        <Toaster />
      </ChakraProvider>,
    );
    await screen.findByRole('dialog', { name: 'Share' });
    const onClick = jest.fn();
    act(() => showToast({ kind: 'info', title: 'Undone', action: { label: 'Again', onClick } }));
    expect(await screen.findByRole('status')).toHaveTextContent('Undone');
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(onClick).toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('F8 moves the focus to the toasts', async () => {
    renderToaster();
    act(() => showToast({ kind: 'info', title: 'Ingredient removed' }));
    await screen.findByText('Ingredient removed');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    await waitFor(() => expect(screen.getByRole('region', { name: /F8/ })).toHaveFocus());
  });

  test.each([
    [49, true],
    [50, false],
  ])('swiped by %i px it stays: %s, whatever is rendered meanwhile', async (distancePx, stays) => {
    const { rerender } = renderToaster();
    act(() => showToast({ kind: 'info', title: 'Logged out' }));
    const toast = (await screen.findByText('Logged out')).closest('[data-part=root]');
    if (toast === null) throw new Error('The title is in no toast.');
    fireEvent.pointerDown(toast, { clientX: 100, button: 0 });
    rerender(toaster());
    fireEvent.pointerMove(toast, { clientX: 100 + distancePx });
    fireEvent.pointerUp(toast, { clientX: 100 + distancePx });
    // Checked at once, because it disappears after five seconds anyway.
    if (stays) expect(toast).toHaveAttribute('data-state', 'open');
    else expect(toast).not.toBeInTheDocument();
  });

  test.each([
    ['5 seconds', 5000, {}],
    ['8 seconds with an action', 8000, { action: UNDO }],
  ])('it disappears after %s', async (_, ms, more) => {
    renderToaster();
    act(() => showToast({ kind: 'success', title: 'Welcome!' }));
    await screen.findByText('Welcome!');
    stopTime();
    act(() => showToast({ kind: 'success', title: 'Ingredient added!', ...more }));
    act(() => jest.advanceTimersByTime(ms - 100));
    expect(screen.getByText('Ingredient added!')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(500));
    expect(screen.queryByText('Ingredient added!')).not.toBeInTheDocument();
  });
});
