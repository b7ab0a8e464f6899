/** What an admin looked at. */
export const ADMIN_READS = [
  'read_user_metrics',
  'read_trip_metrics',
  'read_meal_metrics',
  'read_ai_usage_metrics',
  'read_invite_metrics',
  'read_payments',
  'read_user_credits',
  'read_financial_report',
  'read_stripe_products',
  'read_trends',
  'read_audit_log',
] as const;

/** What somebody did in a trip that others have to be able to look up afterwards. */
export const TRIP_DEEDS = [
  'promote_organizer',
  'demote_organizer',
  'remove_participant',
  'leave_trip',
  'delete_ingredient',
  'delete_meal',
  'delete_trip',
] as const;

export type AdminRead = (typeof ADMIN_READS)[number];
export type TripDeed = (typeof TRIP_DEEDS)[number];

/** What the audit log tells of. */
export type AuditAction = AdminRead | TripDeed;
