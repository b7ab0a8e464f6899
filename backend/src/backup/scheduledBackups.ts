import type { ClientConfig } from 'pg';
import type { EntityManager } from 'typeorm';
import type { BackupsConfig } from '../config/backupsConfig.ts';
import { statement } from '../db/statement.ts';
import { backupName, type BackupStore } from '../providers/backups/backupStore.ts';
import { backUp } from './backup.ts';
import { nextBackup } from './schedule.ts';

interface Deps {
  readonly db: EntityManager;
  readonly connection: ClientConfig;
  readonly store: BackupStore;
  readonly config: Pick<BackupsConfig, 'schedule' | 'keep'>;
  readonly now: () => Date;
  /** Ends a backup that runs; the server stops. */
  readonly signal: AbortSignal;
}

const claim = statement<{ readonly isMine: boolean }>(
  'claim_backup',
  `select pg_try_advisory_xact_lock(hashtext('scheduled backup')) as "isMine"`,
);

/**
 * Backs up when a time of the schedule has passed since the newest backup, or there is none, and deletes the oldest. Of
 * several servers one does it.
 * @throws AbortError after the signal; nothing is kept
 * @returns the name of the new backup, or null
 */
export async function backUpWhenDue({
  db,
  connection,
  store,
  config,
  now,
  signal,
}: Deps): Promise<string | null> {
  if (!(await isDue(store, config.schedule, now()))) return null;
  return db.transaction(async (tx) => {
    await tx.query('set local idle_in_transaction_session_timeout = 0');
    const claimed = await claim.first(tx, []);
    // Another server may just have made it.
    if (claimed?.isMine !== true || !(await isDue(store, config.schedule, now()))) return null;
    const createdAt = now();
    const name = backupName(createdAt);
    await store.add(name, (file) => backUp(connection, file, createdAt, signal), signal);
    const outdated = (await store.list()).slice(config.keep);
    for (const backup of outdated) await store.remove(backup.name);
    return name;
  });
}

async function isDue(store: BackupStore, schedule: string, now: Date): Promise<boolean> {
  const [newest] = await store.list();
  if (newest === undefined) return true;
  const next = nextBackup(schedule, newest.createdAt);
  return next !== null && next <= now;
}
