import { buildIngredient, buildMeal, buildParticipant, buildPerson, buildTrip } from '../../../test/build.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import type { Meal } from '../../entities/meal.entity.ts';

const world = testWorld();

const sam = eachTest(() => buildPerson(world, { name: 'Sam' }));
const trip = eachTest(async () => buildTrip(world, await buildPerson(world)));
beforeEach(async () => {
  await buildParticipant(world, trip, sam);
});

describe('keeping a meal as a recipe', () => {
  const save = (meal: Meal, body: object = {}, headers = {}) =>
    sam.client.rest('POST', `/api/meals/${meal.id}/save-recipe`, body, headers);

  it('takes its texts, facts, servings, and the chosen ingredients', async () => {
    const meal = await buildMeal(world, trip, {
      description: 'Hot.',
      instructions: ['Stir.'],
      servingsQuarters: 16,
      minutes: 45,
      recipe: 'Medium difficulty.\nhttps://example.org/chili',
    });
    await buildIngredient(world, meal, { alternatives: ['Lentils'], selectedAlternative: 1 });
    const { status, body } = await save(meal);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      source: 'OWN',
      name: 'Cast-iron chili',
      description: 'Hot.',
      instructions: ['Stir.'],
      servings: 4,
      minutes: 45,
      difficulty: 'MEDIUM',
      sourceUrl: 'https://example.org/chili',
      mealTypes: ['DINNER'],
      sourceName: trip.name,
      viewerCanEdit: true,
      ingredients: [{ name: 'Lentils', quantity: '2', unit: 'lb', alternatives: ['Ground beef'] }],
    });
  });

  it('converts its amounts to other servings, and leaves fixed ones', async () => {
    const scaled = await buildMeal(world, trip, { servingsQuarters: 16 });
    await buildIngredient(world, scaled);
    expect((await save(scaled, { name: 'Our chili', servings: 6 })).body).toMatchObject({
      name: 'Our chili',
      servings: 6,
      ingredients: [{ quantity: '3', unit: 'lb' }],
    });
    const fixed = await buildMeal(world, trip, { type: 'lunch' });
    await buildIngredient(world, fixed);
    expect((await save(fixed, { servings: 6 })).body).toMatchObject({
      servings: 6,
      ingredients: [{ quantity: '2' }],
    });
  });

  it('takes other minutes, or none', async () => {
    const meal = await buildMeal(world, trip, { recipe: '45 minutes.' });
    expect((await save(meal, { minutes: 50 })).body).toMatchObject({ minutes: 50 });
    expect((await save(meal, { minutes: null })).body).toMatchObject({ minutes: null });
    expect(await save(meal, { minutes: 0 })).toMatchObject({ status: 400, body: { field: 'minutes' } });
  });

  it('leaves out what is not wanted', async () => {
    const meal = await buildMeal(world, trip, { description: 'Hot.', instructions: ['Stir.'] });
    await buildIngredient(world, meal);
    expect((await save(meal, { withIngredients: false })).body).toMatchObject({
      description: 'Hot.',
      instructions: ['Stir.'],
      ingredients: [],
    });
    expect((await save(meal, { withSteps: false })).body).toMatchObject({
      description: null,
      instructions: [],
      ingredients: [{ name: 'Ground beef' }],
    });
  });

  it('without its swaps takes the ingredients as they were written', async () => {
    const meal = await buildMeal(world, trip);
    await buildIngredient(world, meal, { alternatives: ['Lentils'], selectedAlternative: 1 });
    expect((await save(meal, { withSwaps: false })).body).toMatchObject({
      ingredients: [{ name: 'Ground beef', quantity: '2', unit: 'lb', alternatives: ['Lentils'] }],
    });
  });

  it('happens once for an Idempotency-Key', async () => {
    const meal = await buildMeal(world, trip);
    const first = await save(meal, {}, { 'Idempotency-Key': 'k' });
    expect((await save(meal, {}, { 'Idempotency-Key': 'k' })).body).toEqual(first.body);
  });

  it('needs a name', async () => {
    const meal = await buildMeal(world, trip, { name: '' });
    expect(await save(meal)).toMatchObject({ status: 400, body: { field: 'name' } });
    expect((await save(meal, { name: 'Leftovers' })).status).toBe(201);
  });
});
