import * as z from 'zod/mini';
import {
  buildInviteLink,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildReceipt,
  buildTransfer,
  buildTrip,
  newPhone,
  type Person,
} from '../../test/build.ts';
import { countStatements } from '../../test/countStatements.ts';
import { buildCostsScene, costsCalls, GROCERIES } from '../../test/costs.ts';
import { concurrently, expectWithin, outcomes } from '../../test/races.ts';
import { lastCode } from '../../test/signIn.ts';
import { recordedBy } from '../../test/tripChanges.ts';
import { testWorld } from '../../test/world.ts';
import type { Eater } from '../entities/eater.entity.ts';
import { Participant } from '../entities/participant.entity.ts';
import type { Trip } from '../entities/trip.entity.ts';

const world = testWorld();
let maya: Person;
let jonas: Person;
let trip: Trip;
let own: Participant;
let cook: Participant;
let leo: Eater;
beforeEach(async () => {
  ({ maya, jonas, trip, own, cook, leo } = await buildCostsScene(world));
});

const { path, add, pay, balances, balancesByName } = costsCalls(() => ({ maya, trip }));

describe('the share of a companion', () => {
  const payFor = (body: object, id = leo.id) => jonas.client.rest('PATCH', path(`eaters/${id}`), body);

  test('is borne by another participant, until that is taken back', async () => {
    await add(maya, GROCERIES);
    expect((await payFor({ sharePaidById: own.id })).body).toMatchObject({
      sharePaidById: own.id,
      version: 2,
    });
    expect(await balancesByName()).toMatchObject({ 'Jonas Weber': '-20.00' });
    // Who bears it is told whose share it is.
    const companions = [{ id: leo.id, name: leo.name, participantId: cook.id }];
    expect((await maya.client.rest('GET', path('balances'))).body).toMatchObject({
      balances: [
        { participantId: own.id, companions },
        { participantId: cook.id, companions: [] },
      ],
    });
    expect((await payFor({ sharePaidById: cook.id })).body).toMatchObject({ sharePaidById: null });
    expect(await balancesByName()).toMatchObject({ 'Jonas Weber': '-40.00' });
  });

  test('is refused for others than companions and participants of the trip', async () => {
    const stranger = await buildParticipant(world, await buildTrip(world, jonas), null);
    expect((await payFor({ sharePaidById: stranger.id })).body).toMatchObject({ field: 'sharePaidById' });
    const eaters = z
      .array(z.object({ id: z.string(), participantId: z.string(), isCompanion: z.boolean() }))
      .parse((await maya.client.rest('GET', path('eaters'))).body);
    const self = eaters.find(({ participantId, isCompanion }) => participantId === cook.id && !isCompanion);
    expect((await payFor({ sharePaidById: own.id }, self?.id)).body).toMatchObject({
      field: 'sharePaidById',
    });
  });
});

