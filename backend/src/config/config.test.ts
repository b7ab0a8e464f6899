import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config.ts';

test('DATABASE_LISTEN_URL is refused without DATABASE_URL', () => {
  const address = 'postgres://user:password@localhost:5432/grub_club';
  expect(() => readConfig({ DATABASE_LISTEN_URL: address })).toThrow(
    new ConfigError('DATABASE_LISTEN_URL needs DATABASE_URL, the address of the same database.'),
  );
  expect(readConfig({ DATABASE_LISTEN_URL: address, DATABASE_URL: address })).toMatchObject({
    databaseUrl: address,
    databaseListenUrl: address,
  });
});

test.each(['board.example.org', 'https://board.example.org/', '*', 'https://a.example.org/b'])(
  'CORS_ORIGINS is refused with %s',
  (origin) => {
    expect(() => readConfig({ CORS_ORIGINS: origin })).toThrow(
      new ConfigError(
        'CORS_ORIGINS has to be a comma-separated list of origins such as https://board.example.org.',
      ),
    );
  },
);

test.each(['/food', '/food/', '/?a=b', '/#a', ':8443/food'])('PUBLIC_URL is refused with %s', (path) => {
  expect(() => readConfig({ PUBLIC_URL: `https://food.example.org${path}` })).toThrow(
    new ConfigError('PUBLIC_URL has to be an address without a path, like https://food.example.org.'),
  );
});

test.each(['https://food.example.org', 'https://food.example.org/', 'http://localhost:4000'])(
  'PUBLIC_URL can be %s',
  (address) => {
    expect(readConfig({ PUBLIC_URL: address }).publicUrl.origin).toBe(new URL(address).origin);
  },
);

test('SMS_COUNTRIES names countries, and the US bring their territories', () => {
  expect(readConfig({}).smsCountries).toBeNull();
  expect([...(readConfig({ SMS_COUNTRIES: 'us, DE' }).smsCountries ?? [])].sort()).toEqual([
    'AS',
    'DE',
    'GU',
    'MP',
    'PR',
    'US',
    'VI',
  ]);
  expect(() => readConfig({ SMS_COUNTRIES: 'DE,UK,Germany' })).toThrow(
    new ConfigError('SMS_COUNTRIES has to be a list of countries such as US,CA,DE; not UK, GERMANY.'),
  );
});

test('half of all texts may go to one country unless set', () => {
  expect(readConfig({ SMS_HOURLY_LIMIT: '31' })).toMatchObject({
    smsCountryHourlyLimit: 16,
    smsCountryDailyLimit: 250,
  });
  expect(readConfig({ SMS_COUNTRY_HOURLY_LIMIT: '100' })).toMatchObject({ smsCountryHourlyLimit: 100 });
});

describe('production', () => {
  const production = { NODE_ENV: 'production', CODE_PEPPER: '0123456789abcdef', SMS_PROVIDER: 'console' };

  test('takes http at home, and says so', () => {
    expect(readConfig({ ...production, PUBLIC_URL: 'http://192.168.1.20:4000' }).isAtHome).toBe(true);
    expect(readConfig({ ...production, PUBLIC_URL: 'https://192.168.1.20' }).isAtHome).toBe(false);
  });

  test('refuses http on the internet', () => {
    expect(() => readConfig({ ...production, PUBLIC_URL: 'http://food.example.org' })).toThrow(
      /^PUBLIC_URL has to begin with https:/,
    );
  });
});

describe('a setting from a file', () => {
  let folder: string;
  let file: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'grub-club-settings-'));
    file = join(folder, 'secret');
    writeFileSync(file, '0123456789abcdef\n');
    writeFileSync(join(folder, 'blank'), ' \n');
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  test.each(['CODE_PEPPER', 'PRODUCT_NAME', 'UNSPLASH_ACCESS_KEY'])('can be %s', (name) => {
    expect(readConfig({ [`${name}_FILE`]: file })).toEqual(readConfig({ [name]: '0123456789abcdef' }));
  });

  test('does not stand beside its value', () => {
    expect(() => readConfig({ CODE_PEPPER: '0123456789abcdef', CODE_PEPPER_FILE: file })).toThrow(
      new ConfigError('CODE_PEPPER_FILE and CODE_PEPPER are both set: keep one of them.'),
    );
  });

  test('has to be there, and hold something', () => {
    const missing = join(folder, 'missing');
    expect(() => readConfig({ CODE_PEPPER_FILE: missing, PRODUCT_NAME_FILE: join(folder, 'blank') })).toThrow(
      new ConfigError(
        `PRODUCT_NAME_FILE names an empty file: ${join(folder, 'blank')}.\nCODE_PEPPER_FILE names a file that cannot be read (ENOENT): ${missing}.`,
      ),
    );
  });

  test('is checked like its value', () => {
    expect(() => readConfig({ PORT_FILE: file })).toThrow(/^PORT has to be/);
  });
});
