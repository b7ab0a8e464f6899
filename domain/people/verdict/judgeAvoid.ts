import { judgeIngredient, type Judgement, type Restrictions } from '../../food/diet.ts';
import { restrictionsOf, type Avoid } from '../../food/restriction/restrictionReading.ts';
import { remembered } from '../../text/remembered.ts';

/** Names of all plans of a process. */
const MOST_NAMES = 2000;
const MOST_AVOIDS = 100;

/** What the food rules say about a name, for who avoids something. */
export const judgeOf = (avoid: Avoid): ((name: string) => Judgement) =>
  judgeOfKey(JSON.stringify(avoidOnly(avoid)));

const judgeOfKey = remembered((json) => {
  // As `judgeOf` wrote it.
  const restrictions = restrictionsTo(JSON.parse(json) as Avoid);
  return remembered((name) => judgeIngredient(name, restrictions), MOST_NAMES);
}, MOST_AVOIDS);

export function restrictionsTo(avoid: Avoid): Restrictions {
  return restrictionsOf({ avoids: [avoid], unread: [] });
}

function avoidOnly({ kind, value }: Avoid): object {
  return { kind, value };
}
