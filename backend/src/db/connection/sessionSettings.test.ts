import pg from 'pg';
import { buildMeal, buildParticipant, buildPerson, buildTrip } from '../../../test/build.ts';
import { scratchDatabase } from '../../../test/postgres/scratchDatabase.ts';
import { codeFor } from '../../../test/signIn.ts';
import { worldOn } from '../../../test/world.ts';

test('the defaults of a database change nothing: dates as texts, and twelve votes at once', async () => {
  const { connection, drop } = await scratchDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  for (const setting of ["datestyle = 'SQL, DMY'", "default_transaction_isolation = 'serializable'"])
    await client.query(`alter database ${connection.database} set ${setting}`);
  await client.end();
  const world = await worldOn(connection);
  expect(await codeFor(world, '+14155550123')).toMatch(/^\d{6}$/);
  const maya = await buildPerson(world);
  const trip = await buildTrip(world, maya);
  const meal = await buildMeal(world, trip);
  const people = [maya];
  for (let count = 0; count < 11; count++) {
    const person = await buildPerson(world);
    await buildParticipant(world, trip, person);
    people.push(person);
  }
  const votes = await Promise.all(
    people.map(({ client: voter }) => voter.rest('POST', `/api/meals/${meal.id}/vote`, { voteType: 'up' })),
  );
  expect(new Set(votes.map(({ status }) => status))).toEqual(new Set([200]));
  await world.close();
  await drop();
});
