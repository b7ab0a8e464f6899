import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { changeOfflineData, clearOfflineData } from './offlineData.ts';
import { OfflineDialog } from './OfflineDialog.tsx';

const TRIPS = ['Lake', 'Dunes', 'Crater', 'Springs'].map((name) => ({
  id: name,
  name,
  location: 'Oregon',
  startDate: '2026-12-01',
  endDate: '2026-12-03',
}));

async function showPanel({ waitingCount = 0, onSync = () => Promise.resolve() } = {}) {
  const user = userEvent.setup();
  renderScreen(
    <OfflineDialog
      isOpen
      onClose={() => undefined}
      waitingCount={waitingCount}
      onSync={onSync}
      exportButton={null}
    />,
  );
  return { user, panel: within(await screen.findByRole('dialog', { name: 'Offline' })) };
}

function keep(trips: typeof TRIPS): void {
  act(() => changeOfflineData(() => ({ trips, currentTrip: null, lastSync: new Date().toISOString() })));
}

beforeEach(() => act(clearOfflineData));
afterEach(() => jest.restoreAllMocks());

describe('the offline panel', () => {
  it('shows the number of saved trips, the last three, and the pending ticks', async () => {
    keep(TRIPS);
    const { panel } = await showPanel({ waitingCount: 2 });
    expect(panel.getByText('4')).toBeVisible();
    expect(panel.getAllByRole('listitem').map((item) => within(item).getByText(/^\w+$/).textContent)).toEqual(
      ['Lake', 'Dunes', 'Crater'],
    );
    expect(panel.getByText(/^Last sync today, /)).toBeVisible();
    expect(panel.getByText(/^2 changes are waiting to be sent\./)).toBeVisible();
  });

  it('says what will be saved while there is nothing', async () => {
    const { panel } = await showPanel();
    expect(panel.getByText(/^No trips are saved yet\./)).toBeVisible();
    expect(panel.getByText('Not synced yet')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Clear' })).toBeDisabled();
  });

  it('asks before clearing', async () => {
    keep(TRIPS);
    const { user, panel } = await showPanel();
    await user.click(panel.getByRole('button', { name: 'Clear' }));
    await user.click(panel.getByRole('button', { name: 'Keep' }));
    expect(panel.getAllByRole('listitem')).toHaveLength(3);
    await user.click(panel.getByRole('button', { name: 'Clear' }));
    await user.click(panel.getByRole('button', { name: 'Clear offline data' }));
    expect(await screen.findByText('Offline data cleared')).toBeVisible();
    expect(panel.queryByRole('listitem')).not.toBeInTheDocument();
    expect(localStorage.getItem('offline-trip-data')).toBeNull();
  });

  it('shows an error when the sync fails', async () => {
    keep(TRIPS);
    const { user, panel } = await showPanel({ onSync: () => Promise.reject(new Error('lost')) });
    await user.click(panel.getByRole('button', { name: 'Sync' }));
    expect(await screen.findByText('Your trips could not be read. Try again.')).toBeVisible();
  });

  it('shows the offline state and disables the sync with a reason', async () => {
    const { panel } = await showPanel();
    expect(panel.getByText('Online')).toBeVisible();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(panel.getByText('Offline', { selector: 'span' })).toBeVisible();
    expect(panel.getByRole('button', { name: 'Sync' })).toHaveAttribute('title', 'You are offline');
    jest.restoreAllMocks();
    fireEvent(window, new Event('online'));
  });
});
