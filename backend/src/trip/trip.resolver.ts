import { Arg, Ctx as Context, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { rendered } from '../../../domain/text/rendered.ts';
import { asText } from '../../../domain/text/asText.ts';
import { MEAL_TYPE_PLURALS, MEAL_TYPES } from '../../../domain/plan/meal.ts';
import { mealTypeFlag } from '../../../domain/plan/mealTypeFlags.ts';
import type { CalendarDate } from '../../../domain/time/calendarDate.ts';
import type { TripAbility } from '../access/tripAbility.ts';
import { isCompleted } from '../access/policy.ts';
import { CalendarDateScalar } from '../base/calendarDateScalar.ts';
import { enumType } from '../base/enumType.ts';
import type { Ctx } from '../ctx/ctx.ts';
import type { MaybePromise } from '../reads/lookup.ts';
import { Meal } from '../entities/meal.entity.ts';
import { Participant } from '../entities/participant.entity.ts';
import { RestrictionsRead } from '../people/restriction/restrictionsRead.ts';
import { Trip } from '../entities/trip.entity.ts';
import {
  mealsOutsidePlanCount,
  plannedMealCount,
  readTrip,
  restrictionsRead,
  totalMealCount,
  tripsOfViewer,
  viewerAbilities,
} from './trip.service.ts';

const TripAbilityEnum = enumType<TripAbility>('TripAbility', 'An action that a user may take in a trip.', {
  view: 'See the trip and everything in it.',
  vote: 'Vote on meals.',
  leave: 'Leave the trip.',
  plan_meals: 'Create, change and delete meals.',
  suggest_meals: 'Ask for meal suggestions.',
  edit_ingredients: 'Add, change and delete ingredients.',
  tick_ingredients: 'Mark ingredients as purchased.',
  assign_shopping: 'Assign shopping and optimize the cart.',
  add_receipts: 'Add receipts, change own ones, mark own payments, choose the currency.',
  edit_receipts: 'Change and delete everybody’s receipts, and mark payments between others.',
  edit_own_eaters: 'Say what one eats, and when, also for companions; bring companions.',
  export: 'Export the trip.',
  edit: 'Change name, location, dates and meal types of the trip.',
  delete: 'Delete the trip for all participants.',
  invite: 'Invite participants.',
  resend_invite: 'Resend an invitation.',
  change_roles: 'Give and remove the organizer role.',
  remove_participants: 'Remove participants.',
  edit_eaters: 'Say it for everybody.',
});

/** `Readonly<Trip>`: for a bare class, type-graphql would copy each row. */
@Resolver(() => Trip)
export class TripResolver {
  @Query(() => [Trip], {
    description:
      'Trips that the viewer has joined: current and upcoming ones first, then past ones, latest first.',
  })
  trips(@Context() ctx: Ctx): Promise<Trip[]> {
    return tripsOfViewer(ctx);
  }

  @Query(() => Trip, { description: 'One trip that the viewer has joined.' })
  trip(
    @Arg('id', () => ID, { description: 'Id of the trip.' }) id: string,
    @Context() ctx: Ctx,
  ): Promise<Trip> {
    return readTrip(ctx, id);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the last day is over everywhere on earth; a completed trip cannot be changed.',
  })
  isCompleted(@Root() trip: Readonly<Trip>, @Context() ctx: Ctx): boolean {
    return isCompleted(trip, ctx.now());
  }

  @FieldResolver(() => Int, {
    description:
      'Number of changes so far: what trip and trips answer has at least this revision. See tripChanged.',
  })
  revision(@Root() trip: Readonly<Trip>, @Context() ctx: Ctx): MaybePromise<number> {
    return ctx.loaders.revisionOfTrip.get(trip.id);
  }

  @FieldResolver(() => [TripAbilityEnum], {
    description: 'Actions that the viewer may take in this trip now.',
  })
  viewerCan(@Root() trip: Readonly<Trip>, @Context() ctx: Ctx): MaybePromise<readonly TripAbility[]> {
    return viewerAbilities(ctx, trip);
  }

  @FieldResolver(() => RestrictionsRead, { description: 'How dietaryRestrictions were understood.' })
  restrictionsRead(@Root() trip: Readonly<Trip>): RestrictionsRead {
    return rendered(restrictionsRead(trip));
  }

  @FieldResolver(() => [Participant], {
    description: 'Members and invited people, in the order they were added.',
  })
  participants(@Root() trip: Readonly<Trip>, @Context() ctx: Ctx): MaybePromise<readonly Participant[]> {
    return ctx.loaders.participantsOfTrip.get(trip.id);
  }

  @FieldResolver(() => [Meal], {
    description: 'Meals by day, time and place in the slot; empty slots are not included.',
  })
  meals(
    @Root() trip: Readonly<Trip>,
    @Arg('date', () => CalendarDateScalar, { nullable: true, description: 'Of this day alone.' })
    date: CalendarDate | null | undefined,
    @Context() ctx: Ctx,
  ): MaybePromise<readonly Meal[]> {
    return ctx.loaders.mealsOfTrip.derive(trip.id, (meals) =>
      date ? meals.filter((meal) => meal.date === date) : meals,
    );
  }

  @FieldResolver(() => Int, {
    description: 'Number of meals with a name or a cook, or not needed; at most totalMealCount.',
  })
  plannedMealCount(@Root() trip: Readonly<Trip>, @Context() ctx: Ctx): MaybePromise<number> {
    return plannedMealCount(ctx, trip);
  }

  @FieldResolver(() => Int, {
    description: 'Number of slots: days times meal types; days times three while the trip has no meals.',
  })
  totalMealCount(@Root() trip: Readonly<Trip>, @Context() ctx: Ctx): MaybePromise<number> {
    return totalMealCount(ctx, trip);
  }

  @FieldResolver(() => Int, {
    description: 'Number of meals with content whose day or meal type is no longer in the plan.',
  })
  mealsOutsidePlanCount(@Root() trip: Readonly<Trip>, @Context() ctx: Ctx): MaybePromise<number> {
    return mealsOutsidePlanCount(ctx, trip);
  }
}

for (const type of MEAL_TYPES) {
  const flag = mealTypeFlag(type);
  const description = `Whether ${asText(MEAL_TYPE_PLURALS[type]).toLowerCase()} are planned.`;
  const method = { value: ({ mealTypes }: Readonly<Trip>) => mealTypes.includes(type) };
  Object.defineProperty(TripResolver.prototype, flag, method);
  Root()(TripResolver.prototype, flag, 0);
  FieldResolver(() => Boolean, { description })(TripResolver.prototype, flag, method);
}
