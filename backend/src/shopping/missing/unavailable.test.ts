import {
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  type Person,
} from '../../../test/build.ts';
import { concurrently, expectWithin, outcomes } from '../../../test/races.ts';
import { createWorld, type World } from '../../../test/world.ts';
import type { Ingredient } from '../../entities/ingredient.entity.ts';
import type { Meal } from '../../entities/meal.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';

let world: World;
let maya: Person;
let leo: Person;
let trip: Trip;
let leoRow: Participant;
let pancakes: Meal;
let flour: Ingredient;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => arrange());

/** Leo cooks pancakes of buckwheat flour on Maya's trip. */
async function arrange(): Promise<void> {
  maya = await buildPerson(world);
  leo = await buildPerson(world, { name: 'Leo' });
  trip = await buildTrip(world, maya);
  leoRow = await buildParticipant(world, trip, leo);
  pancakes = await buildMeal(world, trip, { name: 'Pancakes', assignedToId: leoRow.id });
  flour = await buildIngredient(world, pancakes, { name: 'Buckwheat flour', quantity: '500', unit: 'g' });
}

interface Answer {
  readonly id: string;
  readonly name: string;
  readonly quantity: string;
  readonly purchased: boolean;
  readonly alternatives: readonly string[];
  readonly selectedAlternative: number;
  readonly version: number;
  readonly unavailable: Record<string, unknown> | null;
}

const mark = (body: object, person = maya) =>
  person.client.rest('POST', `/api/trips/${trip.id}/unavailable`, { ids: [flour.id], ...body });
const clear = () => maya.client.rest('DELETE', `/api/trips/${trip.id}/unavailable`, { ids: [flour.id] });
const instead = (name: string) =>
  maya.client.rest('POST', `/api/trips/${trip.id}/instead`, { ids: [flour.id], name });
const change = (body: object) => maya.client.rest('PATCH', `/api/ingredients/${flour.id}`, body);
async function now(): Promise<Answer | undefined> {
  // The answer lists the ingredients of the meal.
  const list = (await maya.client.rest('GET', `/api/meals/${pancakes.id}/ingredients`)).body as Answer[];
  return list.find(({ id }) => id === flour.id);
}

describe('a text to the cook who is asked', () => {
  const want = (isWanted: boolean) => leo.client.rest('PUT', '/api/auth/me/shop-texts', { isWanted });
  const texts = () =>
    world.dataSource.query<{ isWaiting: boolean }[]>(
      `select sent_at is null and dead_at is null as "isWaiting" from outbox_texts
       where kind = 'question' and phone = $1`,
      [leo.user.phone],
    );

  test('is sent only if the cook wants it', async () => {
    await mark({ kind: 'asked' });
    expect(await texts()).toHaveLength(0);
    expect(await want(true)).toMatchObject({ status: 200, body: { isWanted: true } });
    await mark({ kind: 'left_out' });
    expect(await texts()).toHaveLength(0);
    await mark({ kind: 'asked', message: 'Rice flour?' });
    expect(await texts()).toHaveLength(1);
  });

  test('is sent once in a quarter of an hour, whatever is asked and taken back', async () => {
    await want(true);
    const rice = await buildIngredient(world, pancakes, { name: 'Rice' });
    await mark({ kind: 'asked' });
    await clear();
    await mark({ kind: 'asked' });
    await mark({ kind: 'asked', ids: [rice.id] });
    expect(await texts()).toHaveLength(1);
  });

  test('is sent again after a quarter of an hour, ten times a day', async () => {
    await want(true);
    for (let round = 0; round < 12; round += 1) {
      await mark({ kind: 'asked', message: `Round ${round}` });
      await world.passSeconds(901);
    }
    expect(await texts()).toHaveLength(10);
    await world.passSeconds(24 * 3600);
    await mark({ kind: 'asked', message: 'The next day' });
    expect(await texts()).toHaveLength(11);
  });

  test('is sent once when two trips ask at the same time', async () => {
    const seen = await outcomes(
      async () => {
        await arrange();
        await want(true);
        const other = await buildTrip(world, maya);
        const cook = await buildParticipant(world, other, leo);
        const meal = await buildMeal(world, other, { assignedToId: cook.id });
        return { other, rice: await buildIngredient(world, meal, { name: 'Rice' }) };
      },
      async ({ other, rice }, round) => {
        const path = `/api/trips/${other.id}/unavailable`;
        const ask = () => maya.client.rest('POST', path, { ids: [rice.id], kind: 'asked' });
        await concurrently(round, () => mark({ kind: 'asked' }), ask);
        return String((await texts()).length);
      },
    );
    expect(seen).toEqual(['1']);
  });

  describe('that could not be sent yet', () => {
    beforeEach(() => world.setSendOutcome({ kind: 'not_sent', reason: 'http_500' }));
    afterEach(() => world.setSendOutcome({ kind: 'sent' }));
    const unsent = async () => (await texts()).filter(({ isWaiting }) => isWaiting);
    const askLeo = async () => {
      await want(true);
      await mark({ kind: 'asked' });
      expect(await unsent()).toHaveLength(1);
    };

    test('is deleted when the cook no longer wants it', async () => {
      await askLeo();
      await want(false);
      expect(await unsent()).toEqual([]);
    });

    test('is deleted with the account of who asked', async () => {
      const jonas = await buildPerson(world);
      await buildParticipant(world, trip, jonas);
      await want(true);
      await mark({ kind: 'asked' }, jonas);
      await jonas.client.rest('DELETE', '/api/auth/me');
      expect(await unsent()).toEqual([]);
    });
  });

  test('goes to the address where the installation uses no numbers', async () => {
    const usual = world;
    world = await createWorld({ SIGN_IN: 'email' });
    await arrange();
    await world.dataSource.query('update users set email = $2 where id = $1', [
      leo.user.id,
      'leo@example.com',
    ]);
    await want(true);
    await mark({ kind: 'asked' });
    expect(await world.dataSource.query('select phone as contact from outbox_texts')).toEqual([
      { contact: 'leo@example.com' },
    ]);
    await world.close();
    world = usual;
  });

  test('is not sent to oneself', async () => {
    await want(true);
    await mark({ kind: 'asked' }, leo);
    expect(await texts()).toHaveLength(0);
  });
});

