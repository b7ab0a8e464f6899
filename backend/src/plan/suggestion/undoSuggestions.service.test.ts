import { IsNull, Not } from 'typeorm';
import {
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildPortions,
  buildReceipt,
  buildTrip,
  buildVote,
} from '../../../test/build.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import { Eater } from '../../entities/eater.entity.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { Meal } from '../../entities/meal.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';

const DAY = 24 * 60 * 60;

const world = testWorld();
const maya = eachTest(() => buildPerson(world));
const trip = eachTest(() => buildTrip(world, maya));
const jonas = eachTest(async () => buildParticipant(world, trip, await buildPerson(world)));

interface Planned {
  readonly id: string;
  readonly ingredients: readonly { readonly id: string; readonly name: string }[];
}

async function suggested(): Promise<string> {
  const { body } = await maya.client.rest('POST', `/api/trips/${trip.id}/suggest-meals`, {});
  // Something was suggested.
  return (body as { runId: string }).runId;
}

const undo = (runId: unknown, tripId = trip.id) =>
  maya.client.rest('POST', `/api/trips/${tripId}/undo-suggestions`, { runId });

async function plan(): Promise<Planned[]> {
  const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}`);
  // The answer of a trip contains its meals.
  return (body as { meals: Planned[] }).meals;
}

describe('undoing suggestions', () => {
  test('deletes the meals and their ingredients, and restores the plan', async () => {
    await buildMeal(world, trip, { date: '2026-06-14' });
    const blank = await buildMeal(world, trip, {
      name: '',
      description: 'By the lake',
      assignedToId: jonas.id,
    });
    await buildIngredient(world, blank, { name: 'Firewood' });
    const before = await plan();
    const runId = await suggested();
    expect(await plan()).toHaveLength(9);
    const answer = await undo(runId);
    expect(answer).toMatchObject({ status: 200, body: { keptMeals: [] } });
    const { undoneMealIds } = answer.body as { undoneMealIds: string[] };
    expect(undoneMealIds).toHaveLength(8);
    // Suggesting and undoing are two changes.
    expect(await plan()).toEqual(
      before.map((meal) => (meal.id === blank.id ? { ...meal, version: 3 } : meal)),
    );
    // Meals created by suggestions are audited as deleted meals.
    const logged: { id: string }[] = await world.dataSource.query(
      `select subject_id as id from audit_entries where action = 'delete_meal' and actor_id = $1 and trip_id = $2`,
      [maya.user.id, trip.id],
    );
    const created = undoneMealIds.filter((id) => id !== blank.id);
    expect(logged.map(({ id }) => id).sort()).toEqual(created.sort());
  });

  test.each<[string, (meal: Planned) => Promise<unknown>]>([
    ['renamed', ({ id }) => maya.client.rest('PATCH', `/api/meals/${id}`, { name: 'Tacos' })],
    ['assigned', ({ id }) => maya.client.rest('PATCH', `/api/meals/${id}`, { assignedToId: jonas.id })],
    ['moved', ({ id }) => maya.client.rest('PATCH', `/api/meals/${id}`, { type: 'snack' })],
    ['paid for', ({ id }) => buildReceipt(world, jonas, { mealIds: [id] })],
    ['voted on', async ({ id }) => buildVote(world, await mealOf(id), jonas, 'up')],
    [
      'given an ingredient',
      ({ id }) => maya.client.rest('POST', `/api/meals/${id}/ingredients`, { name: 'Salt' }),
    ],
    ['partly purchased', ({ ingredients: [first] }) => change(first?.id, { purchased: true })],
    ['given a buyer', ({ ingredients: [first] }) => change(first?.id, { assignedTo: jonas.id })],
    [
      'given a separate plate',
      async ({ ingredients: [first, second] }) => {
        const plate = { apartOfId: second?.id ?? '', apartEaterIds: [await eaterOf(jonas)] };
        await world.dataSource.manager.update(Ingredient, { id: first?.id ?? '' }, plate);
        await buildPortions(world, trip.id);
      },
    ],
    ['made sure of', makeSure],
    [
      'reduced by an ingredient',
      ({ ingredients: [first] }) => maya.client.rest('DELETE', `/api/ingredients/${first?.id ?? ''}`),
    ],
  ])('keeps a meal that was %s since', async (_what, action) => {
    const runId = await suggested();
    const [meal] = await plan();
    if (meal === undefined) throw new Error('Nothing was suggested.');
    await action(meal);
    expect((await undo(runId)).body).toMatchObject({ keptMeals: [{ id: meal.id }] });
    expect(await plan()).toMatchObject([{ id: meal.id }]);
  });

  test('keeps a meal with a separate plate that somebody else got, too', async () => {
    const vegan = { kind: 'diet', value: 'vegan', strictness: 'diet' } as const;
    await world.dataSource.manager.update(Eater, { id: await eaterOf(jonas) }, { avoids: [vegan] });
    await world.dataSource.query("update trips set end_date = '2026-06-26' where id = $1", [trip.id]);
    const ruth = await buildParticipant(world, trip, null, { name: 'Ruth' });
    await buildPortions(world, trip.id);
    const { body } = await maya.client.rest('POST', `/api/trips/${trip.id}/suggest-meals`, {
      platesApart: true,
    });
    const plates = await world.dataSource.manager.findBy(Ingredient, {
      tripId: trip.id,
      apartOfId: Not(IsNull()),
    });
    const [plate] = plates;
    const answer = await maya.client.rest('POST', `/api/ingredients/${plate?.apartOfId ?? ''}/apart`, {
      eaterIds: [await eaterOf(ruth)],
      name: plate?.name,
    });
    expect(answer.status).toBe(201);
    // Something was suggested.
    const { runId } = body as { runId: string };
    expect((await undo(runId)).body).toMatchObject({ keptMeals: [{ id: plate?.mealId }] });
    const left = await world.dataSource.manager.findBy(Ingredient, { tripId: trip.id });
    expect(new Set(left.map(({ mealId }) => mealId))).toEqual(new Set([plate?.mealId]));
  });

  test('takes out a dish of an unnamed meal whose own ingredients were bought, and keeps one that was given more', async () => {
    const [blank, other] = [
      await buildMeal(world, trip, { name: '' }),
      await buildMeal(world, trip, { name: '', date: '2026-06-14' }),
    ];
    const firewood = await buildIngredient(world, blank, { name: 'Firewood' });
    const runId = await suggested();
    await change(firewood.id, { purchased: true });
    await maya.client.rest('POST', `/api/meals/${other.id}/ingredients`, { name: 'Salt' });
    expect((await undo(runId)).body).toMatchObject({ keptMeals: [{ id: other.id }] });
    expect(await plan()).toMatchObject([
      { id: blank.id, name: '', ingredients: [{ name: 'Firewood' }] },
      { id: other.id },
    ]);
  });

  test('undoes a run of the version before', async () => {
    await buildMeal(world, trip, { name: '' });
    const runId = await suggested();
    await world.dataSource.query(
      `update suggestion_runs set written =
         (select jsonb_agg(one - 'rows' || '{"fingerprint":"abc"}') from jsonb_array_elements(written) one)`,
    );
    expect((await undo(runId)).body).toMatchObject({ keptMeals: [] });
    expect(await plan()).toMatchObject([{ name: '', ingredients: [] }]);
  });

  test('skips a deleted meal', async () => {
    const runId = await suggested();
    const [meal] = await plan();
    await maya.client.rest('DELETE', `/api/meals/${meal?.id ?? ''}`);
    const { body } = await undo(runId);
    expect((body as { undoneMealIds: string[] }).undoneMealIds).toHaveLength(8);
    expect(await plan()).toEqual([]);
  });

  test('does not restore a cook who has left the trip', async () => {
    const blank = await buildMeal(world, trip, { name: '', assignedToId: jonas.id });
    const runId = await suggested();
    await maya.client.rest('DELETE', `/api/trips/${trip.id}/participants/${jonas.id}`);
    await undo(runId);
    expect(await plan()).toMatchObject([{ id: blank.id, assignedToId: null, name: '' }]);
  });

  test('is possible once, within a day, and only in its trip', async () => {
    const gone = { status: 404, body: { message: 'These suggestions can no longer be undone.' } };
    const runId = await suggested();
    const elsewhere = await buildTrip(world, maya);
    expect(await undo(runId, elsewhere.id)).toMatchObject(gone);
    expect((await undo(runId)).status).toBe(200);
    expect(await undo(runId)).toMatchObject(gone);
    const late = await suggested();
    await world.passSeconds(DAY + 60);
    expect(await undo(late)).toMatchObject(gone);
    expect(await undo('x')).toMatchObject({ status: 400, body: { field: 'runId' } });
  });
});

describe('the run that can be undone', () => {
  const lastRun = async () => {
    const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}`);
    // The answer of a trip contains it.
    return (body as { lastSuggestionRun: unknown }).lastSuggestionRun;
  };

  test('is shown with the trip until it is undone, with the remaining meals and ingredients', async () => {
    expect(await lastRun()).toBeNull();
    const runId = await suggested();
    const [meal] = await plan();
    const all = await lastRun();
    expect(all).toMatchObject({ id: runId, mealCount: 9, ingredientCount: await ingredientsLeft() });
    await maya.client.rest('DELETE', `/api/meals/${meal?.id ?? ''}`);
    expect(await lastRun()).toMatchObject({ mealCount: 8, ingredientCount: await ingredientsLeft() });
    await undo(runId);
    expect(await lastRun()).toBeNull();
  });

  test('is the latest one, and after its undoing the one before', async () => {
    const first = await suggested();
    const [meal] = await plan();
    await maya.client.rest('DELETE', `/api/meals/${meal?.id ?? ''}`);
    const second = await suggested();
    expect(await lastRun()).toMatchObject({ id: second, mealCount: 1 });
    await undo(second);
    expect(await lastRun()).toMatchObject({ id: first, mealCount: 8 });
  });

  test('is null after a day, after the trip, and when all its meals are deleted', async () => {
    await suggested();
    await world.passSeconds(DAY + 60);
    expect(await lastRun()).toBeNull();
    await world.dataSource.query('delete from meals where trip_id = $1', [trip.id]);
    await suggested();
    world.setNow(new Date('2026-06-20T12:00:00Z'));
    expect(await lastRun()).toBeNull();
    world.setNow(new Date('2026-06-01T12:00:00Z'));
    expect(await lastRun()).not.toBeNull();
    await world.dataSource.query('delete from meals where trip_id = $1', [trip.id]);
    expect(await lastRun()).toBeNull();
  });

  const ingredientsLeft = async () => (await plan()).flatMap(({ ingredients }) => ingredients).length;
});

