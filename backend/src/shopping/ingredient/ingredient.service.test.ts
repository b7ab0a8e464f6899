import {
  buildIngredient,
  buildIngredients,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
} from '../../../test/build.ts';
import { countStatements } from '../../../test/countStatements.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';

const UPDATE = `mutation ($input: UpdateIngredientInput!) {
  updateIngredient(input: $input) {
    ingredient { id name purchased assignedToId assignedTo { name } selectedAlternative }
    meal { ingredientCount purchasedIngredientCount ingredients { id } }
  }
}`;

const world = testWorld();
const maya = eachTest(() => buildPerson(world));
const trip = eachTest(() => buildTrip(world, maya));
const meal = eachTest(() => buildMeal(world, trip));
const jonas = eachTest(async () =>
  buildParticipant(world, trip, await buildPerson(world, { name: 'Jonas Weber' })),
);

describe('adding an ingredient', () => {
  test('answers 201 with the ingredient, not bought yet', async () => {
    const fields = { name: ' Ground beef ', quantity: '1 1/2', unit: 'lb', notes: '' };
    expect(await maya.client.rest('POST', `/api/meals/${meal.id}/ingredients`, fields)).toMatchObject({
      status: 201,
      body: {
        mealId: meal.id,
        name: 'Ground beef',
        quantity: '1 1/2',
        unit: 'lb',
        notes: null,
        purchased: false,
        assignedTo: null,
        alternatives: [],
        selectedAlternative: 0,
      },
    });
  });

  test('shows it at the end of its meal', async () => {
    await buildIngredient(world, meal, { name: 'Beans' });
    world.setNow(new Date('2026-06-01T12:00:01Z'));
    const { data } = await maya.client.graphql(
      `mutation ($input: AddIngredientInput!) {
        addIngredient(input: $input) { meal { ingredientCount ingredients { name } } }
      }`,
      { input: { mealId: meal.id, name: 'Rice' } },
    );
    expect(data).toEqual({
      addIngredient: { meal: { ingredientCount: 2, ingredients: [{ name: 'Beans' }, { name: 'Rice' }] } },
    });
  });

  test('stops at 100 in a meal, even with concurrent calls', async () => {
    await buildIngredients(
      world,
      Array.from({ length: 96 }, () => [meal, {}]),
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        maya.client.rest('POST', `/api/meals/${meal.id}/ingredients`, { name: `Ingredient ${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    const refused = answers.filter(({ status }) => status === 400);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.body).toMatchObject({ message: 'A meal can have at most 100 ingredients.' });
    expect((await maya.client.rest('GET', `/api/meals/${meal.id}/ingredients`)).body).toHaveLength(100);
  });

  test('requires a name', async () => {
    expect(await maya.client.rest('POST', `/api/meals/${meal.id}/ingredients`, { unit: 'lb' })).toMatchObject(
      { status: 400, body: { field: 'name', message: 'Please enter an ingredient name.' } },
    );
  });
});

describe('changing an ingredient', () => {
  test('ticks and unticks it, and the meal counts it', async () => {
    const { id } = await buildIngredient(world, meal);
    for (const purchased of [true, false]) {
      const { data } = await maya.client.graphql(UPDATE, { input: { id, purchased } });
      expect(data).toMatchObject({
        updateIngredient: {
          ingredient: { id, purchased },
          meal: { ingredientCount: 1, purchasedIngredientCount: purchased ? 1 : 0 },
        },
      });
    }
  });

  test('two ticks in one request answer with the count after each', async () => {
    const first = await buildIngredient(world, meal);
    const second = await buildIngredient(world, meal);
    const tick = (id: string) =>
      `updateIngredient(input: { id: "${id}", purchased: true }) { meal { purchasedIngredientCount } }`;
    const { data } = await maya.client.graphql(`mutation { a: ${tick(first.id)} b: ${tick(second.id)} }`);
    expect(data).toEqual({
      a: { meal: { purchasedIngredientCount: 1 } },
      b: { meal: { purchasedIngredientCount: 2 } },
    });
  });

  test('assigns it to a buyer over GraphQL, and takes it back over REST', async () => {
    const { id } = await buildIngredient(world, meal);
    const given = await maya.client.graphql(UPDATE, { input: { id, assignedToId: jonas.id } });
    expect(given.data).toMatchObject({
      updateIngredient: { ingredient: { assignedToId: jonas.id, assignedTo: { name: 'Jonas Weber' } } },
    });
    const taken = await maya.client.rest('PATCH', `/api/ingredients/${id}`, { assignedTo: null });
    expect(taken).toMatchObject({ status: 200, body: { assignedTo: null } });
  });

  test('refuses an unknown buyer or one who has not joined, and names the field as in the request', async () => {
    const { id } = await buildIngredient(world, meal);
    const pending = await buildParticipant(world, trip, null, { inviteStatus: 'pending' });
    for (const buyerId of [pending.id, 'nobody']) {
      const overRest = await maya.client.rest('PATCH', `/api/ingredients/${id}`, { assignedTo: buyerId });
      expect(overRest).toMatchObject({ status: 400, body: { field: 'assignedTo' } });
      const overGraphql = await maya.client.graphql(UPDATE, { input: { id, assignedToId: buyerId } });
      expect(overGraphql).toMatchObject({ status: 400, code: 'BAD_USER_INPUT', field: 'assignedToId' });
    }
  });

  test.each([
    ['quantity', true],
    ['unit', true],
    ['notes', true],
    ['part', true],
    ['assignedToId', true],
    ['name', false],
    ['purchased', false],
    ['alternatives', false],
    ['selectedAlternative', false],
  ])('accepts null for %s: %s', async (field, isTaken) => {
    const { id } = await buildIngredient(world, meal, {
      quantity: '2',
      unit: 'lb',
      notes: 'Ripe',
      part: 'For the sauce',
    });
    const answer = await maya.client.graphql(UPDATE, { input: { id, [field]: null } });
    expect(answer).toMatchObject(isTaken ? { status: 200, code: null } : { status: 400, field });
  });

  test('chooses among the existing alternatives', async () => {
    const { id } = await buildIngredient(world, meal, { alternatives: ['Turkey', 'Beans'] });
    const choose = (selectedAlternative: number) =>
      maya.client.rest('PATCH', `/api/ingredients/${id}`, { selectedAlternative });
    expect(await choose(2)).toMatchObject({ status: 200, body: { selectedAlternative: 2 } });
    for (const wrong of [3, -1, 1.5, 70_000])
      expect(await choose(wrong)).toMatchObject({ status: 400, body: { field: 'selectedAlternative' } });
    const shortened = await maya.client.rest('PATCH', `/api/ingredients/${id}`, { alternatives: ['Turkey'] });
    expect(shortened).toMatchObject({ status: 400, body: { field: 'selectedAlternative' } });
  });

  test('is refused once the trip is completed, including ticks', async () => {
    const past = await buildTrip(world, maya, { startDate: '2026-05-01', endDate: '2026-05-03' });
    const { id } = await buildIngredient(world, await buildMeal(world, past));
    for (const change of [{ purchased: true }, { name: 'Beans' }, { purchased: true, name: 'Beans' }])
      expect(await maya.client.rest('PATCH', `/api/ingredients/${id}`, change)).toMatchObject({
        status: 409,
        body: { code: 'TRIP_COMPLETED' },
      });
    expect((await maya.client.rest('DELETE', `/api/ingredients/${id}`)).status).toBe(409);
  });
});

test('a tick reads nothing that it does not change', async () => {
  const { id } = await buildIngredient(world, meal);
  const document = `mutation ($input: UpdateIngredientInput!) {
    updateIngredient(input: $input) {
      ingredient { purchased } meal { ingredientCount purchasedIngredientCount }
    }
  }`;
  for (const purchased of [true, false]) {
    const tick = () => maya.client.graphql(document, { input: { id, tripId: trip.id, purchased } });
    // The session, the begin, the tick, the revision, its event, the commit.
    expect(await countStatements(tick)).toBe(6);
    expect(await tick()).toMatchObject({
      data: { updateIngredient: { ingredient: { purchased }, meal: { ingredientCount: 1 } } },
    });
  }
});

describe('deleting an ingredient', () => {
  test('answers 204, and 404 the second time', async () => {
    const { id } = await buildIngredient(world, meal);
    expect(await maya.client.rest('DELETE', `/api/ingredients/${id}`)).toMatchObject({
      status: 204,
      body: null,
    });
    expect((await maya.client.rest('DELETE', `/api/ingredients/${id}`)).status).toBe(404);
  });

  test('answers with the meal without it', async () => {
    const { id } = await buildIngredient(world, meal, { purchased: true });
    const { data } = await maya.client.graphql(
      `mutation ($input: DeleteIngredientInput!) {
        deleteIngredient(input: $input) { id meal { id ingredientCount purchasedIngredientCount } }
      }`,
      { input: { id } },
    );
    expect(data).toEqual({
      deleteIngredient: { id, meal: { id: meal.id, ingredientCount: 0, purchasedIngredientCount: 0 } },
    });
  });
});
