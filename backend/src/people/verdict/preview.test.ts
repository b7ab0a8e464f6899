import fc from 'fast-check';
import * as z from 'zod/mini';
import {
  buildCompanion,
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
} from '../../../test/build.ts';
import { recordedBy } from '../../../test/tripChanges.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import type { Eater } from '../../entities/eater.entity.ts';
import type { Meal } from '../../entities/meal.entity.ts';

const NAMED = { name: 'Lake', location: 'Oregon' };
const DATES = { startDate: '2026-06-13', endDate: '2026-06-15' };
const LATER = { startDate: '2026-06-14', endDate: '2026-06-16' };

const amount = z.object({ text: z.string() });
const tripAnswer = z.object({
  meals: z.array(
    z.object({
      id: z.string(),
      portions: z.number(),
      ingredients: z.array(z.object({ id: z.string(), amount, missing: z.nullable(amount) })),
    }),
  ),
});
const verdicts = z.array(
  z.object({
    mealId: z.string(),
    reasons: z.array(z.object({ eaterId: z.string(), verdict: z.string() })),
    rules: z.array(z.object({ verdict: z.string() })),
  }),
);

const world = testWorld();
let leo: Eater;
let dinner: Meal;
const maya = eachTest(() => buildPerson(world));
const trip = eachTest(() => buildTrip(world, maya, { dietaryRestrictions: ['no eggs'] }));
beforeEach(async () => {
  const jonas = await buildParticipant(world, trip, null);
  leo = await buildCompanion(world, jonas, {
    avoids: [{ kind: 'content', value: 'beef', strictness: 'diet' }],
  });
  dinner = await buildMeal(world, trip, { servingsQuarters: 12 });
  const lunch = await buildMeal(world, trip, { date: '2026-06-14', type: 'lunch', servingsQuarters: 8 });
  await buildMeal(world, trip, { date: '2026-06-15', name: 'Soup' });
  const rice = await buildIngredient(world, dinner, { name: 'Rice', quantity: '300', unit: 'g' });
  await buildIngredient(world, dinner, { name: 'Ground beef', quantity: 'some', unit: null });
  await buildIngredient(world, lunch, { name: 'Eggs', quantity: '3', unit: null });
  await maya.client.rest('PATCH', `/api/ingredients/${rice.id}`, { purchased: true });
});

const read = async (path: string) => (await maya.client.rest('GET', `/api/trips/${trip.id}${path}`)).body;

/** Everything that a preview may name, as screens show it. */
async function shown(): Promise<Map<string, unknown>> {
  const { meals } = tripAnswer.parse(await read(''));
  const judged = verdicts.parse(await read('/verdicts'));
  return new Map([
    ...meals.flatMap(({ id, portions, ingredients }): [string, unknown][] => [
      [`portions ${id}`, portions],
      ...ingredients.map((one): [string, unknown] => [`amount ${one.id}`, one.amount.text]),
    ]),
    ...judged.flatMap(({ mealId, reasons, rules }): [string, unknown][] => [
      ...reasons.map(({ eaterId, verdict }): [string, unknown] => [`verdict ${mealId} ${eaterId}`, verdict]),
      // The worst is the first.
      ...rules.slice(0, 1).map(({ verdict }): [string, unknown] => [`rules ${mealId}`, verdict]),
    ]),
  ]);
}

const answer = z.object({
  meals: z.array(z.object({ mealId: z.string(), after: z.number() })),
  amounts: z.array(z.object({ ingredientId: z.string(), after: amount })),
  verdicts: z.array(
    z.looseObject({ mealId: z.string(), eaterId: z.string(), after: z.nullable(z.string()) }),
  ),
  rules: z.array(z.looseObject({ mealId: z.string(), after: z.nullable(z.string()) })),
});

test.each<
  [what: string, change: (eaterId: string) => object, make: (eaterId: string) => [string, string, object]]
