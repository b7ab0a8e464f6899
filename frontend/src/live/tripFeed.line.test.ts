import { checkConnection, isOnline } from '../browser/connection.ts';
import { FeedWorld, SAM, VIEWER } from '../../test/feedWorld.ts';
import { liveState } from './liveState.ts';
import { setOnline } from '../../test/setOnline.ts';

let world: FeedWorld;

beforeEach(() => {
  jest.useFakeTimers();
  // The middle of the spread: delays are as long as the back-off says.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  world = new FeedWorld();
});

afterEach(() => {
  world.feed.close();
  world.client.stop();
  jest.useRealTimers();
});

describe('the line of the feed', () => {
  it('is opened once, without a revision, and closed', async () => {
    await world.open();
    world.feed.open();
    expect(world.lines).toHaveLength(1);
    expect(world.line.after).toBeNull();
    world.feed.close();
    expect(world.line.isOpen).toBe(false);
  });

  it('comes back after the last revision told', async () => {
    await world.open();
    world.change('MEALS');
    world.change('VOTES');
    world.line.cut();
    await world.wait(500);
    expect(world.lines).toHaveLength(2);
    expect(world.line.after).toBe(9);
    world.line.say('HELLO', 9);
    world.line.say('MEALS', 10);
    world.line.cut();
    await world.wait(500);
    expect(world.line.after).toBe(10);
  });

  it('waits longer after each failure until a message arrives', async () => {
    await world.open();
    const waits = [500, 625, 781, 977, 1221, 1526];
    for (const [index, ms] of waits.entries()) {
      world.line.cut();
      await world.wait(ms - 2);
      expect(world.lines).toHaveLength(index + 1);
      await world.wait(2);
      expect(world.lines).toHaveLength(index + 2);
    }
    world.line.say('HELLO', 7);
    world.line.cut();
    await world.wait(500);
    expect(world.lines).toHaveLength(waits.length + 2);
  });

  it('hardly tries on a hidden page, and at once when it is seen again', async () => {
    await world.open();
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    for (let n = 0; n < 10; n += 1) {
      await world.wait(60_000);
      world.line.cut();
    }
    const tried = world.lines.length;
    await world.wait(59_000);
    expect(world.lines).toHaveLength(tried);
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(world.lines).toHaveLength(tried + 1);
  });

  it('is tried while calls fail, and its first message ends the offline state', async () => {
    await world.open();
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    world.line.cut();
    await checkConnection();
    expect(isOnline()).toBe(false);
    await world.wait(2000);
    expect(world.lines.length).toBeGreaterThan(1);
    world.line.say('HELLO', 7);
    expect(isOnline()).toBe(true);
  });

  it('says that it reconnects after 5 s, until a message arrives', async () => {
    await world.open();
    world.line.cut();
    await world.wait(4999);
    expect(liveState().isReconnecting).toBe(false);
    await world.wait(1);
    expect(liveState().isReconnecting).toBe(true);
    world.line.say('HELLO', 7);
    expect(liveState().isReconnecting).toBe(false);
  });

  it('does not say it after a short loss', async () => {
    await world.open();
    world.line.cut();
    await world.wait(500);
    world.line.say('HELLO', 7);
    await world.wait(10_000);
    expect(liveState().isReconnecting).toBe(false);
  });

  it('neither tries nor says it while offline; afterwards it has its 5 s again', async () => {
    await world.open();
    setOnline(false);
    world.line.cut();
    await world.wait(60_000);
    expect(world.lines).toHaveLength(1);
    expect(liveState().isReconnecting).toBe(false);
    setOnline(true);
    expect(world.lines).toHaveLength(2);
    await world.wait(4999);
    expect(liveState().isReconnecting).toBe(false);
    await world.wait(1);
    expect(liveState().isReconnecting).toBe(true);
  });

  it('does not say it of a loss before the connection went', async () => {
    await world.open();
    world.line.cut();
    await world.wait(1000);
    setOnline(false);
    await world.wait(10_000);
    expect(liveState().isReconnecting).toBe(false);
  });

  it('asks again where the server has too many streams', async () => {
    await world.open();
    world.line.fail('SERVICE_UNAVAILABLE');
    await world.wait(500);
    expect(world.lines).toHaveLength(2);
    expect(world.reads).toEqual([]);
  });

  it.each(['NOT_FOUND', 'UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'])(
    'ends with %s, and the page reads why',
    async (code) => {
      await world.open('Trip');
      world.line.cut();
      await world.wait(500);
      world.failure = code;
      world.line.fail(code);
      await world.wait(1000);
      expect(world.reads).toEqual(['Trip']);
      await world.wait(60_000);
      expect(world.lines).toHaveLength(2);
      expect(liveState()).toMatchObject({ isReconnecting: false, present: [] });
    },
  );

  it('comes back when an answer shows that the viewer has joined again, without reading in a circle', async () => {
    await world.open('Trip');
    world.line.fail('NOT_FOUND');
    await world.wait(1000);
    expect(world.reads).toEqual(['Trip']);
    expect(world.lines).toHaveLength(2);
    world.line.say('HELLO', 7);
    await world.wait(60_000);
    expect(world.reads).toEqual(['Trip']);
  });
});

