import { costTools } from './cost.tools.ts';
import { planTools } from './plan.tools.ts';
import { recipeTools } from './recipe.tools.ts';
import { shoppingTools } from './shopping.tools.ts';
import { tripTools } from './trip.tools.ts';
import type { Tool } from './tool.ts';

/** At most 30: assistants choose worse among more. */
export const TOOLS: readonly Tool[] = [
  ...tripTools,
  ...planTools,
  ...shoppingTools,
  ...recipeTools,
  ...costTools,
];