>([
  [
    'a later arrival',
    (id) => ({ eater: { id, arrives: { date: '2026-06-14', type: 'dinner' } } }),
    (id) => ['PATCH', `/eaters/${id}`, { arrives: { date: '2026-06-14', type: 'dinner' } }],
  ],
  [
    'another portion without avoids',
    (id) => ({ eater: { id, portion: 0.5, avoids: [] } }),
    (id) => ['PATCH', `/eaters/${id}`, { portion: 0.5, avoids: [] }],
  ],
  [
    'a meal without somebody',
    (eaterId) => ({ attendance: { date: '2026-06-13', type: 'dinner', eaterId, attends: false } }),
    (eaterId) => ['PUT', '/attendance', { date: '2026-06-13', type: 'dinner', eaterId, attends: false }],
  ],
  [
    'a table without a companion',
    (id) => ({ eater: { id, removed: true } }),
    (id) => ['DELETE', `/eaters/${id}`, {}],
  ],
  ['other dates', () => LATER, () => ['PUT', '', { ...LATER, ...NAMED }]],
  [
    'other rules',
    () => ({ dietaryRestrictions: ['vegetarian'] }),
    () => ['PUT', '', { ...DATES, ...NAMED, dietaryRestrictions: ['vegetarian'] }],
  ],
  [
    'no rules',
    () => ({ dietaryRestrictions: [] }),
    () => ['PUT', '', { ...DATES, ...NAMED, dietaryRestrictions: [] }],
  ],
  [
    'other meal types',
    () => ({ mealTypes: ['breakfast', 'dinner'] }),
    () => ['PUT', '', { ...DATES, ...NAMED, includeLunches: false, includeSnacks: false }],
  ],
])('a preview of %s names what then happens, and changes nothing', async (_what, change, make) => {
  const before = await shown();
  let preview: z.output<typeof answer> = { meals: [], amounts: [], verdicts: [], rules: [] };
  const recorded = await recordedBy(world, async () => {
    preview = answer.parse(
      (await maya.client.rest('POST', `/api/trips/${trip.id}/preview`, change(leo.id))).body,
    );
  });
  expect(recorded).toEqual([]);
  expect(await shown()).toEqual(before);
  const { named, different } = await madeOf(preview, make(leo.id));
  expect(different.size).toBeGreaterThan(0);
  expect(named).toEqual(different);
});

/** Undefined for what has no reason. */
const openVerdict = (verdict: string | null) =>
  verdict === null || verdict === 'SAFE' ? undefined : verdict;

