import {
  buildCompanion,
  buildParticipant,
  buildPerson,
  buildTrip,
  newPhone,
  type Person,
} from '../../../test/build.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import { Eater } from '../../entities/eater.entity.ts';
import type { Participant } from '../../entities/participant.entity.ts';

const world = testWorld();
const maya = eachTest(() => buildPerson(world));
const jonas = eachTest(() => buildPerson(world, { name: 'Jonas Weber' }));
const trip = eachTest(() => buildTrip(world, maya));
const jonasRow = eachTest(() => buildParticipant(world, trip, jonas));

interface EaterBody {
  readonly id: string;
  readonly name: string;
  readonly participantId: string;
  readonly isCompanion: boolean;
  readonly version: number;
}

async function eaters(): Promise<EaterBody[]> {
  return (await maya.client.rest('GET', `/api/trips/${trip.id}/eaters`)).body as EaterBody[];
}

const eaterOf = ({ id }: Participant) =>
  world.dataSource.manager.findOneByOrFail(Eater, { tripId: trip.id, participantId: id, isCompanion: false });
const change = ({ client }: Person, id: string, body: unknown) =>
  client.rest('PATCH', `/api/trips/${trip.id}/eaters/${id}`, body);
const bring = ({ client }: Person, body: unknown) =>
  client.rest('POST', `/api/trips/${trip.id}/eaters`, body);
const attend = ({ client }: Person, body: unknown) =>
  client.rest('PUT', `/api/trips/${trip.id}/attendance`, body);

describe('a participant', () => {
  test('eats from the invitation on, until declining, and again after the next invitation', async () => {
    const ruth = await buildPerson(world, { name: 'Ruth' });
    const invite = async () =>
      (
        await maya.client.rest('POST', `/api/trips/${trip.id}/invite`, {
          phone: ruth.user.phone,
          name: 'Auntie',
        })
      ).body as { id: string };
    const { id } = await invite();
    const [, , own] = await eaters();
    expect(own).toMatchObject({
      name: 'Auntie',
      participantId: id,
      isCompanion: false,
      portion: 1,
      avoids: [],
    });
    await change(maya, own?.id ?? '', { portion: 1.5 });
    await bring(maya, { participantId: id, name: 'Leo' });

    await ruth.client.rest('POST', `/api/invitations/${id}/respond`, { response: 'declined' });
    expect((await eaters()).map(({ participantId }) => participantId)).not.toContain(id);
    expect(await bring(maya, { participantId: id, name: 'Leo' })).toMatchObject({ status: 409 });

    await invite();
    expect((await eaters()).filter(({ participantId }) => participantId === id)).toMatchObject([
      { name: 'Auntie', portion: 1, version: 1 },
    ]);
  });

  test('takes companions and attendance along when leaving', async () => {
    const { id } = await eaterOf(jonasRow);
    await bring(jonas, { name: 'Leo', portion: 0.5 });
    await attend(jonas, { eaterId: id, date: trip.startDate, type: 'dinner', attends: false });
    await jonas.client.rest('DELETE', `/api/trips/${trip.id}/participants/${jonasRow.id}`);
    expect(await eaters()).toHaveLength(1);
    expect(
      await world.dataSource.query('select from attendance_exceptions where eater_id = $1', [id]),
    ).toEqual([]);
  });
});

