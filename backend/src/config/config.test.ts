import { readFileSync } from 'node:fs';
import { ConfigError, readConfig, settings } from './config.ts';

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

describe('the compose file', () => {
  const [, app = ''] = /\n {2}app:\n([^]*?)\n\n/.exec(readFileSync('docker/compose.yml', 'utf8')) ?? [];
  const lines = [...app.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => ({
    name,
    value,
  }));
  /** Decided by the image, or of no use beside a database of its own. */
  const WITHOUT = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR'];
  /** Decided by the file itself. */
  const OWN = ['DATABASE_URL', 'DATABASE_LISTEN_URL', 'TRUST_PROXY'];

  test('hands on every setting', () => {
    const names = Object.keys(settings.shape).filter((name) => !WITHOUT.includes(name));
    expect(lines.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  test('hands each on by its own name', () => {
    for (const { name, value } of lines.filter((line) => !OWN.includes(line.name)))
      expect(value).toMatch(new RegExp(`^\\$\\{${name}:[-?].*\\}$`));
  });
});
