import * as fc from 'fast-check';
import { LANGUAGES } from '../../../../domain/text/reader.ts';
import { UNITS } from '../../../../domain/number/units.ts';
import { buildPerson, newPhone } from '../../../test/build.ts';
import { codeFor } from '../../../test/signIn.ts';
import { allTests } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';

const PATH = '/api/auth/me/settings';
const languageOrNull = fc.option(fc.constantFrom(...LANGUAGES.map(({ code }) => code)));
const unitsOrNull = fc.option(fc.constantFrom(...UNITS));

const world = testWorld();
const maya = allTests(() => buildPerson(world));

test('at first follow the browser and the region', async () => {
  const { client } = await buildPerson(world);
  expect((await client.rest('GET', '/api/auth/me')).body).toMatchObject({ language: null, units: null });
});

test('an absent setting stays, null follows the browser again, over REST and GraphQL', async () => {
  let settings: { readonly language: string | null; readonly units: string | null } = {
    language: null,
    units: null,
  };
  await fc.assert(
    fc.asyncProperty(
      fc.record({ language: languageOrNull, units: unitsOrNull }, { requiredKeys: [] }),
      fc.boolean(),
      async (changes, isRest) => {
        settings = { ...settings, ...changes };
        const answered = isRest
          ? (await maya.client.rest('PATCH', PATH, changes)).body
          : (
              await maya.client.graphql(
                'mutation ($input: ChangeSettingsInput!) { changeSettings(input: $input) { user { language units } } }',
                { input: changes },
              )
            ).data;
        expect(answered).toMatchObject(isRest ? settings : { changeSettings: { user: settings } });
        expect((await maya.client.graphql('{ me { language units } }')).data).toEqual({ me: settings });
        expect((await maya.client.rest('GET', '/api/auth/me')).body).toMatchObject(settings);
      },
    ),
    { numRuns: 25 },
  );
});

test.each([
  ['language', 'xx'],
  ['language', 7],
  ['units', 'FURLONGS'],
])('%s cannot be %p', async (field, value) => {
  expect(await maya.client.rest('PATCH', PATH, { [field]: value })).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT', field },
  });
});

describe('the cookie of the language', () => {
  const cookieOf = ({ headers }: { readonly headers: Headers }) =>
    headers.getSetCookie().find((cookie) => cookie.startsWith('language=')) ?? null;

  test('follows the setting, for a year, and stays with another setting', async () => {
    const chosen = await maya.client.rest('PATCH', PATH, { language: 'de' });
    expect(cookieOf(chosen)).toMatch(/^language=de; Max-Age=31536000; Path=\/; .*SameSite=Lax$/);
    expect(cookieOf(chosen)).not.toContain('HttpOnly');
    expect(cookieOf(await maya.client.rest('PATCH', PATH, { units: 'US' }))).toBeNull();
    expect(cookieOf(await maya.client.rest('PATCH', PATH, { language: null }))).toMatch(
      /^language=; Max-Age=0; /,
    );
  });

  test('is the setting of a new account', async () => {
    const phone = newPhone();
    const code = await codeFor(world, phone);
    const chosen = { cookie: 'language=es', 'accept-language': 'de' };
    const body = { phone, code, name: 'Ann' };
    const signedUp = await world.visitor().rest('POST', '/api/auth/verify-code', body, chosen);
    expect(signedUp.body).toMatchObject({ language: 'es' });
  });

  test('comes with a sign-in on another device', async () => {
    const { user, client } = await buildPerson(world);
    await client.rest('PATCH', PATH, { language: 'fr' });
    const device = world.visitor();
    const code = await codeFor(world, user.phone);
    const answer = await device.rest('POST', '/api/auth/verify-code', { phone: user.phone, code });
    expect(cookieOf(answer)).toMatch(/^language=fr; /);
  });
});
