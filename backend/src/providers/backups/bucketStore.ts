import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3mini } from 's3mini';
import { z } from 'zod';
import type { BackupsBucket } from '../../config/backupsConfig.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { backupsAmong, type BackupStore } from './backupStore.ts';

/** Of one request; large backups go in parts of 8 MB. */
const REQUEST_MS = 5 * 60_000;

/** The package answers the texts of the XML. */
const listing = z
  .array(z.object({ Key: z.string(), Size: z.coerce.number() }))
  .nullable()
  .transform((objects) => objects ?? []);

/** Backups in a bucket of an S3-compatible store. */
export function bucketStore(
  { url, prefix, region, keyId, secret }: BackupsBucket,
  { fetch }: Pick<Outbound, 'fetch'>,
): BackupStore {
  const bucketBy = (fetchBy: Outbound['fetch']) =>
    new S3mini({
      accessKeyId: keyId,
      secretAccessKey: secret,
      endpoint: url,
      region,
      fetch: fetchBy,
      requestAbortTimeout: REQUEST_MS,
    });
  const bucket = bucketBy(fetch);
  return {
    list: async () => {
      const objects = listing.parse(await bucket.listObjects('/', prefix));
      return backupsAmong(
        objects.map(({ Key: key, Size: size }) => ({ name: key.slice(prefix.length), bytes: size })),
      );
    },
    add: async (name, write, signal) => {
      const folder = await mkdtemp(join(tmpdir(), 'grub-club-backup-'));
      try {
        const file = join(folder, name);
        await write(file);
        // Large ones go in parts.
        const upload = bucketBy((address, init = {}) => {
          // An ended upload deletes its parts.
          if (init.method === 'DELETE') return fetch(address, init);
          return fetch(address, {
            ...init,
            signal: AbortSignal.any([signal, ...(init.signal ? [init.signal] : [])]),
          });
        });
        await upload.putAnyObject(`${prefix}${name}`, await openAsBlob(file));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    remove: async (name) => {
      await bucket.deleteObject(`${prefix}${name}`);
    },
  };
}
