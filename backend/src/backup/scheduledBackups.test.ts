import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { testWorld } from '../../test/world.ts';
import { backupName, backupsAmong, type BackupStore } from '../providers/backups/backupStore.ts';
import { folderStore } from '../providers/backups/folderStore.ts';
import { readBackupFile } from './backup.file.ts';
import { backUpWhenDue } from './scheduledBackups.ts';

const AT_THREE = { schedule: '0 3 * * *', keep: 2 };

const world = testWorld();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grub-club-backups-'));
});
afterEach(() => rm(folder, { recursive: true }));

function runAt(
  time: string,
  store: BackupStore = folderStore(folder),
  { signal } = new AbortController(),
): Promise<string | null> {
  const { connection, dataSource } = world;
  return backUpWhenDue({
    db: dataSource.manager,
    connection,
    store,
    config: AT_THREE,
    now: () => new Date(time),
    signal,
  });
}

test('backs up at once, then once after each time of the schedule, and keeps the newest', async () => {
  const first = await runAt('2026-11-20T10:00:00Z');
  expect(first).toBe('grub-club-2026-11-20T100000Z.backup');
  expect(await runAt('2026-11-21T02:59:59Z')).toBeNull();
  expect(await runAt('2026-11-21T03:00:00Z')).toBe('grub-club-2026-11-21T030000Z.backup');
  expect(await runAt('2026-11-21T03:05:00Z')).toBeNull();
  // Also those that were missed, as one.
  await writeFile(join(folder, 'notes.txt'), 'of somebody else');
  expect(await runAt('2026-11-25T12:00:00Z')).toBe('grub-club-2026-11-25T120000Z.backup');
  expect((await readdir(folder)).toSorted()).toEqual([
    'grub-club-2026-11-21T030000Z.backup',
    'grub-club-2026-11-25T120000Z.backup',
    'notes.txt',
  ]);
  const backup = await readBackupFile(
    join(folder, 'grub-club-2026-11-25T120000Z.backup'),
    async () => undefined,
  );
  expect(backup.createdAt).toBe('2026-11-25T12:00:00.000Z');
});

test('of several servers one does it', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => runAt('2026-11-20T10:00:00Z')));
  expect(made.filter((name) => name !== null)).toHaveLength(1);
  expect(await readdir(folder)).toHaveLength(1);
});

test('a backup that fails leaves nothing behind, and the next one is made', async () => {
  await mkdir(join(folder, 'taken'));
  const taken: BackupStore = {
    ...folderStore(folder),
    // Fails once all is written.
    add: async (_, write) => void (await write(join(folder, 'taken'))),
  };
  await expect(runAt('2026-11-20T10:00:00Z', taken)).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
  expect(await readdir(folder)).toEqual(['taken']);
  expect(await runAt('2026-11-20T10:05:00Z')).not.toBeNull();
});

test('what a killed server left unfinished is removed a day later, and nothing else', async () => {
  const left = 'grub-club-2026-11-18T030000Z.backup.77.part';
  const running = 'grub-club-2026-11-20T030000Z.backup.77.part';
  const foreign = 'photos.zip.77.part';
  for (const name of [left, running, foreign]) await writeFile(join(folder, name), 'half');
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  for (const name of [left, foreign]) await utimes(join(folder, name), twoDaysAgo, twoDaysAgo);
  const made = await runAt('2026-11-20T10:00:00Z');
  expect((await readdir(folder)).toSorted()).toEqual([running, made, foreign].toSorted());
});

test('a stopping server ends a backup that waits for a table, and leaves nothing behind', async () => {
  const stopping = new AbortController();
  const { dataSource } = world;
  await dataSource.transaction(async (tx) => {
    await tx.query('lock table trips in access exclusive mode');
    const stopped = runAt('2026-11-20T10:00:00Z', folderStore(folder), stopping);
    const ended = expect(stopped).rejects.toThrow('aborted');
    const waiting =
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'DECLARE %'";
    while ((await dataSource.query<unknown[]>(waiting)).length === 0 || (await readdir(folder)).length === 0);
    expect(await readdir(folder)).toEqual([expect.stringMatching(/\.part$/)]);
    stopping.abort();
    await ended;
  });
  expect(await readdir(folder)).toEqual([]);
  expect(await runAt('2026-11-20T10:05:00Z')).not.toBeNull();
});

test('the name of a backup says when it was begun', () => {
  const instant = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
    .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));
  fc.assert(
    fc.property(instant, (createdAt) => {
      const name = backupName(createdAt);
      expect(backupsAmong([{ name, bytes: 1 }])).toEqual([{ name, bytes: 1, createdAt }]);
    }),
  );
});
