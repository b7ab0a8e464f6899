import { Field, ID, ObjectType } from 'type-graphql';
import { CentsScalar } from '../base/centsScalar.ts';

@ObjectType({ description: 'A product at the payment provider.' })
export class StripeProduct {
  @Field(() => ID, { description: "Provider's id of the product." })
  id: string;

  @Field({ description: 'Name at the provider.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Description at the provider.' })
  description: string | null;

  @Field({ description: 'Whether the product is active.' })
  active: boolean;

  @Field(() => ID, { nullable: true, description: "Provider's id of the price; null without a price." })
  priceId: string | null;

  @Field(() => CentsScalar, { nullable: true, description: 'Price in cents; null without a price.' })
  amount: number | null;

  @Field(() => String, { nullable: true, description: 'Currency in three lower-case letters: usd.' })
  currency: string | null;
}

@ObjectType({ description: 'Configured price ids.' })
export class PriceConfiguration {
  @Field(() => ID, {
    nullable: true,
    description: 'Price id of a single trip; null when the default price applies.',
  })
  singleTripPriceId: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Price id of a bundle; null when the default price applies.',
  })
  bundlePriceId: string | null;
}

@ObjectType({ description: 'Products and configured prices at the payment provider.' })
export class StripeProducts {
  @Field(() => [StripeProduct], { description: 'All products at the provider, newest first.' })
  products: readonly StripeProduct[];

  @Field(() => PriceConfiguration, { description: 'Configured price ids.' })
  priceConfiguration: PriceConfiguration;
}
