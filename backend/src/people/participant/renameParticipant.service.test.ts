import { buildParticipant, buildPerson, buildTrip } from '../../../test/build.ts';
import { allTests } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';

const world = testWorld();
const maya = allTests(() => buildPerson(world));
const ruth = allTests(() => buildPerson(world, { name: 'Ruth Blum' }));
const invited = allTests(async () =>
  buildParticipant(world, await buildTrip(world, maya), ruth, {
    name: '(415) 555-0142',
    inviteStatus: 'pending',
    invitedBy: maya.user.id,
  }),
);

const rename = (name: unknown) =>
  maya.client.rest('PATCH', `/api/trips/${invited.tripId}/participants/${invited.id}`, { name });

test('an organizer names a pending participant, until the account shows its own name', async () => {
  expect(await rename('  Ruthie ')).toMatchObject({
    status: 200,
    body: {
      name: 'Ruthie',
      inviteStatus: 'PENDING',
      viewerCan: ['RESEND_INVITE', 'RENAME', 'REMOVE', 'EDIT_EATER'],
    },
  });
  expect((await maya.client.rest('GET', '/api/past-participants')).body).toMatchObject([{ name: 'Ruthie' }]);
  const respond = { response: 'accepted' };
  const answer = await ruth.client.rest('POST', `/api/invitations/${invited.id}/respond`, respond);
  expect(answer.body).toMatchObject({ name: 'Ruth Blum' });
  expect(await rename('Ruthie')).toMatchObject({
    status: 409,
    body: { message: 'Only a pending participant can be named. Others choose their own name.' },
  });
});

test.each([[''], [null], ['x'.repeat(121)]])('refuses the name %j', async (name) => {
  expect(await rename(name)).toMatchObject({ status: 400, body: { field: 'name' } });
});
