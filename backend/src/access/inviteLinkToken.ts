import { createHash, createHmac, randomBytes } from 'node:crypto';
import { digitsOfTrip } from '../base/ids.ts';

const RANDOM_BYTES = 24;

/** 192 random bits behind the trip's digits, without which servers of the version before know no link. */
export function newLinkToken(tripId: string): string {
  return digitsOfTrip(tripId) + randomBytes(RANDOM_BYTES).toString('base64url');
}

/** SHA-256; the only part that is stored. */
export function linkTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
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
