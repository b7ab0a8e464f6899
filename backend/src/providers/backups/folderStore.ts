import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsAmong, isBackupName, type BackupStore } from './backupStore.ts';

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
      await write(join(folder, name));
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
