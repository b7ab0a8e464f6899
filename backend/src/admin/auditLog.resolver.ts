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
import type { AuditAction } from '../../../domain/admin/auditAction.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { AdminDashboard } from './admin.service.ts';
import { AdminPageInput } from './pageInput.ts';
import { auditLog, type AuditLine, type AuditLog } from './auditLog.service.ts';

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
  READ_AUDIT_LOG: 'read_audit_log',
  PROMOTE_ORGANIZER: 'promote_organizer',
  DEMOTE_ORGANIZER: 'demote_organizer',
  REMOVE_PARTICIPANT: 'remove_participant',
  LEAVE_TRIP: 'leave_trip',
  DELETE_INGREDIENT: 'delete_ingredient',
  DELETE_MEAL: 'delete_meal',
  DELETE_TRIP: 'delete_trip',
} as const satisfies Record<Uppercase<AuditAction>, AuditAction>;

registerEnumType(AuditActionEnum, {
  name: 'AuditAction',
  description: 'What the audit log tells of: looks at the figures of the installation, and deeds in trips.',
  valuesConfig: {
    READ_USER_METRICS: { description: 'An admin looked at the figures of users.' },
    READ_TRIP_METRICS: { description: 'An admin looked at the number of trips.' },
    READ_MEAL_METRICS: { description: 'An admin looked at the figures of meals.' },
    READ_AI_USAGE_METRICS: { description: 'An admin looked at what language models were used for.' },
    READ_INVITE_METRICS: { description: 'An admin looked at the figures of invitations.' },
    READ_PAYMENTS: { description: 'An admin looked at payments.' },
    READ_USER_CREDITS: { description: 'An admin looked at the credits of users.' },
    READ_FINANCIAL_REPORT: { description: 'An admin looked at the financial report.' },
    READ_STRIPE_PRODUCTS: { description: "An admin looked at the payment provider's catalogue." },
    READ_TRENDS: { description: 'An admin looked at the trends.' },
    READ_AUDIT_LOG: { description: 'An admin looked at this log.' },
    PROMOTE_ORGANIZER: { description: 'A participant was made an organizer.' },
    DEMOTE_ORGANIZER: { description: 'A participant is no organizer any more.' },
    REMOVE_PARTICIPANT: { description: 'A participant was removed from a trip.' },
    LEAVE_TRIP: { description: 'A participant left a trip.' },
    DELETE_INGREDIENT: { description: 'An ingredient was deleted by itself.' },
    DELETE_MEAL: { description: 'A meal was deleted, also by undoing suggestions.' },
    DELETE_TRIP: { description: 'A trip was deleted.' },
  },
});

@InputType({ description: 'Which lines of the audit log.' })
class AuditLogInput extends AdminPageInput {
  @Field(() => AuditActionEnum, { nullable: true, description: 'Only this; everything when left out.' })
  action?: AuditAction | null;

  @Field(() => ID, { nullable: true, description: 'Only what happened in this trip.' })
  tripId?: string | null;
}

@ObjectType('AuditEntry', { description: 'Who did what, and when.', simpleResolvers: true })
class AuditEntryType implements AuditLine {
  @Field(() => ID, { description: 'Id of the line, a UUID.' })
  id: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was.' })
  createdAt: Date;

  @Field(() => AuditActionEnum, { description: 'What was done.' })
  action: AuditAction;

  @Field(() => ID, { nullable: true, description: 'Who did it; null once the account is deleted.' })
  actorId: string | null;

  @Field(() => String, { nullable: true, description: 'Their name; null once the account is deleted.' })
  actorName: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The participant, ingredient, meal or trip that it was done to; null for what an admin looked at.',
  })
  subjectId: string | null;

  @Field(() => ID, { nullable: true, description: 'The trip that it happened in.' })
  tripId: string | null;

  @Field(() => String, { nullable: true, description: 'Its name; null once the trip is deleted.' })
  tripName: string | null;
}

@ObjectType('AuditLog', {
  description: 'Who did what, newest first; it goes back a year.',
  simpleResolvers: true,
})
class AuditLogType implements AuditLog {
  @Field(() => [AuditEntryType], { description: 'The part of the log that was asked for.' })
  entries: readonly AuditEntryType[];

  @Field(() => Int, { description: 'How long the whole list is.' })
  totalCount: number;
}

@Resolver(() => AdminDashboard)
export class AuditLogResolver {
  @FieldResolver(() => AuditLogType, {
    description: 'Who looked at the figures, and who changed roles and deleted things in trips.',
  })
  auditLog(
    @Arg('input', () => AuditLogInput, { nullable: true, description: 'Which part of it.' })
    input: AuditLogInput | null,
    @Context() ctx: Ctx,
  ): Promise<AuditLog> {
    return auditLog(ctx, input ?? {});
  }
}
