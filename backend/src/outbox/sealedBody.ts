import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The body of a waiting text as the database keeps it: nonce, tag and AES-256-GCM of the body, under a key derived
 * from the pepper. Whoever reads the table, or a backup of it, learns no code.
 * @param textId binds it to its row: it opens in no other
 */
export function sealBody(body: string, textId: string, pepper: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key(pepper), nonce).setAAD(Buffer.from(textId));
  const sealed = Buffer.concat([cipher.update(body, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/**
 * The body that was sealed.
 * @returns null when it was sealed with another pepper, for another row, or is damaged
 */
export function openBody(sealed: Buffer, textId: string, pepper: string): string | null {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  if (tag.length < TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key(pepper), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(textId))
    .setAuthTag(tag);
  try {
    const body = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    // The tag does not fit: node says no more than that, and neither can we.
    return null;
  }
}

function key(pepper: string): Buffer {
  return Buffer.from(hkdfSync('sha256', pepper, '', 'texts that wait in the outbox', KEY_BYTES));
}
