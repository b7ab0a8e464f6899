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
  registerEnumType,
  Resolver,
} from 'type-graphql';
import type { AuditAction } from '../../../../domain/admin/auditAction.ts';
import { auditPageFields } from '../../../../domain/admin/adminFields.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { inputOf } from '../../base/graphqlInput.ts';
import { PAGE_TEXTS } from '../pageInput.ts';
import { AdminDashboard } from '../admin.objects.ts';
import { auditLog, type AuditLog } from './auditLog.service.ts';
import type { AuditLine } from './auditLog.sql.ts';

const AuditActionEnum = {
  READ_USER_METRICS: 'read_user_metrics',
  READ_TRIP_METRICS: 'read_trip_metrics',
  READ_MEAL_METRICS: 'read_meal_metrics',
  READ_AI_USAGE_METRICS: 'read_ai_usage_metrics',
  READ_INVITE_METRICS: 'read_invite_metrics',
  READ_PAYMENTS: 'read_payments',
  READ_USER_CREDITS: 'read_user_credits',
  READ_FINANCIAL_REPORT: 'read_financial_report',
  READ_STRIPE_PRODUCTS: 'read_stripe_products',
  READ_TRENDS: 'read_trends',
  READ_BACKUPS: 'read_backups',
  READ_AUDIT_LOG: 'read_audit_log',
  PROMOTE_ORGANIZER: 'promote_organizer',
  DEMOTE_ORGANIZER: 'demote_organizer',
  REMOVE_PARTICIPANT: 'remove_participant',
  LEAVE_TRIP: 'leave_trip',
  CREATE_INVITE_LINK: 'create_invite_link',
  REVOKE_INVITE_LINK: 'revoke_invite_link',
  DELETE_INGREDIENT: 'delete_ingredient',
  DELETE_MEAL: 'delete_meal',
  DELETE_RECEIPT: 'delete_receipt',
  DELETE_TRANSFER: 'delete_transfer',
  DELETE_TRIP: 'delete_trip',
  LOCK_ACCOUNT: 'lock_account',
  UNLOCK_ACCOUNT: 'unlock_account',
  SIGN_OUT_ACCOUNT: 'sign_out_account',
} as const satisfies Record<Uppercase<AuditAction>, AuditAction>;

registerEnumType(AuditActionEnum, {
  name: 'AuditAction',
  description:
    'Audited actions: metric reads by admins; role changes, invitation links and deletions in trips.',
  valuesConfig: {
    READ_USER_METRICS: { description: 'An admin read the user metrics.' },
    READ_TRIP_METRICS: { description: 'An admin read the trip metrics.' },
    READ_MEAL_METRICS: { description: 'An admin read the meal metrics.' },
    READ_AI_USAGE_METRICS: { description: 'An admin read the AI usage metrics.' },
    READ_INVITE_METRICS: { description: 'An admin read the invitation metrics.' },
    READ_PAYMENTS: { description: 'An admin read the payments.' },
    READ_USER_CREDITS: { description: 'An admin read the user credits.' },
    READ_FINANCIAL_REPORT: { description: 'An admin read the financial report.' },
    READ_STRIPE_PRODUCTS: { description: "An admin read the payment provider's products." },
    READ_TRENDS: { description: 'An admin read the trends.' },
    READ_BACKUPS: { description: 'An admin read the list of backups.' },
    READ_AUDIT_LOG: { description: 'An admin read the audit log; recorded once an hour.' },
    PROMOTE_ORGANIZER: { description: 'A participant was made an organizer.' },
    DEMOTE_ORGANIZER: { description: 'A participant lost the organizer role.' },
    REMOVE_PARTICIPANT: { description: 'A participant was removed from a trip.' },
    LEAVE_TRIP: { description: 'A participant left a trip.' },
    CREATE_INVITE_LINK: { description: 'An invitation link was created.' },
    REVOKE_INVITE_LINK: { description: 'An invitation link was revoked.' },
    DELETE_INGREDIENT: { description: 'An ingredient was deleted, not as part of its meal.' },
    DELETE_MEAL: { description: 'A meal was deleted, directly or by undoing suggestions.' },
    DELETE_RECEIPT: { description: 'A receipt was deleted.' },
    DELETE_TRANSFER: { description: 'A payment between people was taken back.' },
    DELETE_TRIP: { description: 'A trip was deleted.' },
    LOCK_ACCOUNT: { description: 'An admin locked an account.' },
    UNLOCK_ACCOUNT: { description: 'An admin unlocked an account.' },
    SIGN_OUT_ACCOUNT: { description: 'An admin ended all sessions of an account.' },
  },
});

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

@ObjectType('AuditEntry', { description: 'An entry of the audit log.', simpleResolvers: true })
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

@ObjectType('AuditLog', {
  description: 'The audit log of the last year, newest first.',
  simpleResolvers: true,
})
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
