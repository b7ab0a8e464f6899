import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

const CODES = 1_000_000;
const CODE_DIGITS = 6;

/** How long a code can be used, by the database's clock. */
export const CODE_LIFE_SECONDS = 300;

/** How often a code can be tried, right or wrong. */
export const CODE_TRIES = 5;

/** A sign-in code: six digits, each of the million as likely as the next. */
export function makeCode(): string {
  return String(randomInt(CODES)).padStart(CODE_DIGITS, '0');
}

/**
 * What the database keeps of a code. The pepper, which the database does not have, keeps whoever reads it from trying
 * the million; the phone number keeps equal codes of two phones apart.
 */
export function hashCode(code: string, phone: string, pepper: string): Buffer {
  return createHmac('sha256', pepper).update(`${phone}:${code}`).digest();
}

/** Whether a code is the one that was hashed, in a time that tells nothing about it. */
export function codeMatches(code: string, phone: string, pepper: string, hash: Buffer): boolean {
  const candidate = hashCode(code, phone, pepper);
  return hash.length === candidate.length && timingSafeEqual(candidate, hash);
}
