import { BrowserDatabase } from '../../test/browserDatabase.ts';
import type * as DeviceStore from './deviceStore.ts';
import { claimDevice, clearDevice, putOnDevice, sealDevice } from './deviceStore.ts';

const TICK = {
  id: 'eggs',
  tripId: 'lake',
  name: 'Eggs',
  wanted: true,
  wantedAt: 1,
  confirmed: null,
  stamp: 'a-1',
};

const database = new BrowserDatabase();
database.install();
beforeEach(clearDevice);

/** Another page of the same browser: what it knows is its own. */
async function otherPage(ownerId: string): Promise<typeof DeviceStore> {
  let page: typeof DeviceStore | undefined;
  await jest.isolateModulesAsync(async () => {
    page = await import('./deviceStore.ts');
  });
  if (page === undefined) throw new Error('No page was opened.');
  await page.claimDevice(ownerId);
  return page;
}

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
      ['last-owner', 'maya'],
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

  it('gets nothing more from a page that has not heard of it yet, and gives it nothing', async () => {
    await leftBy('maya');
    const other = await otherPage('maya');
    await sealDevice();
    expect(await other.putOnDevice([['trip:lake', () => ({ name: 'Lake Wallowa' })]])).toBe(false);
    expect(database.entries.has('trip:lake')).toBe(false);
    expect((await other.readOwn('tick:'))?.size).toBe(0);
  });

  it('stays when it is found to be over once more, as by whoever signs in', async () => {
    await leftBy('maya');
    await sealDevice();
    expect(await sealDevice()).toBe(1);
    expect(await claimDevice('maya')).toBe(false);
    expect([...database.entries.keys()].sort()).toEqual(['owner', 'tick:eggs']);
  });
});

describe('a store that takes its time', () => {
  let goOn = (): void => undefined;
  beforeEach(async () => {
    await claimDevice('maya');
    jest.useFakeTimers();
    goOn = database.pause();
  });
  afterEach(() => {
    goOn();
    jest.useRealTimers();
  });

  it('is waited for when the page was too busy to listen', async () => {
    const kept = putOnDevice([['home', () => ({})]]);
    // The first that a page does after a long task is to see to the timer that is due by then.
    jest.advanceTimersToNextTimer();
    goOn();
    expect(await kept).toBe(true);
    expect(database.entries.has('home')).toBe(true);
  });

  it('is none when it does not answer for three seconds', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const kept = putOnDevice([['home', () => ({})]]);
    await jest.advanceTimersByTimeAsync(2999);
    expect(warn).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await kept).toBe(false);
    expect(warn).toHaveBeenCalledWith(
      'Offline data could not be saved',
      new Error('The store is not responding.'),
    );
  });
});
