/** Tables whose rows belong to a trip, with the column that names it. */
export const TRIP_TABLES = {
  trips: 'id',
  participants: 'trip_id',
  meals: 'trip_id',
  ingredients: 'trip_id',
  meal_votes: 'trip_id',
  suggestion_runs: 'trip_id',
  suggestion_turns: 'trip_id',
} as const;
