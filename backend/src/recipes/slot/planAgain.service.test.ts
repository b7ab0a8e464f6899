import {
  buildCompanion,
  buildIngredient,
  buildItem,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
} from '../../../test/build.ts';
import { countStatements } from '../../../test/countStatements.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import { Eater } from '../../entities/eater.entity.ts';
import { Meal } from '../../entities/meal.entity.ts';
import { Participant } from '../../entities/participant.entity.ts';

const world = testWorld();

const maya = eachTest(() => buildPerson(world));
const earlier = eachTest(() => buildTrip(world, maya, { startDate: '2025-07-04', endDate: '2025-07-06' }));
const trip = eachTest(() => buildTrip(world, maya));

interface Answer {
  readonly meals: readonly {
    readonly name: string;
    readonly date: string | null;
    readonly outcome: string;
    readonly verdict: { readonly verdict: string; readonly reason: string | null } | null;
    readonly meal: { readonly id: string } | null;
  }[];
  readonly items: readonly string[];
}

async function planAgain(body: object = {}, person = maya): Promise<Answer> {
  const answer = await person.client.rest('POST', `/api/trips/${trip.id}/plan-again`, {
    fromTripId: earlier.id,
    ...body,
  });
  expect(answer.status).toBe(200);
  // As the presenter makes it.
  return answer.body as Answer;
}

const refused = async (body: object, person = maya) =>
  (await person.client.rest('POST', `/api/trips/${trip.id}/plan-again`, { fromTripId: earlier.id, ...body }))
    .status;
const outcomes = ({ meals }: Answer) => meals.map(({ name, date, outcome }) => [name, date, outcome]);

test('a menu goes day by day into the free slots, with amounts for those who come now', async () => {
  const chili = await buildMeal(world, earlier, {
    servingsQuarters: 4,
    description: 'Hot.',
    instructions: ['Stir.'],
  });
  await buildIngredient(world, chili, { quantity: '1', alternatives: ['Lentils'], selectedAlternative: 1 });
  await buildMeal(world, earlier, { name: 'Soup', date: '2025-07-06' });
  await buildMeal(world, earlier, { name: '', date: '2025-07-06', type: 'lunch' });
  const row = await world.dataSource.manager.findOneByOrFail(Participant, { tripId: trip.id });
  await buildCompanion(world, row);
  const answer = await planAgain();
  expect(outcomes(answer)).toEqual([
    ['Cast-iron chili', '2026-06-13', 'COPIED'],
    ['Soup', '2026-06-15', 'COPIED'],
  ]);
  const path = `/api/meals/${answer.meals[0]?.meal?.id}`;
  expect((await maya.client.rest('GET', path)).body).toMatchObject({
    name: 'Cast-iron chili',
    description: 'Hot.',
    instructions: ['Stir.'],
    servings: 1,
    portions: 2,
    isAiGenerated: false,
    assignedToId: null,
    ingredients: [
      { name: 'Lentils', alternatives: ['Ground beef'], purchased: false, amount: { text: '2 lb' } },
    ],
  });
});

test('amounts that were fixed are for those who ate there', async () => {
  const meal = await buildMeal(world, earlier);
  await buildIngredient(world, meal, { quantity: '1' });
  const row = await world.dataSource.manager.findOneByOrFail(Participant, { tripId: trip.id });
  await buildCompanion(world, row);
  const { meals } = await planAgain();
  expect((await maya.client.rest('GET', `/api/meals/${meals[0]?.meal?.id}`)).body).toMatchObject({
    servings: 1,
    portions: 2,
    ingredients: [{ quantity: '1', amount: { text: '2 lb' } }],
  });
});

test('what is planned stays, also a slot that is not needed; other slots do not exist', async () => {
  const days = { date: '2025-07-05' } as const;
  await buildMeal(world, earlier, { ...days, name: 'Soup' });
  await buildMeal(world, earlier, { ...days, name: 'Salad', type: 'lunch' });
  await buildMeal(world, earlier, { ...days, name: 'Cake', type: 'dessert' });
  await buildMeal(world, earlier, { ...days, name: 'Toast', type: 'breakfast' });
  await buildMeal(world, trip, { date: '2026-06-14', name: 'Pizza' });
  await buildMeal(world, trip, { date: '2026-06-14', name: '', type: 'lunch', status: 'not_needed' });
  const answer = await planAgain();
  expect(outcomes(answer).sort()).toEqual([
    ['Cake', '2026-06-14', 'OUTSIDE'],
    ['Salad', '2026-06-14', 'TAKEN'],
    ['Soup', '2026-06-14', 'TAKEN'],
    ['Toast', '2026-06-14', 'COPIED'],
  ]);
  const names = (await world.dataSource.manager.findBy(Meal, { tripId: trip.id })).map(({ name }) => name);
  expect(names.sort()).toEqual(['', 'Pizza', 'Toast']);
});

