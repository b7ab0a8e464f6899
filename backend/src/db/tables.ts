/** Tables whose rows belong to a trip; referenced ones first. `npm run distribute` distributes them. */
export const TRIP_TABLES = [
  'trips',
  'participants',
  'eaters',
  'attendance_exceptions',
  'duties',
  'invitation_links',
  'meals',
  'ingredients',
  'meal_votes',
  'settled_conflicts',
  'receipts',
  'receipt_meals',
  'receipt_shares',
  'transfers',
  'shared_recipes',
  'suggestion_runs',
  'deleted_meals',
  'suggestion_turns',
  'trip_revisions',
  'trip_events',
  'trip_presence',
] as const;

const NOT_CONTENT: readonly string[] = [
  'deleted_meals',
  'suggestion_turns',
  'trip_revisions',
  'trip_events',
  'trip_presence',
];

/** Tables whose rows people see: each of their changes is recorded. */
export const CONTENT_TABLES = TRIP_TABLES.filter((table) => !NOT_CONTENT.includes(table));

/** Reasons are in docs/operation.md. */
export const LOCAL_TABLES = [
  'ai_usages',
  'audit_entries',
  'cookbook_recipes',
  'credit_entries',
  'dismissed_notices',
  'free_trip_numbers',
  'left_trip_numbers',
  'idempotency_keys',
  'identities',
  'invitation_texts',
  'migrations',
  'outbox_texts',
  'payment_events',
  'payments',
  'place_photos',
  'rate_limits',
  'recipes',
  'remembered_eaters',
  'sessions',
  'sign_in_codes',
  'staple_answers',
  'user_trips',
  'users',
  'webhook_cursors',
  'webhook_deliveries',
  'webhooks',
] as const;
