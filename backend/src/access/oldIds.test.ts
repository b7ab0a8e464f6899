import { buildIngredient, buildMeal, buildParticipant, buildPerson, buildTrip } from '../../test/build.ts';
import { createWorld, type World } from '../../test/world.ts';
import { newIdIn } from '../base/ids.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const TRIP_ID = '01900000-0000-7000-8000-00abc0000000';
const ELSEWHERE = '01900000-0000-7000-8000-00def0000000';

/** Ids were made without the place of the trip before trips had one. */
test('rows whose ids have another place than their trip are found over REST', async () => {
  const [maya, jonas] = [await buildPerson(world), await buildPerson(world)];
  const trip = await buildTrip(world, maya, { id: TRIP_ID });
  const meal = await buildMeal(world, trip, { id: newIdIn(ELSEWHERE) });
  const ingredient = await buildIngredient(world, meal, { id: newIdIn(ELSEWHERE) });
  const invited = await buildParticipant(world, trip, jonas, {
    id: newIdIn(ELSEWHERE),
    inviteStatus: 'pending',
  });
  const answers = [
    await maya.client.rest('GET', `/api/meals/${meal.id}`),
    await maya.client.rest('PATCH', `/api/meals/${meal.id}`, { name: 'Curry' }),
    await maya.client.rest('PATCH', `/api/ingredients/${ingredient.id}`, { purchased: true }),
    await jonas.client.rest('POST', `/api/invitations/${invited.id}/respond`, { response: 'accepted' }),
    await maya.client.rest('DELETE', `/api/meals/${meal.id}`),
  ];
  expect(answers).toMatchObject([
    { status: 200, body: { id: meal.id } },
    { status: 200, body: { name: 'Curry' } },
    { status: 200, body: { purchased: true } },
    { status: 200, body: { inviteStatus: 'accepted' } },
    { status: 204 },
  ]);
});
