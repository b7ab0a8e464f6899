import type { BackupsConfig } from '../../config/backupsConfig.ts';
import type { BackupStore } from './backupStore.ts';
import { folderStore } from './folderStore.ts';

export async function createBackups(config: BackupsConfig | null): Promise<BackupStore | null> {
  if (config === null) return null;
  const { place } = config;
  if (place.kind === 'folder') return folderStore(place.folder);
  const { bucketStore } = await import('./bucketStore.ts');
  return bucketStore(place);
}
