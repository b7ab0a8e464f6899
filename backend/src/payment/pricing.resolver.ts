import { Ctx as Context, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../ctx/ctx.ts';
import { Money } from '../base/money.ts';
import { pricing, type PricedPackage, type PriceList } from './pricing.service.ts';

@ObjectType({ description: 'What one of a package costs and brings.', simpleResolvers: true })
class PricingPackage implements PricedPackage {
  @Field({ description: 'The price as people read it: $2.99.' })
  displayPrice: string;

  @Field(() => Money, { description: 'The price of one.' })
  price: Money;

  @Field(() => Int, { description: 'Trips that it brings; -1 is unlimited.' })
  trips: number;

  @Field(() => String, {
    nullable: true,
    description: 'What a trip costs less than a single one: 67% OFF; null when that is nothing.',
  })
  savings: string | null;
}

@ObjectType({ description: 'What can be bought.', simpleResolvers: true })
class Pricing implements PriceList {
  @Field(() => PricingPackage, { description: 'The special offer: a trip, as many as 10 at once.' })
  singleTripSpecial: PricingPackage;

  @Field(() => PricingPackage, { description: 'One trip.' })
  singleTrip: PricingPackage;

  @Field(() => PricingPackage, { description: 'Several trips, to be used within a year.' })
  bundle: PricingPackage;

  @Field(() => PricingPackage, { description: 'Unlimited trips, paid once.' })
  unlimited: PricingPackage;

  @Field({ description: 'Whether trips are paid and cards are taken; without it nothing can be bought.' })
  isAvailable: boolean;

  @Field(() => String, {
    nullable: true,
    description: "The payment provider's key for browsers; null when nothing can be bought.",
  })
  publishableKey: string | null;
}

@Resolver()
export class PricingResolver {
  @Query(() => Pricing, {
    description: 'What packages cost; open to everybody, also where trips are free.',
  })
  pricing(@Context() ctx: Ctx): Promise<Pricing> {
    return pricing(ctx);
  }
}
