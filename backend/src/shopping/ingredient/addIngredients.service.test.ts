import { buildIngredient, buildMeal, buildPerson, buildTrip } from '../../../test/build.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';

const world = testWorld();
const maya = eachTest(() => buildPerson(world));
const meal = eachTest(async () => buildMeal(world, await buildTrip(world, maya)));

const add = (body: unknown, headers: Record<string, string> = {}) =>
  maya.client.rest('POST', `/api/meals/${meal.id}/ingredients/batch`, body, headers);
const names = async () => {
  const { body } = await maya.client.rest('GET', `/api/meals/${meal.id}/ingredients`);
  return (body as { name: string }[]).map(({ name }) => name);
};
const listOf = (count: number) => Array.from({ length: count }, (_, place) => ({ name: `Item ${place}` }));

describe('adding several ingredients', () => {
  test('answers 201 with all of them in the order given, and the meal lists them in that order', async () => {
    const answer = await add({ ingredients: listOf(40) });
    expect(answer.status).toBe(201);
    expect(answer.body).toHaveLength(40);
    const expected = listOf(40).map(({ name }) => name);
    expect((answer.body as { name: string }[]).map(({ name }) => name)).toEqual(expected);
    expect(await names()).toEqual(expected);
  });

  test('answers over GraphQL with the counts of the meal', async () => {
    await buildIngredient(world, meal, { purchased: true });
    const { data } = await maya.client.graphql(
      `mutation ($input: AddIngredientsInput!) {
        addIngredients(input: $input) {
          ingredients { name quantity unit notes }
          meal { id ingredientCount purchasedIngredientCount }
        }
      }`,
      {
        input: {
          // An id may be in upper case.
          mealId: meal.id.toUpperCase(),
          ingredients: [{ name: ' Beef ', quantity: '2', unit: 'lbs', notes: '80/20' }, { name: 'Salt' }],
        },
      },
    );
    expect(data).toEqual({
      addIngredients: {
        ingredients: [
          { name: 'Beef', quantity: '2', unit: 'lbs', notes: '80/20' },
          { name: 'Salt', quantity: null, unit: null, notes: null },
        ],
        meal: { id: meal.id, ingredientCount: 3, purchasedIngredientCount: 1 },
      },
    });
  });

  test.each([
    ['a blank name', { name: ' ' }, 'ingredients.2.name', 'Please enter an ingredient name.'],
    [
      'a long unit',
      { name: 'Rice', unit: 'u'.repeat(41) },
      'ingredients.2.unit',
      'Unit can have at most 40 characters.',
    ],
    ['no object', 'Rice', 'ingredients.2', 'An ingredient has to be an object with its fields.'],
  ])('adds none when one has %s, and names that one', async (_, wrong, field, message) => {
    expect(await add({ ingredients: [{ name: 'Rice' }, { name: 'Salt' }, wrong] })).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', field, message },
    });
    expect(await names()).toEqual([]);
  });

  test.each([
    ['nothing', undefined, 'Ingredients have to be a list.'],
    ['a text', 'Rice', 'Ingredients have to be a list.'],
    ['an empty list', [], 'Please send at least one ingredient.'],
    ['101 of them', listOf(101), 'At most 100 ingredients can be added at once.'],
  ])('refuses %s', async (_, ingredients, message) => {
    expect(await add({ ingredients })).toMatchObject({
      status: 400,
      body: { field: 'ingredients', message },
    });
  });

  test('stops at 100 in a meal, and names the remaining room', async () => {
    expect((await add({ ingredients: listOf(97) })).status).toBe(201);
    expect(await add({ ingredients: listOf(4) })).toMatchObject({
      status: 400,
      body: { message: 'A meal can have at most 100 ingredients. This one has room for 3 more.' },
    });
    expect(await names()).toHaveLength(97);
  });

  test('adds one of two concurrent lists whole and the other not at all when only one fits', async () => {
    const answers = await Promise.all([add({ ingredients: listOf(60) }), add({ ingredients: listOf(60) })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await names()).toHaveLength(60);
  });
});

describe('repeating an addition with its Idempotency-Key', () => {
  const key = { 'Idempotency-Key': 'list-1' };
  const ingredients = [{ name: 'Rice' }, { name: 'Beans' }, { name: 'Salt' }];

  test('adds the ingredients once, and gives all concurrent calls the same answer', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add({ ingredients }, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(answers[2]?.body).toEqual(answers[0]?.body);
    expect(await names()).toEqual(['Rice', 'Beans', 'Salt']);
  });

  test('answers with those that still exist', async () => {
    const { body } = await add({ ingredients }, key);
    const [rice] = body as { id: string }[];
    await maya.client.rest('DELETE', `/api/ingredients/${rice?.id}`);
    expect(await add({ ingredients }, key)).toMatchObject({
      status: 201,
      body: [{ name: 'Beans' }, { name: 'Salt' }],
    });
  });

  test('is 409 with another list', async () => {
    await add({ ingredients }, key);
    expect(await add({ ingredients: [{ name: 'Rice' }] }, key)).toMatchObject({ status: 409 });
  });

  test('works for a single ingredient, with 404 once it is deleted', async () => {
    const one = () => maya.client.rest('POST', `/api/meals/${meal.id}/ingredients`, { name: 'Rice' }, key);
    const [first, second] = await Promise.all([one(), one()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await names()).toEqual(['Rice']);
    await maya.client.rest('DELETE', `/api/ingredients/${(first.body as { id: string }).id}`);
    expect((await one()).status).toBe(404);
  });
});
