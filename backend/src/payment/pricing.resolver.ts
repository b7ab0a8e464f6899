import { Ctx as Context, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { rendered, type Rendered } from '../../../domain/text/rendered.ts';
import { LIMITS } from '../../../domain/limits.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Money } from '../base/money.ts';
import { pricing, type PricedPackage, type PriceList } from './pricing.service.ts';

@ObjectType({ description: 'Price and trips of a package.' })
class PricingPackage implements Rendered<PricedPackage> {
  @Field({ description: 'Formatted price: $2.99.' })
  displayPrice: string;

  @Field(() => Money, { description: 'Price of one package.' })
  price: Money;

  @Field(() => Int, { description: 'Number of trips; -1 for unlimited.' })
  trips: number;

  @Field(() => String, {
    nullable: true,
    description: 'Savings per trip compared with a single trip: 67% OFF; null without savings.',
  })
  savings: string | null;
}

@ObjectType({ description: 'Package type.' })
class Pricing implements Rendered<PriceList> {
  @Field(() => PricingPackage, {
    description: `The special offer: one trip each, up to ${LIMITS.specialQuantity} at once.`,
  })
  singleTripSpecial: PricingPackage;

  @Field(() => PricingPackage, { description: 'One trip.' })
  singleTrip: PricingPackage;

  @Field(() => PricingPackage, { description: 'Five trips, valid for one year.' })
  bundle: PricingPackage;

  @Field(() => PricingPackage, { description: 'Unlimited trips for one payment.' })
  unlimited: PricingPackage;

  @Field({ description: 'Whether packages can be bought: monetization is on and cards are accepted.' })
  isAvailable: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Publishable key of the payment provider; null when nothing can be bought.',
  })
  publishableKey: string | null;
}

@Resolver()
export class PricingResolver {
  @Query(() => Pricing, { description: 'Package prices; public, also when trips are free.' })
  async pricing(@Context() ctx: Ctx): Promise<Pricing> {
    return rendered(await pricing(ctx));
  }
}
