import { Cron } from 'croner';
import { z } from 'zod';
import { isHomeAddress } from './homeAddress.ts';
import { count } from './settingTypes.ts';

/** Backups on a schedule. */
export interface BackupsConfig {
  /** Cron expression, in UTC. */
  readonly schedule: string;
  /** Older ones are deleted. */
  readonly keep: number;
  readonly place: BackupsFolder | BackupsBucket;
}

export interface BackupsFolder {
  readonly kind: 'folder';
  readonly folder: string;
}

export interface BackupsBucket {
  readonly kind: 'bucket';
  /** Address of the bucket, without its path. */
  readonly url: string;
  /** "" or ends with "/". */
  readonly prefix: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

export const backupSettings = {
  BACKUP_SCHEDULE: z
    .string()
    .optional()
    .describe(
      'When [backups](operation.md#backup) are made, as a cron expression in UTC: `0 3 * * *` is every day at 3:00. None unless set.',
    ),
  BACKUP_KEEP: count(7, 10_000)
    .refine((number) => number > 0, 'has to be at least 1')
    .describe('Number of backups kept; the oldest are deleted.'),
  BACKUP_TARGET: z
    .string()
    .default('./backups')
    .describe(
      'Folder of the backups, or the bucket of an S3-compatible store, such as `https://s3.eu-central-1.amazonaws.com/my-bucket`; a path after it goes before the names.',
    ),
  BACKUP_S3_REGION: z.string().default('auto').describe('Region of the bucket.'),
  BACKUP_S3_KEY_ID: z.string().optional().describe('Id of the access key of the bucket.'),
  BACKUP_S3_SECRET: z.string().optional().describe('Secret of that access key.'),
};

type BackupsEnv = z.output<z.ZodObject<typeof backupSettings>>;

export function backupsConfig(
  env: BackupsEnv,
  wrong: (name: string, sentence: string) => void,
): BackupsConfig | null {
  const { BACKUP_SCHEDULE: schedule, BACKUP_KEEP: keep } = env;
  if (schedule === undefined) return null;
  if (!isSchedule(schedule))
    wrong('BACKUP_SCHEDULE', 'has to be a cron expression such as "0 3 * * *": every day at 3:00 UTC');
  const { BACKUP_TARGET: target } = env;
  if (!/^https?:\/\//.test(target)) return { schedule, keep, place: { kind: 'folder', folder: target } };
  if (!URL.canParse(target)) wrong('BACKUP_TARGET', 'has to be a folder, or an address of a bucket');
  const { origin, protocol, hostname, pathname } = new URL(
    URL.canParse(target) ? target : 'https://invalid.invalid/bucket',
  );
  if (protocol === 'http:' && !isHomeAddress(hostname))
    wrong('BACKUP_TARGET', 'has to begin with https://; http:// is for private addresses');
  const [bucket = '', ...folders] = pathname.split('/').filter((part) => part !== '');
  if (bucket === '') wrong('BACKUP_TARGET', 'has to end with the name of the bucket');
  if (env.BACKUP_S3_KEY_ID === undefined) wrong('BACKUP_S3_KEY_ID', 'is needed to write into the bucket');
  if (env.BACKUP_S3_SECRET === undefined) wrong('BACKUP_S3_SECRET', 'is needed to write into the bucket');
  return {
    schedule,
    keep,
    place: {
      kind: 'bucket',
      url: `${origin}/${bucket}`,
      prefix: folders.map((folder) => `${folder}/`).join(''),
      region: env.BACKUP_S3_REGION,
      keyId: env.BACKUP_S3_KEY_ID ?? '',
      secret: env.BACKUP_S3_SECRET ?? '',
    },
  };
}

function isSchedule(text: string): boolean {
  try {
    return new Cron(text, { timezone: 'UTC', paused: true }).nextRun() !== null;
  } catch {
    return false;
  }
}
