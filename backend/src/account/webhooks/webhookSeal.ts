import type { Seal } from '../../base/sealed.ts';

/** Of a webhook's secret: encrypted, since signing needs it again. */
export function webhookSeal(webhookId: string, pepper: string): Seal {
  return { pepper, purpose: 'secrets of webhooks', boundTo: webhookId };
}
