import { buildMeal, buildParticipant, buildPerson, buildTrip, type Person } from '../../../test/build.ts';
import { buildRecipe, buildShare } from '../../../test/buildRecipe.ts';
import { concurrently, expectWithin, outcomes } from '../../../test/races.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import { Recipe } from '../../entities/recipe/recipe.entity.ts';
import { SharedRecipe } from '../../entities/recipe/sharedRecipe.entity.ts';

const world = testWorld();

const maya = eachTest(() => buildPerson(world));
const sam = eachTest(() => buildPerson(world, { name: 'Sam' }));
const trip = eachTest(() => buildTrip(world, maya));
const samRow = eachTest(() => buildParticipant(world, trip, sam));

const idOf = (body: unknown) => String(Reflect.get(Object(body), 'id'));
const create = (person: Person, body: object, key?: string) =>
  person.client.rest('POST', '/api/recipes', body, key === undefined ? {} : { 'Idempotency-Key': key });
const read = (person: Person, id: string) => person.client.rest('GET', `/api/recipes/${id}`);

describe('a recipe', () => {
  it('is kept as it was written, trimmed', async () => {
    const { status, body } = await create(maya, {
      name: '  Stew ',
      description: ' ',
      servings: 4.5,
      minutes: 90,
      difficulty: 'medium',
      ingredients: [
        { name: ' Beef ', quantity: '2', unit: 'lb' },
        { name: 'Salt', part: ' Rub ' },
      ],
      instructions: ['Brown it.', ' '],
      mealTypes: ['dinner', 'lunch'],
      equipment: ['fire-pit'],
      sourceUrl: 'https://example.org/stew',
      sourceName: 'Grandma',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      source: 'OWN',
      name: 'Stew',
      description: null,
      servings: 4.5,
      minutes: 90,
      difficulty: 'MEDIUM',
      ingredients: [
        { name: 'Beef', quantity: '2', unit: 'lb', notes: null, alternatives: [], part: null },
        { name: 'Salt', quantity: null, unit: null, notes: null, alternatives: [], part: 'Rub' },
      ],
      instructions: ['Brown it.'],
      mealTypes: ['LUNCH', 'DINNER'],
      equipment: ['FIRE_PIT'],
      sourceUrl: 'https://example.org/stew',
      version: 1,
      viewerCanEdit: true,
      ownerName: 'Maya Torres',
    });
    expect((await read(maya, idOf(body))).body).toMatchObject(Object(body));
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ name: 'Stew', description: 'x'.repeat(2001) }, 'description'],
    [{ name: 'Stew', servings: 0 }, 'servings'],
    [{ name: 'Stew', servings: 600.25 }, 'servings'],
    [{ name: 'Stew', servings: 1.1 }, 'servings'],
    [{ name: 'Stew', minutes: 0 }, 'minutes'],
    [{ name: 'Stew', minutes: 5761 }, 'minutes'],
    [{ name: 'Stew', difficulty: 'tricky' }, 'difficulty'],
    [{ name: 'Stew', ingredients: [{ name: 'Beef' }, { name: '' }] }, 'ingredients.1.name'],
    [{ name: 'Stew', ingredients: Array.from({ length: 101 }, () => ({ name: 'Beef' })) }, 'ingredients'],
    [{ name: 'Stew', instructions: Array.from({ length: 61 }, () => 'Stir.') }, 'instructions'],
    [{ name: 'Stew', mealTypes: ['supper'] }, 'mealTypes'],
    [{ name: 'Stew', equipment: ['oven'] }, 'equipment'],
    [{ name: 'Stew', sourceUrl: 'javascript:alert(1)' }, 'sourceUrl'],
    [{ name: 'Stew', sourceUrl: 'example.org/stew' }, 'sourceUrl'],
    [{ name: 'Stew', sourceUrl: 'https://maya:secret@example.org/stew' }, 'sourceUrl'],
    [{ name: 'Stew', sourceUrl: 'https://maya@example.org/stew' }, 'sourceUrl'],
  ])('is refused with its field: %#', async (body, field) => {
    expect(await create(maya, body)).toMatchObject({ status: 400, body: { field } });
  });

  it('is made once for an Idempotency-Key', async () => {
    const first = await create(maya, { name: 'Stew' }, 'k1');
    const again = await create(maya, { name: 'Stew' }, 'k1');
    expect(again.body).toEqual(first.body);
    expect((await create(maya, { name: 'Soup' }, 'k1')).status).toBe(409);
    expect(await world.dataSource.manager.countBy(Recipe, { ownerId: maya.user.id })).toBe(1);
  });

  it('of a list is made once for an Idempotency-Key, and the list keeps its order', async () => {
    const recipes = Array.from({ length: 300 }, (_, index) => ({ name: `Dish ${index}` }));
    const createList = (list: readonly object[]) =>
      maya.client.rest('POST', '/api/recipes/batch', { recipes: list }, { 'Idempotency-Key': 'list' });
    const [first, again] = await Promise.all([createList(recipes), createList(recipes)]);
    expect(first).toMatchObject({ status: 201, body: recipes });
    expect(again.body).toEqual(first.body);
    expect(await world.dataSource.manager.countBy(Recipe, { ownerId: maya.user.id })).toBe(300);
    expect((await createList([{ name: 'Soup' }])).status).toBe(409);
    await maya.client.rest('DELETE', `/api/recipes/${idOf(Reflect.get(Object(first.body), '1'))}`);
    expect((await createList(recipes)).body).toHaveLength(299);
  });

  it('keeps what a change leaves out', async () => {
    const { id } = await buildRecipe(world, maya);
    const { body } = await maya.client.rest('PUT', `/api/recipes/${id}`, { minutes: null });
    expect(body).toMatchObject({ name: "Grandma's stew", servings: 4, minutes: null, version: 2 });
    const nothing = await maya.client.rest('PUT', `/api/recipes/${id}`, {});
    expect(nothing).toMatchObject({ status: 200, body: { minutes: null, version: 2 } });
  });

  it('refuses a change that would overwrite a later one unseen, by the body and by If-Match', async () => {
    const { id } = await buildRecipe(world, maya);
    const change = (body: object, headers = {}) =>
      maya.client.rest('PUT', `/api/recipes/${id}`, body, headers);
    await change({ servings: 6, version: 1 });
    expect(await change({ servings: 8, version: 1 })).toMatchObject({
      status: 409,
      body: { conflict: { version: 2, fields: ['servings'], current: { servings: 6 } } },
    });
    expect((await change({ name: 'Soup' }, { 'If-Match': '"1"' })).status).toBe(200);
    expect((await change({ servings: 8 }, { 'If-Match': '"1"' })).status).toBe(409);
    expect((await change({ servings: 8 })).status).toBe(200);
  });

  it('does not exist for others until it is shared with a trip of theirs', async () => {
    const recipe = await buildRecipe(world, maya);
    expect((await read(sam, recipe.id)).status).toBe(404);
    const path = `/api/trips/${trip.id}/recipes/${recipe.id}`;
    expect((await sam.client.rest('PUT', path)).status).toBe(404);
    expect((await maya.client.rest('PUT', path)).body).toMatchObject({ sharedWith: [trip.id] });
    expect((await read(sam, recipe.id)).body).toMatchObject({
      source: 'SHARED',
      ownerName: 'Maya Torres',
      viewerCanEdit: false,
      version: null,
      sharedWith: [trip.id],
    });
    expect((await sam.client.rest('DELETE', `/api/recipes/${recipe.id}`)).status).toBe(404);
    expect((await maya.client.rest('DELETE', path)).body).toMatchObject({ sharedWith: [] });
    expect((await read(sam, recipe.id)).status).toBe(404);
  });

  it('that is deleted leaves the trips', async () => {
    const recipe = await buildRecipe(world, sam);
    await buildShare(world, recipe, samRow);
    expect((await sam.client.rest('DELETE', `/api/recipes/${recipe.id}`)).status).toBe(204);
    expect((await read(maya, recipe.id)).status).toBe(404);
    expect(await world.dataSource.manager.countBy(SharedRecipe, { recipeId: recipe.id })).toBe(0);
  });

  it('of a member who leaves the trip leaves it too', async () => {
    const recipe = await buildRecipe(world, sam);
    await buildShare(world, recipe, samRow);
    await sam.client.rest('DELETE', `/api/trips/${trip.id}/participants/${samRow.id}`);
    expect((await read(maya, recipe.id)).status).toBe(404);
    expect((await read(sam, recipe.id)).status).toBe(200);
  });

  it('goes with the account, whose export has it', async () => {
    const recipe = await buildRecipe(world, sam);
    await buildShare(world, recipe, samRow);
    expect((await sam.client.rest('GET', '/api/auth/me/export')).body).toMatchObject({
      recipes: [
        { id: recipe.id, name: "Grandma's stew", servings: 4, ingredients: [{ name: 'Ground beef' }, {}] },
      ],
      trips: [{ sharedRecipes: [{ recipeId: recipe.id }] }],
    });
    await sam.client.rest('DELETE', '/api/auth/me');
    expect(await world.dataSource.manager.countBy(Recipe, { id: recipe.id })).toBe(0);
    expect((await read(maya, recipe.id)).status).toBe(404);
  });

  it('has the diets that all of its ingredients fit', async () => {
    const dietsOf = async (...names: string[]) => {
      const { body } = await create(maya, { name: 'Dish', ingredients: names.map((name) => ({ name })) });
      return Reflect.get(Object(body), 'diets') as unknown;
    };
    expect(await dietsOf('Red lentils', 'Carrots')).toEqual(expect.arrayContaining(['vegan', 'gluten-free']));
    expect(await dietsOf('Red lentils', 'Honey')).toContain('vegetarian');
    expect(await dietsOf('Red lentils', 'Honey')).not.toContain('vegan');
    expect(await dietsOf('Red lentils', 'Zorbleflux')).toEqual([]);
    expect(await dietsOf()).toEqual([]);
  });
});

