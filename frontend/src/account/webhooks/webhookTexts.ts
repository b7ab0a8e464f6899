import { t } from '@lingui/core/macro';
import { dayLabel, timeLabel } from '../../../../domain/text/dates/dates.ts';
import type { TripChangeKind } from '../../../../domain/trip/tripChange.ts';
import type { WebhookEndReason, WebhookProblem } from '../../../../domain/account/webhookFields.ts';
import type { OwnWebhooksQuery, WebhookDeliveriesQuery } from './Webhooks.generated.ts';

export type OwnWebhook = OwnWebhooksQuery['webhooks'][number];
export type Delivery = WebhookDeliveriesQuery['webhookDeliveries'][number];

/** What a webhook is told of, as its owner reads it. */
export function kindLabels(): Readonly<Record<TripChangeKind, string>> {
  return {
    TRIP: t`Anything in the trip`,
    PARTICIPANTS: t`People`,
    TABLE: t`Who eats when`,
    MEALS: t`Meals`,
    VOTES: t`Votes`,
    INGREDIENTS: t`Ingredients`,
    PURCHASES: t`Purchases`,
    COSTS: t`Costs`,
    INVITE_LINK: t`Invitation link`,
    DELETED: t`Trip deleted`,
  };
}

export function endedText(reason: WebhookEndReason): string {
  const texts: Readonly<Record<WebhookEndReason, string>> = {
    GONE: t`Ended: the server wants no more.`,
    LEFT: t`Ended: you are no longer in the trip.`,
    DELETED: t`Ended: the trip was deleted.`,
    LOCKED: t`Ended: your account was locked.`,
    SIGNED_OUT: t`Ended: your account was signed out everywhere.`,
    SECRET_LOST: t`Ended: its secret can no longer be read. Please make a new one.`,
  };
  return texts[reason];
}

/** "Jun 3, 2026, 2:15 PM" */
export function momentLabel(iso: string): string {
  const time = new Date(iso);
  const [day, clock] = [dayLabel(time), timeLabel(time)];
  return t`${day}, ${clock}`;
}

export function deliveryText({
  state,
  attemptedAt,
  status,
  problem,
}: Pick<Delivery, 'state' | 'attemptedAt' | 'status' | 'problem'>): string {
  if (attemptedAt === null) return t`Not sent yet`;
  const at = momentLabel(attemptedAt);
  if (state === 'SENT') return t`Arrived ${at}`;
  const why = problem === null ? t`Its outcome is not known yet.` : problemText(problem, status);
  return state === 'DEAD' ? t`Given up ${at}. ${why}` : t`Tried ${at}, will be sent again. ${why}`;
}

function problemText(problem: WebhookProblem, status: number | null): string {
  const texts: Readonly<Record<WebhookProblem, string>> = {
    REFUSED: t`The server answered ${status ?? 0}.`,
    TOO_SLOW: t`The server took longer than five seconds.`,
    NOT_PUBLIC: t`The address is not on the public internet.`,
    UNREACHABLE: t`The server could not be reached.`,
  };
  return texts[problem];
}

/** "kitchen.example.org/hook" */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
