import type { AuditAction } from '../gql/schema.generated.ts';

export const AUDIT_LABELS: Readonly<Record<AuditAction, string>> = {
  READ_USER_METRICS: 'Looked at user metrics',
  READ_TRIP_METRICS: 'Looked at trip metrics',
  READ_MEAL_METRICS: 'Looked at meal metrics',
  READ_AI_USAGE_METRICS: 'Looked at AI usage',
  READ_INVITE_METRICS: 'Looked at invitation metrics',
  READ_PAYMENTS: 'Looked at payments',
  READ_USER_CREDITS: 'Looked at user credits',
  READ_FINANCIAL_REPORT: 'Looked at the financial report',
  READ_STRIPE_PRODUCTS: 'Looked at Stripe products',
  READ_TRENDS: 'Looked at trends',
  READ_AUDIT_LOG: 'Looked at the audit log',
  PROMOTE_ORGANIZER: 'Made a participant an organizer',
  DEMOTE_ORGANIZER: 'Took the organizer role away',
  REMOVE_PARTICIPANT: 'Removed a participant',
  LEAVE_TRIP: 'Left a trip',
  DELETE_INGREDIENT: 'Deleted an ingredient',
  DELETE_MEAL: 'Deleted a meal',
  DELETE_TRIP: 'Deleted a trip',
};

/** Options of the filter. */
export const AUDIT_CHOICES = Object.entries(AUDIT_LABELS);

/** The action of a text, else null. */
export function auditAction(text: string): AuditAction | null {
  return isAction(text) ? text : null;
}

function isAction(text: string): text is AuditAction {
  return Object.hasOwn(AUDIT_LABELS, text);
}
