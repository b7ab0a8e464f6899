import type { EntityManager } from 'typeorm';
import { addDays } from '../../../../domain/time/calendarDate.ts';
import type { EaterAvoid } from '../../../../domain/people/eater/eater.ts';
import {
  buildCompanion,
  buildPortions,
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  type Person,
} from '../../../test/build.ts';
import { callWhileLocked, concurrently, expectWithin } from '../../../test/races.ts';
import { testWorld } from '../../../test/world.ts';
import { Eater } from '../../entities/eater.entity.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';
import { Meal } from '../../entities/meal.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import { Trip } from '../../entities/trip.entity.ts';

const GLUTEN: EaterAvoid = { kind: 'content', value: 'gluten', strictness: 'allergy' };
const AVOID = { kind: 'content', value: 'gluten' };

const world = testWorld();
let maya: Person;
let trip: Trip;
let anaRow: Participant;
let ana: string;
let mayaEater: string;
let meal: Meal;
let couscous: Ingredient;

beforeEach(() => arrange());

/** Maya, and Ana, who is celiac, at a dinner of couscous. */
async function arrange(): Promise<void> {
  maya = await buildPerson(world);
  trip = await buildTrip(world, maya);
  anaRow = await buildParticipant(world, trip, null, { name: 'Ana' });
  const eaters = await world.dataSource.manager.findBy(Eater, { tripId: trip.id });
  ana = eaters.find(({ participantId }) => participantId === anaRow.id)?.id ?? '';
  mayaEater = eaters.find(({ participantId }) => participantId !== anaRow.id)?.id ?? '';
  await world.dataSource.manager.update(Eater, { id: ana }, { avoids: [GLUTEN] });
  meal = await buildMeal(world, trip, { name: 'Couscous with vegetables' });
  couscous = await buildIngredient(world, meal, { name: 'Couscous', alternatives: ['Millet'] });
  await buildIngredient(world, meal, { name: 'Zucchini' });
}

interface Verdict {
  readonly verdict: string;
  readonly reasons: readonly {
    readonly eaterId: string;
    readonly verdict: string;
    readonly ingredientName: string | null;
    readonly basis: string;
    readonly settled: { readonly how: string; readonly by: string | null } | null;
  }[];
}

interface Group {
  readonly avoid: { readonly value: string };
  readonly eaters: readonly { readonly eaterId: string }[];
  readonly findings: readonly { readonly ingredientName: string }[];
}

async function verdict(): Promise<Verdict | undefined> {
  // The answer lists the verdicts of the plan.
  const list = (await maya.client.rest('GET', `/api/trips/${trip.id}/verdicts`)).body as Verdict[];
  return list[0];
}

/** As read before, unless given. */
const basisOfAna = async () => (await verdict())?.reasons.find(({ eaterId }) => eaterId === ana)?.basis ?? '';
const settle = async (more: object = {}) =>
  maya.client.rest('POST', `/api/meals/${meal.id}/settled`, {
    eaterId: ana,
    avoid: AVOID,
    basis: await basisOfAna(),
    note: 'Ana brings her own.',
    ...more,
  });
const apart = (eaterIds: readonly string[], name = 'Millet', id = couscous.id) =>
  maya.client.rest('POST', `/api/ingredients/${id}/apart`, { eaterIds, name });

