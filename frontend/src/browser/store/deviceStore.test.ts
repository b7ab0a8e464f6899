import { BrowserDatabase } from '../../../test/browserDatabase.ts';
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

/** Another page of the same browser, with its own memory. */
async function otherPage(ownerId: string): Promise<typeof DeviceStore> {
  const page = await newPage();
  await page.claimDevice(ownerId);
  return page;
}

/** Before it knows its viewer. */
async function newPage(): Promise<typeof DeviceStore> {
  let page: typeof DeviceStore | undefined;
  await jest.isolateModulesAsync(async () => {
    page = await import('./deviceStore.ts');
  });
  if (page === undefined) throw new Error('No page was opened.');
  return page;
}

async function storeDataOf(ownerId: string): Promise<void> {
  await claimDevice(ownerId);
  await putOnDevice([
    ['home', () => ({ name: 'Maya Torres' })],
    ['trip:lake', () => ({ name: 'Lake Wallowa' })],
    ['tick:eggs', () => TICK],
  ]);
}

describe('a page that starts offline', () => {
  const isRead = async (page: typeof DeviceStore) => (await page.readOwn('tick:'))?.has('tick:eggs');

  it('reads what the account left that the data are of, before it knows its viewer', async () => {
    await storeDataOf('maya');
    const page = await newPage();
    expect(await isRead(page)).toBe(false);
    await page.resumeDevice();
    expect(await isRead(page)).toBe(true);
    let isClaimed = false;
    const claimed = page.deviceClaimed().then(() => (isClaimed = true));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(isClaimed).toBe(false);
    await page.claimDevice('maya');
    await claimed;
    expect(await isRead(page)).toBe(true);
  });

  it('reads nothing of an ended session, and leaves nothing to another viewer', async () => {
    await storeDataOf('maya');
    const page = await newPage();
    await page.resumeDevice();
    await page.claimDevice('ben');
    expect(await isRead(page)).toBe(false);
    await sealDevice();
    const next = await newPage();
    await next.resumeDevice();
    expect(await isRead(next)).toBe(false);
  });
});

describe('the store of an expired session', () => {
  it('contains only the pending ticks, without names', async () => {
    await storeDataOf('maya');
    expect(await sealDevice()).toEqual({ ticks: 1, items: 0 });
    expect([...database.entries]).toEqual([
      ['last-owner', 'maya'],
      ['tick:eggs', { ...TICK, name: '' }],
    ]);
  });

  it('keeps items with their text, which nobody else has', async () => {
    const ice = { key: 'k1', tripId: 'lake', line: '10 lb ice' };
    await claimDevice('maya');
    await putOnDevice([
      ['trip:lake', () => ({ name: 'Lake Wallowa' })],
      ['item:k1', () => ice],
    ]);
    expect(await sealDevice()).toEqual({ ticks: 0, items: 1 });
    expect([...database.entries]).toEqual([
      ['last-owner', 'maya'],
      ['item:k1', ice],
    ]);
    expect(await claimDevice('jonas')).toBe(true);
    expect(database.entries.has('item:k1')).toBe(false);
  });

  it('is empty when no tick is pending', async () => {
    await claimDevice('maya');
    await putOnDevice([['home', () => ({ name: 'Maya Torres' })]]);
    expect(await sealDevice()).toEqual({ ticks: 0, items: 0 });
    expect(database.entries.size).toBe(0);
  });

  it('is opened again for the same user', async () => {
    await storeDataOf('maya');
    await sealDevice();
    expect(await claimDevice('maya')).toBe(false);
    expect(database.entries.has('tick:eggs')).toBe(true);
  });

  it('is cleared when another user signs in', async () => {
    await storeDataOf('maya');
    await sealDevice();
    expect(await claimDevice('jonas')).toBe(true);
    expect([...database.entries]).toEqual([['owner', 'jonas']]);
  });

  it('accepts no writes from its page', async () => {
    await storeDataOf('maya');
    await sealDevice();
    expect(await putOnDevice([['trip:lake', () => ({})]])).toBe(false);
  });

  it('accepts no writes or reads from a page that has not noticed the expiry', async () => {
    await storeDataOf('maya');
    const other = await otherPage('maya');
    await sealDevice();
    expect(await other.putOnDevice([['trip:lake', () => ({ name: 'Lake Wallowa' })]])).toBe(false);
    expect(database.entries.has('trip:lake')).toBe(false);
    expect((await other.readOwn('tick:'))?.size).toBe(0);
  });

  it('keeps its ticks when the session expires twice, as on signing in', async () => {
    await storeDataOf('maya');
    await sealDevice();
    expect(await sealDevice()).toEqual({ ticks: 1, items: 0 });
    expect(await claimDevice('maya')).toBe(false);
    expect([...database.entries.keys()].sort()).toEqual(['owner', 'tick:eggs']);
  });
});

describe('a slow store', () => {
  let resume = (): void => undefined;
  beforeEach(async () => {
    await claimDevice('maya');
    jest.useFakeTimers();
    resume = database.pause();
  });
  afterEach(() => {
    resume();
    jest.useRealTimers();
  });

  it('is awaited when the page itself was busy', async () => {
    const kept = putOnDevice([['home', () => ({})]]);
    // After a long task a page runs the due timer first.
    jest.advanceTimersToNextTimer();
    resume();
    expect(await kept).toBe(true);
    expect(database.entries.has('home')).toBe(true);
  });

  it('counts as broken after three seconds without an answer', async () => {
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
