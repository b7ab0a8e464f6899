import { Ctx as Context, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../ctx/ctx.ts';
import { Features } from './product.objects.ts';
import { features } from './product.service.ts';

@Resolver()
export class ProductResolver {
  @Query(() => Features, { description: 'Features of this installation; public.' })
  features(@Context() ctx: Ctx): Features {
    return features(ctx);
  }
}
