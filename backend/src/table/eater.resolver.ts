import { Ctx as Context, FieldResolver, Float, Resolver, Root } from 'type-graphql';
import type { Ctx } from '../ctx/ctx.ts';
import { Eater, mealTimeOf, MealTimeObject } from '../entities/eater.entity.ts';
import type { MaybePromise } from '../reads/lookup.ts';
import { eaterName } from './table.service.ts';

@Resolver(() => Eater)
export class EaterResolver {
  @FieldResolver(() => String, { description: 'Name; of a participant the name in the trip.' })
  name(@Root() eater: Readonly<Eater>, @Context() ctx: Ctx): MaybePromise<string> {
    return eaterName(ctx, eater);
  }

  @FieldResolver(() => Float, {
    description: 'Size of a portion, 0 to 2 in steps of 0.25: baby 0, child 0.5, adult 1, hungry 1.5.',
  })
  portion(@Root() { portionQuarters }: Readonly<Eater>): number {
    return portionQuarters / 4;
  }

  @FieldResolver(() => MealTimeObject, {
    nullable: true,
    description: 'First meal; null for the first of the trip.',
  })
  arrives(@Root() { arrivesDate, arrivesType }: Readonly<Eater>): MealTimeObject | null {
    return mealTimeOf(arrivesDate, arrivesType);
  }

  @FieldResolver(() => MealTimeObject, {
    nullable: true,
    description: 'Last meal; null for the last of the trip.',
  })
  leaves(@Root() { leavesDate, leavesType }: Readonly<Eater>): MealTimeObject | null {
    return mealTimeOf(leavesDate, leavesType);
  }
}
