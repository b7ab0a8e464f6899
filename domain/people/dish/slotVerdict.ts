import { grouped } from '../../text/grouped.ts';
import { isOfRules } from '../verdict/tripRules.ts';
import { worstOf, worstOpen, VERDICTS, type VerdictKind, type VerdictReason } from '../verdict/verdict.ts';
import { withoutDish, type ServedDish } from './eatersByDish.ts';

/** A planned dish of a slot, and who gets it. */
export interface JudgedDish extends ServedDish {
  /** Null while nothing is planned. */
  readonly verdict: {
    readonly reasons: readonly Pick<VerdictReason, 'eaterId' | 'verdict' | 'settled'>[];
  } | null;
}

/** Whether everybody at a slot has something to eat. */
export interface SlotVerdict {
  readonly verdict: VerdictKind;
  /** Those who get none of its dishes: a conflict. */
  readonly withoutDish: readonly string[];
}

/** A slot is as good as the best dish of the eater who is worst off; a rule of the trip counts for each dish. */
export function slotVerdict(there: ServedDish['eaters'], dishes: readonly JudgedDish[]): SlotVerdict {
  const dishesOf = dishesByEater(dishes);
  const byRules = dishes.map(({ verdict }) => worstOpen((verdict?.reasons ?? []).filter(isOfRules)));
  const best = there.map(({ id }) => bestOf(dishesOf(id).map(({ verdict }) => verdict)));
  return {
    verdict: worstOf([...best, ...byRules]),
    withoutDish: withoutDish(there, dishes).map(({ id }) => id),
  };
}

/** The dishes that an eater gets, each with its verdict for them. */
export function dishesByEater<D extends JudgedDish>(
  dishes: readonly D[],
): (eaterId: string) => { readonly dish: D; readonly verdict: VerdictKind }[] {
  const served = dishes.map((dish) => ({
    dish,
    gets: new Set(dish.eaters.map(({ id }) => id)),
    reasonsOf: grouped(dish.verdict?.reasons ?? [], ({ eaterId }) => eaterId),
  }));
  return (eaterId) =>
    served
      .filter(({ gets }) => gets.has(eaterId))
      .map(({ dish, reasonsOf }) => ({ dish, verdict: worstOpen(reasonsOf.get(eaterId) ?? []) }));
}

function bestOf(verdicts: readonly VerdictKind[]): VerdictKind {
  return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? 'conflict';
}
