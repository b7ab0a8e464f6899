import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import pg from 'pg';
import { addDays } from '../../../domain/time/calendarDate.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { compareMealTimes, type MealTime } from '../../../domain/plan/mealTime.ts';
import {
  tripExportFile,
  type ExportedMeal,
  type ExportedTrip,
} from '../../../domain/trip/transfer/tripExport.ts';
import { anyTrip, withoutPeople } from '../../test/anyTrip.ts';
import { buildPerson, newPhone, signedIn, type Person } from '../../test/build.ts';
import { beef, chili, fileOf, moab } from '../../test/tripFile.ts';
import type { Client } from '../../test/client.ts';
import { testWorlds } from '../../test/world.ts';

const ADMIN_PHONE = newPhone();

const [world, other] = testWorlds({ MONETIZATION_ENABLED: 'true', ADMIN_PHONES: ADMIN_PHONE });

function importTrip(client: Client, file: object, query = '', headers: Record<string, string> = {}) {
  return client.rest('POST', `/api/trips/import${query}`, file, headers);
}

function idOf(body: unknown): string {
  return String(Reflect.get(Object(body), 'id'));
}

async function exportOf(client: Client, id: string): Promise<ExportedTrip> {
  const [trip] = tripExportFile.parse((await client.rest('GET', `/api/trips/${id}/export`)).body).trips;
  if (trip === undefined) throw new Error('An export has its trip.');
  return trip;
}

async function rowsOf({ user }: Person): Promise<unknown> {
  const [row] = await world.dataSource.query<object[]>(
    `select count(distinct t.id)::int as trips, count(distinct m.id)::int as meals, count(i.id)::int as ingredients
     from trips t left join meals m on m.trip_id = t.id left join ingredients i on i.meal_id = m.id
     where t.created_by = $1`,
    [user.id],
  );
  return row;
}

test('an imported trip has only the importer, no purchases, and sends no texts', async () => {
  const maya = await buildPerson(world);
  const { status, body } = await importTrip(maya.client, fileOf(moab));
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Moab',
    createdBy: maya.user.id,
    dietaryRestrictions: ['vegan'],
    participants: [{ userId: maya.user.id, isOrganizer: true, inviteStatus: 'accepted' }],
    meals: [{ name: 'Chili', assignedToId: null, isAiGenerated: true, instructions: ['Chop', 'Cook'] }],
    leftOut: { participantCount: 2, cookCount: 1, buyerCount: 2, purchasedCount: 1, receiptCount: 0 },
  });
  const whole = await maya.client.rest('GET', `/api/trips/${idOf(body)}`);
  expect(whole.body).toMatchObject({
    participants: { length: 1 },
    meals: [
      {
        ingredients: [
          {
            name: 'Ground beef',
            purchased: false,
            purchasedBy: null,
            selectedAlternative: 1,
            isOptimized: true,
          },
          { name: 'Salt', purchased: false, assignedTo: null, alternatives: ['Turkey'], isOptimized: false },
        ],
      },
    ],
  });
  expect(world.texts).toEqual([]);
});

test('an import exports as the same trip, with any texts, and again after a second import', async () => {
  const { client } = await buildPerson(world, { phone: ADMIN_PHONE });
  await fc.assert(
    fc.asyncProperty(anyTrip, fc.integer({ min: -400, max: 400 }), async (exported, days) => {
      await world.dataSource.query('delete from rate_limits');
      const startDate = addDays(exported.startDate, days);
      const first = await importTrip(client, fileOf(exported), `?startDate=${startDate}`);
      const once = await exportOf(client, idOf(first.body));
      const moved = (exported.meals ?? []).map((meal) => ({ ...meal, date: addDays(meal.date, days) }));
      const { id: _id, participants: _people, meals: _meals, endDate, shoppingPlan, ...fields } = exported;
      expect(once).toMatchObject({
        ...fields,
        startDate,
        endDate: addDays(endDate, days),
        shoppingPlan: { ...shoppingPlan, days: shoppingPlan?.days.map((day) => addDays(day, days)) },
      });
      expect(bySlot(withoutDerived(once.meals))).toEqual(bySlot(withoutDerived(withoutPeople(moved))));

      const second = await importTrip(client, fileOf(once));
      const { id: _first, ...twice } = await exportOf(client, idOf(second.body));
      const { id: _second, ...before } = once;
      expect(twice).toEqual(before);
    }),
    { numRuns: 10 },
  );
});

/** The section is derived from the name, and the amount from the table. */
function withoutDerived(meals: readonly ExportedMeal[] = []) {
  return meals.map(({ ingredients = [], ...meal }) => ({
    ...meal,
    ingredients: ingredients.map(({ section: _section, amount: _amount, ...ingredient }) => ingredient),
  }));
}

/** The dishes of a slot stay in their order. */
function bySlot<Dish extends MealTime>(meals: readonly Dish[]): Dish[] {
  return meals.toSorted(compareMealTimes);
}

