import type { Avoid } from '../../food/avoid.ts';
import { judgeIngredient, type Judgement } from '../../food/diet.ts';
import { isThing } from '../../shopping/food/things.ts';
import { remembered } from '../../text/remembered.ts';

const NO_FOOD: Judgement = { verdict: 'fits', reasons: [] };
/** Names of all plans of a process. */
const MOST_NAMES = 2000;
const MOST_AVOIDS = 100;

/** What the food rules say about a name, for who avoids something. */
export const judgeOf = (avoid: Avoid): ((name: string) => Judgement) =>
  judgeOfKey(JSON.stringify(avoidOnly(avoid)));

const judgeOfKey = remembered((json) => {
  // As `judgeOf` wrote it.
  const avoid = JSON.parse(json) as Avoid;
  return remembered((name) => {
    const judged = judgeIngredient(name, [avoid]);
    // The latex of gloves is named.
    const isNamed = avoid.kind === 'word' && judged.verdict === 'breaks';
    return isThing(name) && !isNamed ? NO_FOOD : judged;
  }, MOST_NAMES);
}, MOST_AVOIDS);

function avoidOnly({ kind, value }: Avoid): object {
  return { kind, value };
}
