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