describe('a file is refused', () => {
  const NEWER = 'This backup was made by a newer version and cannot be read.';

  it.each<[what: string, file: object, query: string, message: string, field: string | undefined]>([
    ['another format', { account: {} }, '', 'This is not a trip backup.', undefined],
    ['a newer version', { ...fileOf(moab), version: 2 }, '', NEWER, 'version'],
    ['two trips', fileOf(moab, moab), '', 'This backup has 2 trips. Please send it with only one.', 'trips'],
    [
      'an invalid meal',
      fileOf({ ...moab, meals: [chili, { ...chili, date: '2026-07-02', name: 'x'.repeat(121) }] }),
      '',
      'Dinner on 2026-07-02: Meal name can have at most 120 characters.',
      'trips.0.meals.1.name',
    ],
    [
      'an unreadable diet',
      fileOf({ ...moab, dietaryRestrictions: ['zxcv'] }),
      '',
      'We do not understand “zxcv”. Please name a diet, or what to leave out, such as “no mushrooms”.',
      'trips.0.dietaryRestrictions',
    ],
    [
      'an invalid start date',
      fileOf(moab),
      '?startDate=soon',
      'Start date has to be a calendar date such as 2026-06-13.',
      'startDate',
    ],
    [
      'a start date out of range',
      fileOf(moab),
      '?startDate=2999-12-31',
      'The new start date moves the trip beyond the supported dates.',
      'startDate',
    ],
  ])('for %s, with its place, and nothing is stored', async (_what, file, query, message, field) => {
    const maya = await buildPerson(world);
    const answer = await importTrip(maya.client, file, query);
    const refusal = { code: 'BAD_USER_INPUT', message, ...(field === undefined ? {} : { field }) };
    expect(answer).toMatchObject({ status: 400, body: refusal });
    expect(await rowsOf(maya)).toEqual({ trips: 0, meals: 0, ingredients: 0 });
  });
});

describe('with paid trips', () => {
  test('an import costs a credit; without one it is refused, and stores nothing', async () => {
    const maya = await buildPerson(world);
    expect((await importTrip(maya.client, fileOf(moab))).status).toBe(201);
    expect(await importTrip(maya.client, fileOf(moab))).toMatchObject({
      status: 402,
      body: { code: 'PAYMENT_REQUIRED' },
    });
    expect(await rowsOf(maya)).toEqual({ trips: 1, meals: 1, ingredients: 2 });
  });

  test('two concurrent imports spend the last credit once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const maya = await buildPerson(world);
      const there = await signedIn(other, maya.user);
      const answers = await Promise.all(
        [maya.client, there].map((client) => importTrip(client, fileOf(moab))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 402]);
      expect(await rowsOf(maya)).toEqual({ trips: 1, meals: 1, ingredients: 2 });
    }
  });

  test('calls with one Idempotency-Key, even concurrent ones, get the same trip', async () => {
    const maya = await buildPerson(world);
    const there = await signedIn(other, maya.user);
    const key = { 'Idempotency-Key': 'the-same' };
    const clients = [maya.client, there, maya.client, there];
    const answers = await Promise.all(clients.map((client) => importTrip(client, fileOf(moab), '', key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => idOf(body))).size).toBe(1);
    expect(await rowsOf(maya)).toEqual({ trips: 1, meals: 1, ingredients: 2 });
    const changed = await importTrip(maya.client, fileOf({ ...moab, name: 'Zion' }), '', key);
    expect(changed).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });
});

