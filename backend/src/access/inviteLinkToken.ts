import { createHash, createHmac, randomBytes } from 'node:crypto';
import { digitsOfTrip } from '../base/ids.ts';
import type { Seal } from '../base/sealed.ts';

const RANDOM_BYTES = 24;

/** 192 random bits behind the trip's digits, without which servers of the version before know no link. */
export function newLinkToken(tripId: string): string {
  return digitsOfTrip(tripId) + randomBytes(RANDOM_BYTES).toString('base64url');
}

/** SHA-256, by which a link is found. */
export function linkTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Of a link's token: organizers copy the address again, and a dump of the database admits nobody. */
export function linkSeal(tripId: string, pepper: string): Seal {
  return { pepper, purpose: 'tokens of invitation links', boundTo: tripId };
}

/** The fragment stays in the browser: out of logs, and out of Referer. */
export function linkAddress(publicUrl: URL, token: string): string {
  const link = new URL('/', publicUrl);
  link.hash = `invite=${token}`;
  return link.href;
}

const KEY_BYTES = 16;

/** Shows the invitation to the receiver of its text before sign-in; other participants know the id alone. */
export function invitationKey(participantId: string, pepper: string): string {
  const hmac = createHmac('sha256', pepper).update(`invitation:${participantId}`).digest();
  return hmac.subarray(0, KEY_BYTES).toString('base64url');
}
