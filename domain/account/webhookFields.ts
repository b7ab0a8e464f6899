import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { msg } from '../text/message.ts';
import { fieldMsg } from '../text/fieldText.ts';
import { idField, oneOf, requiredText, shortList } from '../text/text.ts';
import type { Scope } from './tokenFields.ts';
import { TRIP_CHANGE_KINDS, type TripChangeKind } from '../trip/tripChange.ts';

/** Kinds of changes that a webhook can be told. */
// Its keys are the kinds.
export const WEBHOOK_KINDS = Object.keys(TRIP_CHANGE_KINDS) as [TripChangeKind, ...TripChangeKind[]];

/** Why a webhook gets nothing more. */
export const WEBHOOK_END_REASONS = {
  GONE: 'Its receiver answered 410.',
  LEFT: 'Its owner is no longer in its trip.',
  DELETED: 'Its trip is deleted.',
  LOCKED: 'The account was locked.',
  SIGNED_OUT: 'An admin signed the account out everywhere.',
  SECRET_LOST: 'The installation has another secret, so nothing can be signed.',
} as const;
export type WebhookEndReason = keyof typeof WEBHOOK_END_REASONS;

export const WEBHOOK_DELIVERY_STATES = {
  WAITING: 'To be sent, for the first time or again.',
  SENT: 'The receiver answered with 2xx.',
  DEAD: 'Given up after a day; it can be sent again by hand.',
} as const;
export type WebhookDeliveryState = keyof typeof WEBHOOK_DELIVERY_STATES;

/** Why an attempt failed. */
export const WEBHOOK_PROBLEMS = {
  REFUSED: 'The receiver did not answer with 2xx; redirects are not followed.',
  TOO_SLOW: 'The receiver did not answer within five seconds.',
  NOT_PUBLIC: 'The address is not on the public internet.',
  UNREACHABLE: 'No connection, or no valid certificate.',
} as const;
export type WebhookProblem = keyof typeof WEBHOOK_PROBLEMS;

/** Of a webhook that is sent data: what of it. */
export const WEBHOOK_SCOPES = ['trips:read', 'people:read', 'people:health'] as const satisfies Scope[];

/** A new webhook; without a trip, for all trips of the account. */
export const webhookFields = z.object({
  url: requiredText(
    msg('field.address', 'Address'),
    LIMITS.text,
    msg('webhook.addressMissing', 'Please enter the address of your server'),
  ),
  kinds: shortList(oneOf(msg('field.kind', 'Kind'), WEBHOOK_KINDS), WEBHOOK_KINDS.length, {
    notAList: msg('webhook.kindsMalformed', 'Kinds have to be a list.'),
    tooMany: msg('webhook.kindsTooMany', 'There are {max} kinds.', { max: WEBHOOK_KINDS.length }),
  }).check(z.minLength(1, fieldMsg('webhook.kindsMissing', 'Please choose what it is told'))),
  scopes: z.nullish(
    shortList(oneOf(msg('field.scope', 'Scope'), WEBHOOK_SCOPES), WEBHOOK_SCOPES.length, {
      notAList: msg('token.scopesMalformed', 'Scopes have to be a list.'),
      tooMany: msg('token.scopesTooMany', 'There are {max} scopes.', { max: WEBHOOK_SCOPES.length }),
    }),
  ),
  tripId: z.nullish(idField(msg('field.tripId', 'Trip id'))),
});

/** Absent fields stay. */
export const webhookChangeFields = z.object({
  url: z.optional(webhookFields.shape.url),
  kinds: z.optional(webhookFields.shape.kinds),
  scopes: webhookFields.shape.scopes,
});
