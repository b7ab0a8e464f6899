import {
  Arg,
  Ctx as Context,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { LIMITS } from '../../../../domain/limits.ts';
import { TRIP_CHANGE_KINDS, type TripChangeKind } from '../../../../domain/trip/tripChange.ts';
import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_END_REASONS,
  WEBHOOK_PROBLEMS,
  WEBHOOK_SCOPES,
  webhookChangeFields,
  webhookFields,
  type WebhookDeliveryState,
  type WebhookEndReason,
  type WebhookProblem,
} from '../../../../domain/account/webhookFields.ts';
import { enumType } from '../../base/enumType.ts';
import { Input, inputOf, rowId } from '../../base/graphqlInput.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import {
  MOST_DELIVERIES,
  createWebhook,
  deleteWebhook,
  ownWebhooks,
  sendWebhookAgain,
  testWebhook,
  updateWebhook,
  webhookDeliveries,
  type NewWebhook,
  type Webhook,
} from './webhooks.service.ts';
import type { DeliveryRow } from './webhooks.sql.ts';

const WebhookKindEnum = enumType(
  'WebhookKind',
  'What a webhook is told of, and what the ids are. A change of several kinds comes as the narrowest that covers it, so choose `TRIP` beside others.',
  TRIP_CHANGE_KINDS,
);
const EndReasonEnum = enumType('WebhookEndReason', 'Why a webhook gets nothing more.', WEBHOOK_END_REASONS);
const StateEnum = enumType('WebhookDeliveryState', 'Where a delivery stands.', WEBHOOK_DELIVERY_STATES);
const ProblemEnum = enumType('WebhookProblem', 'Why an attempt failed.', WEBHOOK_PROBLEMS);

@ObjectType('WebhookDelivery', { description: 'An event for a webhook.' })
class WebhookDeliveryType implements DeliveryRow {
  @Field(() => ID, { description: 'Its `webhook-id`, the same for each attempt.' })
  id: string;

  @Field(() => ID, { description: 'The webhook.' })
  webhookId: string;

  @Field(() => WebhookKindEnum, { nullable: true, description: 'What changed; null: a test.' })
  kind: TripChangeKind | null;

  @Field(() => ID, { nullable: true, description: 'The trip that changed; null: a test.' })
  tripId: string | null;

  @Field(() => Int, { nullable: true, description: 'Revision of the trip; null: a test.' })
  revision: number | null;

  @Field(() => GraphQLISODateTime, { description: 'When it changed.' })
  at: Date;

  @Field(() => StateEnum, { description: 'Where it stands.' })
  state: WebhookDeliveryState;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts: number;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was tried last.' })
  attemptedAt: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it is tried next; null: not again.' })
  nextAttemptAt: Date | null;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last answer; null without one.' })
  status: number | null;

  @Field(() => ProblemEnum, { nullable: true, description: 'Why the last attempt failed.' })
  problem: WebhookProblem | null;
}

@ObjectType('Webhook', {
  description: 'An address that is told what changes in trips, after Standard Webhooks.',
})
class WebhookType implements Webhook {
  @Field(() => ID, { description: 'Id of the webhook, a UUID.' })
  id: string;

  @Field({ description: 'The address.' })
  url: string;

  @Field(() => [WebhookKindEnum], { description: 'What it is told of.' })
  kinds: TripChangeKind[];

  @Field(() => [String], {
    nullable: true,
    description: 'What of the data is sent along, as of a token; null: ids alone.',
  })
  scopes: Webhook['scopes'];

  @Field(() => ID, {
    nullable: true,
    description: 'The one trip that it follows; null: every trip of the account.',
  })
  tripId: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it ended; null while it works.' })
  endedAt: Date | null;

  @Field(() => EndReasonEnum, { nullable: true, description: 'Why it ended; null while it works.' })
  endReason: WebhookEndReason | null;

  @Field(() => Int, { description: 'Deliveries that were given up; kept for 30 days.' })
  deadLetters: number;

  @Field(() => WebhookDeliveryType, {
    nullable: true,
    description: 'The delivery tried last; null if none of the last day was.',
  })
  lastDelivery: DeliveryRow | null;
}

@InputType({ description: 'A new webhook.' })
class CreateWebhookInput extends inputOf(webhookFields.shape, {
  url: 'Address, {limits}; https, unless the installation allows private ones.',
  kinds: 'What it is told of, at least one.',
  scopes: {
    text: `What of the data is sent along: ${WEBHOOK_SCOPES.map((scope) => `"${scope}"`).join(', ')}; absent or empty: ids alone.`,
    type: String,
  },
  tripId: 'The one trip that it follows; absent: every trip of the account.',
}) {}

