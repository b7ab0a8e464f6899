import type { Identity } from '../../entities/signIn/identity.entity.ts';

/** Stands for a contact in locks, and in the memory of free trips and of trips that were left; no contact looks like it. */
export function identityKey({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>): string {
  return `identity ${issuer} ${subject}`;
}
