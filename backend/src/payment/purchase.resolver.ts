import { Arg, Ctx as Context, Field, ID, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Package } from '../../../domain/money/packages.ts';
import { SubscriptionStatusType } from '../credit/credit.resolver.ts';
import type { SubscriptionStatus } from '../credit/subscription.service.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { confirmPayment, type ConfirmedPayment } from './confirmPayment.service.ts';
import { createPaymentIntent, type StartedPayment } from './createPaymentIntent.service.ts';
import { PackageTypeEnum, Payment } from '../entities/payment.entity.ts';

@InputType({ description: 'What is bought. Prices are ours: nothing that a client says of them is read.' })
class CreatePaymentIntentInput {
  @Field(() => PackageTypeEnum, { description: 'The package.' })
  packageType: Package;

  @Field(() => Int, {
    nullable: true,
    description: 'How many of the special offer, 1 to 10; everything else is sold once. 1 when left out.',
  })
  quantity?: number | null;
}

@InputType({ description: 'A payment that may be over.' })
class ConfirmPaymentInput {
  @Field(() => String, { description: 'The paymentIntentId that createPaymentIntent answered.' })
  paymentIntentId: string;
}

@ObjectType({ description: 'Answer to createPaymentIntent.', simpleResolvers: true })
class CreatePaymentIntentPayload implements StartedPayment {
  @Field(() => String, {
    description:
      'What the browser pays with, at the payment provider alone. No card is ever sent to this server.',
  })
  clientSecret: string;

  @Field(() => ID, { description: "The payment provider's id of the payment, for confirmPayment." })
  paymentIntentId: string;

  @Field(() => Payment, { description: 'The payment.' })
  payment: Payment;
}

@ObjectType({ description: 'Answer to confirmPayment.', simpleResolvers: true })
class ConfirmPaymentPayload implements ConfirmedPayment {
  @Field(() => Payment, { description: 'The payment as the payment provider says it is.' })
  payment: Payment;

  @Field(() => SubscriptionStatusType, { description: 'What the viewer has now.' })
  subscriptionStatus: SubscriptionStatus;
}

@Resolver()
export class PurchaseResolver {
  @Mutation(() => CreatePaymentIntentPayload, {
    description: 'Begins a purchase. The same Idempotency-Key gives the same payment. 30 times an hour.',
  })
  createPaymentIntent(
    @Arg('input', () => CreatePaymentIntentInput, { description: 'What is bought.' })
    input: CreatePaymentIntentInput,
    @Context() ctx: Ctx,
  ): Promise<StartedPayment> {
    return createPaymentIntent(ctx, input);
  }

  @Mutation(() => ConfirmPaymentPayload, {
    description:
      'Asks the payment provider what became of a payment of the viewer, and grants what it bought if it succeeded: once, however often this is called.',
  })
  confirmPayment(
    @Arg('input', () => ConfirmPaymentInput, { description: 'The payment.' }) input: ConfirmPaymentInput,
    @Context() ctx: Ctx,
  ): Promise<ConfirmedPayment> {
    return confirmPayment(ctx, input);
  }
}
