import { ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { parse } from 'graphql';
import { of } from 'rxjs';
import { BrowserDatabase } from '../../../test/browserDatabase.ts';
import { createCache } from '../../app/apolloClient.ts';
import type * as DeviceStore from '../../browser/store/deviceStore.ts';
import type * as OfflineData from './offlineData.ts';
import type * as SavedTrips from './savedTrips.ts';
import type * as AccountEnd from '../../browser/store/accountEnd.ts';
import { setOnline } from '../../../test/setOnline.ts';

/** Longer than an answer waits until it is saved. */
const SAVED_AFTER_MS = 1500;

interface Page {
  readonly client: ApolloClient;
  readonly trips: typeof SavedTrips;
  readonly data: typeof OfflineData;
  readonly device: typeof DeviceStore;
  readonly account: typeof AccountEnd;
}

const database = new BrowserDatabase();

/** A page of the browser with its own memory; database and storage are shared. */
async function openPage(viewerId: string, all: NormalizedCacheObject = {}): Promise<Page> {
  let page: Page | undefined;
  await jest.isolateModulesAsync(async () => {
    const trips = await import('./savedTrips.ts');
    const data = await import('./offlineData.ts');
    const device = await import('../../browser/store/deviceStore.ts');
    const account = await import('../../browser/store/accountEnd.ts');
    const { answers } = await import('../../gql/answers.ts');
    const link = ApolloLink.from([answers(), new ApolloLink(() => of({ data: { __typename: 'Query' } }))]);
    const client = new ApolloClient({ cache: createCache(), link });
    client.cache.restore(all);
    page = { client, trips, data, device, account };
  });
  if (page === undefined) throw new Error('No page was opened.');
  const claimed = page.device.claimDevice(viewerId);
  await pass(0);
  await claimed;
  await page.trips.keepForOffline(page.client);
  return page;
}

/** Advances the timers and sends the storage event to other pages. */
async function pass(ms = SAVED_AFTER_MS): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  window.dispatchEvent(new StorageEvent('storage', { key: 'offline-trip-data' }));
  await jest.advanceTimersByTimeAsync(0);
}

/** A cache with opened trips, each with one meal; its ingredients are optional. */
function cacheOf(viewerId: string, tripIds: readonly string[], { ingredients = true, trips = tripIds } = {}) {
  const all: NormalizedCacheObject = {
    ROOT_QUERY: {
      __typename: 'Query',
      me: { __ref: `User:${viewerId}` },
      trips: trips.map((id) => ({ __ref: `Trip:${id}` })),
    },
    [`User:${viewerId}`]: { __typename: 'User', id: viewerId, name: `Name of ${viewerId}` },
  };
  for (const id of tripIds) {
    const [meals, participants] = [[{ __ref: `Meal:${id}-m` }], []];
    all[`Trip:${id}`] = { __typename: 'Trip', id, name: `Trip ${id}`, meals, participants };
    all[`Meal:${id}-m`] = {
      __typename: 'Meal',
      id: `${id}-m`,
      ...(ingredients && { ingredients: [{ __ref: `Ingredient:${id}-i` }] }),
    };
    if (ingredients) all[`Ingredient:${id}-i`] = { __typename: 'Ingredient', id: `${id}-i`, name: 'Eggs' };
  }
  return all;
}

