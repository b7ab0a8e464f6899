import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { renderScreen } from '../../../test/renderScreen.tsx';
import userEvent from '@testing-library/user-event';
import { preload } from '../../browser/preload.ts';
import { lazyDialog } from './lazyDialog.tsx';
import { watchTyping } from '../../browser/unsaved.ts';
import { setOnline } from '../../../test/setOnline.ts';

interface DialogProps {
  readonly isOpen: boolean;
}

const Dialog = ({ isOpen }: DialogProps) => (isOpen ? 'The dialog' : 'It closes');

describe('a lazily loaded dialog', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is loaded and mounted when it first opens, and stays while it closes', async () => {
    const load = jest.fn(() => Promise.resolve(Dialog));
    const Lazy = lazyDialog(load);
    const { container, rerender } = render(<Lazy isOpen={false} />);
    expect(container).toBeEmptyDOMElement();
    expect(load).not.toHaveBeenCalled();
    rerender(<Lazy isOpen />);
    expect(await screen.findByText('The dialog')).toBeVisible();
    rerender(<Lazy isOpen={false} />);
    expect(screen.getByText('It closes')).toBeVisible();
  });

  it('keeps what was typed for its next opening, unless each is to be fresh', async () => {
    const Typed = ({ isOpen }: DialogProps) => <input aria-label={isOpen ? 'Name' : 'Closed'} />;
    const load = () => Promise.resolve(Typed);
    for (const [Lazy, expected] of [
      [lazyDialog(load), 'Chili'],
      [lazyDialog(load, { isFresh: true }), ''],
    ] as const) {
      const { rerender, unmount } = render(<Lazy isOpen />);
      await userEvent.type(await screen.findByLabelText('Name'), 'Chili');
      rerender(<Lazy isOpen={false} />);
      expect(screen.getByLabelText('Closed')).toHaveValue('Chili');
      rerender(<Lazy isOpen />);
      expect(await screen.findByLabelText('Name')).toHaveValue(expected);
      unmount();
    }
  });

  it('shows that it is offline, and opens when back online', async () => {
    act(() => setOnline(false));
    const load = jest
      .fn<Promise<typeof Dialog>, []>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue(Dialog);
    const Lazy = lazyDialog(load);
    render(<Lazy isOpen />);
    expect(await screen.findByRole('status')).toHaveTextContent(
      'You are offline. This opens when you are back online.',
    );
    act(() => setOnline(true));
    expect(await screen.findByText('The dialog')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('opens in the first frame when it was preloaded', async () => {
    const Lazy = lazyDialog(() => Promise.resolve(Dialog));
    await act(async () => preload(Lazy.load));
    expect(renderToString(<Lazy isOpen />)).toContain('The dialog');
  });

  it('shows an error and keeps the page when only a new version has its code', async () => {
    act(() => setOnline(true));
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ status: 'ok' }));
    watchTyping();
    const Lazy = lazyDialog(() =>
      Promise.reject<typeof Dialog>(new TypeError('Failed to fetch dynamically imported module')),
    );
    const user = userEvent.setup();
    function Screen() {
      const [isShown, setShown] = useState(false);
      return (
        <>
          <input aria-label="Name" />
          <button onClick={() => setShown(true)}>Open</button>
          <Lazy isOpen={isShown} />
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
