import * as fc from 'fast-check';
import type { Message } from '../../../domain/text/message.ts';
import { ROUTES } from '../../src/http/rest/routes.ts';
import { buildPerson, buildTrip, newPhone, type Person } from '../build.ts';
import { arrange } from '../operations/arrange.ts';
import { PHASES, ROLES } from '../operations/operation.ts';
import { OPERATIONS } from '../operations/operations.ts';
import { englishIn, startPseudoLanguage } from './pseudoLanguage.ts';
import { isPseudo, pseudo } from './pseudoText.ts';
import { UNKNOWN_ID } from '../twins/twin.ts';
import { testWorld } from '../world.ts';

const GERMAN = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' };

/** What graphql-js and readers of JSON say is for programs. */
const FOR_PROGRAMS: ReadonlySet<unknown> = new Set(['graphql.refused']);

const ADMIN_PHONE = newPhone();

const world = testWorld({ ADMIN_PHONES: ADMIN_PHONE, MONETIZATION_ENABLED: 'true' });
let maya: Person;
beforeAll(async () => {
  maya = await buildPerson(world);
  await startPseudoLanguage();
});

const ENDS_SESSION = /^(?:POST .*\/logout|DELETE \/api\/auth\/.*)$/;

interface Refusal {
  readonly message?: string | null;
  readonly messageId?: unknown;
  readonly values?: unknown;
}

function englishInRefusal({ message, messageId, values }: Refusal): string[] {
  if (FOR_PROGRAMS.has(messageId)) return [];
  return englishIn(message ?? '', (values ?? {}) as NonNullable<Message['values']>);
}

test('an error of REST is in the language of its caller, whatever is sent', async () => {
  const trip = await buildTrip(world, maya);
  const found: unknown[] = [];
  let refusals = 0;
  for (const { method, path, isStream } of ROUTES) {
    if (isStream === true || ENDS_SESSION.test(`${method} ${path}`)) continue;
    for (const id of [trip.id, UNKNOWN_ID, 'x']) {
      const address = path.replaceAll(/:\w+/g, id);
      for (const body of method === 'GET'
        ? [undefined]
        : [{}, { name: 7, date: 'x', phone: '12', version: 0 }]) {
        const answer = await maya.client.rest(method, address, body, GERMAN);
        if (answer.status < 400) continue;
        refusals += 1;
        const refusal = answer.body as Refusal;
        const english = englishInRefusal(refusal);
        if (english.length > 0) found.push([method, path, refusal.messageId, refusal.message]);
        expect(answer.headers.get('content-language')).toBe('de');
      }
    }
  }
  expect(found).toEqual([]);
  expect(refusals).toBeGreaterThan(100);
});

test.each(PHASES)(
  'a refusal of GraphQL is in the language of its caller, in a trip that is %s',
  async (phase) => {
    const { fixtureOf, clients } = await arrange(world, phase, ADMIN_PHONE);
    const found: unknown[] = [];
    for (const [name, operation] of Object.entries(OPERATIONS))
      for (const role of ROLES) {
        // Accepted calls would change the trip.
        if (['OK', 'RATE_LIMITED'].includes(operation.outcomes[phase][role])) continue;
        await world.dataSource.query('delete from rate_limits');
        const { message, extensions } = await clients[role].graphql(
          operation.document,
          operation.variables?.(fixtureOf(role)),
          GERMAN,
        );
        // A closed socket says why to programs alone.
        if (name.startsWith('Subscription.') && role === 'visitor') continue;
        const english = englishInRefusal({ ...extensions, message });
        if (message === null || english.length > 0) found.push([name, role, message]);
      }
    expect(found).toEqual([]);
  },
);

/** Typed, or of the cookbook, and files of trips. */
const STORED = /instructions|description|trips\[\]/;

