import { compare } from '../server/compare.ts';
import { IDLE_STREAMS } from '../server/streams.ts';
import type { Scenario } from '../scenario.ts';
import { scenario as reads } from './reads.ts';

export const scenario: Scenario = {
  measures: `${reads.measures}, beside ${IDLE_STREAMS} idle streams of the product`,
  goals: { ...reads.goals, 'streams that ended': 0 },
  run: () => compare(IDLE_STREAMS),
};
