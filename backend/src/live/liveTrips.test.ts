import { buildParticipant, buildPerson, buildTrip, type Person } from '../../test/build.ts';
import { changeIn, DOORS, type Follower } from '../../test/followers.ts';
import { eachTest } from '../../test/fixtures.ts';
import { testWorld } from '../../test/world.ts';
import { announce } from '../write/announce.ts';

const world = testWorld();
const open: Follower[] = [];

const maya = eachTest(() => buildPerson(world));
const trip = eachTest(() => buildTrip(world, maya));
afterEach(() => {
  for (const follower of open.splice(0)) follower.close();
});

describe.each(DOORS)('a stream over %s', (_door, followBy) => {
  const follow = (person: Person, after?: number): Follower => {
    const follower = followBy(world.url, person.client, trip.id, after === undefined ? {} : { after });
    open.push(follower);
    return follower;
  };
  const hello = (follower: Follower) => follower.get(({ kind }) => kind === 'HELLO');

  it('begins with HELLO and tells each change once, in order', async () => {
    await changeIn(world, trip.id, 'MEALS');
    const follower = follow(maya);
    expect(await hello(follower)).toMatchObject({ tripId: trip.id, revision: 1, ids: [], actor: null });
    const id = trip.id;
    await changeIn(world, trip.id, 'PURCHASES', { ids: [id] });
    await Promise.all([changeIn(world, trip.id, 'VOTES'), changeIn(world, trip.id, 'VOTES')]);
    expect(await follower.changesUntil(4)).toEqual([
      ['HELLO', 1],
      ['PURCHASES', 2],
      ['VOTES', 3],
      ['VOTES', 4],
    ]);
    expect(follower.messages.find(({ kind }) => kind === 'PURCHASES')).toMatchObject({
      ids: [id],
      presence: null,
    });
  });

  it('begins with the changes after the last known revision', async () => {
    for (const kind of ['MEALS', 'VOTES', 'INGREDIENTS'] as const) await changeIn(world, trip.id, kind);
    expect(await follow(maya, 1).changesUntil(3)).toEqual([
      ['HELLO', 1],
      ['VOTES', 2],
      ['INGREDIENTS', 3],
    ]);
  });

  it('begins with RESYNC where changes are no longer kept, or the revision is unknown', async () => {
    for (const kind of ['MEALS', 'VOTES', 'INGREDIENTS'] as const) await changeIn(world, trip.id, kind);
    await world.dataSource.query('delete from trip_events where trip_id = $1 and revision = 2', [trip.id]);
    const old = follow(maya, 1);
    const unknown = follow(maya, 17);
    await Promise.all([old, unknown].map((follower) => follower.get(({ kind }) => kind === 'RESYNC')));
    await changeIn(world, trip.id, 'MEALS');
    for (const follower of [old, unknown])
      expect(await follower.changesUntil(4)).toEqual([
        ['RESYNC', 3],
        ['MEALS', 4],
      ]);
  });

  it('begins with the changes also when it connects while the changes of another one are read', async () => {
    for (const kind of ['MEALS', 'VOTES'] as const) await changeIn(world, trip.id, kind);
    const first = follow(maya);
    await hello(first);
    const { live } = world.deps;
    const immediate = () => new Promise((resolve) => setImmediate(resolve));
    while (live.streamCount > 1) await immediate();
    const second = await world.dataSource.transaction(async (db) => {
      await db.query('lock table trip_events in access exclusive mode');
      announce(world.dataSource, trip.id, 3);
      const follower = follow(maya, 1);
      while (live.streamCount < 2) await immediate();
      return follower;
    });
    expect(await second.changesUntil(2)).toEqual([
      ['HELLO', 1],
      ['VOTES', 2],
    ]);
  });

  it('tells changes whose announcement was lost', async () => {
    const follower = follow(maya);
    await hello(follower);
    await changeIn(world, trip.id, 'MEALS', { isAnnounced: false });
    expect(await follower.changesUntil(1)).toEqual([
      ['HELLO', 0],
      ['MEALS', 1],
    ]);
  });

  it('tells who looks at the trip, until the last stream of a person closes', async () => {
    const jonas = await buildPerson(world, { name: 'Jonas Weber' });
    const { id } = await buildParticipant(world, trip, jonas);
    const follower = follow(maya);
    const isAlone = ({ presence }: { presence: readonly string[] | null }) => presence?.length === 1;
    const [own] = (await follower.get(isAlone)).presence ?? [];
    const others = [follow(jonas), follow(jonas)];
    await Promise.all(others.map(hello));
    await follower.get(({ presence }) => presence?.includes(id) === true && presence.includes(own ?? ''));
    others[0]?.close();
    others[1]?.close();
    const count = follower.messages.length;
    await follower.get((message) => follower.messages.indexOf(message) >= count && isAlone(message));
  });

  it('tells neither that a person who hides looks, nor to that person who does', async () => {
    const jonas = await buildPerson(world, { name: 'Jonas Weber' });
    const { id } = await buildParticipant(world, trip, jonas);
    const [ofMaya, ofJonas] = [follow(maya), follow(jonas)];
    const sees = (follower: Follower, count: number) =>
      follower.get(
        ({ presence }) => presence?.length === count && follower.messages.at(-1)?.presence === presence,
      );
    const show = (isShown: boolean) => jonas.client.rest('PUT', '/api/auth/me/presence', { isShown });
    await Promise.all([sees(ofMaya, 2), sees(ofJonas, 2)]);
    await show(false);
    await sees(ofJonas, 0);
    expect((await sees(ofMaya, 1)).presence).not.toContain(id);
    const late = follow(jonas);
    await sees(late, 0);
    await show(true);
    await Promise.all([sees(late, 2), sees(ofMaya, 2)]);
  });

  it('tells at once that a removed person no longer looks', async () => {
    const jonas = await buildPerson(world, { name: 'Jonas Weber' });
    const { id } = await buildParticipant(world, trip, jonas);
    const [ofMaya, ofJonas] = [follow(maya), follow(jonas)];
    await Promise.all(
      [ofMaya, ofJonas].map((follower) => follower.get(({ presence }) => presence?.includes(id) === true)),
    );
    await maya.client.rest('DELETE', `/api/trips/${trip.id}/participants/${id}`);
    const removal = ofMaya.messages.indexOf(await ofMaya.get(({ kind }) => kind === 'TRIP'));
    const { presence } = await ofMaya.get(
      (message) => message.presence !== null && ofMaya.messages.indexOf(message) > removal,
    );
    expect(presence).toHaveLength(1);
    expect(presence).not.toContain(id);
  });
});
