import {
  buildIngredient,
  buildIngredients,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  signedIn,
  type Person,
} from '../../../test/build.ts';
import type { Client } from '../../../test/client.ts';
import { concurrently, expectWithin, outcomes } from '../../../test/races.ts';
import { testWorlds } from '../../../test/world.ts';
import { Eater } from '../../entities/eater.entity.ts';
import type { Trip } from '../../entities/trip.entity.ts';

const SLOTS = 9;
const DAY = 24 * 60 * 60;

const [world, other] = testWorlds();
let maya: Person;
let trip: Trip;
beforeEach(() => arrange());

async function arrange(): Promise<void> {
  maya = await buildPerson(world);
  trip = await buildTrip(world, maya);
}

const suggest = (body: object = {}, client: Client = maya.client) =>
  client.rest('POST', `/api/trips/${trip.id}/suggest-meals`, body);

interface Suggested {
  readonly runId: string;
  readonly updatedMealIds: string[];
  readonly updatedMeals: Planned[];
  readonly uniqueIngredients: number;
  readonly totalIngredients: number;
  readonly emptySlots: object[];
}

interface Planned {
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly type: string;
  readonly description: string | null;
  readonly recipe: string | null;
  readonly servings: number | null;
  readonly assignedToId: string | null;
  readonly ingredients: { readonly name: string; readonly quantity: string | null }[];
}

async function suggested(body: object = {}): Promise<Suggested> {
  const answer = await suggest(body);
  expect(answer).toMatchObject({ status: 200 });
  // The type of the service's answer.
  return answer.body as Suggested;
}

