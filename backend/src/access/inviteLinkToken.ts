import { createHash, createHmac, randomBytes } from 'node:crypto';
import { placeOf } from '../base/ids.ts';

const RANDOM_BYTES = 24;
const TOKEN = /^([0-9a-f]{3})[\w-]{32}$/;

/** 192 random bits behind the trip's place, to find the link on the trip's machine. */
export function newLinkToken(tripId: string): string {
  const place = placeOf(tripId).toString(16).padStart(3, '0');
  return `${place}${randomBytes(RANDOM_BYTES).toString('base64url')}`;
}

/** Place and hash to find the link by; null for any other text. */
export function readLinkToken(token: string): { readonly place: number; readonly hash: Buffer } | null {
  const place = TOKEN.exec(token)?.[1];
  return place === undefined ? null : { place: Number.parseInt(place, 16), hash: linkTokenHash(token) };
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
