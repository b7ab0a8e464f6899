import {
  Ctx as Context,
  Field,
  FieldResolver,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import type { Equipment } from '../../../../domain/shopping/days/shelfLife.ts';
import type { ShoppingPlan } from '../../../../domain/shopping/days/shoppingDays.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';
import { shoppingPlanFields } from '../../../../domain/shopping/days/shoppingPlanFields.ts';
import { CalendarDateScalar } from '../../base/calendarDateScalar.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Input, tripInputOf } from '../../base/graphqlInput.ts';
import { enumType } from '../../base/enumType.ts';
import { Trip } from '../../entities/trip.entity.ts';
import { planShopping } from './shoppingPlan.service.ts';

const EquipmentEnum = enumType<Equipment>('ShoppingEquipment', 'What the group has to keep food cold.', {
  fridge: 'A fridge.',
  cooler: 'A cooler with ice.',
  none: 'Nothing.',
});

@ObjectType('ShoppingPlan', { description: 'When the group can shop, and what keeps its food cold.' })
class ShoppingPlanObject implements ShoppingPlan {
  @Field(() => EquipmentEnum, { description: 'What keeps the food cold.' })
  equipment: Equipment;

  @Field(() => [CalendarDateScalar], { description: 'Shopping days, in order; none: once before departure.' })
  days: readonly CalendarDate[];
}

@InputType({ description: 'When the group of a trip can shop.' })
class PlanShoppingInput extends tripInputOf(shoppingPlanFields.shape, {
  equipment: 'What keeps the food cold.',
  days: 'Shopping days, {limits}.',
}) {}

@ObjectType({ description: 'Answer to planShopping.' })
class PlanShoppingPayload {
  @Field(() => Trip, { description: 'The trip with its shopping days.' })
  trip: Trip;
}

@Resolver(() => Trip)
export class ShoppingPlanResolver {
  @FieldResolver(() => ShoppingPlanObject, {
    nullable: true,
    description: 'When the group can shop; null while nobody said: once before departure, with a fridge.',
  })
  shoppingPlan(@Root() { shoppingPlan }: Readonly<Trip>): ShoppingPlan | null {
    return shoppingPlan;
  }

  @Mutation(() => PlanShoppingPayload, {
    description: 'Says on which days the group can shop, and what keeps its food cold.',
  })
  async planShopping(
    @Input(PlanShoppingInput, 'The trip, the days and the equipment.') input: PlanShoppingInput,
    @Context() ctx: Ctx,
  ): Promise<PlanShoppingPayload> {
    return { trip: await planShopping(ctx, input.tripId, input) };
  }
}
