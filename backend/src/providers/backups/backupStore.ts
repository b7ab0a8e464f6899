/** A backup in the store. */
export interface StoredBackup {
  readonly name: string;
  /** When it was begun. */
  readonly createdAt: Date;
  readonly bytes: number;
}

/** Where backups are kept. */
export interface BackupStore {
  /** Newest first; without files of others. */
  list(): Promise<readonly StoredBackup[]>;
  /**
   * @param write makes the file; nothing is kept when it fails
   * @param signal ends an upload
   */
  add(name: string, write: (file: string) => Promise<unknown>, signal: AbortSignal): Promise<void>;
  remove(name: string): Promise<void>;
}

const NAME = /^grub-club-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;

/** "grub-club-2026-11-29T030000Z.backup" */
export function backupName(createdAt: Date): string {
  return `grub-club-${createdAt.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`;
}

export const isBackupName = (name: string): boolean => NAME.test(name);

/** Backups among files, newest first. */
export function backupsAmong(
  files: readonly { readonly name: string; readonly bytes: number }[],
): StoredBackup[] {
  return files
    .flatMap(({ name, bytes }) => {
      const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
      return day === undefined
        ? []
        : [{ name, bytes, createdAt: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) }];
    })
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}