describe('what a page costs a server', () => {
  const MINUTES = 10;
  /** The line fails, too, as soon as it is open. */
  async function minutesOf(failure: string): Promise<void> {
    world.failure = failure;
    await world.show('Trip');
    await world.show('TripIngredients');
    world.feed.open();
    for (let second = 0; second < MINUTES * 60; second += 1) {
      if (world.line.isOpen) world.line.fail(failure);
      await world.wait(1000);
    }
  }

  it.each(['NOT_FOUND', 'UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'])(
    'that says %s is two reads of each query and one line',
    async (code) => {
      await minutesOf(code);
      expect(world.reads.toSorted()).toEqual(['Trip', 'Trip', 'TripIngredients', 'TripIngredients']);
      expect(world.lines).toHaveLength(1);
    },
  );

  it.each(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE', 'RATE_LIMITED', 'network'])(
    'that says %s in ten minutes is fewer than one call in ten seconds, and in the last one three at most',
    async (failure) => {
      await minutesOf(failure);
      const calls = world.lines.length + world.reads.length;
      expect(calls).toBeLessThan(MINUTES * 6);
      for (let second = 0; second < 60; second += 1) {
        if (world.line.isOpen) world.line.fail(failure);
        await world.wait(1000);
      }
      expect(world.lines.length + world.reads.length - calls).toBeLessThanOrEqual(4);
    },
  );

  it('that answers with errors is small where the line works', async () => {
    await world.open('Trip');
    world.failure = 'INTERNAL_SERVER_ERROR';
    world.change('MEALS');
    for (let second = 0; second < MINUTES * 60; second += 1) {
      world.line.say('PRESENCE', world.revision, { presence: [VIEWER] });
      await world.wait(1000);
    }
    expect(world.reads.length).toBeGreaterThan(MINUTES);
    expect(world.reads.length).toBeLessThan(MINUTES * 2);
    // What is new is read at once.
    const before = world.reads.length;
    world.failure = null;
    world.change('MEALS');
    await world.wait(1000);
    expect(world.reads.length).toBe(before + 1);
  });
});

describe('what the feed tells', () => {
  it('who is present, until the line is lost', async () => {
    await world.open();
    world.line.say('PRESENCE', 7, { presence: [VIEWER, SAM] });
    expect(liveState().present).toEqual([VIEWER, SAM]);
    world.line.say('PRESENCE', 7, { presence: [VIEWER] });
    expect(liveState().present).toEqual([VIEWER]);
    world.line.cut();
    expect(liveState().present).toEqual([]);
  });

  it('marks what another person changed for 4 s, each change for itself', async () => {
    await world.open();
    world.change('PURCHASES', { actor: SAM, ids: ['i1'] });
    expect(liveState().recent.get('i1')?.name).toBe('Sam');
    await world.wait(3900);
    world.change('PURCHASES', { actor: SAM, ids: ['i1'] });
    await world.wait(3900);
    expect(liveState().recent.get('i1')?.name).toBe('Sam');
    await world.wait(100);
    expect(liveState().recent.size).toBe(0);
  });

  it.each([
    ['of the viewer', VIEWER],
    ['of the server', null],
    ['of a person who has not been read yet', 'nobody'],
  ])('no change %s', async (_of, actor) => {
    await world.open();
    world.change('PURCHASES', { actor, ids: ['i1'] });
    expect(liveState().recent.size).toBe(0);
    expect(liveState().news).toBe('');
  });

  it('at most one sentence in 5 s', async () => {
    await world.open();
    world.change('PURCHASES', { actor: SAM, ids: ['i1'] });
    expect(liveState().news).toBe('Sam changed 1 item of the shopping list.');
    await world.wait(1000);
    world.change('PURCHASES', { actor: SAM, ids: ['i2'] });
    world.change('PURCHASES', { actor: SAM, ids: ['i3', 'i4'] });
    await world.wait(3999);
    expect(liveState().news).toBe('Sam changed 1 item of the shopping list.');
    await world.wait(1);
    expect(liveState().news).toBe('Sam changed 3 items of the shopping list.');
    await world.wait(5000);
    expect(liveState().news).toBe('');
  });

  it('nothing after it is closed', async () => {
    await world.open();
    world.change('PURCHASES', { actor: SAM, ids: ['i1'] });
    world.line.say('PRESENCE', 8, { presence: [VIEWER, SAM] });
    world.feed.close();
    await world.wait(10_000);
    expect(liveState()).toEqual({ present: [], isReconnecting: false, recent: new Map(), news: '' });
  });
});
