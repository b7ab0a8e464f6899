import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { system } from './theme.ts';
import { showToast, Toaster } from './toaster.tsx';

function renderToaster() {
  render(
    <ChakraProvider value={system}>
      <Toaster />
    </ChakraProvider>,
  );
}

describe('toaster', () => {
  test('what is said before the region is loaded is not lost', async () => {
    showToast({ kind: 'success', title: 'Trip created' });
    renderToaster();
    expect(await screen.findByRole('status')).toHaveTextContent('Trip created');
  });

  test('only one notification is visible: the newest', async () => {
    renderToaster();
    act(() => showToast({ kind: 'success', title: 'Meal updated' }));
    await screen.findByText('Meal updated');
    act(() => showToast({ kind: 'error', title: 'Error', description: 'Failed to update ingredient.' }));
    expect(await screen.findByText('Failed to update ingredient.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Meal updated')).not.toBeInTheDocument());
  });

  test('F8 leads to the notifications', async () => {
    renderToaster();
    act(() => showToast({ kind: 'info', title: 'Ingredient removed' }));
    await screen.findByText('Ingredient removed');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    await waitFor(() => expect(screen.getByRole('region', { name: /F8/ })).toHaveFocus());
  });

  test.each([
    [49, true],
    [50, false],
  ])('swiped by %i px it stays: %s', async (distancePx, stays) => {
    renderToaster();
    act(() => showToast({ kind: 'info', title: 'Logged out' }));
    const toast = (await screen.findByText('Logged out')).closest('[data-part=root]');
    if (toast === null) throw new Error('The title stands in no notification.');
    fireEvent.pointerDown(toast, { clientX: 100, button: 0 });
    fireEvent.pointerMove(toast, { clientX: 100 + distancePx });
    fireEvent.pointerUp(toast, { clientX: 100 + distancePx });
    if (stays) expect(toast).toHaveAttribute('data-state', 'open');
    else await waitFor(() => expect(toast).not.toBeInTheDocument());
  });

  test('it goes after 5 seconds', async () => {
    renderToaster();
    act(() => showToast({ kind: 'success', title: 'Ingredient added!' }));
    await screen.findByText('Ingredient added!');
    const shownAt = Date.now();
    await waitFor(() => expect(screen.queryByText('Ingredient added!')).not.toBeInTheDocument(), {
      timeout: 7000,
    });
    expect(Date.now() - shownAt).toBeGreaterThan(4500);
  });
});
