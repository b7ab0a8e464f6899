import { act, render, screen } from '@testing-library/react';
import { lazyDialog } from './lazyDialog.tsx';

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

describe('a dialog whose code comes late', () => {
  afterEach(() => jest.restoreAllMocks());

  it('waits for the connection, says so, and opens when it is back', async () => {
    setOnline(false);
    const load = jest
      .fn<Promise<{ default: () => string }>, []>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue({ default: () => 'The dialog' });
    const Late = lazyDialog(load);
    render(<Late />);
    expect(await screen.findByRole('status')).toHaveTextContent(
      'You are offline. This opens as soon as you are back.',
    );
    setOnline(true);
    expect(await screen.findByText('The dialog')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
