import { buildPerson, newPhone } from '../build.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('every row of a trip', () => {
  it('gets an id with the place of its trip in every use case', async () => {
    const maya = await buildPerson(world);
    const call = async (method: 'POST' | 'GET', path: string, body?: object) => {
      const answer = await maya.client.rest(method, path, body);
      if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
      return answer.body as { id: string };
    };
    const days = { startDate: '2026-06-13', endDate: '2026-06-15' };
    const trip = await call('POST', '/api/trips', { name: 'Lake', location: 'Joseph', ...days });
    const slot = { tripId: trip.id, date: '2026-06-13', type: 'dinner' };
    const meal = await call('POST', '/api/meals', { ...slot, name: 'Chili' });
    await call('POST', `/api/trips/${trip.id}/invite`, { name: 'Ruth', phone: newPhone() });
    await call('POST', `/api/meals/${meal.id}/ingredients`, { name: 'Eggs' });
    const ingredients = [{ name: 'Salt' }, { name: 'Rice' }];
    await call('POST', `/api/meals/${meal.id}/ingredients/batch`, { ingredients });
    await call('POST', `/api/trips/${trip.id}/assign-meals`, {});
    await call('POST', `/api/trips/${trip.id}/suggest-meals`, {});
    await call('POST', '/api/trips/import', await call('GET', `/api/trips/${trip.id}/export`));
    for (const table of ['participants', 'meals', 'ingredients', 'suggestion_runs']) {
      const rows = await world.dataSource.query<object[]>(
        `select place_of(id) = place and place = place_of(trip_id) as "isThere" from ${table}`,
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(new Set(['{"isThere":true}']));
    }
  });
});
