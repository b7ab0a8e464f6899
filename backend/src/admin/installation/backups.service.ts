import { msg } from '../../../../domain/text/message.ts';
import { requireAuditedAdmin } from '../../access/audit.ts';
import { nextBackup } from '../../backup/schedule.ts';
import { AppError } from '../../base/errors.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import type { BackupSchedule } from './backups.objects.ts';

/**
 * Null without a schedule.
 * @throws UNAUTHENTICATED, FORBIDDEN, SERVICE_UNAVAILABLE when the store does not answer
 */
export async function backupsOf(ctx: Ctx): Promise<BackupSchedule | null> {
  await requireAuditedAdmin(ctx, 'read_backups');
  const { config, providers, log } = ctx;
  if (config.backups === null || providers.backups === null) return null;
  const { schedule, keep } = config.backups;
  const backups = await providers.backups.list().catch((error: unknown) => {
    log.warn({ err: error }, 'backups cannot be listed');
    throw new AppError(
      'SERVICE_UNAVAILABLE',
      msg('admin.noBackupStore', 'The place of the backups does not answer. The log of the server says why.'),
    );
  });
  const [newest] = backups;
  return { schedule, keep, backups, nextAt: newest ? nextBackup(schedule, newest.createdAt) : null };
}
