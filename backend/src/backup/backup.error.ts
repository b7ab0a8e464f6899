/** Why a backup or a restore was refused, in a sentence that tells its reader what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
