import { buildMeal, buildParticipant, buildPerson, buildTrip, signedIn } from '../../../../test/build.ts';
import { cut, html, type Answer } from '../../../../test/providers/localServer.ts';
import { aiError, completion, mealsAnswer, modelMeal } from '../../../../test/providers/localOpenAi.ts';
import { ModelScene, SLOTS } from '../../../../test/providers/modelScene.ts';
import type { World } from '../../../../test/world.ts';

const HOUR = 60 * 60;
const FAILED = 'Failed to generate meal suggestions. Please try again.';

let scene: ModelScene;
beforeAll(async () => {
  scene = await ModelScene.start();
});
afterAll(() => scene.end());
beforeEach(() => scene.begin());

/** A second server on the same database, in some tests. */
let alone: World | null = null;
afterEach(async () => {
  await alone?.close();
  alone = null;
});

describe('without a usable answer nothing changes, and the call is recorded', () => {
  const refused = completion(null, {}, { message: { role: 'assistant', content: null, refusal: 'No.' } });
  const paid = { input: 1000, output: 500, cost: 1500 };
  const free = { input: 0, output: 0, cost: 0 };
  const most = { input: expect.any(Number) as unknown, output: 5400 };

  test.each<[string, Answer, object]>([
    ['too many requests', aiError(429, 'rate_limit_exceeded'), { reason: 'http_429', ...free }],
    ['an empty quota', aiError(429, 'insufficient_quota'), { reason: 'insufficient_quota', ...free }],
    ['an error', aiError(500, 'server_error'), { reason: 'http_500', ...free }],
    ['HTML', html(200), { reason: 'strange_answer', ...free }],
    ['a cut connection', cut, { reason: 'no_answer', ...most }],
    ['broken JSON', completion('{"meals":[{'), { reason: 'no_json', ...paid }],
    ['a refusal', refused, { reason: 'refusal', ...paid }],
    [
      'a truncated answer',
      completion('{"meals":[', {}, { finish_reason: 'length' }),
      { reason: 'cut_off', ...paid },
    ],
  ])('after %s', async (_what, answer, usage) => {
    scene.openAi.complete = answer;
    // Its own breaker, independent of other tests' failures.
    alone = await scene.world.sibling();
    const client = await signedIn(alone, scene.maya.user);
    await buildMeal(scene.world, scene.trip);
    for (const type of ['breakfast', 'lunch'] as const) await buildMeal(scene.world, scene.trip, { type });
    expect(await scene.suggest({}, client)).toMatchObject({
      status: 502,
      body: { code: 'PROVIDER_FAILED', message: FAILED },
    });
    expect(await scene.plan()).toHaveLength(3);
    expect(await scene.usages()).toMatchObject([{ outcome: 'failed', ...usage }]);
    expect((await scene.suggest({ source: 'cookbook' }, client)).body).toMatchObject({ source: 'cookbook' });
  });

  test.each<[string, unknown]>([
    ['an empty list', { meals: [] }],
    ['another shape', { hello: 'world' }],
    ['null', null],
    ['meals for other slots', { meals: [modelMeal('2031-01-01 dinner')] }],
  ])('after %s', async (_what, value) => {
    scene.openAi.complete = completion(JSON.stringify(value));
    expect(await scene.suggest()).toMatchObject({ status: 502, body: { message: FAILED } });
    expect(await scene.plan()).toEqual([]);
    const answered = { outcome: 'answered', ...paid };
    expect(await scene.usages()).toMatchObject([answered, answered]);
  });

  test('one failed call leaves its slots to the cookbook', async () => {
    scene.openAi.complete = (response, request) => {
      const answer = scene.openAi.seen.length === 1 ? aiError(400, 'invalid_request') : mealsAnswer();
      answer(response, request);
    };
    expect((await scene.suggest()).body).toMatchObject({ source: 'model', emptySlots: [] });
    expect(await scene.plan()).toHaveLength(SLOTS);
    expect((await scene.usages()).map(({ outcome }) => outcome).toSorted()).toEqual(['answered', 'failed']);
  });

  test('after its caller aborts', async () => {
    const stop = new AbortController();
    const closed = new Promise<void>((resolve) => {
      scene.openAi.complete = (response) => {
        response.on('close', resolve);
        stop.abort();
      };
    });
    const path = `/api/trips/${scene.trip.id}/suggest-meals`;
    await expect(scene.maya.client.send('POST', path, '{}', {}, stop.signal)).rejects.toThrow('aborted');
    await closed;
    // The next request succeeds once the aborted one has released its lock.
    scene.openAi.complete = mealsAnswer();
    let next = await scene.suggest();
    while (next.status === 409) next = await scene.suggest();
    expect(next.status).toBe(200);
    expect((await scene.usages()).filter(({ reason }) => reason === 'stopped').length).toBeGreaterThan(0);
  });
});