describe('a recipe book', () => {
  const fill = (count: number) =>
    world.dataSource.query(
      `insert into recipes (id, owner_id, name, created_at, updated_at)
       select gen_random_uuid(), $1, 'Dish ' || n, now(), now() from generate_series(1, $2::int) n`,
      [maya.user.id, count],
    );

  it('has at most 1,000 recipes', async () => {
    await fill(999);
    const both = { recipes: [{ name: 'Stew' }, { name: 'Soup' }] };
    expect(await maya.client.rest('POST', '/api/recipes/batch', both)).toMatchObject({
      status: 400,
      body: { message: 'A recipe book can have at most 1000 recipes. There is room for 1 more.' },
    });
    expect((await create(maya, { name: 'Stew' })).status).toBe(201);
    expect((await create(maya, { name: 'Soup' })).status).toBe(400);
  });

  it('is not overfilled by two calls at once', async () => {
    const seen = await outcomes(
      async () => {
        await world.dataSource.manager.delete(Recipe, { ownerId: maya.user.id });
        await fill(999);
      },
      async (_, round) => {
        const one = () => create(maya, { name: 'Stew' });
        return (await concurrently(round, one, one)).sort().join();
      },
    );
    expect(seen).toEqual(['201,400']);
  });
});

test('a recipe that is shared while it is deleted is shared with nobody', async () => {
  const seen = await outcomes(
    () => buildRecipe(world, maya),
    async ({ id }, round) => {
      const statuses = await concurrently(
        round,
        () => maya.client.rest('PUT', `/api/trips/${trip.id}/recipes/${id}`),
        () => maya.client.rest('DELETE', `/api/recipes/${id}`),
      );
      expect(await world.dataSource.manager.countBy(SharedRecipe, { recipeId: id })).toBe(0);
      return statuses.join();
    },
  );
  expectWithin(seen, ['200,204', '404,204']);
});

describe('a meal', () => {
  it('is a recipe once it has ingredients or steps', async () => {
    const bare = await buildMeal(world, trip);
    expect((await read(sam, bare.id)).status).toBe(404);
    const meal = await buildMeal(world, trip, {
      type: 'lunch',
      name: 'Soup',
      instructions: ['Boil it.'],
      recipe: 'Serves 6.',
      minutes: 35,
    });
    expect((await read(sam, meal.id)).body).toMatchObject({
      source: 'MEAL',
      name: 'Soup',
      servings: 6,
      minutes: 35,
      mealTypes: ['LUNCH'],
      sourceName: trip.name,
      viewerCanEdit: false,
      version: null,
    });
    const outsider = await buildPerson(world);
    expect((await read(outsider, meal.id)).status).toBe(404);
  });
});
