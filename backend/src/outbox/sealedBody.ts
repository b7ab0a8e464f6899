import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const OUTBOX = 'texts that wait in the outbox';

/**
 * Encrypts a body: nonce, tag and AES-256-GCM under a key derived from the pepper, so that backups reveal no code.
 * @param textId binds it to its row
 * @param purpose others have keys of their own
 */
export function sealBody(body: string, textId: string, pepper: string, purpose = OUTBOX): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key(pepper, purpose), nonce).setAAD(Buffer.from(textId));
  const sealed = Buffer.concat([cipher.update(body, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @returns null for another pepper or row, or damaged bytes */
export function openBody(sealed: Buffer, textId: string, pepper: string, purpose = OUTBOX): string | null {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  if (tag.length < TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key(pepper, purpose), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(textId))
    .setAuthTag(tag);
  try {
    const body = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    // Node does not say why the tag fails.
    return null;
  }
}

function key(pepper: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', pepper, '', purpose, KEY_BYTES));
}