const listed = ({ data }: Page) => data.offlineData().trips.map(({ id }) => id);
const onDevice = () => [...database.entries.keys()].sort();
const extracted = ({ client }: Page) => client.cache.extract() as NormalizedCacheObject;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  database.entries.clear();
  database.isFull = false;
  database.install();
  setOnline(true);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('saved trips', () => {
  it('are restored offline, with their meals and ingredients', async () => {
    const page = await openPage('maya', cacheOf('maya', ['lake']));
    page.trips.keepTrip(page.client, 'lake');
    await pass();
    expect(listed(page)).toEqual(['lake']);
    const later = await openPage('maya');
    setOnline(false);
    await pass();
    expect(extracted(later)).toMatchObject(cacheOf('maya', ['lake']));
  });

  it('are restored under a change that waits for its answer', async () => {
    const page = await openPage('maya', cacheOf('maya', ['lake', 'sea']));
    for (const id of ['lake', 'sea']) page.trips.keepTrip(page.client, id);
    await pass();
    const later = await openPage('maya', cacheOf('maya', ['lake'], { trips: ['lake', 'sea'] }));
    const { cache } = later.client;
    const rename = { id: 'Trip:lake', fields: { name: () => 'Renamed' } };
    cache.recordOptimisticTransaction((layer) => layer.modify(rename), 'rename');
    setOnline(false);
    await pass();
    expect(cache.extract(true)).toMatchObject({
      'Trip:lake': { name: 'Renamed' },
      'Trip:sea': { id: 'sea' },
    });
    cache.removeOptimistic('rename');
    expect(extracted(later)).toMatchObject(cacheOf('maya', ['lake', 'sea']));
  });

  it('are sorted by when they were last opened', async () => {
    const page = await openPage('maya', cacheOf('maya', ['lake', 'dunes']));
    for (const id of ['lake', 'dunes', 'lake']) {
      page.trips.keepTrip(page.client, id);
      await pass();
    }
    expect(listed(page)).toEqual(['lake', 'dunes']);
    expect(page.data.offlineData().currentTrip).toMatchObject({ name: 'Trip lake' });
  });

  it('that were loaded ahead come last, whatever was opened, and stay', async () => {
    const page = await openPage('maya', cacheOf('maya', ['lake', 'dunes', 'coast']));
    page.trips.keepTrip(page.client, 'lake');
    await pass();
    for (const id of ['dunes', 'lake']) page.trips.keepTripAhead(page.client, id);
    await pass();
    expect(listed(page)).toEqual(['lake', 'dunes']);
    expect(page.data.offlineData().currentTrip).toMatchObject({ name: 'Trip lake' });
    page.trips.keepTrip(page.client, 'coast');
    await pass();
    expect(listed(page)).toEqual(['coast', 'lake', 'dunes']);
  });

  it('keep their ingredients while a new visit has not read them', async () => {
    const page = await openPage('maya', cacheOf('maya', ['lake']));
    page.trips.keepTrip(page.client, 'lake');
    await pass();
    const next = await openPage('maya', cacheOf('maya', ['lake'], { ingredients: false }));
    next.trips.keepTrip(next.client, 'lake');
    await pass();
    const later = await openPage('maya');
    setOnline(false);
    await pass();
    expect(extracted(later)['Ingredient:lake-i']).toMatchObject({ name: 'Eggs' });
  });

  it('of another app version are outdated but readable', async () => {
    const page = await openPage('maya', cacheOf('maya', ['lake', 'dunes']));
    for (const id of ['lake', 'dunes']) page.trips.keepTrip(page.client, id);
    await pass();
    const kept = database.entries.get('trip:lake');
    database.entries.set('trip:lake', { ...(kept as object), documents: 'of an older version' });
    const outdated = page.trips.outdatedTrips();
    await pass();
    expect(await outdated).toEqual(['lake']);
    const later = await openPage('maya');
    setOnline(false);
    await pass();
    expect(extracted(later)['Trip:lake']).toMatchObject({ name: 'Trip lake' });
  });

  it("are removed when the server's list no longer contains them", async () => {
    const page = await openPage('maya', cacheOf('maya', ['lake', 'dunes']));
    for (const id of ['lake', 'dunes']) page.trips.keepTrip(page.client, id);
    await pass();
    page.client.cache.restore(cacheOf('maya', ['lake', 'dunes'], { trips: ['lake'] }));
    await page.client.query({ query: parse('query Home { __typename }'), fetchPolicy: 'no-cache' });
    await pass();
    expect(listed(page)).toEqual(['lake']);
    expect(onDevice()).toEqual(['home', 'owner', 'trip:lake']);
  });

  it('are removed everywhere when the viewer leaves the trip', async () => {
    const page = await openPage('maya', cacheOf('maya', ['lake', 'dunes']));
    for (const id of ['lake', 'dunes']) page.trips.keepTrip(page.client, id);
    await pass();
    page.trips.dropSavedTrip('dunes');
    await pass();
    expect(listed(page)).toEqual(['lake']);
    expect(page.data.offlineData().currentTrip).toBeNull();
    expect(onDevice()).toEqual(['home', 'owner', 'trip:lake']);
  });

  it('stay unchanged when the quota is exceeded, and the failure is logged', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const page = await openPage('maya', cacheOf('maya', ['lake', 'dunes']));
    page.trips.keepTrip(page.client, 'lake');
    await pass();
    database.isFull = true;
    page.trips.keepTrip(page.client, 'dunes');
    await pass();
    expect(listed(page)).toEqual(['lake']);
    expect(warn).toHaveBeenCalledWith('Offline data could not be saved', expect.anything());
    database.isFull = false;
    page.trips.keepTrip(page.client, 'dunes');
    await pass();
    expect(listed(page)).toEqual(['dunes', 'lake']);
  });
});

