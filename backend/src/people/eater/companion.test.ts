import {
  buildIngredients,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  newPhone,
  type Person,
} from '../../../test/build.ts';
import { eachTest } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';
import { CompanionAttendance1700000020100 } from '../../db/migrations/1700000020100-CompanionAttendance.ts';
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
const bringOnce = ({ client }: Person, body: unknown) =>
  client.rest('POST', `/api/trips/${trip.id}/eaters`, body, { 'Idempotency-Key': 'ben' });
const attend = ({ client }: Person, body: unknown) =>
  client.rest('PUT', `/api/trips/${trip.id}/attendance`, body);

describe('a companion', () => {
  const FRIDAY = { date: '2026-06-14', type: 'lunch' };
  const there = async () => {
    const { body } = await maya.client.rest('GET', `/api/trips/${trip.id}/attendance`);
    return (body as { portions: number }[]).map(({ portions }) => portions);
  };

  test('is there when who brings them is: in attendance and amounts, and before it is added', async () => {
    const { id: jonasId } = await eaterOf(jonasRow);
    await change(jonas, jonasId, { arrives: FRIDAY });
    await attend(jonas, { eaterId: jonasId, date: '2026-06-15', type: 'breakfast', attends: false });
    const meal = await buildMeal(world, trip, { date: trip.startDate, type: 'dinner', servingsQuarters: 4 });
    const later = await buildMeal(world, trip, { date: FRIDAY.date, type: 'dinner', servingsQuarters: 4 });
    const preview = await jonas.client.rest('POST', `/api/trips/${trip.id}/preview`, {
      eater: { portion: 0.5 },
    });
    expect(preview.body).toMatchObject({ meals: [{ mealId: later.id, before: 2, after: 2.5 }] });

    const { body } = await bring(jonas, { name: 'Mia', portion: 0.5 });
    expect(body).toMatchObject({ arrives: null, leaves: null });
    expect(await there()).toEqual([1, 1, 1, 1, 2.5, 2.5, 1, 2.5, 2.5]);
    const { meals } = (await maya.client.rest('GET', `/api/trips/${trip.id}`)).body as {
      meals: { id: string; portions: number }[];
    };
    const portions = new Map(meals.map(({ id, portions: of }) => [id, of]));
    expect([portions.get(meal.id), portions.get(later.id)]).toEqual([1, 2.5]);
  });

  test('has its portions in meals and separate plates that were stored before', async () => {
    const { id: jonasId } = await eaterOf(jonasRow);
    const { id: miaId } = (await bring(jonas, { name: 'Mia', portion: 0.5 })).body as EaterBody;
    const meal = await buildMeal(world, trip, { date: trip.startDate, type: 'dinner', servingsQuarters: 4 });
    const [milk] = await buildIngredients(world, [[meal, { name: 'Milk' }]]);
    const apart = { name: 'Oat milk', eaterIds: [jonasId, miaId] };
    await maya.client.rest('POST', `/api/ingredients/${milk?.id ?? ''}/apart`, apart);
    await change(jonas, jonasId, { arrives: FRIDAY });
    const stored = (): Promise<object[]> =>
      world.dataSource.query(
        `select name, portion_quarters as quarters from meals where trip_id = $1
         union all select name, portion_quarters from ingredients where trip_id = $1 order by name`,
        [trip.id],
      );
    const now = await stored();
    expect(now).toMatchObject([
      { quarters: 4 },
      { name: 'Milk', quarters: 4 },
      { name: 'Oat milk', quarters: 0 },
    ]);
    const runner = world.dataSource.createQueryRunner();
    await runner.query('update meals set portion_quarters = 6 where trip_id = $1', [trip.id]);
    await runner.query(
      "update ingredients set portion_quarters = 2 where trip_id = $1 and name = 'Oat milk'",
      [trip.id],
    );
    await new CompanionAttendance1700000020100().up(runner);
    await runner.release();
    expect(await stored()).toEqual(now);
  });

  test('stays as it was when it is invited', async () => {
    const { id: jonasId } = await eaterOf(jonasRow);
    await change(jonas, jonasId, { arrives: FRIDAY });
    await attend(jonas, { eaterId: jonasId, date: '2026-06-15', type: 'breakfast', attends: false });
    const { id } = (await bring(jonas, { name: 'Mia' })).body as EaterBody;
    const before = await there();
    const invite = { phone: newPhone(), name: 'Mia', companionId: id };
    expect(await maya.client.rest('POST', `/api/trips/${trip.id}/invite`, invite)).toMatchObject({
      status: 201,
    });
    expect(await there()).toEqual(before);
    await change(jonas, jonasId, { arrives: null });
    expect((await there())[0]).toBe(2);
  });
});

