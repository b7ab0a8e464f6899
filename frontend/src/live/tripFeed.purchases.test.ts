import { FeedWorld, SAM, VIEWER } from '../../test/feedWorld.ts';

let world: FeedWorld;

beforeEach(() => {
  jest.useFakeTimers();
  world = new FeedWorld();
});

afterEach(() => {
  world.feed.close();
  world.client.stop();
  jest.useRealTimers();
});

const buy = (...ids: string[]) => world.change('PURCHASES', { ids, actor: SAM });

describe('purchases of others', () => {
  it('are read alone, those of a burst together, for all queries of the trip', async () => {
    await world.open('Trip', 'TripIngredients', 'MealIngredients');
    buy('i1');
    buy('i2', 'i3');
    buy('i1');
    await world.wait(20_000);
    expect(world.reads).toEqual(['Purchases']);
    expect(world.purchaseReads).toEqual([['i1', 'i2', 'i3']]);
    expect(world.answered('Trip')).toBe(10);
    expect(world.answered('TripIngredients')).toBe(10);
  });

  it('are read after those that are being read', async () => {
    await world.open('TripIngredients');
    world.isSlow = true;
    buy('i1');
    await world.wait(200);
    buy('i2');
    await world.wait(1000);
    expect(world.purchaseReads).toEqual([['i1']]);
    world.isSlow = false;
    world.answerAll();
    await world.wait(1000);
    expect(world.purchaseReads).toEqual([['i1'], ['i2']]);
    expect(world.reads).not.toContain('TripIngredients');
  });

  it('are written into the cache', async () => {
    await world.open('TripIngredients');
    buy('i1');
    await world.wait(1000);
    expect(world.cached('Ingredient:i1')).toMatchObject({ purchased: true });
    expect(world.cached('Meal:m1')).toMatchObject({ purchasedIngredientCount: 1 });
  });

  it('come with the whole list where something else changed, too', async () => {
    await world.open('TripIngredients');
    buy('i1');
    world.change('INGREDIENTS', { ids: ['i2'] });
    await world.wait(20_000);
    expect(world.reads).toEqual(['TripIngredients']);
  });

  it('come with the whole list where their reading fails', async () => {
    await world.open('TripIngredients', 'MealIngredients');
    world.failure = 'INTERNAL_SERVER_ERROR';
    buy('i1');
    await world.wait(1000);
    expect(world.reads.toSorted()).toEqual(['MealIngredients', 'Purchases', 'TripIngredients']);
    world.failure = null;
    await world.wait(20_000);
    expect(world.answered('TripIngredients')).toBe(8);
    expect(world.purchaseReads).toHaveLength(1);
  });

  it('come with the whole list where more are bought at once than are read at once', async () => {
    await world.open('TripIngredients');
    buy(...Array.from({ length: 60 }, (_, index) => `a${index}`));
    buy(...Array.from({ length: 60 }, (_, index) => `b${index}`));
    await world.wait(20_000);
    expect(world.reads).toEqual(['TripIngredients']);
  });

  it('are read again with the whole list after an older answer', async () => {
    await world.open('TripIngredients');
    world.isSlow = true;
    const closeOther = await world.show('Trip');
    world.isSlow = false;
    buy('i1');
    await world.wait(1000);
    expect(world.reads).toEqual(['Trip', 'Purchases']);
    world.answerAll();
    await world.wait(1000);
    expect(world.reads).toEqual(['Trip', 'Purchases', 'Trip']);
    expect(world.answered('Trip')).toBe(8);
    closeOther();
  });

  it('outdate a list that no screen shows', async () => {
    const leave = await world.show('TripIngredients');
    await world.open();
    leave();
    buy('i1');
    await world.wait(1000);
    expect(world.reads).toEqual([]);
    expect(world.isFresh('TripIngredients')).toBe(false);
  });

  it('are not read after the feed is closed', async () => {
    await world.open('TripIngredients');
    world.isSlow = true;
    world.failure = 'network';
    buy('i1');
    await world.wait(200);
    world.feed.close();
    world.answerAll();
    await world.wait(20_000);
    expect(world.reads).toEqual(['Purchases']);
  });
});

describe('purchases of this page', () => {
  /** The next revision. */
  const tick = (id: string) => {
    world.answerTick(world.revision + 1);
    world.change('PURCHASES', { ids: [id], actor: VIEWER });
  };

  it('are not read again, one after the other', async () => {
    await world.open('Trip', 'TripIngredients', 'MealIngredients');
    tick('i1');
    tick('i2');
    await world.wait(20_000);
    expect(world.reads).toEqual([]);
    expect(world.answered('TripIngredients')).toBe(9);
  });

  it('are not read again where the answer comes after the event', async () => {
    await world.open('TripIngredients');
    world.change('PURCHASES', { ids: ['i1'], actor: VIEWER });
    world.answerTick(8);
    await world.wait(20_000);
    expect(world.reads).toEqual([]);
  });

  it('do not hide those of others before and after', async () => {
    await world.open('TripIngredients');
    buy('i1');
    tick('i2');
    buy('i3');
    await world.wait(20_000);
    expect(world.purchaseReads).toEqual([['i1', 'i2', 'i3']]);
  });

  it('are read again with an answer from before them that arrives after theirs', async () => {
    await world.open('TripIngredients');
    world.isSlow = true;
    world.change('INGREDIENTS');
    await world.wait(200);
    tick('i1');
    world.isSlow = false;
    world.answerAll();
    await world.wait(20_000);
    expect(world.answered('TripIngredients')).toBe(9);
    expect(world.reads.length).toBeGreaterThan(1);
  });

  it('on another device are read', async () => {
    await world.open('TripIngredients');
    world.change('PURCHASES', { ids: ['i1'], actor: VIEWER });
    await world.wait(1000);
    expect(world.purchaseReads).toEqual([['i1']]);
  });
});
