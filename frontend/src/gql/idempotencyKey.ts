import { useRef } from 'react';

/**
 * The header under which something is created once however often it is sent: it stays the same for the same input, and
 * is another one as soon as something of the input changes.
 */
export function useIdempotencyKey(): (input: unknown) => { readonly 'Idempotency-Key': string } {
  const lastSent = useRef<{ readonly body: string; readonly key: string } | null>(null);
  return (input) => {
    const body = JSON.stringify(input);
    if (lastSent.current?.body !== body) lastSent.current = { body, key: randomKey() };
    return { 'Idempotency-Key': lastSent.current.key };
  };
}

/** 128 random bits as hex. Not `randomUUID`: browsers keep that from pages that came over plain http. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
