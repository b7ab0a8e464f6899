import { buildParticipant, buildPerson, buildTrip, newPhone, type Person } from '../../../test/build.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';

const world = testWorld();
const maya = eachTest(() => buildPerson(world));

async function frequentMembers(person: Person = maya): Promise<unknown> {
  return (await person.client.rest('GET', '/api/frequent-members')).body;
}

async function pastParticipants(person: Person = maya): Promise<unknown> {
  return (await person.client.rest('GET', '/api/past-participants')).body;
}

/** Trips that both have joined. */
async function travelTogether(other: Person, trips: number): Promise<void> {
  for (let trip = 0; trip < trips; trip++)
    await buildParticipant(world, await buildTrip(world, maya), other, { name: 'As invited' });
}

describe('frequent members', () => {
  test('have the account’s name and the number of shared trips, highest first', async () => {
    const ana = await buildPerson(world, { name: 'Ana' });
    const zoe = await buildPerson(world, { name: 'Zoe' });
    const ben = await buildPerson(world, { name: 'Ben' });
    await travelTogether(zoe, 2);
    await travelTogether(ben, 1);
    await travelTogether(ana, 1);
    expect(await frequentMembers()).toEqual([
      { name: 'Zoe', phone: zoe.user.phone, tripCount: 2, email: null },
      { name: 'Ana', phone: ana.user.phone, tripCount: 1, email: null },
      { name: 'Ben', phone: ben.user.phone, tripCount: 1, email: null },
    ]);
    expect(await pastParticipants()).toEqual([
      { name: 'Zoe', phone: zoe.user.phone, email: null },
      { name: 'Ana', phone: ana.user.phone, email: null },
      { name: 'Ben', phone: ben.user.phone, email: null },
    ]);
    expect(await frequentMembers(zoe)).toEqual([
      { name: 'Maya Torres', phone: maya.user.phone, tripCount: 2, email: null },
    ]);
  });

  test('are accepted participants of trips that the viewer accepted, without former members', async () => {
    const others = await Promise.all([buildPerson(world), buildPerson(world), buildPerson(world)]);
    const [pending, declined, host] = others;
    const trip = await buildTrip(world, maya);
    await buildParticipant(world, trip, pending, { inviteStatus: 'pending' });
    await buildParticipant(world, trip, declined, { inviteStatus: 'declined' });
    await buildParticipant(world, trip, null, { phone: null, name: 'Former member' });
    const notMine = await buildTrip(world, host);
    await buildParticipant(world, notMine, maya, { inviteStatus: 'pending' });
    await buildTrip(world, await buildPerson(world));
    expect(await frequentMembers()).toEqual([]);
    expect(await pastParticipants()).toEqual([]);
    for (const person of others) expect(await frequentMembers(person)).toEqual([]);
  });
});

describe('past participants', () => {
  test('are frequent members first, then people the viewer invited, under the latest name', async () => {
    const zoe = await buildPerson(world, { name: 'Zoe' });
    await travelTogether(zoe, 1);
    const ruth = await buildPerson(world, { name: 'Ruth Okafor' });
    const unknownPhone = newPhone();
    for (const [index, name] of ['Ruthie', 'Auntie'].entries()) {
      const trip = await buildTrip(world, maya);
      const invitedAt = new Date(world.deps.now().getTime() + index);
      const invited = { name, inviteStatus: 'pending', invitedBy: maya.user.id, invitedAt } as const;
      await buildParticipant(world, trip, ruth, invited);
      await buildParticipant(world, trip, null, {
        ...invited,
        phone: unknownPhone,
        inviteStatus: 'declined',
      });
      await buildParticipant(world, trip, zoe, { ...invited, name: `${name} Zoe` });
    }
    const known = await pastParticipants();
    expect(known).toEqual([
      { name: 'Zoe', phone: zoe.user.phone, email: null },
      ...[ruth.user.phone, unknownPhone]
        .map((phone) => ({ name: 'Auntie', phone, email: null }))
        .sort(byPhone),
    ]);
    expect(await frequentMembers()).toMatchObject([{ name: 'Zoe', tripCount: 1 }]);
  });

  test('exclude people invited by others, and the viewer', async () => {
    const host = await buildPerson(world);
    const trip = await buildTrip(world, host);
    await buildParticipant(world, trip, maya, { isOrganizer: true });
    await buildParticipant(world, trip, null, { inviteStatus: 'pending', invitedBy: host.user.id });
    const own = await buildTrip(world, host);
    await buildParticipant(world, own, maya, { inviteStatus: 'pending', invitedBy: maya.user.id });
    expect(await pastParticipants()).toEqual([{ name: host.user.name, phone: host.user.phone, email: null }]);
  });
});

function byPhone(a: { phone: string }, b: { phone: string }): number {
  return a.phone < b.phone ? -1 : 1;
}
