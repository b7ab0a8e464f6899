import type { BackupsConfig } from '../../config/backupsConfig.ts';
import type { Outbound } from '../outbound/outbound.ts';
import type { BackupStore } from './backupStore.ts';
import { folderStore } from './folderStore.ts';

export async function createBackups(
  config: BackupsConfig | null,
  outbound: Outbound,
): Promise<BackupStore | null> {
  if (config === null) return null;
  const { place } = config;
  if (place.kind === 'folder') return folderStore(place.folder);
  const { bucketStore } = await import('./bucketStore.ts');
  return bucketStore(place, outbound);
}
