import { Ctx as Context, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { SubscriptionStatusType } from '../credit/credit.resolver.ts';
import type { SubscriptionStatus } from '../credit/subscription.service.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Input, inputOf } from '../../base/graphqlInput.ts';
import { purchaseFields } from '../../../../domain/payment/purchaseFields.ts';
import { type ConfirmedPayment, confirmFields, confirmPayment } from './confirmPayment.service.ts';
import { createPaymentIntent, type StartedPayment } from './createPaymentIntent.service.ts';
import { Payment } from '../../entities/payment.entity.ts';

@InputType({ description: 'Package to buy. The server sets the price.' })
class CreatePaymentIntentInput extends inputOf(purchaseFields.shape, {
  packageType: 'The package.',
  quantity: 'Quantity of the special offer, {limits}; other packages are sold one at a time. 1 by default.',
}) {}

@InputType({ description: 'Payment to confirm.' })
class ConfirmPaymentInput extends inputOf(confirmFields.shape, {
  paymentIntentId: 'The paymentIntentId returned by createPaymentIntent.',
}) {}

@ObjectType({ description: 'Answer to createPaymentIntent.' })
class CreatePaymentIntentPayload implements StartedPayment {
  @Field(() => String, {
    description:
      "Secret for the payment provider's card form in the browser. Card data never reaches this server.",
  })
  clientSecret: string;

  @Field(() => ID, { description: "Payment provider's id of the payment, for confirmPayment." })
  paymentIntentId: string;

  @Field(() => Payment, { description: 'The payment.' })
  payment: Payment;
}

@ObjectType({ description: 'Answer to confirmPayment.' })
class ConfirmPaymentPayload implements ConfirmedPayment {
  @Field(() => Payment, { description: 'The payment with the status reported by the payment provider.' })
  payment: Payment;

  @Field(() => SubscriptionStatusType, { description: "The viewer's remaining trips after the payment." })
  subscriptionStatus: SubscriptionStatus;
}

@Resolver()
export class PurchaseResolver {
  @Mutation(() => CreatePaymentIntentPayload, {
    description:
      'Starts a purchase. A repeated Idempotency-Key returns the same payment. Limited to 30 calls an hour.',
  })
  createPaymentIntent(
    @Input(CreatePaymentIntentInput, 'The package bought.') input: CreatePaymentIntentInput,
    @Context() ctx: Ctx,
  ): Promise<StartedPayment> {
    return createPaymentIntent(ctx, input);
  }

  @Mutation(() => ConfirmPaymentPayload, {
    description:
      "Fetches the status of the viewer's payment from the payment provider and grants its trips if it succeeded. Repeated calls grant them once.",
  })
  confirmPayment(
    @Input(ConfirmPaymentInput, 'The payment.') input: ConfirmPaymentInput,
    @Context() ctx: Ctx,
  ): Promise<ConfirmedPayment> {
    return confirmPayment(ctx, input);
  }
}
