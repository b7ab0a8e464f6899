import { BrowserDatabase } from '../../../test/browserDatabase.ts';
import { claimDevice, clearDevice, putOnDevice } from '../../browser/store/deviceStore.ts';
import { addTap } from './pendingPurchase.ts';
import { tickStore } from './tickStore.ts';

const EGGS = {
  ingredientId: 'eggs',
  tripId: 'lake',
  name: 'Eggs',
  wanted: true,
  seenPurchasedAt: null,
  isSent: false,
};

const database = new BrowserDatabase();
database.install();
beforeEach(clearDevice);

const load = async () => [...((await tickStore.update(() => undefined))?.values() ?? [])];

describe('the store of pending purchases', () => {
  it('keeps one record per ingredient, until a tap cancels it', async () => {
    await claimDevice('maya');
    await tickStore.update((pending) => addTap(pending, EGGS));
    expect([...database.entries]).toEqual([
      ['owner', 'maya'],
      ['tick:eggs', EGGS],
    ]);
    await tickStore.update((pending) => addTap(pending, { ...EGGS, wanted: false }));
    expect([...database.entries.keys()]).toEqual(['owner']);
  });

  it('reads ticks of an older version, and writes them in the new format', async () => {
    await claimDevice('maya');
    const older = { tripId: 'lake', wantedAt: 1, stamp: 'a-1' };
    await putOnDevice([
      ['tick:eggs', () => ({ ...older, id: 'eggs', name: 'Eggs', wanted: true, confirmed: false })],
      ['tick:feta', () => ({ ...older, id: 'feta', name: '', wanted: false, confirmed: null })],
      ['tick:rice', () => 'of no version'],
    ]);
    const pending = [
      { ...EGGS, seenPurchasedAt: undefined },
      { ...EGGS, ingredientId: 'feta', name: '', wanted: false, seenPurchasedAt: undefined, isSent: true },
    ];
    expect(await load()).toEqual(pending);
    expect([...database.entries.values()]).toEqual(['maya', ...pending]);
  });

  it('is not readable for another account', async () => {
    await claimDevice('maya');
    await tickStore.update((pending) => addTap(pending, EGGS));
    await claimDevice('jonas');
    expect(await load()).toEqual([]);
    await clearDevice();
    expect(await tickStore.update((pending) => addTap(pending, EGGS))).toBeNull();
    expect(database.entries.size).toBe(0);
  });
});
