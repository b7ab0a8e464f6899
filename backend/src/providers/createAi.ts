import type { AiConfig } from '../config/config.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { AiProvider } from './ai.ts';

export async function createAi(config: AiConfig | null, outbound: Outbound): Promise<AiProvider | null> {
  if (config === null) return null;
  const { createOpenAi, withAiBreaker } = await import('./openAi.ts');
  return withAiBreaker(createOpenAi(config, outbound));
}