/** Makes a change: what its preview named, and what is different afterwards. */
async function madeOf(
  preview: z.output<typeof answer>,
  [method, path, body]: [method: string, path: string, body: object],
) {
  const before = await shown();
  expect((await maya.client.rest(method, `/api/trips/${trip.id}${path}`, body)).status).toBeLessThan(300);
  const after = await shown();
  const different = [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .map((key): [string, unknown] => [key, after.get(key)]);
  const named: [string, unknown][] = [
    ...preview.meals.map(({ mealId, after: now }): [string, unknown] => [`portions ${mealId}`, now]),
    ...preview.amounts.map(({ ingredientId, after: now }): [string, unknown] => [
      `amount ${ingredientId}`,
      now.text,
    ]),
    ...preview.verdicts.map(({ mealId, eaterId, after: now }): [string, unknown] => [
      `verdict ${mealId} ${eaterId}`,
      openVerdict(now),
    ]),
    ...preview.rules.map(({ mealId, after: now }): [string, unknown] => [
      `rules ${mealId}`,
      openVerdict(now),
    ]),
  ];
  return { named: new Map(named), different: new Map(different) };
}

const anySlot = fc.record({
  date: fc.constantFrom('2026-06-13', '2026-06-14', '2026-06-15'),
  type: fc.constantFrom('breakfast', 'lunch', 'dinner'),
});
const anyAvoids = fc.subarray([
  { kind: 'content', value: 'beef', strictness: 'diet' },
  { kind: 'content', value: 'egg', strictness: 'allergy' },
  { kind: 'diet', value: 'vegan', strictness: 'diet' },
]);
const anyChange = fc.oneof(
  fc.record({
    eater: fc.record({ portion: fc.integer({ min: 0, max: 8 }).map((quarters) => quarters / 4) }),
  }),
  fc.record({ eater: fc.record({ arrives: fc.option(anySlot) }) }),
  fc.record({ eater: fc.record({ leaves: fc.option(anySlot) }) }),
  fc.record({ eater: fc.record({ avoids: anyAvoids }) }),
  fc.record({
    attendance: fc.tuple(anySlot, fc.option(fc.boolean())).map(([slot, attends]) => ({ ...slot, attends })),
  }),
);

test('previews of random changes, one after the other, name what then happens', async () => {
  const changes = fc.sample(anyChange, { numRuns: 40, seed: 24 });
  for (const change of changes) {
    const request =
      'eater' in change
        ? { eater: { ...change.eater, id: leo.id } }
        : { attendance: { ...change.attendance, eaterId: leo.id } };
    const { status, body } = await maya.client.rest('POST', `/api/trips/${trip.id}/preview`, request);
    const make: [string, string, object] =
      'eater' in change
        ? ['PATCH', `/eaters/${leo.id}`, change.eater]
        : ['PUT', '/attendance', { ...change.attendance, eaterId: leo.id }];
    if (status === 400) {
      const refused = await maya.client.rest(make[0], `/api/trips/${trip.id}${make[1]}`, make[2]);
      expect(refused.status).toBe(400);
      continue;
    }
    const { named, different } = await madeOf(answer.parse(body), make);
    expect([change, named]).toEqual([change, different]);
  }
});

test('a preview of moved meals says that times at the table move along', async () => {
  await maya.client.rest('PATCH', `/api/trips/${trip.id}/eaters/${leo.id}`, {
    arrives: { date: '2026-06-14', type: 'breakfast' },
  });
  const away = { date: '2026-06-14', type: 'lunch', eaterId: leo.id, attends: false };
  await maya.client.rest('PUT', `/api/trips/${trip.id}/attendance`, away);
  const before = await shown();
  const moved = { ...LATER, moveMeals: true };
  const { body } = await maya.client.rest('POST', `/api/trips/${trip.id}/preview`, moved);
  expect(answer.parse(body)).toEqual({ meals: [], amounts: [], verdicts: [], rules: [] });
  await maya.client.rest('PUT', `/api/trips/${trip.id}`, { ...moved, name: 'Lake', location: 'Oregon' });
  expect(await shown()).toEqual(before);
});

test('a preview leaves out meals that are not needed', async () => {
  await maya.client.rest('PATCH', `/api/meals/${dinner.id}`, { status: 'not_needed' });
  const { body } = await maya.client.rest('POST', `/api/trips/${trip.id}/preview`, { eater: { portion: 1 } });
  const { meals, amounts } = answer.parse(body);
  expect(meals).toHaveLength(2);
  expect([...meals, ...amounts]).not.toContainEqual(expect.objectContaining({ mealId: dinner.id }));
});

test('a preview of a new companion says what a purchase would be short of', async () => {
  const { body } = await maya.client.rest('POST', `/api/trips/${trip.id}/preview`, { eater: { portion: 1 } });
  expect(body).toMatchObject({
    purchased: 1,
    amounts: [
      { name: 'Rice', after: { text: '400 g' }, bought: { text: '300 g' }, missing: { text: '100 g' } },
      { name: 'Eggs', after: { text: '6' }, bought: null, missing: null },
    ],
  });
});

test('a preview of an avoid says what speaks against which meal', async () => {
  const avoids = [{ text: 'no rice', strictness: 'allergy' }];
  const { body } = await maya.client.rest('POST', `/api/trips/${trip.id}/preview`, { eater: { avoids } });
  const ofDinner = answer.parse(body).verdicts.filter(({ mealId }) => mealId === dinner.id);
  expect(ofDinner).toMatchObject([
    { before: null, after: 'CONFLICT', reasons: [{ ingredientName: 'Rice', verdict: 'CONFLICT' }] },
  ]);
});

test('a preview refuses what the change would refuse', async () => {
  const preview = (body: object) => maya.client.rest('POST', `/api/trips/${trip.id}/preview`, body);
  expect(await preview({ eater: { removed: true } })).toMatchObject({ status: 404 });
  expect(await preview({ eater: { id: trip.id } })).toMatchObject({ status: 404 });
  expect(await preview({ startDate: '2026-06-20' })).toMatchObject({
    status: 400,
    body: { field: 'endDate' },
  });
  expect(await preview({ eater: { portion: 0.3 } })).toMatchObject({ status: 400 });
});

test('a preview of a later start says which meals leave the plan, with their ingredients', async () => {
  const preview = (body: object) => maya.client.rest('POST', `/api/trips/${trip.id}/preview`, body);
  const moved = [{ mealId: dinner.id, ingredients: 2, purchased: 1 }];
  expect((await preview({ startDate: LATER.startDate })).body).toMatchObject({
    leaving: moved,
    returning: [],
    meals: [],
    amounts: [],
  });
  const { name, location, endDate } = trip;
  const later = { name, location, startDate: LATER.startDate, endDate };
  expect((await maya.client.rest('PUT', `/api/trips/${trip.id}`, later)).status).toBe(200);
  expect((await preview({ startDate: '2026-06-13' })).body).toMatchObject({ leaving: [], returning: moved });
});
