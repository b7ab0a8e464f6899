import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { renderScreen } from '../../../test/renderScreen.tsx';
import userEvent from '@testing-library/user-event';
import { preload } from '../../browser/preload.ts';
import { lazyDialog } from './lazyDialog.tsx';
import { watchTyping } from '../../browser/unsaved.ts';

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

describe('a lazily loaded dialog', () => {
  afterEach(() => jest.restoreAllMocks());

  it('shows that it is offline, and opens when back online', async () => {
    setOnline(false);
    const load = jest
      .fn<Promise<{ default: () => string }>, []>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue({ default: () => 'The dialog' });
    const Lazy = lazyDialog(load);
    render(<Lazy />);
    expect(await screen.findByRole('status')).toHaveTextContent(
      'You are offline. This opens when you are back online.',
    );
    setOnline(true);
    expect(await screen.findByText('The dialog')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('opens in the first frame when it was preloaded', async () => {
    const load = () => Promise.resolve({ default: () => 'The dialog' });
    await act(async () => preload(load));
    const Lazy = lazyDialog(load);
    expect(renderToString(<Lazy />)).toContain('The dialog');
  });

  it('shows an error and keeps the page when only a new version has its code', async () => {
    setOnline(true);
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ status: 'ok' }));
    watchTyping();
    const Lazy = lazyDialog(() =>
      Promise.reject<{ default: () => string }>(new TypeError('Failed to fetch dynamically imported module')),
    );
    const user = userEvent.setup();
    function Screen() {
      const [isShown, setShown] = useState(false);
      return (
        <>
          <input aria-label="Name" />
          <button onClick={() => setShown(true)}>Open</button>
          {isShown && <Lazy />}
        </>
      );
    }
    renderScreen(<Screen />);
    await user.type(screen.getByLabelText('Name'), 'Chili');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is a new version.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Chili');
  });
});