/** The current meals of the trip with their ingredients. */
async function plan(): Promise<Planned[]> {
  const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}`);
  // The answer of a trip contains its meals.
  return (body as { meals: Planned[] }).meals;
}

describe('suggestions from the cookbook', () => {
  test('fill every empty slot with a recipe and its ingredients for all accepted participants', async () => {
    await buildParticipant(world, trip, null, { inviteStatus: 'pending' });
    await buildParticipant(world, trip, null, { inviteStatus: 'declined' });
    const { updatedMealIds, updatedMeals, uniqueIngredients, totalIngredients, ...rest } = await suggested();
    expect(rest).toMatchObject({ source: 'cookbook', emptySlots: [], unreadRestrictions: [] });
    expect(updatedMealIds).toEqual(updatedMeals.map(({ id }) => id));
    const meals = await plan();
    expect(meals.map(({ id }) => id)).toEqual(updatedMealIds);
    expect(meals).toHaveLength(SLOTS);
    expect(meals[0]).toMatchObject({
      name: expect.stringMatching(/./) as unknown,
      status: 'planned',
      isAiGenerated: true,
      assignedToId: null,
      recipe: expect.stringMatching(/^Serves 2, about \d+ minutes\.$/) as unknown,
      instructions: expect.arrayContaining([expect.any(String)]) as unknown,
      createdAt: '2026-06-01T12:00:00.000Z',
    });
    const ingredients = meals.flatMap((meal) => meal.ingredients);
    expect(ingredients).toHaveLength(totalIngredients);
    expect(uniqueIngredients).toBeLessThanOrEqual(totalIngredients);
    expect(ingredients.every(({ quantity }) => quantity !== null)).toBe(true);
  });

  test('keep planned and not-needed meals, and meals outside the plan', async () => {
    const dinner = await buildMeal(world, trip);
    const notNeeded = await buildMeal(world, trip, { type: 'lunch', name: '', status: 'not_needed' });
    const outside = await buildMeal(world, trip, { date: '2026-06-20', name: '' });
    const before = await plan();
    const { updatedMealIds } = await suggested();
    expect(updatedMealIds).toHaveLength(SLOTS - 2);
    const after = await plan();
    for (const { id } of [dinner, notNeeded, outside])
      expect(after.find((meal) => meal.id === id)).toEqual(before.find((meal) => meal.id === id));
  });

  test('fill a meal without a name, clear its cook, and keep its description and ingredients', async () => {
    const jonas = await buildParticipant(world, trip, await buildPerson(world));
    const blank = await buildMeal(world, trip, {
      name: '',
      assignedToId: jonas.id,
      description: 'By the lake',
    });
    await buildIngredient(world, blank, { name: 'Firewood' });
    await suggested();
    const filled = (await plan()).find(({ id }) => id === blank.id);
    expect(filled).toMatchObject({ description: 'By the lake', assignedToId: null, isAiGenerated: true });
    expect(filled?.name).not.toBe('');
    expect(filled?.ingredients[0]).toMatchObject({ name: 'Firewood' });
    expect(filled?.ingredients.length).toBeGreaterThan(1);
  });

  test('skip a meal without room for more ingredients, with the reason', async () => {
    const full = await buildMeal(world, trip, { name: '' });
    await buildIngredients(
      world,
      Array.from({ length: 99 }, () => [full, {}]),
    );
    const noRoom = [{ date: full.date, type: full.type, reason: 'no_room' }];
    const { updatedMealIds, emptySlots } = await suggested();
    expect(updatedMealIds).toHaveLength(SLOTS - 1);
    expect(updatedMealIds).not.toContain(full.id);
    expect(emptySlots).toEqual(noRoom);
    expect(await suggested()).toMatchObject({ runId: null, updatedMealIds: [], emptySlots: noRoom });
  });

  test('are for the requested number of people', async () => {
    const amounts = async (peopleCount: unknown) => {
      await arrange();
      await suggested({ peopleCount, cookingSkill: 'beginner' });
      return (await plan()).map(({ ingredients }) => ingredients.map(({ quantity }) => quantity));
    };
    expect(await amounts('a few')).not.toEqual(await amounts(12));
  });

  describe('for the table of each slot', () => {
    /** Ana is celiac and leaves after the first day; Leo does not eat at all. */
    async function seat(): Promise<string> {
      const participants = await Promise.all(
        ['Ana', 'Leo', 'Ruth', 'Sam'].map((name) => buildParticipant(world, trip, null, { name })),
      );
      const ids = await Promise.all(
        participants.map(async ({ id: participantId }) => {
          const eater = await world.dataSource.manager.findOneByOrFail(Eater, { participantId });
          return eater.id;
        }),
      );
      const [ana = '', leo = ''] = ids;
      await world.dataSource.manager.update(
        Eater,
        { id: ana },
        {
          avoids: [{ kind: 'content', value: 'gluten', strictness: 'allergy' }],
          leavesDate: trip.startDate,
          leavesType: 'dinner',
        },
      );
      await world.dataSource.manager.update(Eater, { id: leo }, { portionQuarters: 0 });
      return ana;
    }
    const verdicts = async () =>
      (await maya.client.rest('GET', `/api/trips/${trip.id}/verdicts`)).body as { verdict: string }[];

    test('everybody there can eat each dish, with amounts for their portions', async () => {
      await seat();
      await suggested();
      expect((await verdicts()).map(({ verdict }) => verdict)).toEqual(new Array(SLOTS).fill('SAFE'));
      const recipes = await plan();
      for (const { date, recipe, servings } of recipes) {
        expect(servings).toBe(date === trip.startDate ? 4 : 3);
        expect(recipe).toContain(`Serves ${servings},`);
      }
    });

    test('with separate plates, a few get another ingredient, and everybody can eat', async () => {
      const ana = await seat();
      await world.dataSource.manager.update(Eater, { id: ana }, { leavesDate: null, leavesType: null });
      await suggested({ platesApart: true });
      expect((await verdicts()).map(({ verdict }) => verdict)).toEqual(new Array(SLOTS).fill('SAFE'));
    });

    test('a slot where nobody eats stays empty', async () => {
      await world.dataSource.query(
        `insert into attendance_exceptions (trip_id, eater_id, date, type, attends)
         select trip_id, id, $2, 'lunch', false from eaters where trip_id = $1`,
        [trip.id, trip.startDate],
      );
      const { updatedMeals } = await suggested();
      expect(updatedMeals).toHaveLength(SLOTS - 1);
      expect(updatedMeals).not.toContainEqual(
        expect.objectContaining({ date: trip.startDate, type: 'lunch' }),
      );
    });
  });

  test('follow restrictions in any spelling', async () => {
    const dietaryRestrictions = ['vegan', 'no mushrooms', 'Ana is gluten free'];
    const { unreadRestrictions } = (await suggest({ dietaryRestrictions })).body as {
      unreadRestrictions: string[];
    };
    expect(unreadRestrictions).toEqual(['Ana is gluten free']);
    const names = (await plan()).flatMap(({ ingredients }) => ingredients.map(({ name }) => name)).join();
    expect(names).not.toMatch(/mushroom|cheddar|beef|chicken|\beggs?\b/i);
  });

  test('follow and keep the trip’s restrictions when the request has none', async () => {
    const dietaryRestrictions = ['vegan', 'no onions'];
    trip = await buildTrip(world, maya, { dietaryRestrictions });
    expect((await suggest()).body).toMatchObject({ understood: ['vegan', 'no onion'] });
    const names = (await plan()).flatMap(({ ingredients }) => ingredients.map(({ name }) => name));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => /\bonion|cheddar|beef|chicken|\beggs?\b/i.test(name))).toEqual([]);
    const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}`);
    expect(body).toMatchObject({ dietaryRestrictions });
  });

  describe.each(['member', 'organizer'])('asked for by a %s', (role) => {
    let client: Client;
    beforeEach(async () => {
      trip = await buildTrip(world, maya, { dietaryRestrictions: ['no peanuts'] });
      const ana = await buildPerson(world);
      await buildParticipant(world, trip, ana);
      client = role === 'member' ? ana.client : maya.client;
    });
    afterEach(async () => {
      const { body } = await client.rest('GET', `/api/trips/${trip.id}`);
      expect(body).toMatchObject({ dietaryRestrictions: ['no peanuts'] });
    });

    test.each([
      [[], ['no peanuts']],
      ['none', ['no peanuts']],
      [['gluten-free'], ['gluten-free', 'no peanuts']],
    ])('add %j to the rules of the trip, which stay', async (dietaryRestrictions, understood) => {
      expect((await suggest({ dietaryRestrictions }, client)).body).toMatchObject({ understood });
    });

    test('over GraphQL, too', async () => {
      const input = { tripId: trip.id, dietaryRestrictions: ['gluten-free'] };
      const { data } = await client.graphql(
        'mutation ($input: SuggestMealsInput!) { suggestMeals(input: $input) { understood } }',
        { input },
      );
      expect(data).toEqual({ suggestMeals: { understood: ['gluten-free', 'no peanuts'] } });
    });
  });

  test.each([
    [
      'no nuts no dairy',
      /\bnuts?\b|almond|peanut|cheese|\byogurt/i,
      ['no tree nuts', 'no peanuts', 'no dairy'],
    ],
    [
      'allergic to nuts eggs milk',
      /peanut|walnut|\beggs?\b|cheese/i,
      ['no tree nuts', 'no peanuts', 'no egg', 'no dairy'],
    ],
    ['plant-based', /cheese|beef|chicken|\beggs?\b|honey/i, ['vegan']],
  ])('follow all of "%s", and report it as understood', async (dietaryRestrictions, avoided, understood) => {
    const answer = await suggest({ dietaryRestrictions });
    expect(answer.body).toMatchObject({ understood, wordsOnly: [], notUnderstood: [] });
    const names = (await plan()).flatMap(({ ingredients }) => ingredients.map(({ name }) => name));
    expect(names.length).toBeGreaterThan(0);
    expect(
      names.filter((name) => avoided.test(name) && !/vegan|free|plant|coconut|almond milk/i.test(name)),
    ).toEqual([]);
  });

  test('report restrictions matched by word only, and those not fully understood', async () => {
    const dietaryRestrictions = ['no histamine', 'Ana is vegan'];
    expect((await suggest({ dietaryRestrictions })).body).toMatchObject({
      understood: ['vegan'],
      wordsOnly: ['histamine'],
      notUnderstood: ['Ana is vegan'],
    });
  });

  test('report preferences that read like a restriction', async () => {
    const preferences = 'Sam loves noodles. No nuts please, no dairy, nothing from the oven, less rice';
    expect((await suggest({ preferences, dietaryRestrictions: ['vegan'] })).body).toMatchObject({
      understood: ['vegan'],
      notUnderstood: ['No nuts'],
      unreadRestrictions: ['No nuts'],
    });
  });

  test.each(['keto', 'vegan, penut alergy', 'zorblax', 'no penuts', 'no nuts no penuts', 'severe allergies'])(
    'are refused when "%s" is not understood, and nothing changes',
    async (dietaryRestrictions) => {
      expect(await suggest({ dietaryRestrictions })).toMatchObject({
        status: 400,
        body: { code: 'BAD_USER_INPUT', field: 'dietaryRestrictions' },
      });
      expect(await plan()).toEqual([]);
    },
  );

  test('leave a slot without a fitting recipe empty, and report it', async () => {
    const { emptySlots, updatedMealIds } = await suggested({
      dietaryRestrictions: ['no salt, no oil, no sugar, no bread, no rice, no beans, no potatoes'],
      cookingEquipment: ['no-cooking'],
      budget: 'budget',
    });
    expect(emptySlots.length).toBeGreaterThan(0);
    expect(emptySlots.length + updatedMealIds.length).toBe(SLOTS);
    expect(emptySlots[0]).toMatchObject({ date: expect.stringMatching(/^2026-06-1[345]$/) as unknown });
  });

  test('differ the second time, and never repeat a planned meal', async () => {
    const first = await suggested();
    await maya.client.rest('POST', `/api/trips/${trip.id}/undo-suggestions`, { runId: first.runId });
    const second = await suggested();
    const names = ({ updatedMeals }: Suggested) => updatedMeals.map(({ name }) => name);
    expect(names(second)).not.toEqual(names(first));
  });

  test('are refused when no slot is free', async () => {
    await suggested();
    expect(await suggest()).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'Every slot of the plan has a meal or is not needed.' },
    });
  });

  test('are limited to thirty a day for one user over GraphQL and REST, with Retry-After', async () => {
    for (let call = 0; call < 30; call += 1) {
      expect((await suggest()).status).toBe(200);
      await world.dataSource.query('delete from meals where trip_id = $1', [trip.id]);
    }
    const refused = await suggest();
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(DAY - 600);
    const { code } = await maya.client.graphql(
      `mutation { suggestMeals(input: { tripId: "${trip.id}" }) { runId } }`,
    );
    expect(code).toBe('RATE_LIMITED');
    await world.passSeconds(DAY);
    expect((await suggest()).status).toBe(200);
  });
});