test('an unnamed meal keeps its cook, its texts and its rows', async () => {
  const meal = await buildMeal(world, earlier, { servingsQuarters: 8, description: 'Hot.' });
  await buildIngredient(world, meal, { quantity: '2' });
  const row = await world.dataSource.manager.findOneByOrFail(Participant, { tripId: trip.id });
  const there = await buildMeal(world, trip, {
    name: '',
    description: 'Outside!',
    assignedToId: row.id,
    servingsQuarters: 16,
  });
  await buildIngredient(world, there, { name: 'Firewood', createdAt: new Date('2026-01-01') });
  await planAgain();
  expect((await maya.client.rest('GET', `/api/meals/${there.id}`)).body).toMatchObject({
    name: 'Cast-iron chili',
    description: 'Outside!',
    assignedToId: row.id,
    servings: 4,
    version: 2,
    ingredients: [{ name: 'Firewood' }, { name: 'Ground beef', quantity: '4', unit: 'lb' }],
  });
});

test('a preview changes nothing, and says who cannot eat what', async () => {
  const meal = await buildMeal(world, earlier);
  await buildIngredient(world, meal);
  await buildItem(world, earlier);
  await world.dataSource.manager.update(
    Eater,
    { tripId: trip.id },
    { avoids: [{ kind: 'content', value: 'beef', strictness: 'diet' }] },
  );
  const answer = await planAgain({ preview: true, items: true });
  expect(answer).toMatchObject({
    meals: [
      {
        outcome: 'COPIED',
        meal: null,
        verdict: { verdict: 'CONFLICT', reason: 'Maya Torres (no beef): Ground beef' },
      },
    ],
    items: ['Charcoal'],
  });
  expect(await world.dataSource.manager.countBy(Meal, { tripId: trip.id })).toBe(0);
  expect((await maya.client.rest('GET', `/api/trips/${trip.id}/items`)).body).toEqual([]);
});

test('chosen days and meals go where they are sent', async () => {
  const chosen = await buildMeal(world, earlier, { name: 'Soup' });
  await buildMeal(world, earlier, { name: 'Salad', type: 'lunch' });
  await buildMeal(world, earlier, { name: 'Cake', date: '2025-07-05' });
  const days = [{ from: '2025-07-04', to: '2026-06-15' }];
  expect(outcomes(await planAgain({ preview: true, days }))).toEqual([
    ['Salad', '2026-06-15', 'COPIED'],
    ['Soup', '2026-06-15', 'COPIED'],
    ['Cake', null, 'OUTSIDE'],
  ]);
  expect(outcomes(await planAgain({ days, mealIds: [chosen.id] }))).toEqual([
    ['Soup', '2026-06-15', 'COPIED'],
  ]);
});

test('items come along once, open, when they are wanted', async () => {
  await buildItem(world, earlier, { purchased: true });
  await buildItem(world, earlier, { name: 'Ice' });
  await buildItem(world, trip, { name: 'ice' });
  expect((await planAgain()).items).toEqual([]);
  expect((await planAgain({ items: true })).items).toEqual(['Charcoal']);
  expect((await planAgain({ items: true })).items).toEqual([]);
  expect((await maya.client.rest('GET', `/api/trips/${trip.id}/items`)).body).toMatchObject([
    { name: 'ice' },
    { name: 'Charcoal', quantity: '2', unit: 'bags', purchased: false },
  ]);
});

test('all dishes of a slot are copied, for the same group or food; those for people by name for everybody', async () => {
  const [leo] = await world.dataSource.manager.findBy(Eater, { tripId: earlier.id });
  const dishes = [
    { name: 'Fish tacos' },
    { name: 'Bean tacos', forWhom: { cannotEat: 'Fish' }, isInstead: true, servingsQuarters: 4 },
    { name: 'Soup', forWhom: { eaterIds: [leo?.id ?? ''] }, isInstead: true },
  ];
  // A dish was taken away between them.
  for (const [index, dish] of dishes.entries())
    await buildIngredient(world, await buildMeal(world, earlier, { ...dish, position: index * 2 }));
  const { manager } = world.dataSource;
  const vegan = { kind: 'diet', value: 'vegan', strictness: 'diet' } as const;
  await manager.update(Eater, { tripId: trip.id }, { avoids: [vegan] });
  await buildMeal(world, trip, { name: '', description: 'By the lake' });
  expect(outcomes(await planAgain())).toEqual(dishes.map(({ name }) => [name, '2026-06-13', 'COPIED']));
  const copies = await manager.find(Meal, { where: { tripId: trip.id }, order: { position: 'asc' } });
  expect(copies).toMatchObject([
    { name: 'Fish tacos', position: 0, forWhom: null, isInstead: false, portionQuarters: 0 },
    { name: 'Bean tacos', position: 1, forWhom: { cannotEat: 'Fish' }, isInstead: true, portionQuarters: 4 },
    { name: 'Soup', position: 2, forWhom: null, isInstead: false, portionQuarters: 4 },
  ]);
  expect(outcomes(await planAgain()).map(([, , outcome]) => outcome)).toEqual(['TAKEN', 'TAKEN', 'TAKEN']);
});

