import { buildParticipant, buildPerson, buildTrip, newPhone, type Person } from '../../test/build.ts';
import { callWhileLocked } from '../../test/races.ts';
import { createWorld, type World } from '../../test/world.ts';
import { Participant } from '../entities/participant.entity.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const RENAME = 'update users set name = $2 where id = $1';
const RENUMBER = 'update users set phone = $2 where id = $1';

const participantsOf = ({ user }: Person) =>
  world.dataSource.manager.find(Participant, { where: { userId: user.id }, order: { id: 'ASC' } });
const createTrip = ({ client }: Person, invitePhones: string[] = []) =>
  client.rest('POST', '/api/trips', {
    ...{ name: 'Denali', location: 'Alaska', startDate: '2026-07-01', endDate: '2026-07-03' },
    invitePhones,
  });

describe('a name that changes during', () => {
  test('the acceptance of an invitation is the name in the trip', async () => {
    const [maya, jonas] = [await buildPerson(world), await buildPerson(world, { name: 'Before' })];
    const invited = await buildParticipant(world, await buildTrip(world, maya), jonas, {
      inviteStatus: 'pending',
    });
    const accept = () =>
      jonas.client.rest('POST', `/api/invitations/${invited.id}/respond`, { response: 'accepted' });
    const answer = await callWhileLocked(world, accept, async (rival) => {
      await rival.query('select from participants where id = $1 for update', [invited.id]);
      await rival.query(RENAME, [jonas.user.id, 'After']);
    });
    expect(answer).toMatchObject({ status: 200, body: { name: 'After' } });
  });

  test('the creation of a trip is the name of its creator', async () => {
    const maya = await buildPerson(world, { name: 'Before' });
    const answer = await callWhileLocked(
      world,
      () => createTrip(maya),
      (rival) => rival.query(RENAME, [maya.user.id, 'After']),
    );
    expect(answer.status).toBe(201);
    expect(await participantsOf(maya)).toMatchObject([{ name: 'After' }]);
  });
});

test('a number that changes during the creation of a trip belongs to the creator, and is not invited', async () => {
  const maya = await buildPerson(world);
  const phone = newPhone();
  const answer = await callWhileLocked(
    world,
    () => createTrip(maya, [phone]),
    (rival) => rival.query(RENUMBER, [maya.user.id, phone]),
  );
  expect(answer.status).toBe(201);
  expect(await participantsOf(maya)).toMatchObject([{ phone, inviteStatus: 'accepted' }]);
});

test('a number is not changed again after a concurrent change', async () => {
  const maya = await buildPerson(world);
  const [wanted, meanwhile] = [newPhone(), newPhone()];
  await maya.client.rest('POST', '/api/auth/me/phone/request-code', { phone: wanted });
  const code = /#(\d{6})$/.exec(world.texts.at(-1)?.body ?? '')?.[1];
  const answer = await callWhileLocked(
    world,
    () => maya.client.rest('PUT', '/api/auth/me/phone', { phone: wanted, code }),
    (rival) => rival.query(RENUMBER, [maya.user.id, meanwhile]),
  );
  expect(answer.status).toBe(409);
});
