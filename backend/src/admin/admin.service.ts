import { Field, ObjectType } from 'type-graphql';
import { requireAdmin } from '../access/require.ts';
import type { Ctx } from '../ctx/ctx.ts';

@ObjectType({
  description: 'Metrics of the whole installation; reading a field is recorded in the audit log.',
  simpleResolvers: true,
})
export class AdminDashboard {
  @Field({ description: 'Name of the product on this installation.' })
  productName: string;
}

/** Entry to the figures. @throws UNAUTHENTICATED, FORBIDDEN */
export function adminDashboard(ctx: Ctx): AdminDashboard {
  requireAdmin(ctx);
  return { productName: ctx.config.productName };
}
