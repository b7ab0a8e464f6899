import { onDeadLine } from '../browser/connection.ts';
import { FeedWorld, SAM } from '../../test/feedWorld.ts';

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

describe('what the feed reads again', () => {
  it.each([
    ['TRIP', ['Trip', 'TripIngredients', 'MealIngredients']],
    ['PARTICIPANTS', ['Trip', 'TripIngredients', 'MealIngredients']],
    ['MEALS', ['Trip', 'TripIngredients', 'MealIngredients']],
    ['VOTES', ['Trip']],
    ['INGREDIENTS', ['Trip', 'TripIngredients', 'MealIngredients']],
    ['PURCHASES', ['Trip', 'TripIngredients', 'MealIngredients']],
    ['RESYNC', ['Trip', 'TripIngredients', 'MealIngredients']],
    ['INVITE_LINK', []],
    ['PRESENCE', []],
  ] as const)('after %s', async (kind, expected) => {
    await world.open('Trip', 'TripIngredients', 'MealIngredients');
    world.change(kind);
    await world.wait(1000);
    expect(world.reads.toSorted()).toEqual([...expected].toSorted());
  });

  it('is nothing while the answers are as new as the first message', async () => {
    await world.show('Trip');
    world.feed.open();
    world.line.say('HELLO', 7);
    await world.wait(1000);
    expect(world.reads).toEqual(['Trip']);
  });

  it('is an answer from before the first message', async () => {
    await world.show('Trip');
    world.revision = 9;
    world.feed.open();
    world.line.say('HELLO', 9);
    await world.wait(1000);
    expect(world.reads).toEqual(['Trip', 'Trip']);
    expect(world.answered('Trip')).toBe(9);
  });

  it('is everything after a change of the table made here, without a line', async () => {
    await world.open('Trip', 'TripIngredients', 'MealIngredients');
    world.line.cut();
    const changed = world.changeTable();
    await world.wait(1000);
    await changed;
    expect(world.reads.toSorted()).toEqual(['MealIngredients', 'Trip', 'TripIngredients']);
  });

  it('is what was changed here before the feed was open', async () => {
    await world.show('Trip');
    const changed = world.changeTable();
    await world.wait(10);
    await changed;
    world.reads.length = 0;
    world.feed.open();
    await world.wait(1000);
    expect(world.reads).toEqual(['Trip']);
  });

  it('is once when the line tells the own change, too', async () => {
    await world.open('Trip', 'TripIngredients');
    const changed = world.changeTable();
    await world.wait(10);
    await changed;
    world.line.say('TABLE', world.revision);
    await world.wait(1000);
    expect(world.reads.toSorted()).toEqual(['Trip', 'TripIngredients']);
  });

  it('is once for changes within 100 ms', async () => {
    await world.open('Trip');
    for (let count = 0; count < 5; count += 1) {
      world.change('MEALS');
      await world.wait(15);
    }
    expect(world.reads).toEqual([]);
    await world.wait(1000);
    expect(world.reads).toEqual(['Trip']);
  });

  it('is once more for a change that comes while it reads', async () => {
    await world.open('Trip');
    world.isSlow = true;
    world.change('MEALS');
    await world.wait(200);
    world.change('MEALS');
    await world.wait(1000);
    expect(world.reads).toEqual(['Trip']);
    world.isSlow = false;
    world.answerAll();
    await world.wait(1000);
    expect(world.reads).toEqual(['Trip', 'Trip']);
    expect(world.answered('Trip')).toBe(9);
  });

  it('is a late answer that is older than a change', async () => {
    await world.open();
    world.isSlow = true;
    await world.show('Trip');
    world.change('MEALS');
    await world.wait(1000);
    expect(world.reads).toEqual(['Trip']);
    world.isSlow = false;
    world.answerAll();
    await world.wait(1000);
    expect(world.reads).toEqual(['Trip', 'Trip']);
    expect(world.answered('Trip')).toBe(8);
  });

  it('is what was shown from the device after a failed first read', async () => {
    world.failure = 'network';
    await world.show('Trip');
    world.failure = null;
    world.feed.open();
    world.line.say('HELLO', 7);
    await world.wait(1000);
    expect(world.reads).toEqual(['Trip', 'Trip']);
    await world.wait(20_000);
    expect(world.reads).toHaveLength(2);
  });

  it('is what fails while the feed connects, but nothing that may still be answered', async () => {
    world.isSlow = true;
    world.failure = 'network';
    await world.show('Trip');
    world.feed.open();
    world.line.say('HELLO', 7);
    await world.wait(1000);
    expect(world.reads).toEqual(['Trip']);
    world.failure = null;
    world.isSlow = false;
    world.answerAll();
    await world.wait(4000);
    expect(world.answered('Trip')).toBe(7);
  });

  it('reports a dead line after 5 s without an answer, then after 10 s', async () => {
    const onDead = jest.fn();
    const leave = onDeadLine(onDead);
    await world.open('Trip');
    world.isSlow = true;
    world.failure = 'network';
    world.change('MEALS');
    await world.wait(5200);
    expect(onDead).toHaveBeenCalledTimes(1);
    world.answerAll();
    await world.wait(3000 + 9900);
    expect(onDead).toHaveBeenCalledTimes(1);
    await world.wait(300);
    expect(onDead).toHaveBeenCalledTimes(2);
    leave();
  });

  it('is read until it succeeds, parts of the trip too', async () => {
    await world.open('Trip', 'MealIngredients');
    world.failure = 'INTERNAL_SERVER_ERROR';
    world.change('MEALS');
    await world.wait(1000);
    expect(world.reads.toSorted()).toEqual(['MealIngredients', 'Trip']);
    world.failure = null;
    world.reads.length = 0;
    await world.wait(2000);
    expect(world.reads).toEqual([]);
    await world.wait(1000);
    expect(world.reads.toSorted()).toEqual(['MealIngredients', 'Trip']);
    await world.wait(20_000);
    expect(world.reads).toHaveLength(2);
  });

  it('is also what no screen shows, when it is next shown', async () => {
    const leave = await world.show('TripIngredients');
    const leaveMeal = await world.show('MealIngredients');
    await world.open();
    leave();
    leaveMeal();
    await world.show('MealIngredients').then((close) => close());
    expect(world.isFresh('TripIngredients')).toBe(true);
    world.change('INGREDIENTS', { ids: ['i1'] });
    await world.wait(1000);
    expect(world.reads).not.toContain('TripIngredients');
    expect(world.isFresh('TripIngredients')).toBe(false);
    expect(world.isFresh('MealIngredients')).toBe(false);
  });

  it('is everything after RESYNC, also with a lower revision, as of a restored database', async () => {
    await world.open('Trip');
    world.revision = 3;
    world.line.say('RESYNC', 3);
    await world.wait(1000);
    expect(world.reads).toEqual(['Trip']);
    await world.wait(20_000);
    expect(world.reads).toHaveLength(1);
    world.change('MEALS');
    await world.wait(1000);
    expect(world.answered('Trip')).toBe(4);
  });

  describe('in a restored database, where own changes had higher revisions,', () => {
    const restore = async () => {
      await world.open('Trip', 'TripIngredients');
      world.answerTick(11);
      const changed = world.changeTable();
      await world.wait(1000);
      await changed;
      world.reads.length = 0;
      world.revision = 3;
    };

    it.each(['RESYNC', 'HELLO'] as const)('is everything once after %s', async (told) => {
      await restore();
      if (told === 'RESYNC') world.line.say(told, 3);
      await world.wait(1000);
      world.reopen();
      world.line.say('HELLO', 3);
      await world.wait(20_000);
      expect(world.reads.length).toBeLessThanOrEqual(4);
      expect(world.answered('Trip')).toBe(3);
    });

    it('is the next own change', async () => {
      await restore();
      world.line.say('RESYNC', 3);
      await world.wait(1000);
      const changed = world.changeTable();
      await world.wait(1000);
      await changed;
      expect(world.answered('Trip')).toBe(4);
    });
  });

  it('is not another trip', async () => {
    await world.open('MealIngredients');
    world.change('VOTES', { actor: SAM });
    await world.wait(1000);
    expect(world.reads).toEqual([]);
  });

  it('waits while the browser is offline', async () => {
    await world.open('Trip');
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    world.change('MEALS');
    await world.wait(10_000);
    expect(world.reads).toEqual([]);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await world.wait(1000);
    expect(world.reads).toEqual(['Trip']);
  });

  it('is nothing after the feed is closed, at whatever moment', async () => {
    await world.open('Trip');
    world.isSlow = true;
    world.change('MEALS', { actor: SAM, ids: ['m1'] });
    await world.wait(200);
    world.change('MEALS');
    world.feed.close();
    world.answerAll();
    await world.wait(20_000);
    expect(world.reads).toEqual(['Trip']);
    expect(world.line.isOpen).toBe(false);
    expect(world.lines).toHaveLength(1);
  });
});