describe('what came last', () => {
  const renameViewer = (page: Page, name: string) => {
    page.client.cache.modify({ id: 'User:maya', fields: { name: () => name } });
    return page.client.query({ query: parse('query Trip { __typename }'), fetchPolicy: 'no-cache' });
  };
  const savedName = () => {
    const home = database.entries.get('home') as { objects: NormalizedCacheObject } | undefined;
    return home?.objects['User:maya']?.['name'];
  };

  it('is saved though answer follows answer', async () => {
    const page = await openPage('maya', cacheOf('maya', ['lake']));
    for (let count = 1; count <= 20; count += 1) {
      await renameViewer(page, `Maya ${count}`);
      await pass(150);
    }
    expect(savedName()).toMatch(/^Maya 1\d$/);
  });

  it('is saved at once of a trip that was just opened, which may be left at once', async () => {
    const page = await openPage('maya', cacheOf('maya', ['lake']));
    page.trips.keepTrip(page.client, 'lake');
    await pass(0);
    expect(onDevice()).toContain('trip:lake');
    expect(listed(page)).toEqual(['lake']);
  });

  it('is tried at once only once, whatever the storage says', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const page = await openPage('maya', cacheOf('maya', ['lake']));
    database.isFull = true;
    page.trips.keepTrip(page.client, 'lake');
    await pass(0);
    database.isFull = false;
    await renameViewer(page, 'Maya T.');
    await pass(500);
    expect(onDevice()).not.toContain('trip:lake');
    await pass();
    expect(onDevice()).toContain('trip:lake');
  });

  it('is saved at once when the connection is lost', async () => {
    const page = await openPage('maya', cacheOf('maya', ['lake']));
    await renameViewer(page, 'Maya T.');
    setOnline(false);
    await pass(0);
    expect(savedName()).toBe('Maya T.');
  });

  it('is saved at once when the page is hidden, which a phone may then close', async () => {
    const page = await openPage('maya', cacheOf('maya', ['lake']));
    await renameViewer(page, 'Maya T.');
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(savedName()).toBe('Maya T.');
  });
});

describe('two pages of a browser', () => {
  it('list the trips that either page opened', async () => {
    const page = await openPage('maya', cacheOf('maya', ['lake']));
    const other = await openPage('maya', cacheOf('maya', ['dunes']));
    page.trips.keepTrip(page.client, 'lake');
    await pass();
    other.trips.keepTrip(other.client, 'dunes');
    await pass();
    for (const each of [page, other]) expect(listed(each)).toEqual(['dunes', 'lake']);
  });

  it('do not restore trips that one page cleared', async () => {
    const page = await openPage('maya', cacheOf('maya', ['lake']));
    const other = await openPage('maya', cacheOf('maya', ['lake']));
    for (const each of [page, other]) each.trips.keepTrip(each.client, 'lake');
    await pass();
    const cleared = page.trips.clearSavedTrips();
    await pass();
    await cleared;
    other.client.cache.modify({ id: 'User:maya', fields: { name: () => 'Maya T.' } });
    other.trips.keepTrip(other.client, 'dunes');
    await pass();
    expect(listed(other)).toEqual([]);
    expect(onDevice()).toEqual(['home', 'owner']);
  });
});

describe('at logout', () => {
  it('a pending save of another page writes nothing', async () => {
    const page = await openPage('maya', cacheOf('maya', ['lake']));
    const other = await openPage('maya', cacheOf('maya', ['lake']));
    other.trips.keepTrip(other.client, 'lake');
    await pass();
    other.trips.keepTrip(other.client, 'lake');
    page.account.endAccount();
    const cleared = page.device.clearDevice();
    await pass();
    await cleared;
    expect(onDevice()).toEqual([]);
    expect(localStorage.getItem('offline-trip-data')).toBeNull();
  });

  it('data without an owner or of another owner is deleted for the next user', async () => {
    for (const owner of [undefined, 'maya']) {
      database.entries.clear();
      if (owner !== undefined) database.entries.set('owner', owner);
      database.entries.set('home', { documents: 'x', savedAt: 1, objects: cacheOf('maya', ['lake']) });
      const page = await openPage('jonas');
      expect(onDevice()).toEqual(['owner']);
      expect(database.entries.get('owner')).toBe('jonas');
      page.account.endAccount();
    }
  });

  it('data of another owner is not restored', async () => {
    const page = await openPage('jonas', cacheOf('jonas', []));
    await pass();
    database.entries.set('owner', 'maya');
    database.entries.set('home', { documents: 'x', savedAt: 1, objects: cacheOf('maya', ['lake']) });
    setOnline(false);
    await pass();
    expect(extracted(page)['Trip:lake']).toBeUndefined();
  });
});
