import type { Seal } from '../base/sealed.ts';

/** Of a text that waits: backups reveal no code. */
export function textSeal(textId: string, pepper: string): Seal {
  return { pepper, purpose: 'texts that wait in the outbox', boundTo: textId };
}
