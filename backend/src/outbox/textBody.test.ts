import { msg } from '../../../domain/text/message.ts';
import { dateRangeLabel } from '../../../domain/text/dates/dates.ts';
import { readerOf } from '../../../domain/text/reader.ts';
import { bodyFor } from './textBody.ts';
import {
  buildIngredient,
  buildMeal,
  buildParticipant,
  buildPerson,
  buildTrip,
  newPhone,
  type Person,
} from '../../test/build.ts';
import { startPseudoLanguage } from '../../test/texts/pseudoLanguage.ts';
import { isPseudo } from '../../test/texts/pseudoText.ts';
import { post } from '../../test/signIn.ts';
import { testWorld } from '../../test/world.ts';
import { deliverDue } from './outbox.service.ts';

const GERMAN = { 'accept-language': 'de' };
const ENGLISH = { 'accept-language': 'en' };

const world = testWorld({ TRUST_PROXY: '1' });
let maya: Person;
beforeAll(async () => {
  maya = await buildPerson(world);
  await startPseudoLanguage();
});

/** Of the last text to a number. */
async function languageAt(phone: string): Promise<string> {
  await deliverDue({ ...world.deps, db: world.dataSource.manager }, 100);
  const body = world.texts.filter((text) => text.phone === phone).at(-1)?.body;
  if (body === undefined) return 'no text';
  return isPseudo(body) ? 'de' : 'en';
}

describe('a code is in the language', () => {
  test.each([
    ['of the account', 'de', ENGLISH, 'de'],
    ['of the account, also if English', 'en', GERMAN, 'en'],
    ['of the browser, if the account has none', null, GERMAN, 'de'],
  ])('%s', async (_what, language, headers, expected) => {
    const { user } = await buildPerson(world, { language });
    await post(world.visitor(), 'request-code', { phone: user.phone }, headers);
    expect(await languageAt(user.phone)).toBe(expected);
  });

  test('of the browser, for a new number', async () => {
    const phone = newPhone();
    await post(world.visitor(), 'request-code', { phone }, GERMAN);
    expect(await languageAt(phone)).toBe('de');
  });
});

describe('an invitation is in the language', () => {
  test.each<[string, string | null | undefined, string | undefined, Record<string, string>, string]>([
    ['of the account of the invited person', 'en', 'de', GERMAN, 'en'],
    ['that the inviter chose, if that account has none', null, 'de', ENGLISH, 'de'],
    ['that the inviter chose for a person without an account', undefined, 'en', GERMAN, 'en'],
    ['of the inviter without a choice', undefined, undefined, GERMAN, 'de'],
  ])('%s', async (_what, account, language, headers, expected) => {
    const person = account === undefined ? null : await buildPerson(world, { language: account });
    const phone = person?.user.phone ?? newPhone();
    const trip = await buildTrip(world, maya);
    const invitee = { phone, name: 'Ben', language };
    const invited = await maya.client.rest('POST', `/api/trips/${trip.id}/invite`, invitee, headers);
    expect(invited.status).toBe(201);
    expect(await languageAt(phone)).toBe(expected);
    // Whoever resends it.
    world.texts.length = 0;
    await world.dataSource.query("update participants set invited_at = invited_at - interval '1 hour'");
    const { id } = invited.body as { readonly id: string };
    const path = `/api/trips/${trip.id}/participants/${id}/resend-invite`;
    await maya.client.rest('POST', path, undefined, ENGLISH);
    expect(await languageAt(phone)).toBe(expected);
  });

  test('that the inviter chose for a new trip', async () => {
    const [ben, leo] = [newPhone(), newPhone()];
    const created = await maya.client.rest('POST', '/api/trips', {
      name: 'Lake',
      location: 'Oregon',
      startDate: '2026-07-03',
      endDate: '2026-07-05',
      invitees: [{ phone: ben, language: 'de' }, { phone: leo }],
    });
    expect(created.status).toBe(201);
    expect([await languageAt(ben), await languageAt(leo)]).toEqual(['de', 'en']);
  });

  test('it was in, also without the name of an inviter who deletes the account', async () => {
    const inviter = await buildPerson(world, { name: 'Zebulon' });
    const trip = await buildTrip(world, maya);
    await buildParticipant(world, trip, inviter, { isOrganizer: true });
    const phone = newPhone();
    const invitee = { phone, name: 'Ben', language: 'de' };
    await inviter.client.rest('POST', `/api/trips/${trip.id}/invite`, invitee);
    await inviter.client.rest('DELETE', '/api/auth/me');
    expect(await languageAt(phone)).toBe('de');
    expect(world.texts.at(-1)?.body).not.toContain('Zebulon');
  });
});

test('a question of a shopper is in the language of the cook', async () => {
  const [jonas, priya] = [
    await buildPerson(world, { wantsShopTexts: true, language: 'de' }),
    await buildPerson(world, { wantsShopTexts: true }),
  ];
  const trip = await buildTrip(world, maya);
  for (const person of [jonas, priya]) {
    const cook = await buildParticipant(world, trip, person);
    const meal = await buildMeal(world, trip, {
      assignedToId: cook.id,
      type: person === jonas ? 'dinner' : 'lunch',
    });
    const { id } = await buildIngredient(world, meal);
    await maya.client.rest('POST', `/api/trips/${trip.id}/unavailable`, { ids: [id], kind: 'asked' });
    expect(await languageAt(person.user.phone)).toBe(person === jonas ? 'de' : 'en');
  }
});

test('dates in a text have plain dashes and spaces', () => {
  const text = () => msg('test.dates', '{when}', { when: dateRangeLabel('2026-06-13', '2026-06-15') });
  expect(bodyFor('+14155550123', readerOf('de'), { text, subject: text })).toBe('13.-15. Juni');
  expect(bodyFor('+14155550123', readerOf('en'), { text, subject: text })).toBe('Jun 13 - Jun 15');
});
