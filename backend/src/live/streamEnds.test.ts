import { buildParticipant, buildPerson, buildTrip, signedIn } from '../../test/build.ts';
import { changeIn, DOORS, type Follower } from '../../test/followers.ts';
import { eachTest } from '../../test/fixtures.ts';
import { testWorlds } from '../../test/world.ts';

const LEFT = { code: 'NOT_FOUND', message: 'You can no longer see this trip.' };
const SIGNED_OUT = { code: 'UNAUTHENTICATED', message: 'Your session has ended. Please sign in again.' };

const [world, sibling] = testWorlds();
const open: Follower[] = [];

const maya = eachTest(() => buildPerson(world));
const jonas = eachTest(() => buildPerson(world, { name: 'Jonas Weber' }));
const trip = eachTest(() => buildTrip(world, maya));
const participant = eachTest(() => buildParticipant(world, trip, jonas));
afterEach(() => {
  for (const follower of open.splice(0)) follower.close();
});

describe.each(DOORS)('a stream over %s', (_door, followBy) => {
  /** Jonas' stream, after its first message. */
  const follow = async (client = jonas.client): Promise<Follower> => {
    const follower = followBy(world.url, client, trip.id);
    open.push(follower);
    await follower.get(({ kind }) => kind === 'HELLO');
    return follower;
  };

  it('ends when its person is removed, without the change that follows', async () => {
    const follower = await follow();
    await maya.client.rest('DELETE', `/api/trips/${trip.id}/participants/${participant.id}`);
    expect(await follower.ended).toEqual(LEFT);
    expect(follower.messages.filter(({ kind }) => kind === 'PARTICIPANTS')).toEqual([]);
  });

  it('ends when its person leaves at another process', async () => {
    const follower = await follow();
    await jonas.client.at(sibling.url).rest('DELETE', `/api/trips/${trip.id}/participants/${participant.id}`);
    expect(await follower.ended).toEqual(LEFT);
  });

  it.each([
    ['signs out', () => jonas.client.rest('POST', '/api/auth/logout')],
    ['signs out at another process', () => jonas.client.at(sibling.url).rest('POST', '/api/auth/logout')],
    [
      'has an expired session',
      () =>
        world.dataSource.query('update sessions set expires_at = now() where user_id = $1', [jonas.user.id]),
    ],
    ['deletes the account', () => jonas.client.rest('DELETE', '/api/auth/me')],
  ])('ends when its person %s', async (_what, act) => {
    const follower = await follow();
    await act();
    const end = await follower.ended;
    // The end of the membership may be noticed first.
    expect([SIGNED_OUT, LEFT]).toContainEqual(end);
  });

  it('of another session of the person goes on', async () => {
    const follower = await follow(await signedIn(world, jonas.user));
    const other = await follow();
    await jonas.client.rest('POST', '/api/auth/logout');
    await other.ended;
    await changeIn(world, trip.id, 'VOTES');
    await follower.changesUntil(1);
  });

  it('is refused to pending and declined participants', async () => {
    for (const inviteStatus of ['pending', 'declined'] as const) {
      const person = await buildPerson(world);
      await buildParticipant(world, trip, person, { inviteStatus });
      const follower = followBy(world.url, person.client, trip.id);
      expect(await follower.ended).toEqual({ code: 'NOT_FOUND', message: 'There is no such trip.' });
    }
  });

  it('tells the deletion of the trip, then ends', async () => {
    const follower = await follow();
    await maya.client.at(sibling.url).rest('DELETE', `/api/trips/${trip.id}`);
    expect(await follower.ended).toEqual({ code: null, message: null });
    expect(follower.messages.at(-1)).toMatchObject({ kind: 'DELETED', revision: 1 });
  });

  it('is told to connect again when the server stops', async () => {
    const stopping = await world.sibling();
    const follower = followBy(stopping.url, jonas.client, trip.id);
    await follower.get(({ kind }) => kind === 'HELLO');
    const stopped = stopping.stop();
    const end = await follower.ended;
    expect([1012, 'SERVICE_UNAVAILABLE']).toContain(end.code);
    expect(end.message).toBe('This server stops. Please connect again.');
    await stopped;
    // The other process does not know of the stream.
    expect(await world.dataSource.query('select from trip_presence where trip_id = $1', [trip.id])).toEqual(
      [],
    );
    await stopping.close();
  });
});
