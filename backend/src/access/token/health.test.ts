import { buildIngredient, buildMeal, buildPerson, buildTrip } from '../../../test/build.ts';
import { withToken } from '../../../test/doors/withToken.ts';
import { allTests } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import { Eater } from '../../entities/eater.entity.ts';
import { Ingredient } from '../../entities/ingredient.entity.ts';

const world = testWorld();
const maya = allTests(() => buildPerson(world));
const trip = allTests(() => buildTrip(world, maya));

describe('a token without people:health', () => {
  test('is not told who gets a separate plate, through any door', async () => {
    const meal = await buildMeal(world, trip);
    const butter = await buildIngredient(world, meal, { name: 'Butter' });
    const eater = await world.dataSource.manager.findOneByOrFail(Eater, { tripId: trip.id });
    await maya.client.rest('POST', `/api/ingredients/${butter.id}/apart`, {
      name: 'Margarine',
      eaterIds: [eater.id],
    });
    const query = `query ($id: ID!) { meal(id: $id) { ingredients { name apartOfId apartEaterIds } } }`;
    const plate = (apartOfId: string | null, apartEaterIds: readonly string[]): unknown[] => [
      expect.objectContaining({ name: 'Butter', apartOfId: null, apartEaterIds: [] }),
      expect.objectContaining({ name: 'Margarine', apartOfId, apartEaterIds }),
    ];
    const told = async (scopes: Parameters<typeof withToken>[2]) => {
      const client = await withToken(world, maya, scopes);
      const { data } = await client.graphql(query, { id: meal.id });
      const { body } = await client.rest('GET', `/api/meals/${meal.id}/ingredients`);
      return [(data as { meal: { ingredients: object[] } }).meal.ingredients, body];
    };
    const hidden = plate(null, []);
    const shown = plate(butter.id, [eater.id]);
    expect(await told(['trips:read'])).toEqual([hidden, hidden]);
    expect(await told(['trips:read', 'people:health'])).toEqual([shown, shown]);
  });

  test('gives nobody a separate plate, through any door', async () => {
    const meal = await buildMeal(world, trip, { type: 'lunch' });
    const butter = await buildIngredient(world, meal, { name: 'Butter' });
    const eater = await world.dataSource.manager.findOneByOrFail(Eater, { tripId: trip.id });
    const cook = `mutation ($input: CookApartInput!) { cookApart(input: $input) { ingredient { name } } }`;
    const plates = async (scopes: Parameters<typeof withToken>[2]) => {
      const client = await withToken(world, maya, scopes);
      const eaterIds = [eater.id];
      const input = { ingredientId: butter.id, eaterIds, name: 'Margarine' };
      const { code } = await client.graphql(cook, { input });
      const overRest = { eaterIds, name: 'Olive oil' };
      const { status } = await client.rest('POST', `/api/ingredients/${butter.id}/apart`, overRest);
      return [code, status, await world.dataSource.manager.countBy(Ingredient, { apartOfId: butter.id })];
    };
    expect(await plates(['trips:write', 'trips:read'])).toEqual(['FORBIDDEN', 403, 0]);
    expect(await plates(['trips:write', 'trips:read', 'people:health'])).toEqual([null, 201, 1]);
  });

  test('edits a trip, but not its dietary restrictions', async () => {
    const update = `mutation ($input: UpdateTripInput!) { updateTrip(input: $input) { trip { name } } }`;
    const plan = {
      id: trip.id,
      name: 'Moab',
      location: 'Utah',
      startDate: trip.startDate,
      endDate: trip.endDate,
    };
    const restricted = { input: { ...plan, dietaryRestrictions: ['vegan'] } };
    const client = await withToken(world, maya, ['trips:write', 'trips:read']);
    expect(await client.graphql(update, { input: plan })).toMatchObject({ code: null });
    expect(await client.graphql(update, restricted)).toMatchObject({ code: 'FORBIDDEN' });
    const allowed = await withToken(world, maya, ['trips:write', 'trips:read', 'people:health']);
    expect(await allowed.graphql(update, restricted)).toMatchObject({ code: null });
    const { data } = await maya.client.graphql(`query ($id: ID!) { trip(id: $id) { dietaryRestrictions } }`, {
      id: trip.id,
    });
    expect(data).toEqual({ trip: { dietaryRestrictions: ['vegan'] } });
  });

  test('is not told dietary restrictions by a conflict', async () => {
    const own = await buildTrip(world, maya);
    const update = `mutation ($input: UpdateTripInput!) { updateTrip(input: $input) { trip { name } } }`;
    const rename = (name: string) => ({ input: { id: own.id, version: 1, name } });
    await maya.client.graphql(update, rename('Moab'));
    const toldWith = async (scopes: Parameters<typeof withToken>[2]) => {
      const client = await withToken(world, maya, scopes);
      const { extensions } = await client.graphql(update, rename('Zion'));
      return extensions?.['conflict'];
    };
    expect(await toldWith(['trips:write', 'trips:read'])).not.toHaveProperty('current.dietaryRestrictions');
    expect(await toldWith(['trips:write', 'trips:read', 'people:health'])).toMatchObject({
      current: { name: 'Moab', dietaryRestrictions: [] },
    });
  });
});