test('an answer has no sentence in English but what is stored', async () => {
  const { fixtureOf, clients } = await arrange(world, 'open', ADMIN_PHONE);
  const fixture = fixtureOf('creator');
  const found: [string, string][] = [];
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    if (!name.startsWith('Query.')) continue;
    const client = name.includes('admin') ? clients.admin : clients.creator;
    const { data } = await client.graphql(operation.document, operation.variables?.(fixture), GERMAN);
    found.push(...textsIn(data, name));
  }
  for (const { method, path, isStream } of ROUTES) {
    if (method !== 'GET' || isStream === true) continue;
    const address = path
      .replace(/trips\/:\w+/, `trips/${fixture.tripId}`)
      .replace(/meals\/:\w+/, `meals/${fixture.mealId}`)
      .replace(/recipes\/:\w+/, `recipes/${fixture.ownRecipeId}`)
      .replaceAll(/:\w+/g, fixture.ownId);
    const client = path.startsWith('/api/admin') ? clients.admin : clients.creator;
    const { status, body } = await client.rest('GET', address, undefined, GERMAN);
    if (status === 200) found.push(...textsIn(body, path));
  }
  const isSentence = (text: string) => /(?:[A-Za-z]{2,}[ ,]+){2,}[A-Za-z]{2,}.*[.!?]$/s.test(text);
  expect(found.filter(([path, text]) => isSentence(text) && !STORED.test(path))).toEqual([]);
  expect(found.filter(([, text]) => isPseudo(text)).length).toBeGreaterThan(5);
});

function textsIn(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, `${path}.${name}`));
}

describe('the language of an answer', () => {
  const ENGLISH = 'There is no such trip.';
  const GERMANS = pseudo(ENGLISH);
  const noTrip = async ({ client }: Pick<Person, 'client'>, headers: Readonly<Record<string, string>>) => {
    const answer = await client.rest('GET', `/api/trips/${UNKNOWN_ID}`, undefined, headers);
    return [(answer.body as Refusal).message, answer.headers.get('content-language')];
  };

  test.each([
    ['the account', 'de', 'en', [GERMANS, 'de']],
    ['an account in English', 'en', 'de', [ENGLISH, 'en']],
    ['the browser', null, 'de-CH', [GERMANS, 'de']],
    ['a browser in English', null, 'en-GB, de;q=0.5', [ENGLISH, 'en']],
    ['English, where there is no catalogue', null, 'fr', [ENGLISH, 'en']],
  ])('is that of %s', async (_what, language, accepted, expected) => {
    const { user, client } = await buildPerson(world, { language });
    expect(user.language).toBe(language);
    expect(await noTrip({ client }, { 'accept-language': accepted })).toEqual(expected);
  });

  test('is chosen in the browser before what it accepts', async () => {
    const cookie = `${maya.client.sessionCookie ?? ''}; language=de`;
    expect(await noTrip(maya, { cookie, 'accept-language': 'en' })).toEqual([GERMANS, 'de']);
    const unknown = `${maya.client.sessionCookie ?? ''}; language=tlh`;
    expect(await noTrip(maya, { cookie: unknown, 'accept-language': 'de' })).toEqual([GERMANS, 'de']);
  });

  test('is each caller’s own, whatever runs beside it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 2, maxLength: 30 }), async (germans) => {
        const answers = germans.map((isGerman) => noTrip(maya, isGerman ? GERMAN : {}));
        expect(await Promise.all(answers)).toEqual(
          germans.map((isGerman) => (isGerman ? [GERMANS, 'de'] : [ENGLISH, 'en'])),
        );
      }),
      { numRuns: 10 },
    );
  });

  test('holds for what is refused before the account is known', async () => {
    const answer = await world.visitor().rest('GET', '/api/nothing', undefined, GERMAN);
    expect(answer.body).toMatchObject({ messageId: 'request.methodNotSupported' });
    expect(englishInRefusal({ message: (answer.body as Refusal).message ?? null })).toEqual(['GET']);
  });

  test('holds for a subscription', async () => {
    const { message } = await maya.client.graphql(
      'subscription ($id: ID!) { tripChanged(tripId: $id) { kind } }',
      { id: UNKNOWN_ID },
      GERMAN,
    );
    expect(message).toBe(GERMANS);
  });
});
