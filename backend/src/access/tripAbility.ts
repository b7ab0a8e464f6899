export const TRIP_ABILITIES = [
  'view',
  'vote',
  'leave',
  'plan_meals',
  'suggest_meals',
  'edit_ingredients',
  'tick_ingredients',
  'assign_shopping',
  'export',
  'edit',
  'delete',
  'invite',
  'resend_invite',
  'change_roles',
  'remove_participants',
] as const;

export type TripAbility = (typeof TRIP_ABILITIES)[number];
