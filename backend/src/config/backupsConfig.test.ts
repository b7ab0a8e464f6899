import { ConfigError, readConfig } from './config.ts';

const NIGHTLY = { BACKUP_SCHEDULE: '0 3 * * *' };
const BUCKET = {
  BACKUP_TARGET: 'https://s3.example.org/club/camp/2026/',
  BACKUP_S3_KEY_ID: 'key',
  BACKUP_S3_SECRET: 'secret',
};

test('there are none without a schedule', () => {
  expect(readConfig(BUCKET).backups).toBeNull();
});

test('they go to a folder, or to a bucket', () => {
  expect(readConfig(NIGHTLY).backups).toEqual({
    schedule: '0 3 * * *',
    keep: 7,
    place: { kind: 'folder', folder: './backups' },
  });
  expect(readConfig({ ...NIGHTLY, BACKUP_TARGET: '/mnt/camp' }).backups?.place).toEqual({
    kind: 'folder',
    folder: '/mnt/camp',
  });
  expect(readConfig({ ...NIGHTLY, ...BUCKET, BACKUP_KEEP: '30' }).backups).toEqual({
    schedule: '0 3 * * *',
    keep: 30,
    place: {
      kind: 'bucket',
      url: 'https://s3.example.org/club',
      prefix: 'camp/2026/',
      region: 'auto',
      keyId: 'key',
      secret: 'secret',
    },
  });
});

test.each([
  [{ BACKUP_SCHEDULE: 'nightly' }, /^BACKUP_SCHEDULE has to be a cron expression/],
  [{ BACKUP_SCHEDULE: '0 25 * * *' }, /^BACKUP_SCHEDULE has to be a cron expression/],
  // It never comes.
  [{ BACKUP_SCHEDULE: '0 0 31 2 *' }, /^BACKUP_SCHEDULE has to be a cron expression/],
  [{ BACKUP_KEEP: '0' }, /^BACKUP_KEEP has to be at least 1/],
  [{ ...NIGHTLY, ...BUCKET, BACKUP_TARGET: 'https://' }, /^BACKUP_TARGET has to be a folder, or an address/],
  [{ ...NIGHTLY, ...BUCKET, BACKUP_TARGET: 'https://s3.example.org' }, /^BACKUP_TARGET has to end with/],
  [
    { ...NIGHTLY, ...BUCKET, BACKUP_TARGET: 'http://s3.example.org/club' },
    /^BACKUP_TARGET has to begin with https/,
  ],
  [{ ...NIGHTLY, ...BUCKET, BACKUP_S3_SECRET: '' }, /^BACKUP_S3_SECRET is needed/],
])('refuses %j', (env, sentence) => {
  const read = () => readConfig(env);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(sentence);
});
