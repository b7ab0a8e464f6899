import { BrowserDatabase } from '../../test/browserDatabase.ts';
import { claimDevice, clearDevice, putOnDevice, sealDevice } from './deviceStore.ts';

const TICK = { id: 'eggs', tripId: 'lake', name: 'Eggs', wanted: true, wantedAt: 1, confirmed: null, stamp: 'a-1' };

const database = new BrowserDatabase();
database.install();
beforeEach(clearDevice);

async function leftBy(ownerId: string): Promise<void> {
  await claimDevice(ownerId);
  await putOnDevice([
    ['home', () => ({ name: 'Maya Torres' })],
    ['trip:lake', () => ({ name: 'Lake Wallowa' })],
    ['tick:eggs', () => TICK],
  ]);
}

describe('what a session leaves that is over', () => {
  it('are the ticks that wait, and they name nothing', async () => {
    await leftBy('maya');
    expect(await sealDevice()).toBe(1);
    expect([...database.entries]).toEqual([
      ['owner', 'maya'],
      ['tick:eggs', { ...TICK, name: '' }],
    ]);
  });

  it('is nothing where no tick waits', async () => {
    await claimDevice('maya');
    await putOnDevice([['home', () => ({ name: 'Maya Torres' })]]);
    expect(await sealDevice()).toBe(0);
    expect(database.entries.size).toBe(0);
  });

  it('is there for the same person again', async () => {
    await leftBy('maya');
    await sealDevice();
    expect(await claimDevice('maya')).toBe(false);
    expect(database.entries.has('tick:eggs')).toBe(true);
  });

  it('goes when somebody else signs in', async () => {
    await leftBy('maya');
    await sealDevice();
    expect(await claimDevice('jonas')).toBe(true);
    expect([...database.entries]).toEqual([['owner', 'jonas']]);
  });

  it('gets nothing more from the page that it was on', async () => {
    await leftBy('maya');
    await sealDevice();
    expect(await putOnDevice([['trip:lake', () => ({})]])).toBe(false);
  });
});
