import { Field, ID, ObjectType } from 'type-graphql';
import { requireAuditedAdmin } from '../access/audit.ts';
import { CentsScalar } from '../base/centsScalar.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { AppError } from '../base/errors.ts';

@ObjectType({ description: "A product in the payment provider's catalogue.", simpleResolvers: true })
export class StripeProduct {
  @Field(() => ID, { description: 'Id at the provider.' })
  id: string;

  @Field({ description: 'Its name there.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'What it says about it there.' })
  description: string | null;

  @Field({ description: 'Whether it can be bought.' })
  active: boolean;

  @Field(() => ID, { nullable: true, description: 'Id of its price at the provider; null without one.' })
  priceId: string | null;

  @Field(() => CentsScalar, { nullable: true, description: 'Its price in cents; null without one.' })
  amount: number | null;

  @Field(() => String, { nullable: true, description: 'Three small letters: usd.' })
  currency: string | null;
}

@ObjectType({ description: 'The prices that this installation is configured with.', simpleResolvers: true })
export class PriceConfiguration {
  @Field(() => ID, { nullable: true, description: 'Price of a single trip; null where the default counts.' })
  singleTripPriceId: string | null;

  @Field(() => ID, { nullable: true, description: 'Price of a bundle; null where the default counts.' })
  bundlePriceId: string | null;
}

@ObjectType({ description: 'What is set up at the payment provider.', simpleResolvers: true })
export class StripeProducts {
  @Field(() => [StripeProduct], { description: 'Everything in its catalogue, newest first.' })
  products: readonly StripeProduct[];

  @Field(() => PriceConfiguration, { description: 'The prices that this installation is configured with.' })
  priceConfiguration: PriceConfiguration;
}

/**
 * What is set up at the payment provider.
 * @throws UNAUTHENTICATED, FORBIDDEN, SERVICE_UNAVAILABLE where trips are not paid or no provider is configured,
 *   PROVIDER_FAILED
 */
export async function stripeProducts(ctx: Ctx): Promise<StripeProducts> {
  await requireAuditedAdmin(ctx, 'read_stripe_products');
  const { cards } = ctx.providers;
  if (cards === null)
    throw new AppError(
      'SERVICE_UNAVAILABLE',
      'Unable to load Stripe configuration - Make sure monetization is enabled and Stripe is configured',
    );
  return {
    products: await cards.listProducts(),
    priceConfiguration: {
      singleTripPriceId: ctx.config.cards?.priceIds.single ?? null,
      bundlePriceId: ctx.config.cards?.priceIds.bundle ?? null,
    },
  };
}