describe('a participant who leaves', () => {
  const leave = () => jonas.client.rest('DELETE', path(`participants/${cook.id}`));

  test('with costs keeps name and balance', async () => {
    const { id } = await add(maya, GROCERIES);
    await add(jonas, { ...GROCERIES, kind: 'other', amount: '10' });
    await buildTransfer(world, cook, own.id);
    const before = await balances();
    const events = await recordedBy(world, leave);
    expect(events.map(({ kind }) => kind)).toEqual(['TRIP']);
    const after = await balances();
    expect(after.balances.map(({ balance }) => balance)).toEqual(
      before.balances.map(({ balance }) => balance),
    );
    expect(after.balances.map(({ name }) => name)).toEqual(['Maya Torres', 'Jonas Weber, left']);
    const [row] = await world.dataSource.query<object[]>(
      'select phone, user_id, invite_status, is_organizer from participants where id = $1',
      [cook.id],
    );
    expect(row).toEqual({
      phone: jonas.user.phone,
      user_id: jonas.user.id,
      invite_status: 'declined',
      is_organizer: false,
    });
    const [receipt] = await world.dataSource.query<object[]>(
      'select frozen_at is not null as frozen, version from receipts where id = $1',
      [id],
    );
    expect(receipt).toEqual({ frozen: true, version: 1 });
    // Who left can be settled with, and is gone once nothing names them.
    expect((await pay(maya, { fromId: cook.id, toId: own.id, amount: '1' })).status).toBe(201);
    expect((await jonas.client.rest('GET', path('balances'))).status).toBe(404);
    const remove = () => maya.client.rest('DELETE', path(`participants/${cook.id}`));
    expect(await recordedBy(world, remove)).toEqual([]);
    for (const table of ['transfers', 'receipts'])
      await world.dataSource.query(`delete from ${table} where trip_id = $1`, [trip.id]);
    expect((await recordedBy(world, remove)).map(({ kind }) => kind)).toEqual(['TRIP']);
    expect((await balances()).balances).toHaveLength(1);
  });

  test('and is invited again by the same number takes both up again, as one participant', async () => {
    await add(jonas, { ...GROCERIES, kind: 'other', amount: '30' });
    const before = await balancesByName();
    await leave();
    expect(await balancesByName()).toEqual({ 'Maya Torres': '-15.00', 'Jonas Weber, left': '15.00' });
    const csv = String((await maya.client.rest('GET', path('costs.csv'))).body);
    expect(csv).toContain('"Jonas Weber, left",30.00,15.00,0.00,15.00');
    expect(csv).toContain('Maya Torres,"Jonas Weber, left",15.00,');
    const export_ = await maya.client.rest('GET', path('export'));
    expect(export_.body).toMatchObject({
      trips: [{ participants: [{ name: 'Maya Torres' }, { name: 'Jonas Weber', hasLeft: true }] }],
    });
    const { body } = await maya.client.rest('POST', path('invite'), { name: 'J.', phone: jonas.user.phone });
    expect(body).toMatchObject({ id: cook.id, inviteStatus: 'pending', leftAt: null });
    const response = { response: 'accepted' };
    const accepted = await jonas.client.rest('POST', `/api/invitations/${cook.id}/respond`, response);
    expect(accepted.status).toBe(200);
    expect(await balancesByName()).toEqual(before);
    const rows = await world.dataSource.manager.findBy(Participant, { tripId: trip.id });
    expect(rows.map(({ id }) => id).sort()).toEqual([own.id, cook.id].sort());
  });

  test('cannot come back by an invitation link, nor by answering the old invitation', async () => {
    await add(maya, GROCERIES);
    await leave();
    const token = await buildInviteLink(world, trip);
    const followed = await jonas.client.rest('POST', '/api/invite-links/follow', { token });
    expect(followed.status).toBe(403);
    const response = { response: 'accepted' };
    const accepted = await jonas.client.rest('POST', `/api/invitations/${cook.id}/respond`, response);
    expect(accepted.status).toBe(409);
  });

  test('and deletes the account is erased, numbered, and nobody finds the name', async () => {
    const ruth = await buildPerson(world, { name: 'Ruth' });
    await buildParticipant(world, trip, ruth);
    await add(maya, { ...GROCERIES, kind: 'other', amount: '30' });
    await leave();
    await jonas.client.rest('DELETE', '/api/auth/me');
    expect(await balancesByName()).toMatchObject({ 'Former member 1': '-10.00' });
    await ruth.client.rest('DELETE', '/api/auth/me');
    expect(await balancesByName()).toEqual({
      'Maya Torres': '20.00',
      'Former member 1': '-10.00',
      'Former member 2': '-10.00',
    });
    const found: unknown[] = await world.dataSource.query(
      'select from participants where trip_id = $1 and (name in ($2, $3) or phone in ($4, $5))',
      [trip.id, 'Jonas Weber', 'Ruth', jonas.user.phone, ruth.user.phone],
    );
    expect(found).toEqual([]);
  });

  test('while the invitation waits, with costs, can be invited again', async () => {
    const phone = newPhone();
    const textDueAt = new Date(world.deps.now().getTime() + 60_000);
    const waiting = { phone, name: 'Ruth', inviteStatus: 'pending', textDueAt } as const;
    const row = await buildParticipant(world, trip, null, waiting);
    await add(maya, { ...GROCERIES, kind: 'other', amount: '30' });
    expect((await maya.client.rest('DELETE', path(`participants/${row.id}`))).status).toBe(204);
    expect(await balancesByName()).toMatchObject({ 'Ruth, left': '-10.00' });
    const again = await maya.client.rest('POST', path('invite'), { name: 'Ruth B.', phone });
    expect(again).toMatchObject({ status: 201, body: { id: row.id } });
    expect(await balancesByName()).toMatchObject({ 'Ruth B.': '-10.00' });
  });

  test('with portions for less than a cent moves no cent of others', async () => {
    const ruth = await buildParticipant(world, trip, await buildPerson(world, { name: 'Ruth' }));
    const eaters = z
      .array(z.object({ id: z.string(), participantId: z.string() }))
      .parse((await maya.client.rest('GET', path('eaters'))).body);
    for (const { id } of eaters.filter(({ participantId }) => participantId !== cook.id))
      await maya.client.rest('PATCH', path(`eaters/${id}`), { portion: 0.25 });
    await jonas.client.rest('DELETE', path(`eaters/${leo.id}`));
    await add(maya, { ...GROCERIES, amount: '0.02' });
    expect(await balancesByName()).toMatchObject({ 'Maya Torres': '0.01', 'Jonas Weber': '-0.01' });
    expect((await maya.client.rest('DELETE', path(`participants/${ruth.id}`))).status).toBe(204);
    expect(await balancesByName()).toMatchObject({ 'Maya Torres': '0.01', 'Jonas Weber': '-0.01' });
  });

  test('with many receipts sends no more statements than with one', async () => {
    const leaveWith = async (receipts: number) => {
      ({ maya, jonas, trip, own, cook, leo } = await buildCostsScene(world));
      for (let count = 0; count < receipts; count++) await add(maya, GROCERIES);
      return countStatements(async () => expect((await leave()).status).toBe(204));
    };
    expect(await leaveWith(4)).toBe(await leaveWith(1));
    expect(await balancesByName()).toMatchObject({ 'Jonas Weber, left': '-40.00' });
  });

  test('without costs is deleted, and bears no share of companions', async () => {
    const ruth = await buildPerson(world, { name: 'Ruth' });
    const row = await buildParticipant(world, trip, ruth);
    await jonas.client.rest('PATCH', path(`eaters/${leo.id}`), { sharePaidById: row.id });
    expect((await ruth.client.rest('DELETE', path(`participants/${row.id}`))).status).toBe(204);
    expect(await world.dataSource.manager.findOneBy(Participant, { id: row.id })).toBeNull();
  });

  test('while a receipt names them is in it, or it is refused', async () => {
    const seen = await outcomes(
      async () => {
        const scene = await buildCostsScene(world);
        ({ maya, trip } = scene);
        return scene;
      },
      async (scene, round) => {
        const receipt = { ...GROCERIES, paidById: scene.cook.id };
        const statuses = await concurrently(
          round,
          () => scene.maya.client.rest('POST', path('receipts'), receipt),
          () => scene.jonas.client.rest('DELETE', path(`participants/${scene.cook.id}`)),
        );
        const { balances: all } = await balances();
        expect(all.reduce((sum, { balance }) => sum + Number(balance), 0)).toBe(0);
        return statuses.join();
      },
    );
    expectWithin(seen, ['201,204', '400,204']);
  });

  test('by deleting the account, while another member of the same trips is renamed', async () => {
    const seen = await outcomes(
      async () => {
        const [ruth, ben] = [await buildPerson(world), await buildPerson(world)];
        const first = await buildTrip(world, maya);
        const second = await buildTrip(world, ben);
        for (const joined of [first, second]) await buildParticipant(world, joined, ruth);
        await buildMeal(world, first);
        await buildReceipt(world, await buildParticipant(world, first, ben));
        return { ruth, ben };
      },
      async ({ ruth, ben }, round) =>
        (
          await concurrently(
            round,
            () => ben.client.rest('DELETE', '/api/auth/me'),
            () => ruth.client.rest('PATCH', '/api/auth/me', { name: 'Ruth T.' }),
          )
        ).join(),
    );
    expectWithin(seen, ['204,200']);
  });

  test('by deleting the account keeps the balance', async () => {
    await add(maya, GROCERIES);
    await jonas.client.rest('DELETE', '/api/auth/me');
    expect(await balancesByName()).toEqual({ 'Maya Torres': '40.00', 'Former member 1': '-40.00' });
  });

  test('before joining, with costs, keeps the balance too', async () => {
    const ruth = await buildPerson(world, { name: 'Ruth' });
    await buildParticipant(world, trip, ruth, { name: 'Ruth', inviteStatus: 'pending' });
    await add(maya, { ...GROCERIES, kind: 'other' });
    const events = await recordedBy(world, () => ruth.client.rest('DELETE', '/api/auth/me'));
    expect(events.map(({ kind }) => kind)).toEqual(['TRIP']);
    expect(await balancesByName()).toEqual({
      'Maya Torres': '40.00',
      'Jonas Weber': '-20.00',
      'Former member 1': '-20.00',
    });
  });
});

