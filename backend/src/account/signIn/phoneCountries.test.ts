import { buildPerson, newPhone } from '../../../test/build.ts';
import { codeFor, post, signUp } from '../../../test/signIn.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { deliverDue, enqueueText } from '../../outbox/outbox.service.ts';

/** Of Berlin, reserved for films. */
const BERLIN = '+493023125001';
const TRIP = { name: 'Lake', location: 'Tahoe', startDate: '2099-07-01', endDate: '2099-07-04' };
const SWISS = '+41781234567';
const NOT_TEXTED = { status: 400, body: { field: 'phone', message: "We can't text this country yet." } };

let world: World;
afterEach(() => world.close());

describe('numbers of other countries', () => {
  beforeEach(async () => {
    world = await createWorld({ TRUST_PROXY: '1', ADMIN_PHONES: '415 555 0100, +49 30 23125001' });
  });

  test('sign in in any spelling with the country code, and are answered in E.164', async () => {
    const lena = await signUp(world, BERLIN, 'Lena');
    expect((await lena.rest('GET', '/api/auth/me')).body).toMatchObject({ name: 'Lena', isAdmin: true });
    const answer = await post(world.visitor(), 'check-phone', { phone: '0049 (0)30 / 231 25 001' });
    expect(answer).toMatchObject({ status: 200, body: { exists: true, phone: BERLIN } });
  });

  test('are invited, and their number is their name as it is written there', async () => {
    const maya = await buildPerson(world);
    const trip = { ...TRIP, invitePhones: ['+49 30 23125001', '787 555 0123'] };
    const created = await maya.client.rest('POST', '/api/trips', trip);
    const { participants } = created.body as { participants: { name: string; phone: string }[] };
    expect(participants.slice(1).map(({ name, phone }) => [name, phone])).toEqual([
      ['+49 30 23125001', BERLIN],
      ['(787) 555-0123', '+17875550123'],
    ]);
  });

  test('without account share the texts of one country, and leave those of the US alone', async () => {
    const sent: boolean[] = [];
    for (let index = 0; index < 48; index += 1) {
      const phone = `+4930231250${String(index).padStart(2, '0')}`;
      const headers = { 'x-forwarded-for': `203.${index}.0.1` };
      sent.push((await post(world.visitor(), 'request-code', { phone }, headers)).status === 200);
    }
    // Half of a country’s; the rest is for those who are known.
    expect(sent.filter(Boolean)).toHaveLength(25);
    await codeFor(world, newPhone());
  });
});

describe('with SMS_COUNTRIES', () => {
  beforeEach(async () => {
    world = await createWorld({ TRUST_PROXY: '1', SMS_COUNTRIES: 'us, de' });
  });

  test('other countries are refused with a sentence wherever a number is taken', async () => {
    const maya = await buildPerson(world);
    for (const step of ['check-phone', 'request-code', 'verify-code'])
      expect(await post(world.visitor(), step, { phone: SWISS, code: '123456' })).toMatchObject(NOT_TEXTED);
    expect(await maya.client.rest('POST', '/api/auth/me/phone/request-code', { phone: SWISS })).toMatchObject(
      NOT_TEXTED,
    );
    const { body } = await maya.client.rest('POST', '/api/trips', TRIP);
    const { id } = body as { id: string };
    const invited = { phone: SWISS, name: 'Reto' };
    expect(await maya.client.rest('POST', `/api/trips/${id}/invite`, invited)).toMatchObject(NOT_TEXTED);
    expect(await post(world.visitor(), 'check-phone', { phone: '876 555 0123' })).toMatchObject(NOT_TEXTED);
    expect(await maya.client.rest('POST', '/api/trips', { ...TRIP, invitees: [invited] })).toMatchObject({
      status: 400,
      body: { field: 'invitees', message: NOT_TEXTED.body.message },
    });
  });

  test('the territories go with the US', async () => {
    for (const phone of [BERLIN, '787 555 0123', '671 555 0123'])
      expect(await post(world.visitor(), 'check-phone', { phone })).toMatchObject({ status: 200 });
  });

  test('a text that was queued before is not sent', async () => {
    const { deps, dataSource } = world;
    await enqueueText(
      { db: dataSource.manager, pepper: deps.pepper },
      { kind: 'invitation', contact: SWISS, senderId: null, body: 'x' },
    );
    await deliverDue(
      {
        ...deps,
        db: dataSource.manager,
        providers: { ...deps.providers, sms: { send: () => Promise.reject(new Error('sent')) } },
      },
      5,
    );
    expect(await dataSource.query('select last_error from outbox_texts where phone = $1', [SWISS])).toEqual([
      { last_error: 'country_not_texted' },
    ]);
  });
});
