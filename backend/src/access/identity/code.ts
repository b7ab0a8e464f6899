import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Contact } from '../../../../domain/people/contact.ts';

const CODES = 1_000_000;
const CODE_DIGITS = 6;

/** By the database's clock. */
export const CODE_LIFE_SECONDS = 300;

/** Tries per code, right or wrong. */
export const CODE_TRIES = 5;

/** Six digits, evenly distributed. */
export function makeCode(): string {
  return String(randomInt(CODES)).padStart(CODE_DIGITS, '0');
}

/** Hash for the database. The pepper prevents trying all million codes; the contact separates equal codes. */
export function hashCode(code: string, contact: Contact, pepper: string): Buffer {
  return createHmac('sha256', pepper).update(`${contact}:${code}`).digest();
}

/** Compares in constant time. */
export function codeMatches(code: string, contact: Contact, pepper: string, hash: Buffer): boolean {
  const candidate = hashCode(code, contact, pepper);
  return hash.length === candidate.length && timingSafeEqual(candidate, hash);
}
