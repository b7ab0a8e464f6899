import { useRef } from 'react';

/** The same key for the same input. */
export function useIdempotencyKey(): (input: unknown) => { readonly 'Idempotency-Key': string } {
  const lastSent = useRef<{ readonly body: string; readonly key: string } | null>(null);
  return (input) => {
    const body = JSON.stringify(input);
    if (lastSent.current?.body !== body) lastSent.current = { body, key: randomKey() };
    return { 'Idempotency-Key': lastSent.current.key };
  };
}

/** `randomUUID` is missing on plain http. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
