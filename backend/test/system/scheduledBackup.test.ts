import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { restore } from '../../src/backup/restore.ts';
import { scratchDatabase, urlOf, type ScratchDatabase } from '../postgres/scratchDatabase.ts';
import { startLocalBucket, type LocalBucket } from '../providers/localBucket.ts';
import { startBuiltServer } from './builtServer.ts';

let bucket: LocalBucket;
let database: ScratchDatabase;
let empty: ScratchDatabase;
let folder: string;
beforeAll(async () => {
  bucket = await startLocalBucket('key');
  [database, empty] = await Promise.all([scratchDatabase(), scratchDatabase('template1')]);
  folder = await mkdtemp(join(tmpdir(), 'grub-club-restored-'));
});
afterAll(async () => {
  await bucket.close();
  await Promise.all([database.drop(), empty.drop()]);
  await rm(folder, { recursive: true });
});

/** Starts a server that backs up at once, and waits for the new object. */
async function backedUp(): Promise<Buffer> {
  const before = new Set(bucket.objects.keys());
  const server = await startBuiltServer({
    DATABASE_URL: urlOf(database.connection),
    CODE_PEPPER: 'a secret of the backups',
    BACKUP_SCHEDULE: '* * * * * *',
    BACKUP_KEEP: '1',
    BACKUP_TARGET: `${bucket.url}/camp/kitchen`,
    BACKUP_S3_KEY_ID: 'key',
    BACKUP_S3_SECRET: 'secret',
  });
  try {
    for (;;) {
      const [name] = [...bucket.objects.keys()].filter((key) => !before.has(key));
      if (name !== undefined) {
        expect(name).toMatch(/^camp\/kitchen\/grub-club-.*\.backup$/);
        return bucket.objects.get(name) ?? Buffer.alloc(0);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    await server.end('SIGTERM');
  }
}

test('what the schedule put into a bucket is restored; only the newest is kept', async () => {
  const maya = new pg.Client(database.connection);
  await maya.connect();
  await maya.query(
    "insert into users (id, phone, name, created_at) values (gen_random_uuid(), '+14155550101', 'Maya', now())",
  );
  await maya.end();
  await backedUp();
  const file = join(folder, 'newest.backup');
  await writeFile(file, await backedUp());
  expect(bucket.objects.size).toBe(1);

  await restore(empty.connection, file, () => undefined);
  const restored = new pg.Client(empty.connection);
  await restored.connect();
  const { rows } = await restored.query('select name, phone from users');
  await restored.end();
  expect(rows).toEqual([{ name: 'Maya', phone: '+14155550101' }]);
});
