import { grouped } from '../../text/grouped.ts';
import { isOfRules } from '../verdict/tripRules.ts';
import { worstOf, worstOpen, VERDICTS, type MealVerdict, type VerdictKind } from '../verdict/verdict.ts';

/** A planned dish of a slot, and who gets it. */
export interface JudgedDish {
  readonly eaterIds: readonly string[];
  readonly verdict: Pick<MealVerdict, 'reasons'>;
}

/** Whether everybody at a slot has something to eat. */
export interface SlotVerdict {
  readonly verdict: VerdictKind;
  /** Those who get none of its dishes: a conflict. */
  readonly withoutDish: readonly string[];
}

/**
 * A slot is as good as the best dish of the eater who is worst off; a rule of the trip counts for each dish.
 * @param eaterIds of those there
 * @param dishes planned ones
 */
export function slotVerdict(eaterIds: readonly string[], dishes: readonly JudgedDish[]): SlotVerdict {
  const served = dishes.map((dish) => ({
    gets: new Set(dish.eaterIds),
    reasonsOf: grouped(dish.verdict.reasons, ({ eaterId }) => eaterId),
  }));
  const verdictsOf = (eaterId: string) =>
    served.flatMap(({ gets, reasonsOf }) =>
      gets.has(eaterId) ? [worstOpen(reasonsOf.get(eaterId) ?? [])] : [],
    );
  const withoutDish = eaterIds.filter((id) => !served.some(({ gets }) => gets.has(id)));
  const byRules = dishes.map(({ verdict }) => worstOpen(verdict.reasons.filter(isOfRules)));
  const best = eaterIds.map((id) => bestOf(verdictsOf(id)));
  return { verdict: worstOf([...best, ...byRules]), withoutDish };
}

function bestOf(verdicts: readonly VerdictKind[]): VerdictKind {
  return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? 'conflict';
}
