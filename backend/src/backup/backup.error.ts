/** The message says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