describe('verdicts', () => {
  test('name the eater and the ingredient', async () => {
    expect(await verdict()).toMatchObject({
      verdict: 'CONFLICT',
      reasons: [{ eaterId: ana, verdict: 'CONFLICT', ingredientName: 'Couscous', settled: null }],
    });
  });

  test('do not depend on a remark', async () => {
    const before = await verdict();
    const avoids = [GLUTEN, { text: 'carries an EpiPen', strictness: 'allergy' }];
    const path = `/api/trips/${trip.id}/eaters/${ana}`;
    expect(await maya.client.rest('PATCH', path, { avoids })).toMatchObject({
      body: { note: 'carries an EpiPen' },
    });
    expect(await verdict()).toEqual(before);
  });

  test('say how many at the meal did not answer, those of a trip how many on it', async () => {
    const leo = await buildCompanion(world, { tripId: trip.id, id: anaRow.id }, { avoids: [] });
    const unanswered = async () => (await maya.client.rest('GET', `/api/trips/${trip.id}`)).body;
    expect(await verdict()).toMatchObject({ unanswered: 2 });
    expect(await unanswered()).toMatchObject({ unanswered: 2 });
    const out = { date: meal.date, type: meal.type, eaterId: leo.id, attends: false };
    await maya.client.rest('PUT', `/api/trips/${trip.id}/attendance`, out);
    expect(await verdict()).toMatchObject({ unanswered: 1 });
    expect(await unanswered()).toMatchObject({ unanswered: 2 });
    for (const id of [leo.id, mayaEater])
      await maya.client.rest('PATCH', `/api/trips/${trip.id}/eaters/${id}`, { eatsEverything: true });
    expect(await verdict()).toMatchObject({ unanswered: 0 });
    expect(await unanswered()).toMatchObject({ unanswered: 0 });
  });

  test('of a large table say what nobody can tell once for all, and of each eater the worst', async () => {
    const VEGAN = { kind: 'diet', value: 'vegan', strictness: 'diet' } as const;
    const vegans = Array.from({ length: 40 }, (_, index) => `Vegan ${index}`);
    for (const name of vegans) await buildCompanion(world, anaRow, { name, avoids: [VEGAN] });
    const foods = Array.from({ length: 30 }, (_, index) => `Grandma’s surprise ${index}`);
    for (const name of foods) await buildIngredient(world, meal, { name });
    const answer = await maya.client.rest('GET', `/api/trips/${trip.id}/verdicts`);
    const [found] = answer.body as [Verdict & { readonly groups: readonly Group[] }];
    expect(found.reasons).toHaveLength(50);
    expect(found.reasons[0]).toMatchObject({ eaterId: ana, verdict: 'CONFLICT' });
    const unknown = found.groups.filter(({ avoid }) => avoid.value === 'vegan');
    expect(unknown).toHaveLength(1);
    expect(unknown[0]?.eaters).toHaveLength(vegans.length);
    expect(unknown[0]?.findings.map(({ ingredientName }) => ingredientName)).toEqual(foods);
    const { data } = await maya.client.graphql(
      `query ($id: ID!) { meal(id: $id) { verdict { all: reasons { eaterId } } } }`,
      { id: meal.id },
    );
    // As the query asks.
    const { all } = (data as { meal: { verdict: { all: unknown[] } } }).meal.verdict;
    expect(all).toHaveLength(1 + (1 + vegans.length) * foods.length);
  });

  test('are answered for one day', async () => {
    const lunch = await buildMeal(world, trip, { date: addDays(trip.startDate, 1), type: 'lunch' });
    const on = async (query: string) =>
      (await maya.client.rest('GET', `/api/trips/${trip.id}/verdicts${query}`)).body;
    expect(await on('')).toMatchObject([{ mealId: meal.id }, { mealId: lunch.id }]);
    expect(await on(`?date=${lunch.date}`)).toMatchObject([{ mealId: lunch.id }]);
    expect(await on('?date=tomorrow')).toMatchObject({ field: 'date' });
  });

  describe('of a trip with a rule, and a dinner that breaks it', () => {
    const PEANUT = { kind: 'CONTENT', value: 'peanut' };
    beforeEach(async () => {
      const manager = world.dataSource.manager;
      // As in trips from before the table.
      const before = { dietaryRestrictions: ['no peanuts'], restrictionReading: null };
      await manager.update(Trip, { id: trip.id }, before);
      await manager.update(Eater, { tripId: trip.id }, { avoids: [] });
      await manager.update(Ingredient, { id: couscous.id }, { name: 'Peanut butter' });
    });

    test('are conflicts, told once', async () => {
      expect(await verdict()).toMatchObject({
        verdict: 'CONFLICT',
        reasons: [],
        rules: [
          { avoid: PEANUT, verdict: 'CONFLICT', ingredientId: couscous.id, ingredientName: 'Peanut butter' },
        ],
      });
      const { data } = await maya.client.graphql(
        `query ($id: ID!) { meal(id: $id) { verdict { verdict reasons { eaterId }
          rules { avoid { kind value strictness } verdict ingredientName sentence } } } }`,
        { id: meal.id },
      );
      expect(data).toMatchObject({
        meal: {
          verdict: {
            verdict: 'CONFLICT',
            reasons: [],
            rules: [{ ingredientName: 'Peanut butter', sentence: 'Peanut butter contains peanuts.' }],
          },
        },
      });
    });

    test('are unknown by words that nobody understands, as with an eater who says them', async () => {
      const change = { dietaryRestrictions: ['keto'], restrictionReading: null };
      await world.dataSource.manager.update(Trip, { id: trip.id }, change);
      const asWord = { kind: 'word', value: 'keto', strictness: 'allergy' };
      expect(await verdict()).toMatchObject({
        verdict: 'UNKNOWN',
        rules: [{ avoid: { kind: 'WORD', value: 'keto', strictness: 'ALLERGY' }, verdict: 'UNKNOWN' }],
      });
      const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}`);
      expect(body).toMatchObject({ rules: [asWord] });
    });

    test('hold in the search for what everybody can eat', async () => {
      const recipe = { name: 'Satay', ingredients: [{ name: 'Peanut butter' }] };
      const { body } = await maya.client.rest('POST', '/api/recipes', recipe);
      const found = async (query: string) =>
        JSON.stringify(
          (await maya.client.rest('GET', `/api/recipes?search=satay&mealId=${meal.id}${query}`)).body,
        );
      expect(await found('')).toContain('Rule of the trip (no peanuts): Peanut butter');
      expect(await found('&everybody=true')).not.toContain((body as { id: string }).id);
    });

    test('are signed by nobody', async () => {
      expect(await settle({ eaterId: mayaEater, avoid: PEANUT, basis: 'any' })).toMatchObject({
        status: 409,
      });
    });
  });

  test('leave out people who are not there', async () => {
    await world.dataSource.query(
      `insert into attendance_exceptions (trip_id, eater_id, date, type, attends)
       values ($1, $2, $3, $4, false)`,
      [trip.id, ana, meal.date, meal.type],
    );
    await buildPortions(world, trip.id);
    expect(await verdict()).toMatchObject({ verdict: 'SAFE', reasons: [] });
  });

  test('follow the selected alternative', async () => {
    await maya.client.rest('PATCH', `/api/ingredients/${couscous.id}`, { selectedAlternative: 1 });
    expect(await verdict()).toMatchObject({ verdict: 'SAFE', reasons: [] });
  });

  test('leave out meals that are not needed, and unnamed ones', async () => {
    await maya.client.rest('PATCH', `/api/meals/${meal.id}`, { status: 'not_needed' });
    expect(await verdict()).toBeUndefined();
  });
});

describe('a settled conflict', () => {
  test('is safe, with who and why', async () => {
    const { status, body } = await settle();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      verdict: 'SAFE',
      reasons: [{ verdict: 'CONFLICT', settled: { how: 'Ana brings her own.' } }],
    });
    expect(await verdict()).toEqual(body);
  });

  test('is void once the ingredients change, and answered no longer', async () => {
    await settle();
    expect(await settledConflicts()).toMatchObject([{ note: 'Ana brings her own.' }]);
    await maya.client.rest('PATCH', `/api/ingredients/${couscous.id}`, { name: 'Bulgur' });
    expect(await verdict()).toMatchObject({ verdict: 'CONFLICT', reasons: [{ settled: null }] });
    expect(await settledConflicts()).toEqual([]);
  });

  test.each<[string, EaterAvoid[]]>([
    ['change', [GLUTEN, { kind: 'content', value: 'soy', strictness: 'allergy' }]],
    ['end', []],
  ])('is void once the avoids of the eater %s, and answered no longer', async (_, avoids) => {
    await settle();
    await world.dataSource.manager.update(Eater, { id: ana }, { avoids });
    expect(await verdict()).toMatchObject({ verdict: avoids.length === 0 ? 'SAFE' : 'CONFLICT' });
    expect(await settledConflicts()).toEqual([]);
  });

  test('is not signed for what others have changed since it was seen', async () => {
    const basis = await basisOfAna();
    await maya.client.rest('PATCH', `/api/ingredients/${couscous.id}`, { name: 'Bulgur' });
    expect(await settle({ basis })).toMatchObject({
      status: 409,
      body: {
        message:
          'The ingredients, or what this person does not eat, were changed in the meantime. Nothing was signed. Please look at the meal again.',
      },
    });
    expect(await verdict()).toMatchObject({ verdict: 'CONFLICT', reasons: [{ settled: null }] });
    expect(await settle()).toMatchObject({ status: 200, body: { verdict: 'SAFE' } });
  });

  async function settledConflicts(): Promise<unknown> {
    const query = `{ trip(id: "${trip.id}") { settledConflicts { note } } }`;
    // The answer lists the signatures.
    return ((await maya.client.graphql(query)).data as { trip: { settledConflicts: unknown } }).trip
      .settledConflicts;
  }

  test('can be taken back', async () => {
    await settle();
    const undone = await maya.client.rest('DELETE', `/api/meals/${meal.id}/settled`, {
      eaterId: ana,
      avoid: AVOID,
    });
    expect(undone).toMatchObject({ status: 200, body: { verdict: 'CONFLICT' } });
  });

  test('needs a reason, somebody who is there, and something to settle', async () => {
    expect(await settle({ note: ' ' })).toMatchObject({ status: 400 });
    expect(await settle({ basis: ' ' })).toMatchObject({ status: 400, body: { field: 'basis' } });
    expect(await settle({ eaterId: trip.id })).toMatchObject({ status: 404 });
    expect(await settle({ avoid: { kind: 'content', value: 'soy' } })).toMatchObject({ status: 409 });
    expect(await settle({ eaterId: mayaEater })).toMatchObject({ status: 409 });
  });

  test('goes with its eater, and stays unsigned when the signer leaves', async () => {
    const leo = await buildPerson(world, { name: 'Leo Marchetti' });
    const leoRow = await buildParticipant(world, trip, leo);
    await leo.client.rest('POST', `/api/meals/${meal.id}/settled`, {
      eaterId: ana,
      avoid: AVOID,
      basis: await basisOfAna(),
      note: 'I asked her.',
    });
    await maya.client.rest('DELETE', `/api/trips/${trip.id}/participants/${leoRow.id}`);
    expect(await verdict()).toMatchObject({ reasons: [{ settled: { how: 'I asked her.', by: null } }] });
    await maya.client.rest('DELETE', `/api/trips/${trip.id}/participants/${anaRow.id}`);
    expect(
      await world.dataSource.query('select from settled_conflicts where trip_id = $1', [trip.id]),
    ).toEqual([]);
  });
});

test('what is left out no longer counts, unless it is bought or found again', async () => {
  const ids = [couscous.id];
  const leaveOut = () =>
    maya.client.rest('POST', `/api/trips/${trip.id}/unavailable`, { ids, kind: 'left_out' });
  const buy = (purchased: boolean) =>
    maya.client.rest('PATCH', `/api/ingredients/${couscous.id}`, { purchased });
  const ingredient = async () =>
    (await maya.client.rest('GET', `/api/meals/${meal.id}/ingredients`)).body as { isLeftOut: boolean }[];
  expect(await verdict()).toMatchObject({ verdict: 'CONFLICT' });
  await leaveOut();
  expect(await verdict()).toMatchObject({ verdict: 'SAFE', reasons: [] });
  expect((await ingredient()).map(({ isLeftOut }) => isLeftOut)).toEqual([true, false]);
  await buy(true);
  expect(await verdict()).toMatchObject({ verdict: 'CONFLICT' });
  await buy(false);
  await leaveOut();
  await maya.client.rest('DELETE', `/api/trips/${trip.id}/unavailable`, { ids });
  expect(await verdict()).toMatchObject({ verdict: 'CONFLICT' });
});

test('settling while the eater, or the meal, is deleted leaves nothing behind', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < 6; round += 1) {
    await arrange();
    const gone =
      round % 3 === 0
        ? () => maya.client.rest('DELETE', `/api/meals/${meal.id}`)
        : () => maya.client.rest('DELETE', `/api/trips/${trip.id}/participants/${anaRow.id}`);
    const basis = await basisOfAna();
    seen.add((await concurrently(round, () => settle({ basis }), gone)).join());
    const left: unknown = await world.dataSource.query(
      'select from settled_conflicts where trip_id = $1 and eater_id = $2',
      [trip.id, ana],
    );
    expect(left).toEqual([]);
  }
  expectWithin([...seen], ['200,200', '200,204', '404,200', '404,204', '409,204']);
});

describe('a separate plate', () => {
  test('adds a row for its eaters and keeps the original for the others', async () => {
    const { status, body } = await apart([ana]);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { name: 'Millet', mealId: meal.id, apartOfId: couscous.id, apartEaterIds: [ana] },
    });
    expect(await verdict()).toMatchObject({ verdict: 'SAFE' });
  });

  test('that was left out is cooked again', async () => {
    const { id } = (await apart([ana])).body as { id: string };
    const out = { ids: [id], kind: 'left_out' };
    await maya.client.rest('POST', `/api/trips/${trip.id}/unavailable`, out);
    expect(await verdict()).toMatchObject({ verdict: 'CONFLICT' });
    await apart([ana]);
    expect(await verdict()).toMatchObject({ verdict: 'SAFE' });
  });

  test('of an amount that follows the table has the same text; of a fixed one the share of its eaters', async () => {
    const update = (id: string, changes: Partial<Ingredient>) =>
      world.dataSource.manager.update(Ingredient, { id }, changes);
    await update(couscous.id, { quantity: '400', unit: 'g' });
    expect(await apart([ana])).toMatchObject({ body: { quantity: '200', unit: 'g' } });
    expect(await apart([mayaEater])).toMatchObject({ body: { quantity: '400', unit: 'g', version: 2 } });
    const { id } = (await apart([ana], 'Quinoa')).body as { id: string };
    await update(id, { quantity: '1', unit: 'cup' });
    expect(await apart([mayaEater], 'Quinoa')).toMatchObject({ body: { quantity: '1', unit: 'cup' } });
    await update(couscous.id, { quantity: 'a few', unit: null });
    expect(await apart([ana], 'Rice')).toMatchObject({ body: { quantity: null, unit: null } });
    await world.dataSource.manager.update(Meal, { id: meal.id }, { servingsQuarters: 16 });
    await update(couscous.id, { quantity: '400', unit: 'g' });
    expect(await apart([ana], 'Polenta')).toMatchObject({ body: { quantity: '400', unit: 'g' } });
  });

  test('of the same name gets more eaters; of another one, they move', async () => {
    await apart([ana]);
    expect(await apart([mayaEater])).toMatchObject({ body: { apartEaterIds: [ana, mayaEater] } });
    expect(await apart([ana], 'Quinoa')).toMatchObject({ body: { name: 'Quinoa', apartEaterIds: [ana] } });
    expect(await rows()).toEqual({ Couscous: [], Zucchini: [], Millet: [mayaEater], Quinoa: [ana] });
    await apart([mayaEater], 'Quinoa');
    expect(await rows()).toEqual({ Couscous: [], Zucchini: [], Quinoa: [ana, mayaEater] });
  });

  test('is made once by simultaneous calls', async () => {
    await Promise.all([apart([ana]), apart([ana]), apart([mayaEater])]);
    expect(Object.keys(await rows())).toEqual(['Couscous', 'Zucchini', 'Millet']);
  });

  test('is not made for a person who is taken off the table meanwhile', async () => {
    const leo = await buildCompanion(world, anaRow);
    const answer = await callWhileLocked(
      world,
      () => apart([leo.id]),
      lockTrip,
      (db) => db.delete(Eater, { id: leo.id }),
    );
    expect(answer).toMatchObject({ status: 400, body: { field: 'eaterIds' } });
    await buildPortions(world, trip.id);
  });

  test('is deleted while somebody changes the table: the original is for everybody again', async () => {
    const { id } = (await apart([ana])).body as { id: string };
    await callWhileLocked(
      world,
      () => maya.client.rest('DELETE', `/api/ingredients/${id}`),
      lockTrip,
      // As a change of Maya's portion, which read the rows before the deletion.
      (db) => db.query('update ingredients set portion_quarters = 6 where id = $1', [couscous.id]),
    );
    const row = await world.dataSource.manager.findOneByOrFail(Ingredient, { id: couscous.id });
    expect(row.portionQuarters).toBeNull();
  });

  test('is deleted and made at once with ticks of its meal', async () => {
    for (let round = 0; round < 6; round += 1) {
      await arrange();
      const { id } = (await apart([ana, mayaEater])).body as { id: string };
      const ids = [couscous.id, id];
      const tick = () =>
        maya.client.rest('PATCH', `/api/trips/${trip.id}/ingredients`, { ids, purchased: true });
      const change = () =>
        round % 4 < 2 ? maya.client.rest('DELETE', `/api/ingredients/${id}`) : apart([ana], 'Quinoa');
      expectWithin([(await concurrently(round, tick, change)).join()], ['200,204', '200,201']);
    }
  });

  const lockTrip = (db: EntityManager) =>
    db.query('select from trips where id = $1 for no key update', [trip.id]);

  test('stays when the original is deleted', async () => {
    await apart([ana]);
    await maya.client.rest('DELETE', `/api/ingredients/${couscous.id}`);
    expect(await rows()).toEqual({ Zucchini: [], Millet: [ana] });
    expect(await verdict()).toMatchObject({ verdict: 'SAFE' });
  });

  test('needs people of this trip and a name, and is not made of another one', async () => {
    expect(await apart([])).toMatchObject({ status: 400 });
    expect(await apart([ana], ' ')).toMatchObject({ status: 400 });
    expect(await apart([trip.id])).toMatchObject({ status: 400, body: { field: 'eaterIds' } });
    // The answer is the new row.
    const { id } = (await apart([ana])).body as { id: string };
    expect(await apart([ana], 'Rice', id)).toMatchObject({ status: 409 });
  });

  /** Eaters of each row, by name. */
  async function rows(): Promise<Record<string, readonly string[]>> {
    const { body } = await maya.client.rest('GET', `/api/meals/${meal.id}/ingredients`);
    // The answer lists the ingredients.
    const list = body as { name: string; apartEaterIds: string[] }[];
    return Object.fromEntries(list.map(({ name, apartEaterIds }) => [name, apartEaterIds]));
  }
});
