import { Arg, Ctx as Context, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { CalendarDateScalar } from '../base/calendarDateScalar.ts';
import { createTrip } from './createTrip.service.ts';
import { deleteTrip } from './deleteTrip.service.ts';
import { Trip } from '../entities/trip.entity.ts';
import { updateTrip } from './updateTrip.service.ts';

@InputType()
abstract class DescribedTripInput {
  @Field({ description: 'Name of the trip, 1 to 120 characters.' })
  name: string;

  @Field({ description: 'Where it goes, 1 to 200 characters.' })
  location: string;

  @Field(() => CalendarDateScalar, { description: 'First day.' })
  startDate: CalendarDate;

  @Field(() => CalendarDateScalar, { description: 'Last day, after the first; at most 60 days in all.' })
  endDate: CalendarDate;
}

@InputType({ description: 'A trip to create.' })
class CreateTripInput extends DescribedTripInput {
  @Field(() => Boolean, { nullable: true, description: 'Whether breakfasts are planned; yes when left out.' })
  includeBreakfasts?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether lunches are planned; yes when left out.' })
  includeLunches?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether dinners are planned; yes when left out.' })
  includeDinners?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether snacks are planned; no when left out.' })
  includeSnacks?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether desserts are planned; no when left out.' })
  includeDesserts?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Phone numbers to invite, in any common spelling; the viewer’s own and repeated ones are ignored. All of them ' +
      'are texted, or the trip is not created.',
  })
  invitePhones?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'What its people do not eat: diets and other words, as for suggestMeals. What is not understood is refused.',
  })
  dietaryRestrictions?: string[] | null;
}

@ObjectType({ description: 'Answer to createTrip.', simpleResolvers: true })
class CreateTripPayload {
  @Field(() => Trip, { description: 'The trip, with the viewer as its organizer.' })
  trip: Trip;
}

@InputType({
  description: 'A trip as it shall be. Meals outside of the new plan stay as long as they have content.',
})
class UpdateTripInput extends DescribedTripInput {
  @Field(() => ID, { description: 'Id of the trip.' })
  id: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether breakfasts are planned; as it is when left out.',
  })
  includeBreakfasts?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether lunches are planned; as it is when left out.',
  })
  includeLunches?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether dinners are planned; as it is when left out.',
  })
  includeDinners?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether snacks are planned; as it is when left out.',
  })
  includeSnacks?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether desserts are planned; as it is when left out.',
  })
  includeDesserts?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'What its people do not eat: diets and other words, as for suggestMeals; as it is when left out. What is not ' +
      'understood is refused.',
  })
  dietaryRestrictions?: string[] | null;
}

@InputType({ description: 'A trip to delete.' })
class DeleteTripInput {
  @Field(() => ID, { description: 'Id of the trip.' })
  id: string;
}

@ObjectType({ description: 'Answer to updateTrip.', simpleResolvers: true })
class UpdateTripPayload {
  @Field(() => Trip, { description: 'The trip as it now is.' })
  trip: Trip;
}

@ObjectType({ description: 'Answer to deleteTrip.', simpleResolvers: true })
class DeleteTripPayload {
  @Field(() => ID, { description: 'Id of the trip that is gone.' })
  id: string;
}

@Resolver()
export class ChangeTripResolver {
  @Mutation(() => CreateTripPayload, {
    description:
      'Creates a trip with the viewer as its organizer. A repeated Idempotency-Key header gives the same trip again.',
  })
  async createTrip(
    @Arg('input', () => CreateTripInput, { description: 'The trip.' }) input: CreateTripInput,
    @Context() ctx: Ctx,
  ): Promise<CreateTripPayload> {
    return { trip: await createTrip(ctx, input) };
  }

  @Mutation(() => UpdateTripPayload, { description: 'Edits a trip.' })
  async updateTrip(
    @Arg('input', () => UpdateTripInput, { description: 'The trip as it shall be.' }) input: UpdateTripInput,
    @Context() ctx: Ctx,
  ): Promise<UpdateTripPayload> {
    return { trip: await updateTrip(ctx, input.id, input) };
  }

  @Mutation(() => DeleteTripPayload, { description: 'Deletes a trip for everybody, with all that is in it.' })
  deleteTrip(
    @Arg('input', () => DeleteTripInput, { description: 'The trip.' }) input: DeleteTripInput,
    @Context() ctx: Ctx,
  ): Promise<DeleteTripPayload> {
    return deleteTrip(ctx, input.id);
  }
}