describe('while the model answers', () => {
  /** Runs an action between the question and its answer. */
  const meanwhile = (action: () => Promise<unknown>) => {
    let done: Promise<unknown> | null = null;
    scene.openAi.complete = (response, request) => {
      done ??= action();
      void done.then(() => {
        mealsAnswer()(response, request);
      });
    };
  };

  test('a name entered by a participant is kept, in an empty slot and in a meal without a name', async () => {
    const blank = await buildMeal(scene.world, scene.trip, { name: '' });
    meanwhile(async () => {
      await scene.maya.client.rest('PATCH', `/api/meals/${blank.id}`, { name: 'Grandma’s soup' });
      const slot = { tripId: scene.trip.id, date: '2026-06-14', type: 'dinner' };
      await scene.maya.client.rest('POST', '/api/meals', { ...slot, name: 'Tacos' });
      await scene.maya.client.rest('POST', '/api/meals', { ...slot, type: 'lunch', status: 'not_needed' });
    });
    expect((await scene.suggest()).body).toMatchObject({ updatedMealIds: { length: SLOTS - 3 } });
    const meals = await scene.plan();
    expect(meals.find(({ id }) => id === blank.id)).toMatchObject({
      name: 'Grandma’s soup',
      ingredients: [],
    });
    expect(meals.find(({ date, type }) => date === '2026-06-14' && type === 'dinner')?.name).toBe('Tacos');
    expect(meals.find(({ date, type }) => date === '2026-06-14' && type === 'lunch')?.name).toBe('');
  });

  test('a second request is refused', async () => {
    const jonas = await buildPerson(scene.world);
    await buildParticipant(scene.world, scene.trip, jonas);
    let second: unknown = null;
    meanwhile(async () => {
      second = await scene.suggest({}, jonas.client);
    });
    expect((await scene.suggest()).status).toBe(200);
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'Suggestions for this trip are already in progress.' },
    });
  });

  test('a requester removed from the trip fills no slot', async () => {
    const jonas = await buildPerson(scene.world);
    const { id } = await buildParticipant(scene.world, scene.trip, jonas);
    meanwhile(() => scene.maya.client.rest('DELETE', `/api/trips/${scene.trip.id}/participants/${id}`));
    expect((await scene.suggest({}, jonas.client)).status).toBe(404);
    expect(await scene.plan()).toEqual([]);
  });

  test('removed days get no meals', async () => {
    meanwhile(() =>
      scene.maya.client.rest('PUT', `/api/trips/${scene.trip.id}`, {
        name: scene.trip.name,
        location: scene.trip.location,
        startDate: '2026-06-13',
        endDate: '2026-06-14',
      }),
    );
    expect((await scene.suggest()).body).toMatchObject({ updatedMealIds: { length: 6 } });
    expect(await scene.plan()).toHaveLength(6);
  });
});

describe('the limits of the model', () => {
  const clear = () => scene.world.dataSource.query('delete from meals where trip_id = $1', [scene.trip.id]);

  test('are five requests an hour for a trip; the cookbook stays available', async () => {
    for (let call = 0; call < 5; call += 1) {
      await scene.world.dataSource.query('delete from ai_usages');
      expect((await scene.suggest()).status).toBe(200);
      await clear();
    }
    const refused = await scene.suggest();
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(HOUR);
    expect((await scene.suggest({ source: 'cookbook' })).status).toBe(200);
    await clear();
    await scene.world.passSeconds(HOUR);
    expect((await scene.suggest()).status).toBe(200);
  });

  const spend = (userId: string, tokens: number, cost: number, hoursAgo: number) =>
    scene.world.dataSource.query(
      `insert into ai_usages (id, user_id, feature, model, input_tokens, output_tokens, cost_micro_dollars, outcome, created_at)
       values (gen_random_uuid(), $1, 'meal_suggestions', 'test-model', $2, 0, $3, 'answered', now() - make_interval(hours => $4))`,
      [userId, tokens, cost, hoursAgo],
    );

  test('are 60,000 tokens a day for a user, with Retry-After', async () => {
    await spend(scene.maya.user.id, 30_000, 0, 20);
    await spend(scene.maya.user.id, 30_000, 0, 10);
    await spend(scene.maya.user.id, 60_000, 0, 25);
    const refused = await scene.suggest();
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(4 * HOUR - 60);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(4 * HOUR);
    expect(scene.openAi.seen).toEqual([]);
    await scene.world.passSeconds(4 * HOUR);
    expect((await scene.suggest()).status).toBe(200);
  });

  test('are a shared budget, with an alarm at half', async () => {
    const jonas = await buildPerson(scene.world);
    await spend(jonas.user.id, 1, 490_000, 10);
    scene.world.logLines.length = 0;
    expect((await scene.suggest()).status).toBe(200);
    expect(scene.world.logLines.filter((line) => line.includes('ai_budget'))).toHaveLength(1);
    await clear();
    await spend(jonas.user.id, 1, 510_000, 1);
    const refused = await scene.suggest();
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(13 * HOUR);
  });

  test('hold for concurrent requests at two servers', async () => {
    alone = await scene.world.sibling();
    // A request plans about 11,000 tokens: two fit into the rest of 60,000, a third does not.
    await spend(scene.maya.user.id, 34_000, 0, 1);
    const trips = await Promise.all([1, 2, 3, 4].map(() => buildTrip(scene.world, scene.maya)));
    const there = await signedIn(alone, scene.maya.user);
    let answerAll: () => void = () => undefined;
    const twoAreRefused = new Promise<void>((resolve) => {
      answerAll = resolve;
    });
    scene.openAi.complete = (response, request) => {
      void twoAreRefused.then(() => {
        mealsAnswer()(response, request);
      });
    };
    let refusals = 0;
    const answers = await Promise.all(
      trips.map(async ({ id }, index) => {
        const client = index % 2 === 0 ? scene.maya.client : there;
        const answer = await client.rest('POST', `/api/trips/${id}/suggest-meals`, {});
        if (answer.status === 429) refusals += 1;
        if (refusals === 2) answerAll();
        return answer;
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429]);
  });
});
