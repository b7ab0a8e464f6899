import type { VerdictReason } from '../../../../domain/people/verdict/verdict.ts';

/** Of what one signature is for. */
export function signatureKey({ eaterId, avoid }: Pick<VerdictReason, 'eaterId' | 'avoid'>): string {
  return `${eaterId} ${avoid.kind} ${avoid.value}`;
}
