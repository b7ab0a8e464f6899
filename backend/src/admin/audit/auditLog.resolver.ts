import {
  Arg,
  Ctx as Context,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  ObjectType,
  Resolver,
} from 'type-graphql';
import type { AuditAction } from '../../../../domain/admin/auditAction.ts';
import { auditPageFields } from '../../../../domain/admin/adminFields.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { inputOf } from '../../base/graphqlInput.ts';
import { enumType } from '../../base/enumType.ts';
import { PAGE_TEXTS } from '../pageInput.ts';
import { AdminDashboard } from '../admin.objects.ts';
import { auditLog, type AuditLog } from './auditLog.service.ts';
import type { AuditLine } from './auditLog.sql.ts';

const AuditActionEnum = enumType<AuditAction>(
  'AuditAction',
  'Audited actions: metric reads by admins; role changes, invitation links and deletions in trips.',
  {
    read_user_metrics: 'An admin read the user metrics.',
    read_trip_metrics: 'An admin read the trip metrics.',
    read_meal_metrics: 'An admin read the meal metrics.',
    read_ai_usage_metrics: 'An admin read the AI usage metrics.',
    read_invite_metrics: 'An admin read the invitation metrics.',
    read_payments: 'An admin read the payments.',
    read_user_credits: 'An admin read the user credits.',
    read_financial_report: 'An admin read the financial report.',
    read_stripe_products: "An admin read the payment provider's products.",
    read_trends: 'An admin read the trends.',
    read_backups: 'An admin read the list of backups.',
    read_audit_log: 'An admin read the audit log; recorded once an hour.',
    promote_organizer: 'A participant was made an organizer.',
    demote_organizer: 'A participant lost the organizer role.',
    remove_participant: 'A participant was removed from a trip.',
    leave_trip: 'A participant left a trip.',
    create_invite_link: 'An invitation link was created.',
    revoke_invite_link: 'An invitation link was revoked.',
    delete_ingredient: 'An ingredient was deleted, not as part of its meal.',
    delete_meal: 'A meal was deleted, directly or by undoing suggestions.',
    restore_meal: 'A deleted meal was restored.',
    delete_receipt: 'A receipt was deleted.',
    delete_transfer: 'A payment between people was taken back.',
    delete_trip: 'A trip was deleted.',
    lock_account: 'An admin locked an account.',
    unlock_account: 'An admin unlocked an account.',
    sign_out_account: 'An admin ended all sessions of an account.',
  },
);

@InputType({ description: 'Filter and page of the audit log.' })
class AuditLogInput extends inputOf(auditPageFields.shape, {
  ...PAGE_TEXTS,
  offset: null,
  after: '`next` of the page before.',
  action: 'Action to filter by; all actions by default.',
  tripId: 'Trip to filter by.',
  changesOnly: 'Whether to leave out what admins read; false by default.',
}) {
  // type-graphql forgets that a field of a base class is deprecated.
  @Field(() => Int, { nullable: true, description: PAGE_TEXTS.offset, deprecationReason: 'Use after.' })
  override offset: unknown;
}

@ObjectType('AuditEntry', { description: 'An entry of the audit log.' })
class AuditEntryType implements AuditLine {
  @Field(() => ID, { description: 'Id of the entry, a UUID.' })
  id: string;

  @Field(() => GraphQLISODateTime, { description: 'Time of the action.' })
  createdAt: Date;

  @Field(() => AuditActionEnum, { description: 'The audited action.' })
  action: AuditAction;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the acting user; null once the account is deleted.',
  })
  actorId: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the user; null once the account is deleted.' })
  actorName: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the affected participant, ingredient, meal or trip; null for a metric read.',
  })
  subjectId: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the trip of the action.' })
  tripId: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the trip; null once it is deleted.' })
  tripName: string | null;
}

@ObjectType('AuditLog', { description: 'The audit log of the last year, newest first.' })
class AuditLogType implements AuditLog {
  @Field(() => [AuditEntryType], { description: 'Entries of the requested page.' })
  entries: readonly AuditEntryType[];

  @Field(() => String, { nullable: true, description: '`after` of the next page; null after the last one.' })
  next: string | null;

  @Field(() => Int, { description: 'Number of entries before paging.' })
  totalCount: number;
}

@Resolver(() => AdminDashboard)
export class AuditLogResolver {
  @FieldResolver(() => AuditLogType, {
    description: 'Audit log of metric reads, and of role changes and deletions in trips.',
  })
  auditLog(
    @Arg('input', () => AuditLogInput, { nullable: true, description: 'Filter and page.' })
    input: AuditLogInput | null,
    @Context() ctx: Ctx,
  ): Promise<AuditLog> {
    return auditLog(ctx, input ?? {});
  }
}
