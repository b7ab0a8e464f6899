import { compare } from '../server/compare.ts';
import { COMPARISON_GOALS } from '../server/comparisons.ts';
import { MEALS_PER_TRIP, SIZE } from '../server/seed.ts';
import type { Scenario } from '../scenario.ts';

export const scenario: Scenario = {
  measures: `the same answers from the product and from a hand-written server, over ${SIZE.trips} trips of ${MEALS_PER_TRIP} meals and ${SIZE.ingredientsPerTrip} ingredients`,
  goals: { 'idle memory, MB': 180, ...COMPARISON_GOALS },
  run: () => compare(0),
};
