import { ACCOUNT_OPERATIONS } from './account.operations.ts';
import { ADMIN_OPERATIONS } from './admin.operations.ts';
import { INGREDIENT_OPERATIONS } from './ingredient.operations.ts';
import { MEAL_OPERATIONS } from './meal.operations.ts';
import { PARTICIPANT_OPERATIONS } from './participant.operations.ts';
import { PAYMENT_OPERATIONS } from './payment.operations.ts';
import { RECIPE_OPERATIONS } from './recipe.operations.ts';
import { TABLE_OPERATIONS } from './table.operations.ts';
import { TRIP_OPERATIONS } from './trip.operations.ts';
import { VERDICT_OPERATIONS } from './verdict.operations.ts';
import type { Operations } from './operation.ts';

/** Every field of Query, Mutation and Subscription, with its outcome for each role. */
export const OPERATIONS: Operations = {
  ...ACCOUNT_OPERATIONS,
  ...TRIP_OPERATIONS,
  ...PARTICIPANT_OPERATIONS,
  ...TABLE_OPERATIONS,
  ...VERDICT_OPERATIONS,
  ...MEAL_OPERATIONS,
  ...RECIPE_OPERATIONS,
  ...INGREDIENT_OPERATIONS,
  ...PAYMENT_OPERATIONS,
  ...ADMIN_OPERATIONS,
};
