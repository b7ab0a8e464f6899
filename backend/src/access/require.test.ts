import { leaveUserTrip } from './userTrips.sql.ts';
import { INVITE_STATUSES } from '../../../domain/people/inviteStatus.ts';
import { earliestOpenEndDate } from '../../../domain/trip/trip.ts';
import { buildIngredient, buildMeal, buildParticipant, buildPerson, buildTrip } from '../../test/build.ts';
import { testWorld } from '../../test/world.ts';
import { tripAbilities } from './policy.ts';
import { memberOfOpenTrip } from './access.sql.ts';

const world = testWorld();

describe('access checks', () => {
  test('memberOfOpenTrip in SQL agrees with the policy on ticking', async () => {
    const creator = await buildPerson(world);
    const jonas = await buildPerson(world);
    const trip = await buildTrip(world, creator);
    const sql = `select from trips t join participants own on own.trip_id = t.id
                 where t.id = $3 and ${memberOfOpenTrip('$1', '$2')}`;
    const seen = new Set<boolean>();
    for (const inviteStatus of INVITE_STATUSES) {
      const participant = await buildParticipant(world, trip, jonas, { inviteStatus });
      for (const now of ['2026-06-10T00:00:00Z', '2026-06-16T11:59:59Z', '2026-06-16T12:00:00Z']) {
        const instant = new Date(now);
        const values = [jonas.user.id, earliestOpenEndDate(instant), trip.id];
        const rows: unknown[] = await world.dataSource.query(sql, values);
        const isAllowed = tripAbilities(trip, participant, instant).has('tick_ingredients');
        expect(rows.length === 1).toBe(isAllowed);
        seen.add(isAllowed);
      }
      await world.dataSource.query('delete from participants where id = $1', [participant.id]);
      await leaveUserTrip(world.dataSource.manager, participant);
    }
    expect(seen).toEqual(new Set([true, false]));
  });

  test('answer an outsider as if the trip, meal or ingredient did not exist', async () => {
    const creator = await buildPerson(world);
    const outsider = await buildPerson(world);
    const meal = await buildMeal(world, await buildTrip(world, creator));
    const ingredient = await buildIngredient(world, meal);
    const never = '01890000-0000-7000-8000-000000000000';
    for (const [method, path, id, body] of [
      ['GET', '/api/trips/', meal.tripId, undefined],
      ['PATCH', '/api/meals/', meal.id, { name: 'Tacos' }],
      ['GET', '/api/meals/', `${meal.id}/ingredients`, undefined],
      ['PATCH', '/api/ingredients/', ingredient.id, { purchased: true }],
      ['PATCH', '/api/ingredients/', ingredient.id, { name: 'Beans' }],
      ['DELETE', '/api/ingredients/', ingredient.id, undefined],
    ] as const) {
      const neverId = id.replace(/^[0-9a-f-]{36}/, never);
      const refused = await outsider.client.rest(method, path + id, body);
      const missing = await outsider.client.rest(method, path + neverId, body);
      expect({ method, path, status: refused.status }).toEqual({ method, path, status: 404 });
      expect(refused.body).toEqual(missing.body);
    }
  });

  test('answer an id that is no UUID with 400 over GraphQL and REST', async () => {
    const { client } = await buildPerson(world);
    expect((await client.rest('GET', '/api/trips/17')).status).toBe(400);
    expect((await client.rest('PATCH', '/api/ingredients/17', { purchased: true })).status).toBe(400);
    expect((await client.graphql('{ trip(id: "17") { id } }')).code).toBe('BAD_USER_INPUT');
  });
});
