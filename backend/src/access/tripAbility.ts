export const TRIP_ABILITIES = [
  'view',
  'vote',
  'leave',
  'plan_meals',
  'suggest_meals',
  'edit_ingredients',
  'tick_ingredients',
  'assign_shopping',
  'edit_own_eaters',
  'add_receipts',
  'export',
  'edit_receipts',
  'edit',
  'delete',
  'invite',
  'resend_invite',
  'change_roles',
  'remove_participants',
  'edit_eaters',
] as const;

export type TripAbility = (typeof TRIP_ABILITIES)[number];
