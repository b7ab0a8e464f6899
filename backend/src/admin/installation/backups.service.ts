import { Field, Float, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { msg } from '../../../../domain/text/message.ts';
import { requireAuditedAdmin } from '../../access/audit.ts';
import { nextBackup } from '../../backup/schedule.ts';
import { AppError } from '../../base/errors.ts';
import type { Ctx } from '../../ctx/ctx.ts';

@ObjectType({ description: 'A backup in its store.', simpleResolvers: true })
export class Backup {
  @Field({ description: 'Name of its file.' })
  name: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was begun.' })
  createdAt: Date;

  @Field(() => Float, { description: 'Size in bytes.' })
  bytes: number;
}

@ObjectType({ description: 'Backups on a schedule.', simpleResolvers: true })
export class BackupSchedule {
  @Field({ description: 'Schedule as a cron expression, in UTC.' })
  schedule: string;

  @Field(() => Int, { description: 'Number of backups kept.' })
  keep: number;

  @Field(() => [Backup], { description: 'Backups there are, newest first.' })
  backups: readonly Backup[];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the next one is due; in the past when it failed. Null before the first.',
  })
  nextAt: Date | null;
}

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
