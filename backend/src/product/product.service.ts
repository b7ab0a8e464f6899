import { Field, ObjectType } from 'type-graphql';
import type { Ctx } from '../ctx.ts';

@ObjectType({ description: 'What this installation offers.', simpleResolvers: true })
export class Features {
  @Field({ description: 'Name of the product on this installation.' })
  productName: string;

  @Field({ description: 'Whether trips beyond the first are paid with credits.' })
  monetizationEnabled: boolean;

  @Field({ description: 'Whether there are photos of places; without them every place is drawn.' })
  photosEnabled: boolean;
}

/** What this installation offers; open to everybody. */
export function features(ctx: Ctx): Features {
  const { productName, monetizationEnabled, photos } = ctx.config;
  return { productName, monetizationEnabled, photosEnabled: photos !== null };
}