describe('concurrently', () => {
  test('two participants who request suggestions for one trip fill it once', async () => {
    const seen = await outcomes(arrange, async (_, round) => {
      const jonas = await buildPerson(world);
      await buildParticipant(world, trip, jonas);
      const remote = await signedIn(other, jonas.user);
      const statuses = await concurrently(
        round,
        () => suggest(),
        () => suggest({}, remote),
      );
      const meals = await plan();
      expect(meals).toHaveLength(SLOTS);
      expect(new Set(meals.map(({ name }) => name)).size).toBe(SLOTS);
      return statuses.join();
    });
    expectWithin(seen, ['200,409', '409,200']);
  });

  test('a meal added to an empty slot is kept, or gets a conflict', async () => {
    const seen = await outcomes(arrange, async (_, round) => {
      const typed = { tripId: trip.id, date: '2026-06-14', type: 'dinner', name: 'Grandma’s soup' };
      const statuses = await concurrently(
        round,
        () => suggest(),
        () => maya.client.rest('POST', '/api/meals', typed),
      );
      const dinner = (await plan()).find(({ date, type }) => date === typed.date && type === 'dinner');
      expect(dinner?.name === typed.name).toBe(statuses[1] === 201);
      return statuses.join();
    });
    expectWithin(seen, ['200,201', '200,409']);
  });

  test('a name given to a meal without one is kept', async () => {
    const seen = await outcomes(arrange, async (_, round) => {
      const blank = await buildMeal(world, trip, { name: '' });
      const statuses = await concurrently(
        round,
        () => suggest(),
        () => maya.client.rest('PATCH', `/api/meals/${blank.id}`, { name: 'Grandma’s soup' }),
      );
      expect((await plan()).find(({ id }) => id === blank.id)?.name).toBe('Grandma’s soup');
      return statuses.join();
    });
    expect(seen).toEqual(['200,200']);
  });

  test('a participant deletes the trip: the request comes first, or finds no trip or no slot', async () => {
    const seen = await outcomes(arrange, async (_, round) => {
      const statuses = await concurrently(
        round,
        () => suggest(),
        () => maya.client.rest('DELETE', `/api/trips/${trip.id}`),
      );
      return statuses.join();
    });
    expectWithin(seen, ['200,204', '404,204', '409,204']);
  });
});
