import {
  buildMeal,
  buildIngredient,
  buildParticipant,
  buildPerson,
  buildTrip,
  type Person,
} from '../build.ts';
import { DOORS } from '../followers.ts';
import { createWorld, type World } from '../world.ts';
import { startServerBeside, type BuiltServer } from './builtServer.ts';

/** Built servers have the real clock. */
const OPEN = { startDate: '2099-06-13', endDate: '2099-06-15' };

let world: World;
let servers: BuiltServer[];
let maya: Person;
let jonas: Person;

const start = () => startServerBeside(world);

beforeAll(async () => {
  world = await createWorld();
  servers = await Promise.all([start(), start()]);
  maya = await buildPerson(world);
  jonas = await buildPerson(world, { name: 'Jonas Weber' });
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await world.close();
});

describe.each(DOORS)('two processes, followed over %s,', (_door, followBy) => {
  it('tell each other purchases and people, and go on after one is killed', async () => {
    const [one, other] = servers;
    if (one === undefined || other === undefined) throw new Error('Two servers were started.');
    const trip = await buildTrip(world, maya, OPEN);
    const own = await buildParticipant(world, trip, jonas);
    const { id } = await buildIngredient(world, await buildMeal(world, trip));
    const atOne = followBy(one.url, maya.client, trip.id);
    const atOther = followBy(other.url, jonas.client, trip.id);
    await Promise.all([atOne, atOther].map((follower) => follower.get(({ kind }) => kind === 'HELLO')));
    await jonas.client.at(other.url).rest('PATCH', `/api/ingredients/${id}`, { purchased: true });
    for (const follower of [atOne, atOther])
      expect(await follower.get(({ kind }) => kind === 'PURCHASES')).toMatchObject({
        revision: 1,
        ids: [id],
        actor: own.id,
      });
    for (const follower of [atOne, atOther]) await follower.get(({ presence }) => presence?.length === 2);

    await other.end('SIGKILL');
    expect((await atOther.ended).message).not.toBeNull();
    await jonas.client.at(one.url).rest('PATCH', `/api/ingredients/${id}`, { purchased: false });
    const again = await start();
    servers = [one, again];
    const resumed = followBy(again.url, jonas.client, trip.id, { after: 1 });
    expect(await resumed.changesUntil(2)).toEqual([
      ['HELLO', 1],
      ['PURCHASES', 2],
    ]);

    await maya.client.at(one.url).rest('DELETE', `/api/trips/${trip.id}/participants/${own.id}`);
    expect(await resumed.ended).toMatchObject({ code: 'NOT_FOUND' });
    await atOne.get(({ revision, kind }) => revision === 3 && kind !== 'PRESENCE');
    atOne.close();
  });

  it('tell their callers to connect again on SIGTERM', async () => {
    const server = await start();
    const trip = await buildTrip(world, maya, OPEN);
    const follower = followBy(server.url, maya.client, trip.id);
    await follower.get(({ kind }) => kind === 'HELLO');
    const ended = server.end('SIGTERM');
    const { code, message } = await follower.ended;
    expect([1012, 'SERVICE_UNAVAILABLE']).toContain(code);
    expect(message).toBe('This server stops. Please connect again.');
    await ended;
    expect(server.process.exitCode).toBe(0);
  });
});
