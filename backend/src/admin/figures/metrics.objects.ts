import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { MealType } from '../../../../domain/plan/meal.ts';
import { MealTypeEnum } from '../../entities/mealTypeEnum.ts';

@ObjectType({ description: 'A user who created trips.' })
export class TripCreator {
  @Field(() => ID, { description: 'The account.' })
  userId: string;

  @Field({ description: 'Name of the account.' })
  name: string;

  @Field(() => Int, { description: 'Existing trips that this account created.' })
  tripCount: number;
}

@ObjectType({ description: 'User count and the most active users.' })
export class UserMetrics {
  @Field(() => Int, { description: 'Number of accounts.' })
  totalUsers: number;

  @Field(() => [TripCreator], {
    description: 'The ten users with the most created trips; on a tie, the older account first.',
  })
  topUsersByTrips: TripCreator[];
}

@ObjectType({ description: 'Number of trips.' })
export class TripMetrics {
  @Field(() => Int, { description: 'Number of trips.' })
  totalTrips: number;
}

@ObjectType({ description: 'Meal count of one type.' })
export class MealTypeCount {
  @Field(() => MealTypeEnum, { description: 'Meal type.' })
  type: MealType;

  @Field(() => Int, { description: 'Number of meals.' })
  count: number;
}

@ObjectType({ description: 'Meal counts by source and type.' })
export class MealMetrics {
  @Field(() => Int, { description: 'Number of meals, including those not needed.' })
  totalMeals: number;

  @Field(() => Int, { description: 'Number of suggested meals.' })
  aiGeneratedMeals: number;

  @Field(() => Int, { description: 'Number of meals entered by users.' })
  userGeneratedMeals: number;

  @Field(() => [MealTypeCount], { description: 'Counts of all meal types, in the order of the day.' })
  mealsPerType: MealTypeCount[];
}

@ObjectType({ description: 'A user who invited participants.' })
export class TopInviter {
  @Field(() => ID, { description: 'The account.' })
  userId: string;

  @Field({ description: 'Name of the account.' })
  name: string;

  @Field(() => Int, { description: 'Number of participants invited by this account.' })
  inviteCount: number;
}

@ObjectType({ description: 'Invitation counts and top inviters.' })
export class InviteMetrics {
  @Field(() => Int, { description: 'Number of pending invitations.' })
  pendingInvitations: number;

  @Field(() => Int, { description: 'Number of accepted invitations.' })
  acceptedInvitations: number;

  @Field(() => [TopInviter], {
    description: 'The five users with the most invitations; on a tie, the older account first.',
  })
  topInviters: TopInviter[];
}
