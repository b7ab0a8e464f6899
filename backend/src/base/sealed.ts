import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Each purpose has a key of its own, derived from the pepper. */
export interface Seal {
  readonly pepper: string;
  readonly purpose: string;
  /** The row, provider or program that it belongs to: it opens for no other. */
  readonly boundTo: string;
}

/** Encrypts a text: nonce, tag and AES-256-GCM. */
export function sealText(text: string, seal: Seal): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(seal), nonce).setAAD(Buffer.from(seal.boundTo));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @returns null for another seal, or damaged bytes */
export function openText(sealed: Buffer, seal: Seal): string | null {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  if (tag.length < TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, keyOf(seal), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(seal.boundTo))
    .setAuthTag(tag);
  try {
    const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    // Node does not say why the tag fails.
    return null;
  }
}

/** For addresses and cookies, in base64url. */
export function sealJson(value: unknown, seal: Seal): string {
  return sealText(JSON.stringify(value), seal).toString('base64url');
}

/** @returns as {@link openText} */
export function openJson(sealed: string, seal: Seal): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  // Node ignores what it cannot read.
  const json = bytes.toString('base64url') === sealed ? openText(bytes, seal) : null;
  return json === null ? null : JSON.parse(json);
}

function keyOf({ pepper, purpose }: Seal): Buffer {
  return Buffer.from(hkdfSync('sha256', pepper, '', purpose, KEY_BYTES));
}
