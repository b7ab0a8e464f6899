import {
  buildCompanion,
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
} from '../../../test/build.ts';
import { testWorld } from '../../../test/world.ts';
import { Participant } from '../../entities/participant.entity.ts';

const world = testWorld();

const NUTS = { kind: 'content', value: 'treeNut', strictness: 'allergy' } as const;

test("a day of the kitchen's handbook, to members alone", async () => {
  const maya = await buildPerson(world);
  const stranger = await buildPerson(world);
  const trip = await buildTrip(world, maya);
  await buildParticipant(world, trip, await buildPerson(world));
  const host = await world.dataSource.manager.findOneByOrFail(Participant, {
    tripId: trip.id,
    userId: maya.user.id,
  });
  const ella = await buildCompanion(world, host, { name: 'Ella', group: 'Otters', avoids: [NUTS] });
  const date = '2026-06-13';
  const first = await buildMeal(world, trip, { date, minutes: 110 });
  const nuts = await buildMeal(world, trip, { date, name: 'Walnut salad', position: 1, minutes: null });
  const beans = await buildIngredient(world, first, { name: 'dried black beans', quantity: '1', unit: 'lb' });
  await buildIngredient(world, nuts, { name: 'walnuts', quantity: '8', unit: 'oz' });
  const at = '2026-06-12T10:00:00Z';
  const leftOut = { kind: 'left_out', at, by: null, message: null, shop: null, asked: null } as const;
  await buildIngredient(world, first, { name: 'dried chickpeas', unavailable: leftOut });
  const path = `/api/trips/${trip.id}/handbook?from=${date}&to=${date}`;
  const { status, body } = await maya.client.rest('GET', path);
  expect(status).toBe(200);
  expect(body).toMatchObject([
    {
      date: '2026-06-12',
      slots: [],
      ahead: [{ kind: 'SOAK', mealId: first.id, ingredientId: beans.id }],
      shopping: [],
    },
    {
      date,
      slots: [
        {
          type: 'DINNER',
          time: '18:00',
          duties: [],
          withoutDish: [],
          dishes: [
            {
              mealId: first.id,
              start: { date, time: '16:10' },
              groups: [
                { name: 'Otters', portions: 1 },
                { name: null, portions: 2 },
              ],
              groupAmounts: [],
            },
            { mealId: nuts.id, start: null },
          ],
          people: [
            {
              eaterId: ella.id,
              dishes: [
                { mealId: first.id, verdict: 'SAFE' },
                { mealId: nuts.id, verdict: 'CONFLICT' },
              ],
            },
          ],
        },
      ],
    },
  ]);
  const whole = await maya.client.rest('GET', `/api/trips/${trip.id}/handbook?units=US`);
  expect(JSON.stringify(whole.body)).toContain('dried black beans');
  const shared = await maya.client.rest('GET', `${path}&groupAmounts=true&units=METRIC`);
  const amounts = { ingredientId: beans.id, amounts: ['150 g', '300 g'] };
  expect(shared.body).toMatchObject([
    {},
    { slots: [{ dishes: [{ groupAmounts: [amounts] }, { groupAmounts: [{}] }] }] },
  ]);
  expect((await stranger.client.rest('GET', path)).status).toBe(404);
  expect((await maya.client.rest('GET', `/api/trips/${trip.id}/handbook?from=tomorrow`)).status).toBe(400);
});
