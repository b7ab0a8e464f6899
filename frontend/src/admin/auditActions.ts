import type { AuditAction } from '../gql/schema.generated.ts';

export const AUDIT_LABELS: Readonly<Record<AuditAction, string>> = {
  READ_USER_METRICS: 'Viewed user metrics',
  READ_TRIP_METRICS: 'Viewed trip metrics',
  READ_MEAL_METRICS: 'Viewed meal metrics',
  READ_AI_USAGE_METRICS: 'Viewed AI usage',
  READ_INVITE_METRICS: 'Viewed invitation metrics',
  READ_PAYMENTS: 'Viewed payments',
  READ_USER_CREDITS: 'Viewed user credits',
  READ_FINANCIAL_REPORT: 'Viewed the financial report',
  READ_STRIPE_PRODUCTS: 'Viewed Stripe products',
  READ_TRENDS: 'Viewed trends',
  READ_AUDIT_LOG: 'Viewed the audit log',
  PROMOTE_ORGANIZER: 'Promoted a participant to organizer',
  DEMOTE_ORGANIZER: 'Removed organizer status',
  REMOVE_PARTICIPANT: 'Removed a participant',
  LEAVE_TRIP: 'Left a trip',
  CREATE_INVITE_LINK: 'Created an invitation link',
  REVOKE_INVITE_LINK: 'Revoked an invitation link',
  DELETE_INGREDIENT: 'Deleted an ingredient',
  DELETE_MEAL: 'Deleted a meal',
  DELETE_RECEIPT: 'Deleted a receipt',
  DELETE_TRANSFER: 'Took a payment back',
  DELETE_TRIP: 'Deleted a trip',
};

/** The filter's choice of reads and changes; without a choice only changes are listed. */
export const EVERYTHING = 'EVERYTHING';

export const AUDIT_CHOICES = Object.entries(AUDIT_LABELS);

export function auditAction(text: string): AuditAction | null {
  return isAction(text) ? text : null;
}

function isAction(text: string): text is AuditAction {
  return Object.hasOwn(AUDIT_LABELS, text);
}
