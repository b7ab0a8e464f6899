import { msg } from '../../../domain/text/message.ts';
import { requireAuditedAdmin } from '../access/audit.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { AppError } from '../base/errors.ts';
import type { StripeProducts } from './stripeProducts.objects.ts';

/**
 * The products set up at Stripe.
 * @throws UNAUTHENTICATED, FORBIDDEN, SERVICE_UNAVAILABLE without monetization or provider, PROVIDER_FAILED
 */
export async function stripeProducts(ctx: Ctx): Promise<StripeProducts> {
  await requireAuditedAdmin(ctx, 'read_stripe_products');
  const { cards } = ctx.providers;
  if (cards === null)
    throw new AppError(
      'SERVICE_UNAVAILABLE',
      msg(
        'admin.noStripe',
        'Unable to load Stripe configuration - Make sure monetization is enabled and Stripe is configured',
      ),
    );
  return {
    products: await cards.listProducts(),
    priceConfiguration: {
      singleTripPriceId: ctx.config.cards?.priceIds.single ?? null,
      bundlePriceId: ctx.config.cards?.priceIds.bundle ?? null,
    },
  };
}