describe('an ingredient that cannot be found', () => {
  test('is left out with a message, and found again', async () => {
    await mark({ kind: 'left_out', message: ' Sold out ' });
    expect(await now()).toMatchObject({
      purchased: false,
      version: 1,
      unavailable: { kind: 'left_out', message: 'Sold out', shop: null, asked: null },
    });
    await clear();
    expect(await now()).toMatchObject({ unavailable: null });
  });

  test('names the cook who is asked', async () => {
    await mark({ kind: 'asked' });
    expect(await now()).toMatchObject({ unavailable: { kind: 'asked', asked: leoRow.id } });
  });

  test('cannot be asked about where nobody cooks', async () => {
    await maya.client.rest('PATCH', `/api/meals/${pancakes.id}`, { assignedToId: null });
    expect((await mark({ kind: 'asked' })).status).toBe(400);
    expect(await now()).toMatchObject({ unavailable: null });
  });

  test('is no longer missing once it is bought', async () => {
    await mark({ kind: 'not_here', shop: 'Safeway' });
    await change({ purchased: true });
    expect(await now()).toMatchObject({ purchased: true, unavailable: null });
    await change({ purchased: false });
    expect(await now()).toMatchObject({ unavailable: null });
  });

  test('is no longer missing under another name, but with another note', async () => {
    await mark({ kind: 'asked' });
    await change({ notes: 'From the mill' });
    expect(await now()).toMatchObject({ unavailable: { kind: 'asked' } });
    await change({ name: 'Oat flour' });
    expect(await now()).toMatchObject({ unavailable: null });
  });

  test('stays bought if it was bought meanwhile', async () => {
    await change({ purchased: true });
    expect((await mark({ kind: 'left_out' })).body).toMatchObject([{ purchased: true, unavailable: null }]);
  });

  test('forgets who said it, and who was asked, when they leave', async () => {
    await mark({ kind: 'asked' }, leo);
    await maya.client.rest('DELETE', `/api/trips/${trip.id}/participants/${leoRow.id}`);
    expect(await now()).toMatchObject({ unavailable: { kind: 'asked', by: null, asked: null } });
  });

  test('is bought, whatever comes first', async () => {
    const seen = await outcomes(arrange, async (_, round) => {
      await concurrently(
        round,
        () => mark({ kind: 'left_out' }),
        () => change({ purchased: true }),
      );
      const row = await now();
      return `${row?.purchased} ${row?.unavailable === null}`;
    });
    expectWithin(seen, ['true true']);
  });
});

describe('something else', () => {
  test('becomes the selected alternative in the same amount, and is taken back by the name', async () => {
    await mark({ kind: 'not_here' });
    await instead(' Millet flour ');
    expect(await now()).toMatchObject({
      name: 'Buckwheat flour',
      quantity: '500',
      alternatives: ['Millet flour'],
      selectedAlternative: 1,
      version: 2,
      unavailable: null,
    });
    await instead('Buckwheat flour');
    expect(await now()).toMatchObject({ alternatives: ['Millet flour'], selectedAlternative: 0, version: 3 });
  });

  test('changes nothing the second time', async () => {
    await instead('Millet flour');
    await instead('Millet flour');
    expect(await now()).toMatchObject({ alternatives: ['Millet flour'], version: 2 });
  });

  test('is in the cart of whoever takes it so, and is put back with its tick', async () => {
    const take = (name: string, purchased: boolean) =>
      maya.client.rest('POST', `/api/trips/${trip.id}/instead`, { ids: [flour.id], name, purchased });
    await mark({ kind: 'not_here' });
    expect(await take('Millet flour', true)).toMatchObject({
      status: 200,
      body: [{ purchased: true, selectedAlternative: 1, purchasedBy: expect.anything() as unknown }],
    });
    await take('Millet flour', true);
    expect(await now()).toMatchObject({ purchased: true, unavailable: null });
    await take('Buckwheat flour', false);
    expect(await now()).toMatchObject({ purchased: false, selectedAlternative: 0 });
  });

  test('is not taken for what was bought meanwhile', async () => {
    await change({ purchased: true });
    expect((await instead('Millet flour')).body).toMatchObject([{ purchased: true, selectedAlternative: 0 }]);
  });
});

test('an export has what could not be found, without people, and an import keeps it', async () => {
  await mark({ kind: 'left_out', message: 'Sold out' });
  const file = (await maya.client.rest('GET', `/api/trips/${trip.id}/export`)).body;
  const text = JSON.stringify(file);
  expect(text).toContain('"unavailable":{"kind":"left_out"');
  expect(text).not.toContain(leoRow.id);
  // The answer names the new trip.
  const copy = (await maya.client.rest('POST', '/api/trips/import', file)).body as { id: string };
  const [row] = await world.dataSource.query<{ unavailable: object }[]>(
    'select unavailable from ingredients where trip_id = $1',
    [copy.id],
  );
  expect(row?.unavailable).toMatchObject({ kind: 'left_out', message: 'Sold out', by: null });
});
