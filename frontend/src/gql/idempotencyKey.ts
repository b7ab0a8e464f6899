import { useRef } from 'react';

/** A header that makes a repeated creation harmless: stable for the same input, new for a changed one. */
export function useIdempotencyKey(): (input: unknown) => { readonly 'Idempotency-Key': string } {
  const lastSent = useRef<{ readonly body: string; readonly key: string } | null>(null);
  return (input) => {
    const body = JSON.stringify(input);
    if (lastSent.current?.body !== body) lastSent.current = { body, key: randomKey() };
    return { 'Idempotency-Key': lastSent.current.key };
  };
}

/** 128 random bits as hex; `randomUUID` is missing on plain http. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
