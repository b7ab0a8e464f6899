import { allTests } from '../fixtures.ts';
import { startLocalStripe, type LocalStripe } from './localStripe.ts';
import { createWorld, type World } from '../world.ts';

/** A world that sells trips, with its payment provider, for the tests of a file. */
export function testShop(env: Readonly<Record<string, string>> = {}): {
  readonly world: World;
  readonly stripe: LocalStripe;
} {
  const stripe: LocalStripe = allTests(() => startLocalStripe(() => world.deps.now()));
  const world = allTests(() => createWorld({ MONETIZATION_ENABLED: 'true', ...stripe.env, ...env }));
  afterAll(async () => {
    await world.close();
    await stripe.close();
  });
  return { world, stripe };
}
