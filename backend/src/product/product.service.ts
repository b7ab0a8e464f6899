import { Field, ObjectType } from 'type-graphql';
import type { Ctx } from '../ctx.ts';

@ObjectType({ description: 'What this installation offers.', simpleResolvers: true })
export class Features {
  @Field({ description: 'Name of the product on this installation.' })
  productName: string;

  @Field({ description: 'Whether trips beyond the first are paid with credits.' })
  monetizationEnabled: boolean;
}

/** What this installation offers; open to everybody. */
export function features(ctx: Ctx): Features {
  const { productName, monetizationEnabled } = ctx.config;
  return { productName, monetizationEnabled };
}