describe('an eater', () => {
  test('has answered with avoids or "I eat everything", of which avoids take the other back', async () => {
    const { id } = await eaterOf(jonasRow);
    const jonasNow = async () => (await eaters()).find((one) => one.id === id);
    const avoids = [{ kind: 'DIET', value: 'vegan', strictness: 'DIET' }];
    expect(await jonasNow()).toMatchObject({ answered: false, eatsEverything: false });
    await change(jonas, id, { eatsEverything: true });
    expect(await jonasNow()).toMatchObject({ answered: true, eatsEverything: true });
    await change(jonas, id, { portion: 1.5 });
    expect(await jonasNow()).toMatchObject({ eatsEverything: true });
    await change(maya, id, { avoids });
    expect(await jonasNow()).toMatchObject({ answered: true, eatsEverything: false, avoids });
    const refused = { status: 400, body: { field: 'eatsEverything' } };
    expect(await change(jonas, id, { eatsEverything: true })).toMatchObject(refused);
    expect(await change(jonas, id, { eatsEverything: true, avoids })).toMatchObject(refused);
    expect(await jonasNow()).toMatchObject({ avoids });
    await change(jonas, id, { avoids: [] });
    expect(await jonasNow()).toMatchObject({ answered: false });
  });

  test('keeps remarks as a note, which is added to, changed and dropped', async () => {
    const { id } = await eaterOf(jonasRow);
    const answer = (text: string) => change(jonas, id, { avoids: [{ text, strictness: 'allergy' }] });
    const nuts = [{ value: 'treeNut' }, { value: 'peanut' }];
    expect(await answer('no nuts, carries an EpiPen')).toMatchObject({
      body: { avoids: nuts, note: 'carries an EpiPen', answered: true },
    });
    expect(await answer('no nuts, Tim could die')).toMatchObject({
      body: { note: 'carries an EpiPen; Tim could die' },
    });
    expect(await answer('no nuts, would die; carries an EpiPen')).toMatchObject({
      body: { note: 'carries an EpiPen; Tim could die; would die' },
    });
    expect(await change(jonas, id, { note: ' Eats early. ' })).toMatchObject({
      body: { note: 'Eats early.' },
    });
    const { client } = jonas;
    expect((await client.rest('GET', '/api/auth/me/eater')).body).toMatchObject({ note: 'Eats early.' });
    expect(await change(jonas, id, { note: null })).toMatchObject({ body: { avoids: nuts, note: null } });
    expect((await client.rest('GET', '/api/auth/me/eater')).body).toMatchObject({ note: null });
    expect(await change(jonas, id, { note: 'x'.repeat(2001) })).toMatchObject({
      status: 400,
      body: { field: 'note' },
    });
  });

  test('who eats everything by one form and not by another is a conflict', async () => {
    const { id } = await eaterOf(jonasRow);
    await change(jonas, id, { eatsEverything: true });
    const avoids = [{ kind: 'DIET', value: 'vegan', strictness: 'DIET' }];
    expect(await change(maya, id, { avoids, version: 1 })).toMatchObject({ status: 409 });
    await change(maya, id, { avoids });
    expect(await change(jonas, id, { avoids: [], eatsEverything: true, version: 2 })).toMatchObject({
      status: 409,
      body: { conflict: { current: { eatsEverything: false, avoids } } },
    });
  });

  test('is told in own words what is not eaten', async () => {
    const { id } = await eaterOf(jonasRow);
    const avoids = [
      { text: 'coeliac', strictness: 'allergy' },
      { text: 'low fodmap', strictness: 'diet' },
    ];
    expect(await change(jonas, id, { avoids })).toMatchObject({
      status: 200,
      body: {
        avoids: [
          { kind: 'DIET', value: 'gluten-free', strictness: 'ALLERGY' },
          { kind: 'WORD', value: 'low fodmap', strictness: 'DIET' },
        ],
        version: 2,
      },
    });
    const many = Array.from({ length: 12 }, (_, index) => ({
      text: `no a${index}, no b${index}`,
      strictness: 'diet',
    }));
    expect(await change(jonas, id, { avoids: many })).toMatchObject({
      status: 400,
      body: { field: 'avoids', message: 'There can be at most 20 things that a person does not eat.' },
    });
  });

  test('cannot leave before arriving, also when only one of them changes', async () => {
    const { id } = await eaterOf(jonasRow);
    const lunch = { date: '2026-06-14', type: 'LUNCH' };
    expect((await change(jonas, id, { arrives: lunch })).status).toBe(200);
    expect(await change(jonas, id, { leaves: { date: '2026-06-14', type: 'breakfast' } })).toMatchObject({
      status: 400,
      body: { field: 'leaves', message: 'The last meal cannot be before the first.' },
    });
    expect((await change(jonas, id, { leaves: lunch })).status).toBe(200);
    expect((await change(jonas, id, { arrives: null })).body).toMatchObject({ arrives: null, leaves: lunch });
  });

  test('who is invited is named by organizers, who has joined by their account', async () => {
    const invited = await buildParticipant(world, trip, null, { inviteStatus: 'pending', name: 'Ruht' });
    const { id } = await eaterOf(invited);
    expect((await change(maya, id, { name: 'Ruth' })).body).toMatchObject({ name: 'Ruth' });
    expect((await change(jonas, id, { name: 'Ruth' })).status).toBe(403);
    expect((await change(maya, (await eaterOf(jonasRow)).id, { name: 'Joe' })).status).toBe(409);
    expect((await change(maya, (await eaterOf(jonasRow)).id, { name: 'Jonas Weber' })).status).toBe(200);
  });

  test('is not found in another trip, nor by outsiders', async () => {
    const { id } = await eaterOf(jonasRow);
    const other = await buildTrip(world, jonas, { name: 'Moab' });
    const body = { portion: 2 };
    expect((await jonas.client.rest('PATCH', `/api/trips/${other.id}/eaters/${id}`, body)).status).toBe(404);
    expect(await change(await buildPerson(world), id, body)).toMatchObject({
      status: 404,
      body: { message: 'There is no such eater.' },
    });
  });
});

