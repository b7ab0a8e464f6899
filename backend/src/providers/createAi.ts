import type { AiConfig } from '../config/config.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { AiProvider } from './ai.ts';
import { createOpenAi, withAiBreaker } from './openAi.ts';

export function createAi(config: AiConfig | null, outbound: Outbound): AiProvider | null {
  return config === null ? null : withAiBreaker(createOpenAi(config, outbound));
}
