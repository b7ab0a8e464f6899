import { openBody, sealBody } from '../../outbox/sealedBody.ts';

const PURPOSE = 'secrets of webhooks';

/** Encrypted, since signing needs it again. */
export function sealSecret(secret: string, webhookId: string, pepper: string): Buffer {
  return sealBody(secret, webhookId, pepper, PURPOSE);
}

/** @returns null for another pepper */
export function openSecret(sealed: Buffer, webhookId: string, pepper: string): string | null {
  return openBody(sealed, webhookId, pepper, PURPOSE);
}
