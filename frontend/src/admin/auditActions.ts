import { t } from '@lingui/core/macro';
import type { AuditAction } from '../gql/schema.generated.ts';

export const AUDIT_LABELS: Readonly<Record<AuditAction, string>> = {
  READ_USER_METRICS: t`Viewed user metrics`,
  READ_TRIP_METRICS: t`Viewed trip metrics`,
  READ_MEAL_METRICS: t`Viewed meal metrics`,
  READ_AI_USAGE_METRICS: t`Viewed AI usage`,
  READ_INVITE_METRICS: t`Viewed invitation metrics`,
  READ_PAYMENTS: t`Viewed payments`,
  READ_USER_CREDITS: t`Viewed user credits`,
  READ_FINANCIAL_REPORT: t`Viewed the financial report`,
  READ_STRIPE_PRODUCTS: t`Viewed Stripe products`,
  READ_TRENDS: t`Viewed trends`,
  READ_BACKUPS: t`Viewed backups`,
  READ_AUDIT_LOG: t`Viewed the audit log`,
  PROMOTE_ORGANIZER: t`Promoted a participant to organizer`,
  DEMOTE_ORGANIZER: t`Removed organizer status`,
  REMOVE_PARTICIPANT: t`Removed a participant`,
  LEAVE_TRIP: t`Left a trip`,
  CREATE_INVITE_LINK: t`Created an invitation link`,
  REVOKE_INVITE_LINK: t`Revoked an invitation link`,
  DELETE_INGREDIENT: t`Deleted an ingredient`,
  DELETE_MEAL: t`Deleted a meal`,
  RESTORE_MEAL: t`Restored a meal`,
  DELETE_RECEIPT: t`Deleted a receipt`,
  DELETE_TRANSFER: t`Took a payment back`,
  DELETE_TRIP: t`Deleted a trip`,
  LOCK_ACCOUNT: t`Locked an account`,
  UNLOCK_ACCOUNT: t`Unlocked an account`,
  SIGN_OUT_ACCOUNT: t`Signed an account out everywhere`,
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
