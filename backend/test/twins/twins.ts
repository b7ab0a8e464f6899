import { ACCOUNT_TWINS } from './account.twins.ts';
import { ADMIN_TWINS } from './admin.twins.ts';
import { COSTS_TWINS } from './costs.twins.ts';
import { INGREDIENT_TWINS } from './ingredient.twins.ts';
import { MEAL_TWINS } from './meal.twins.ts';
import { PARTICIPANT_TWINS } from './participant.twins.ts';
import { PAYMENT_TWINS } from './payment.twins.ts';
import { TRIP_TWINS } from './trip.twins.ts';
import type { Twin } from './twin.ts';

/** Every use case with a twin. */
export const TWINS: readonly Twin[] = [
  ...ACCOUNT_TWINS,
  ...TRIP_TWINS,
  ...PARTICIPANT_TWINS,
  ...COSTS_TWINS,
  ...MEAL_TWINS,
  ...INGREDIENT_TWINS,
  ...PAYMENT_TWINS,
  ...ADMIN_TWINS,
];