describe('attendance', () => {
  test('follows arrival, departure and exceptions, which null drops', async () => {
    const { id } = await eaterOf(jonasRow);
    await change(jonas, id, { portion: 1.5, arrives: { date: '2026-06-13', type: 'dinner' } });
    const lunch = { eaterId: id, date: '2026-06-13', type: 'lunch' };
    const portions = async () => {
      const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}/attendance`);
      return (body as { portions: number }[]).map((slot) => slot.portions);
    };
    expect(await portions()).toEqual([1, 1, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5]);
    expect((await attend(jonas, { ...lunch, attends: true })).body).toMatchObject({ portions: 2.5 });
    expect((await attend(maya, { ...lunch, type: 'dinner', attends: false })).body).toMatchObject({
      portions: 1,
    });
    expect(await portions()).toEqual([1, 2.5, 1, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5]);
    expect((await attend(jonas, { ...lunch, attends: null })).body).toMatchObject({ portions: 1 });
    expect((await attend(jonas, { ...lunch, date: '2026-06-16', attends: true })).status).toBe(400);
  });

  test('moves with the days of a trip whose meals move along', async () => {
    const { id } = await eaterOf(jonasRow);
    const times = (day: number) => ({
      arrives: { date: `2026-06-${day}`, type: 'DINNER' },
      leaves: { date: `2026-06-${day + 2}`, type: 'LUNCH' },
    });
    await change(jonas, id, times(13));
    for (const date of ['2026-06-14', '2026-06-15'])
      await attend(jonas, { eaterId: id, date, type: 'breakfast', attends: false });
    const { name, location } = trip;
    const moved = { startDate: '2026-06-14', endDate: '2026-06-16', moveMeals: true };
    await maya.client.rest('PUT', `/api/trips/${trip.id}`, { name, location, ...moved });
    expect((await eaters())[1]).toMatchObject({ ...times(14), version: 3 });
    const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}/attendance`);
    expect((body as { portions: number }[]).map(({ portions }) => portions)).toEqual([
      1, 1, 2, 1, 2, 2, 1, 2, 1,
    ]);
  });

  test('outside of shortened dates is kept and ignored', async () => {
    const { id } = await eaterOf(jonasRow);
    await attend(jonas, { eaterId: id, date: '2026-06-15', type: 'lunch', attends: false });
    const { name, location, startDate } = trip;
    const move = (endDate: string) =>
      maya.client.rest('PUT', `/api/trips/${trip.id}`, { name, location, startDate, endDate });
    await move('2026-06-14');
    await move('2026-06-15');
    const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}/attendance`);
    expect((body as { portions: number }[]).map(({ portions }) => portions)).toEqual([
      2, 2, 2, 2, 2, 2, 2, 1, 2,
    ]);
  });
});

describe('at the same time', () => {
  test('two people change one eater: both changes apply, and the same field is refused with what it is now', async () => {
    const { id } = await eaterOf(jonasRow);
    const answers = await Promise.all([
      change(jonas, id, { portion: 0.5, version: 1 }),
      change(maya, id, { avoids: [{ text: 'vegan', strictness: 'diet' }], version: 1 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const avoids = [{ kind: 'DIET', value: 'vegan', strictness: 'DIET' }];
    expect(await change(maya, id, { portion: 1.5, leaves: null, version: 1 })).toMatchObject({
      status: 409,
      body: {
        conflict: {
          version: 3,
          fields: ['portion'],
          changedBy: jonasRow.id,
          current: { portion: 0.5, avoids, arrives: null, leaves: null },
        },
      },
    });
    const { extensions } = await maya.client.graphql(
      'mutation ($id: ID!, $input: UpdateEaterInput!) { updateEater(id: $id, input: $input) { eater { id } } }',
      { id, input: { portion: 1.5, version: 1 } },
    );
    expect(extensions?.['conflict']).toMatchObject({
      current: { avoids: [{ kind: 'DIET', value: 'vegan', strictness: 'DIET' }] },
    });
  });

  test('a participant is removed while others change their eater, companion and attendance', async () => {
    for (let round = 0; round < 5; round++) {
      const ruth = await buildParticipant(world, trip, await buildPerson(world));
      const { id: eaterId } = await eaterOf(ruth);
      const companion = await buildCompanion(world, ruth);
      const answers = await Promise.all([
        change(maya, eaterId, { portion: 2 }),
        bring(maya, { participantId: ruth.id, name: 'Ben' }),
        maya.client.rest('DELETE', `/api/trips/${trip.id}/participants/${ruth.id}`),
        attend(maya, { eaterId: companion.id, date: trip.startDate, type: 'lunch', attends: false }),
        change(maya, companion.id, { name: 'Leonie' }),
      ]);
      for (const { status } of answers) expect([200, 201, 204, 404]).toContain(status);
      expect(answers[2].status).toBe(204);
    }
    expect(await eaters()).toHaveLength(2);
  });

  test('the last eater of a full table is added once', async () => {
    await world.dataSource.query(
      `insert into eaters (id, trip_id, participant_id, is_companion, name, created_at)
       select gen_random_uuid(), $1, $2, true, 'Child ' || n, now() from generate_series(1, 297) n`,
      [trip.id, jonasRow.id],
    );
    const answers = await Promise.all([
      bring(maya, { name: 'Leo' }),
      bring(jonas, { name: 'Ben' }),
      maya.client.rest('POST', `/api/trips/${trip.id}/invite`, { phone: newPhone(), name: 'Ruth' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      message: 'At most 300 people can eat on a trip.',
    });
    expect(await eaters()).toHaveLength(300);
  });
});