test('a participant invited twice has the receipts, shares and payments of both', async () => {
  const phone = newPhone();
  const double = await buildParticipant(world, trip, null, { phone, name: 'J.', inviteStatus: 'pending' });
  const typed = (participantId: string, amountCents: number) => ({
    participantId,
    amountCents,
    portionQuarters: null,
  });
  await buildReceipt(world, double, {
    split: 'shares',
    amountCents: 3_000,
    shares: [typed(double.id, 1_000), typed(cook.id, 500), typed(own.id, 1_500)],
  });
  await buildTransfer(world, double, cook.id);
  await buildTransfer(world, double, own.id);
  await maya.client.rest('PATCH', path(`eaters/${leo.id}`), { sharePaidById: double.id });
  await jonas.client.rest('POST', '/api/auth/me/phone/request-code', { phone });
  const move = () => jonas.client.rest('PUT', '/api/auth/me/phone', { phone, code: lastCode(world, phone) });
  const events = await recordedBy(world, move);
  expect(events.map(({ kind }) => kind)).toEqual(['TRIP']);
  expect(await balances()).toMatchObject({
    balances: [
      { participantId: own.id, share: '15.00', balance: '-25.00' },
      { participantId: cook.id, share: '15.00', balance: '25.00' },
    ],
  });
});