describe('a large file', () => {
  /** A file with that many meals and ingredients per meal. */
  function largeFile(
    meals: number,
    ingredients: number,
    ingredient: object = beef,
    more: object = {},
  ): object {
    const types = ['breakfast', 'lunch', 'dinner', 'snack', 'dessert'] as const;
    const many = Array.from({ length: meals }, (_, index) => ({
      ...chili,
      date: addDays('2026-07-01', Math.floor(index / types.length)),
      type: types[index % types.length],
      ingredients: Array(ingredients).fill(ingredient),
    }));
    const allMealTypes = { includeLunches: true, includeSnacks: true, includeDesserts: true };
    return fileOf({ ...moab, ...allMealTypes, ...more, endDate: addDays('2026-07-01', 59), meals: many });
  }

  const MUTATION = 'mutation ($input: ImportTripInput!) { importTrip(input: $input) { trip { id } } }';

  test('is imported over REST; GraphQL takes 64 kB and names the REST address', async () => {
    const [maya, ruth] = [await buildPerson(world), await buildPerson(world)];
    expect((await importTrip(maya.client, largeFile(100, 25))).status).toBe(201);
    expect(await rowsOf(maya)).toEqual({ trips: 1, meals: 100, ingredients: 2500 });
    const small = { input: { file: largeFile(20, 10) } };
    expect(await ruth.client.graphql(MUTATION, small)).toMatchObject({ code: null });
    expect(await rowsOf(ruth)).toEqual({ trips: 1, meals: 20, ingredients: 200 });
    const other = MUTATION.replace('{ importTrip', '{ logout { ok } importTrip');
    expect(await ruth.client.graphql(other, small)).toMatchObject({ status: 400 });
    expect(await ruth.client.graphql(MUTATION, { input: { file: largeFile(100, 25) } })).toMatchObject({
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
      message:
        'The request is larger than 64 kB. Please send less at once. Import larger files with POST /api/trips/import or POST /api/recipes/import-file.',
    });
  });

  test('takes as many statements as a small one', async () => {
    const counts: number[] = [];
    for (const [meals, ingredients] of [
      [1, 1],
      [20, 20],
    ] as const) {
      const maya = await buildPerson(world);
      const file = largeFile(meals, ingredients);
      const query = jest.spyOn(pg.Client.prototype, 'query');
      expect((await importTrip(maya.client, file)).status).toBe(201);
      counts.push(query.mock.calls.length);
      query.mockRestore();
    }
    const [small, large] = counts;
    expect(large).toBe(small);
  });

  test('is read one at a time per user, and a few in all', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => buildPerson(world)));
    const [maya] = people;
    if (maya === undefined) throw new Error('There are five.');
    const file = largeFile(100, 25);
    const own = await Promise.all([maya.client, maya.client].map((client) => importTrip(client, file)));
    expect(own.map(({ status }) => status).sort()).toEqual([201, 503]);
    const all = await Promise.all(people.map(({ client }) => importTrip(client, file)));
    const refused = all.filter(({ status }) => status === 503);
    expect(refused.map(({ body, headers }) => [body, headers.get('retry-after')])).toEqual([
      [
        {
          code: 'SERVICE_UNAVAILABLE',
          message: 'Other imports are in progress. Please try again in a moment.',
          messageId: 'import.inProgress',
        },
        '5',
      ],
    ]);
    const nothing = { ...fileOf(), more: 'x'.repeat(70_000) };
    expect((await importTrip(maya.client, nothing)).status).toBe(400);
  });

  test('over the limit, or by a visitor, is not read', async () => {
    const maya = await buildPerson(world);
    const beyond = { ...fileOf(moab), more: 'x'.repeat(LIMITS.importBytes) };
    expect(await importTrip(maya.client, beyond)).toMatchObject({
      status: 413,
      body: {
        code: 'PAYLOAD_TOO_LARGE',
        message: 'The request is larger than 12 MB. Please send less at once.',
      },
    });
    for (const body of [largeFile(20, 20), fileOf(moab)])
      expect(await importTrip(world.visitor(), body)).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED' },
      });
  });

  test('may be as large as the export of the largest trip, with its shopping list', async () => {
    const maya = await buildPerson(world);
    const bean = { ...beef, name: 'Beans', section: 'Produce', assignedTo: null, alternatives: [] };
    const line = { name: 'Beans', amounts: ['2 lb'], notes: [], purchased: false, assignedTo: [] };
    const largest = JSON.stringify(
      largeFile(
        300,
        100,
        { ...bean, selectedAlternative: 0, isOptimized: false },
        {
          participants: Array(LIMITS.tripParticipants).fill(moab.participants?.[0]),
          shoppingList: [{ section: 'Produce', items: Array(30_000).fill(line) }],
        },
      ),
    );
    expect((await maya.client.send('POST', '/api/trips/import', largest)).status).toBe(201);
    expect(await rowsOf(maya)).toEqual({ trips: 1, meals: 300, ingredients: 30_000 });
  });

  test.each([
    ['nested too deep', '['.repeat(17) + ']'.repeat(17), 400, 'This is not a trip backup.'],
    [
      'with too many values',
      `[${Array(LIMITS.importValues).fill(0).join()}]`,
      413,
      'The file has more than 1,100,000 values. Please send less at once.',
    ],
    [
      'with too many kinds of objects',
      `[${Array.from({ length: 5001 }, (_, index) => `{"k${index}":1}`).join()}]`,
      400,
      'This is not a trip backup.',
    ],
    ['that is no JSON', '{"format":"trip-backup"', 400, 'The body is not valid JSON.'],
  ])('%s is refused', async (_what, body, status, message) => {
    const maya = await buildPerson(world);
    const answer = await maya.client.send('POST', '/api/trips/import', body);
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({ status, body: { message } });
  });

  test('may begin with a byte order mark, and be compressed', async () => {
    const [maya, ruth] = [await buildPerson(world), await buildPerson(world)];
    const marked = `\ufeff${JSON.stringify(fileOf(moab))}`;
    expect((await maya.client.send('POST', '/api/trips/import', marked)).status).toBe(201);
    const packed = await fetch(`${world.url}/api/trips/import`, {
      method: 'POST',
      body: gzipSync(JSON.stringify(largeFile(100, 25))),
      headers: {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        cookie: ruth.client.sessionCookie ?? '',
      },
    });
    expect(packed.status).toBe(201);
  });
});

test('thirty trips can be imported in an hour', async () => {
  const maya = await buildPerson(world);
  const nothing = fileOf();
  for (let time = 0; time < 30; time += 1) expect((await importTrip(maya.client, nothing)).status).toBe(400);
  const { status, headers, body } = await importTrip(maya.client, nothing);
  expect({ status, body }).toEqual({
    status: 429,
    body: {
      code: 'RATE_LIMITED',
      message: 'You have imported too many trips. Please try again later.',
      messageId: 'tripImport.tooMany',
    },
  });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
});