test('companions who were added together are removed together; other people stay', async () => {
  const companions = [{ name: 'Leo' }, { name: 'Mia' }, { name: 'Ida' }];
  const path = `/api/trips/${trip.id}/eaters`;
  const { body } = await maya.client.rest('POST', `${path}/batch`, { companions });
  const added = (body as readonly EaterBody[]).map(({ id }) => id);
  const { body: theirs } = await bring(jonas, { name: 'Theo' });
  const own = await eaterOf(jonasRow);
  const [gone = '', ...left] = added;
  await maya.client.rest('DELETE', `${path}/${gone}`);
  const remove = () =>
    maya.client.rest('POST', `${path}/batch-delete`, {
      eaterIds: [...added, (theirs as EaterBody).id, own.id],
    });
  expect(await remove()).toMatchObject({ status: 200, body: { eaterIds: left.toSorted() } });
  expect((await eaters()).map(({ name }) => name)).toEqual(expect.arrayContaining(['Theo', 'Jonas Weber']));
  expect(await eaters()).toHaveLength(3);
  expect((await remove()).body).toEqual({ eaterIds: [] });
  expect((await maya.client.rest('POST', `${path}/batch-delete`, { eaterIds: [] })).status).toBe(400);
});

describe('a companion who is invited', () => {
  test('keeps portion, avoids, times and attendance, and becomes nobody’s companion', async () => {
    const { body } = await bring(jonas, {
      name: 'Leo',
      portion: 0.5,
      arrives: { date: '2026-06-14', type: 'lunch' },
      avoids: [{ text: 'eggs', strictness: 'allergy' }],
    });
    const { id: companionId } = body as EaterBody;
    await attend(jonas, { eaterId: companionId, date: '2026-06-15', type: 'lunch', attends: false });
    const leo = await buildPerson(world, { name: 'Leonard' });
    const invite = (input: object) =>
      maya.client.rest('POST', `/api/trips/${trip.id}/invite`, {
        phone: leo.user.phone,
        name: 'Leo',
        ...input,
      });
    expect(await invite({ companionId: (await eaterOf(jonasRow)).id })).toMatchObject({ status: 404 });
    const { id } = (await invite({ companionId })).body as { id: string };
    const [, , own, ...others] = await eaters();
    expect(others).toEqual([]);
    const kept = {
      id: companionId,
      participantId: id,
      isCompanion: false,
      portion: 0.5,
      arrives: { date: '2026-06-14', type: 'LUNCH' },
      avoids: [{ value: 'egg' }],
    };
    expect(own).toMatchObject({ name: 'Leo', ...kept });
    const { fieldVersions } = await world.dataSource
      .getRepository(Eater)
      .createQueryBuilder('eater')
      .addSelect('eater.fieldVersions')
      .where({ id: companionId })
      .getOneOrFail();
    const [inviter] = await eaters();
    expect(fieldVersions).toMatchObject({ name: { version: 2, by: inviter?.participantId } });
    await leo.client.rest('POST', `/api/invitations/${id}/respond`, { response: 'accepted' });
    expect((await eaters())[2]).toMatchObject({ name: 'Leonard', ...kept });
    const { body: slots } = await maya.client.rest('GET', `/api/trips/${trip.id}/attendance`);
    expect((slots as { portions: number }[]).map(({ portions }) => portions)).toEqual([
      2, 2, 2, 2, 2.5, 2.5, 2.5, 2, 2.5,
    ]);
  });

  test('needs no further seat at a full table, also after a refusal', async () => {
    const leo = await buildPerson(world);
    const declined = await buildParticipant(world, trip, leo, { inviteStatus: 'declined' });
    await world.dataSource.query(
      `insert into eaters (id, trip_id, participant_id, is_companion, name, created_at)
       select gen_random_uuid(), $1, $2, true, 'Child ' || n, now() from generate_series(1, 297) n`,
      [trip.id, jonasRow.id],
    );
    const { id: companionId } = (await bring(jonas, { name: 'Leo' })).body as EaterBody;
    const input = { phone: leo.user.phone, name: 'Leo' };
    const invite = (body: object) => maya.client.rest('POST', `/api/trips/${trip.id}/invite`, body);
    expect((await invite(input)).status).toBe(400);
    expect(await invite({ ...input, companionId })).toMatchObject({ status: 201, body: { id: declined.id } });
    expect(await eaters()).toHaveLength(300);
  });
});

describe('a companion who is added again with the same Idempotency-Key', () => {
  test('sits at the table once, and with another name is refused', async () => {
    const answers = await Promise.all([1, 2].map(() => bringOnce(jonas, { name: 'Ben', portion: 0.5 })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await eaters()).filter(({ name }) => name === 'Ben')).toHaveLength(1);
    expect((await bringOnce(jonas, { name: 'Noa' })).status).toBe(409);
  });

  test('is not found after being removed', async () => {
    const { body } = await bringOnce(jonas, { name: 'Ben' });
    const { id } = body as EaterBody;
    await jonas.client.rest('DELETE', `/api/trips/${trip.id}/eaters/${id}`);
    expect((await bringOnce(jonas, { name: 'Ben' })).status).toBe(404);
  });
});
