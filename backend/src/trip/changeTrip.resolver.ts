import { Ctx as Context, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { asText } from '../../../domain/text/asText.ts';
import { MEAL_TYPE_PLURALS, USUAL_MEAL_TYPES, type MealType } from '../../../domain/plan/meal.ts';
import { perMealTypeFlag, type MealTypeFlags } from '../../../domain/plan/mealTypeFlags.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { sentTrip, tripChangeInput } from '../../../domain/trip/tripFields.ts';
import { restrictionFields } from '../../../domain/food/restriction/dietaryRestrictions.ts';
import { invitee, inviteesFields } from '../../../domain/people/inviteFields.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { Input, inputOf, rowId, VERSION_TEXT } from '../base/graphqlInput.ts';
import { createTrip } from './createTrip.service.ts';
import { deleteTrip } from './deleteTrip.service.ts';
import { Trip } from '../entities/trip.entity.ts';
import { updateTrip } from './updateTrip.service.ts';

const TRIP_TEXTS = {
  name: 'Name of the trip, {limits}.',
  location: 'Location, {limits}.',
  startDate: 'First day.',
  endDate: `Last day, after the first; a trip lasts at most ${LIMITS.tripDays} days.`,
} as const;

function flagTexts(whenLeftOut: (type: MealType) => string): MealTypeFlags<string> {
  return perMealTypeFlag(
    (type) => `Whether ${asText(MEAL_TYPE_PLURALS[type]).toLowerCase()} are planned; ${whenLeftOut(type)}.`,
  );
}

const USUAL: readonly MealType[] = USUAL_MEAL_TYPES;

@InputType({ description: 'A person to invite to a new trip.' })
class InviteeInput extends inputOf(invitee.shape, {
  phone: 'Phone number in any common spelling, outside North America with + and country code; or email.',
  email: 'Email address, in place of a number.',
  name: 'Name shown until the invitation is accepted, {limits}; without one, the name known from earlier trips, else the number.',
  language: {
    text: 'Code of the language of texts to the person, such as "de", until their account says otherwise; the language of the caller by default.',
    type: String,
  },
}) {}

@InputType({ description: 'A trip to create.' })
class CreateTripInput extends inputOf(
  { ...sentTrip, ...inviteesFields.shape, ...restrictionFields.shape },
  {
    ...TRIP_TEXTS,
    ...flagTexts((type) => `${USUAL.includes(type)} by default`),
    invitePhones:
      "Phone numbers to invite, in any common spelling; the viewer's own number and duplicates are ignored. Texts beyond the daily limit wait: see textDueAt of the participants.",
    invitees: { text: 'People to invite, as for invitePhones, with names.', type: InviteeInput },
    dietaryRestrictions: 'Dietary restrictions, as for suggestMeals. Text that is not understood is refused.',
  },
) {}

@ObjectType({ description: 'Answer to createTrip.' })
class CreateTripPayload {
  @Field(() => Trip, { description: 'The trip, with the viewer as its organizer.' })
  trip: Trip;
}

@InputType({
  description:
    'Changes to a trip; omitted fields stay. Name, location and dates refuse null. Meals with content stay, even outside the new plan.',
})
class UpdateTripInput extends inputOf(
  { id: rowId, ...tripChangeInput.shape },
  {
    ...TRIP_TEXTS,
    ...flagTexts(() => 'unchanged when omitted'),
    id: 'Id of the trip.',
    dietaryRestrictions:
      'Dietary restrictions, as for suggestMeals; unchanged when omitted. Text that is not understood is refused.',
    moveMeals:
      'Whether meals move along when the first day changes, by as many days; by default they keep their dates.',
    version: VERSION_TEXT,
  },
) {}

@InputType({ description: 'A trip to delete.' })
class DeleteTripInput extends inputOf({ id: rowId }, { id: 'Id of the trip.' }) {}

@ObjectType({ description: 'Answer to updateTrip.' })
class UpdateTripPayload {
  @Field(() => Trip, { description: 'The updated trip.' })
  trip: Trip;
}

@ObjectType({ description: 'Answer to deleteTrip.' })
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
    @Input(CreateTripInput, 'The trip.') input: CreateTripInput,
    @Context() ctx: Ctx,
  ): Promise<CreateTripPayload> {
    return { trip: await createTrip(ctx, input) };
  }

  @Mutation(() => UpdateTripPayload, {
    description: 'Edits a trip. CONFLICT for fields changed after the version of the input.',
  })
  async updateTrip(
    @Input(UpdateTripInput, 'New values of the trip.') input: UpdateTripInput,
    @Context() ctx: Ctx,
  ): Promise<UpdateTripPayload> {
    return { trip: await updateTrip(ctx, input.id, input) };
  }

  @Mutation(() => DeleteTripPayload, {
    description: 'Deletes a trip with everything in it, for all participants.',
  })
  deleteTrip(
    @Input(DeleteTripInput, 'The trip.') input: DeleteTripInput,
    @Context() ctx: Ctx,
  ): Promise<DeleteTripPayload> {
    return deleteTrip(ctx, input.id);
  }
}