@ObjectType({ description: 'A new webhook.' })
class CreateWebhookPayload implements NewWebhook {
  @Field({ description: 'Signs what is sent. It is shown this once.' })
  secret: string;

  @Field(() => WebhookType, { description: 'The webhook.' })
  webhook: Webhook;
}

@InputType({ description: 'Changes of a webhook; absent fields stay.' })
class UpdateWebhookInput extends inputOf(
  { id: rowId, ...webhookChangeFields.shape },
  {
    id: 'Id of the webhook.',
    url: 'Address, {limits}; what waits is sent there, signed with the same secret.',
    kinds: 'What it is told of from now on, at least one.',
    scopes: {
      text: 'What of the data is sent along, as of createWebhook; null or empty: ids alone.',
      type: String,
    },
  },
) {}

@ObjectType({ description: 'Answer to updateWebhook.' })
class UpdateWebhookPayload {
  @Field(() => WebhookType, { description: 'The webhook.' })
  webhook: Webhook;
}

@InputType({ description: 'A webhook to delete.' })
class DeleteWebhookInput extends inputOf({ id: rowId }, { id: 'Id of the webhook.' }) {}

@ObjectType({ description: 'Answer to deleteWebhook.' })
class DeleteWebhookPayload {
  @Field(() => ID, { description: 'Id of the deleted webhook.' })
  id: string;
}

@InputType({ description: 'A webhook to test.' })
class TestWebhookInput extends inputOf({ id: rowId }, { id: 'Id of the webhook.' }) {}

@InputType({ description: 'A delivery to send again.' })
class SendWebhookAgainInput extends inputOf({ id: rowId }, { id: 'Id of the delivery.' }) {}

@ObjectType({ description: 'A delivery that is due now.' })
class WebhookDeliveryPayload {
  @Field(() => WebhookDeliveryType, { description: 'The delivery.' })
  delivery: DeliveryRow;
}

@Resolver()
export class WebhooksResolver {
  @Query(() => [WebhookType], { description: "The viewer's webhooks, the newest first." })
  webhooks(@Context() ctx: Ctx): Promise<Webhook[]> {
    return ownWebhooks(ctx);
  }

  @Query(() => [WebhookDeliveryType], {
    description:
      `At most ${MOST_DELIVERIES} deliveries of one of the viewer's webhooks: dead letters first, then the newest ` +
      'of the last day.',
  })
  webhookDeliveries(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The webhook.' }) id: string,
  ): Promise<DeliveryRow[]> {
    return webhookDeliveries(ctx, id);
  }

  @Mutation(() => CreateWebhookPayload, {
    description:
      `Makes a webhook, which is told of changes from now on; an account has at most ${LIMITS.webhooks}. ` +
      'Not by a token.',
  })
  createWebhook(
    @Context() ctx: Ctx,
    @Input(CreateWebhookInput, 'The webhook.') input: unknown,
  ): Promise<NewWebhook> {
    return createWebhook(ctx, input);
  }

  @Mutation(() => UpdateWebhookPayload, {
    description: "Changes one of the viewer's webhooks. Not by a token.",
  })
  async updateWebhook(
    @Context() ctx: Ctx,
    @Input(UpdateWebhookInput, 'The webhook and its changes.') input: UpdateWebhookInput,
  ): Promise<UpdateWebhookPayload> {
    return { webhook: await updateWebhook(ctx, input) };
  }

  @Mutation(() => DeleteWebhookPayload, {
    description: "Deletes one of the viewer's webhooks, with what it has not been told. Not by a token.",
  })
  deleteWebhook(
    @Context() ctx: Ctx,
    @Input(DeleteWebhookInput, 'The webhook.') input: DeleteWebhookInput,
  ): Promise<DeleteWebhookPayload> {
    return deleteWebhook(ctx, input.id);
  }

  @Mutation(() => WebhookDeliveryPayload, {
    description: 'Sends a webhook an event of the type `TEST`, once. Not by a token.',
  })
  async testWebhook(
    @Context() ctx: Ctx,
    @Input(TestWebhookInput, 'The webhook.') input: TestWebhookInput,
  ): Promise<WebhookDeliveryPayload> {
    return { delivery: await testWebhook(ctx, input.id) };
  }

  @Mutation(() => WebhookDeliveryPayload, {
    description:
      'Sends a dead letter again, once, or at once what waits for its next attempt. Not by a token.',
  })
  async sendWebhookAgain(
    @Context() ctx: Ctx,
    @Input(SendWebhookAgainInput, 'The delivery.') input: SendWebhookAgainInput,
  ): Promise<WebhookDeliveryPayload> {
    return { delivery: await sendWebhookAgain(ctx, input.id) };
  }
}
