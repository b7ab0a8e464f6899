/** Tables whose rows belong to a trip. */
export const TRIP_TABLES = [
  'trips',
  'participants',
  'invitation_links',
  'meals',
  'ingredients',
  'meal_votes',
  'suggestion_runs',
  'suggestion_turns',
] as const;
