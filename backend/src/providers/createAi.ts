import type { AiConfig } from '../config/config.ts';
import type { AiProvider } from './ai.ts';
import { createOpenAi, withAiBreaker } from './openAi.ts';

/** The model that the configuration asks for; null where there is the cookbook alone. */
export function createAi(config: AiConfig | null): AiProvider | null {
  return config === null ? null : withAiBreaker(createOpenAi(config));
}