const eaterOf = async ({ id }: Participant) =>
  (await world.dataSource.manager.findOneByOrFail(Eater, { participantId: id })).id;

/** Jonas avoids the first ingredient, and Maya signs that it is fine. */
async function makeSure({ id: mealId, ingredients: [first] }: Planned): Promise<void> {
  const eaterId = await eaterOf(jonas);
  const avoid = { kind: 'word' as const, value: first?.name ?? '' };
  await world.dataSource.manager.update(
    Eater,
    { id: eaterId },
    { avoids: [{ ...avoid, strictness: 'diet' }] },
  );
  const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}/verdicts`);
  // The answer lists the verdicts of the plan.
  const verdicts = body as { mealId: string; reasons: { basis: string }[] }[];
  const basis = verdicts.find((one) => one.mealId === mealId)?.reasons[0]?.basis;
  const signature = { eaterId, avoid, basis, note: 'I asked.' };
  expect(await maya.client.rest('POST', `/api/meals/${mealId}/settled`, signature)).toMatchObject({
    status: 200,
  });
}

const change = (id: string | undefined, body: object) =>
  maya.client.rest('PATCH', `/api/ingredients/${id ?? ''}`, body);

const mealOf = (id: string) => world.dataSource.manager.findOneByOrFail(Meal, { id });
