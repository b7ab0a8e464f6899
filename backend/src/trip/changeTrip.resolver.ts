import { Arg, Ctx as Context, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import { MEAL_TYPE_PLURALS, MEAL_TYPES, USUAL_MEAL_TYPES, type MealType } from '../../../domain/plan/meal.ts';
import { mealTypeFlag } from '../../../domain/plan/mealTypeFlags.ts';
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

  @Field({ description: 'Location, 1 to 200 characters.' })
  location: string;

  @Field(() => CalendarDateScalar, { description: 'First day.' })
  startDate: CalendarDate;

  @Field(() => CalendarDateScalar, {
    description: 'Last day, after the first; a trip lasts at most 60 days.',
  })
  endDate: CalendarDate;
}

/** Adds the specification's flag of each meal type. */
function MealTypeFlagFields(whenLeftOut: (type: MealType) => string) {
  return ({ prototype }: { readonly prototype: object }): void => {
    for (const type of MEAL_TYPES) {
      const description = `Whether ${MEAL_TYPE_PLURALS[type].toLowerCase()} are planned; ${whenLeftOut(type)}.`;
      Field(() => Boolean, { nullable: true, description })(prototype, mealTypeFlag(type));
    }
  };
}

const USUAL: readonly MealType[] = USUAL_MEAL_TYPES;

@InputType({ description: 'A person to invite to a new trip.' })
class InviteeInput {
  @Field({ description: 'Phone number in the United States or Canada, in any common spelling.' })
  phone: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Name shown until the invitation is accepted, up to 120 characters; without one, the name known from ' +
      'earlier trips, else the number.',
  })
  name?: string | null;
}

@InputType({ description: 'A trip to create.' })
@MealTypeFlagFields((type) => `${USUAL.includes(type)} by default`)
class CreateTripInput extends DescribedTripInput {
  @Field(() => [String], {
    nullable: true,
    description:
      "Phone numbers to invite, in any common spelling; the viewer's own number and duplicates are " +
      'ignored. Texts beyond the daily limit wait: see textDueAt of the participants.',
  })
  invitePhones?: string[] | null;

  @Field(() => [InviteeInput], {
    nullable: true,
    description: 'People to invite, as for invitePhones, with names.',
  })
  invitees?: InviteeInput[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Dietary restrictions, as for suggestMeals. Text that is not understood is refused.',
  })
  dietaryRestrictions?: string[] | null;
}

@ObjectType({ description: 'Answer to createTrip.', simpleResolvers: true })
class CreateTripPayload {
  @Field(() => Trip, { description: 'The trip, with the viewer as its organizer.' })
  trip: Trip;
}

@InputType({
  description: 'New values of a trip. Meals with content stay, even outside the new plan.',
})
@MealTypeFlagFields(() => 'unchanged when omitted')
class UpdateTripInput extends DescribedTripInput {
  @Field(() => ID, { description: 'Id of the trip.' })
  id: string;

  @Field(() => [String], {
    nullable: true,
    description:
      'Dietary restrictions, as for suggestMeals; unchanged when omitted. Text that is not understood is ' +
      'refused.',
  })
  dietaryRestrictions?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether meals move along when the first day changes, by as many days; by default they keep their dates.',
  })
  moveMeals?: boolean | null;
}

@InputType({ description: 'A trip to delete.' })
class DeleteTripInput {
  @Field(() => ID, { description: 'Id of the trip.' })
  id: string;
}

@ObjectType({ description: 'Answer to updateTrip.', simpleResolvers: true })
class UpdateTripPayload {
  @Field(() => Trip, { description: 'The updated trip.' })
  trip: Trip;
}

@ObjectType({ description: 'Answer to deleteTrip.', simpleResolvers: true })
class DeleteTripPayload {
  @Field(() => ID, { description: 'Id of the deleted trip.' })
  id: string;
}

@Resolver()
export class ChangeTripResolver {
  @Mutation(() => CreateTripPayload, {
    description:
      'Creates a trip with the viewer as its organizer. A repeated Idempotency-Key header returns the same trip.',
  })
  async createTrip(
    @Arg('input', () => CreateTripInput, { description: 'The trip.' }) input: CreateTripInput,
    @Context() ctx: Ctx,
  ): Promise<CreateTripPayload> {
    return { trip: await createTrip(ctx, input) };
  }

  @Mutation(() => UpdateTripPayload, { description: 'Edits a trip.' })
  async updateTrip(
    @Arg('input', () => UpdateTripInput, { description: 'New values of the trip.' }) input: UpdateTripInput,
    @Context() ctx: Ctx,
  ): Promise<UpdateTripPayload> {
    return { trip: await updateTrip(ctx, input.id, input) };
  }

  @Mutation(() => DeleteTripPayload, {
    description: 'Deletes a trip with everything in it, for all participants.',
  })
  deleteTrip(
    @Arg('input', () => DeleteTripInput, { description: 'The trip.' }) input: DeleteTripInput,
    @Context() ctx: Ctx,
  ): Promise<DeleteTripPayload> {
    return deleteTrip(ctx, input.id);
  }
}
