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
import { dutyFields } from '../../../../domain/plan/dutyFields.ts';
import { Input, tripInputOf } from '../../base/graphqlInput.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { Duty } from '../../entities/plan/duty.entity.ts';
import { Trip } from '../../entities/trip.entity.ts';
import type { MaybePromise } from '../../reads/lookup.ts';
import { setDuty } from './duty.service.ts';

@InputType({ description: 'All who have one duty at a slot.' })
class SetDutyInput extends tripInputOf(dutyFields.shape, {
  date: 'Day of the slot, a day of the trip.',
  type: 'Meal type of the slot.',
  kind: 'The duty.',
  participantIds: 'Ids of the accepted participants who have it, {limits}; others have it no longer.',
}) {}

@ObjectType({ description: 'Answer to setDuty.' })
class SetDutyPayload {
  @Field(() => Trip, { description: 'The trip with its duties.' })
  trip: Trip;
}

@Resolver(() => Trip)
export class DutyResolver {
  @Mutation(() => SetDutyPayload, { description: 'Says who helps, or who washes up, at a slot.' })
  async setDuty(
    @Input(SetDutyInput, 'Slot, duty and people.') input: SetDutyInput,
    @Context() ctx: Ctx,
  ): Promise<SetDutyPayload> {
    return { trip: await setDuty(ctx, input.tripId, input) };
  }

  @FieldResolver(() => [Duty], {
    description: 'Who helps and washes up, by slot. Those of days outside the trip have no effect.',
  })
  duties(@Root() trip: Readonly<Trip>, @Context() ctx: Ctx): MaybePromise<readonly Duty[]> {
    return ctx.loaders.dutiesOfTrip.get(trip.id);
  }
}
