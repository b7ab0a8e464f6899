import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsAmong, isBackupName, type BackupStore } from './backupStore.ts';

/** Longer than a backup waits or writes: of servers that share the folder, none still writes such a file. */
const ABANDONED_MS = 24 * 60 * 60_000;

/** Backups in a folder of this machine, which only its owner can read. */
export function folderStore(folder: string): BackupStore {
  return {
    list: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const names = (await readdir(folder)).filter(isBackupName);
      // Another server may just have deleted one.
      const sizes = await Promise.all(
        names.map((name) =>
          stat(join(folder, name)).then(
            ({ size }) => [{ name, bytes: size }],
            () => [],
          ),
        ),
      );
      return backupsAmong(sizes.flat());
    },
    add: async (name, write) => {
      await removeAbandoned(folder);
      await write(join(folder, name));
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** Unfinished backups (`writeBackupFile`) of servers that were killed. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, backup = ''] = /^(.+)\.\d+\.part$/.exec(name) ?? [];
    if (!isBackupName(backup)) continue;
    const file = join(folder, name);
    // Its server may just have finished or removed it.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - ABANDONED_MS) await rm(file, { force: true });
  }
}
