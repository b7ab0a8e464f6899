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
  'read_backups',
  'read_audit_log',
] as const;

export const TRIP_ACTIONS = [
  'promote_organizer',
  'demote_organizer',
  'remove_participant',
  'leave_trip',
  'create_invite_link',
  'revoke_invite_link',
  'delete_ingredient',
  'delete_meal',
  'restore_meal',
  'delete_receipt',
  'delete_transfer',
  'delete_trip',
] as const;

export const ACCOUNT_ACTIONS = ['lock_account', 'unlock_account', 'sign_out_account'] as const;

export type AdminRead = (typeof ADMIN_READS)[number];
export type TripAction = (typeof TRIP_ACTIONS)[number];

export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

export type AuditAction = AdminRead | TripAction | AccountAction;
