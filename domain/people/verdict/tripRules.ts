import { msg, type Message } from '../../text/message.ts';
import type { Avoid } from '../../food/avoid.ts';
import { distinctAvoids, type EaterAvoid, type Strictness } from '../eater/eater.ts';

/** Stands for everybody in a list of eaters: what a rule forbids is told once, not for each of them. */
export const TRIP_RULES = 'rules';
const TRIP_RULES_NAME = msg('rules.name', 'Rule of the trip');

/** The rules of a trip, as an eater who gets every row of a meal. */
export interface TripRules {
  readonly id: typeof TRIP_RULES;
  readonly name: Message;
  readonly avoids: readonly EaterAvoid[];
}

/**
 * Null for a trip without rules.
 * @param avoids see `ruleAvoids`
 */
export function tripRules(avoids: readonly EaterAvoid[]): TripRules | null {
  return avoids.length === 0 ? null : { id: TRIP_RULES, name: TRIP_RULES_NAME, avoids };
}

/** What a trip's restrictions forbid is avoided by everybody: verdicts and suggestions judge it as they judge eaters. */
export function everybodysAvoids(avoids: readonly Avoid[]): EaterAvoid[] {
  return distinctAvoids(avoids.map((avoid) => ({ ...avoid, strictness: strictnessOfRule(avoid) })));
}

/** Rather too strict: a rule may be for an allergy. */
export function strictnessOfRule({ kind, value }: Avoid): Strictness {
  return kind === 'diet' && !value.endsWith('-free') ? 'diet' : 'allergy';
}

/** Whether a reason or a verdict is that of the rules. */
export function isOfRules({ eaterId }: { readonly eaterId: string }): boolean {
  return eaterId === TRIP_RULES;
}

/** Rules hold wherever somebody eats. */
export function withRules<Eater>(
  present: readonly Eater[],
  rules: TripRules | null,
): readonly (Eater | TripRules)[] {
  return rules === null || present.length === 0 ? present : [...present, rules];
}