test('a dish that fills an unnamed one is for whom it was', async () => {
  await buildMeal(world, earlier, { name: 'Fish tacos' });
  const part = { position: 1, isInstead: true };
  await buildMeal(world, earlier, { name: 'Bean tacos', forWhom: { cannotEat: 'Fish' }, ...part });
  await buildMeal(world, trip, { name: '' });
  await buildMeal(world, trip, { name: '', position: 1, forWhom: { group: 'Otters' } });
  await planAgain();
  const { manager } = world.dataSource;
  expect(await manager.find(Meal, { where: { tripId: trip.id }, order: { position: 'asc' } })).toMatchObject([
    { name: 'Fish tacos', forWhom: null, isInstead: false },
    { name: 'Bean tacos', forWhom: { cannotEat: 'Fish' }, isInstead: true },
  ]);
});

test('some dishes of a slot are copied without the others, the first of them for everybody', async () => {
  await buildMeal(world, earlier, { name: 'Fish tacos' });
  const beans = await buildMeal(world, earlier, {
    name: 'Bean tacos',
    position: 1,
    forWhom: { cannotEat: 'Fish' },
    isInstead: true,
  });
  await planAgain({ mealIds: [beans.id] });
  expect(await world.dataSource.manager.findBy(Meal, { tripId: trip.id })).toMatchObject([
    { name: 'Bean tacos', position: 0, forWhom: null, isInstead: false },
  ]);
});

test('the second time nothing is left to copy, and nothing changes', async () => {
  await buildMeal(world, earlier);
  await planAgain();
  const revision = () =>
    world.dataSource.query<{ revision: number }[]>('select revision from trip_revisions where trip_id = $1', [
      trip.id,
    ]);
  const before = await revision();
  expect(outcomes(await planAgain())).toEqual([['Cast-iron chili', '2026-06-13', 'TAKEN']]);
  expect(await revision()).toEqual(before);
});

test('two people plan at once: each meal is there once', async () => {
  const sam = await buildPerson(world);
  for (const one of [earlier, trip]) await buildParticipant(world, one, sam);
  const meal = await buildMeal(world, earlier);
  await buildIngredient(world, meal);
  await Promise.all([planAgain(), planAgain({}, sam)]);
  const [copy, ...others] = await world.dataSource.manager.findBy(Meal, { tripId: trip.id });
  expect(others).toEqual([]);
  expect((await maya.client.rest('GET', `/api/meals/${copy?.id}`)).body).toMatchObject({
    ingredients: { length: 1 },
  });
});

test('strange input and trips of others are refused', async () => {
  const outsider = await buildPerson(world);
  const secret = await buildTrip(world, outsider);
  expect(await refused({}, outsider)).toBe(404);
  expect(await refused({ fromTripId: secret.id })).toBe(404);
  expect(await refused({ fromTripId: trip.id })).toBe(400);
  expect(await refused({ fromTripId: 'last year' })).toBe(400);
  const twice = { from: '2025-07-04', to: '2026-06-13' };
  expect(await refused({ days: [twice, { ...twice, from: '2025-07-05' }] })).toBe(400);
  expect(await refused({ days: [twice, { ...twice, to: '2026-06-14' }] })).toBe(400);
});

test('a large menu takes as many statements as a small one', async () => {
  const counts: number[] = [];
  for (const size of [1, 15]) {
    const person = await buildPerson(world);
    const dates = { startDate: '2025-07-04', endDate: '2025-07-20' };
    const from = await buildTrip(world, person, dates);
    const to = await buildTrip(world, person, dates);
    for (let day = 0; day < size; day++) {
      const date = `2025-07-${String(day + 4).padStart(2, '0')}`;
      await buildIngredient(world, await buildMeal(world, from, { date, name: `Dish ${day}` }));
    }
    world.setNow(new Date('2025-07-01T12:00:00Z'));
    counts.push(
      await countStatements(async () => {
        const path = `/api/trips/${to.id}/plan-again`;
        expect((await person.client.rest('POST', path, { fromTripId: from.id })).status).toBe(200);
      }),
    );
  }
  world.setNow(new Date('2026-06-01T12:00:00Z'));
  expect(counts[1]).toBe(counts[0]);
});
