import fc from 'fast-check';
import { msg } from '../../text/message.ts';
import type { SettledConflict } from '../verdict/settled.ts';
import { slotVerdict } from './slotVerdict.ts';
import { TRIP_RULES } from '../verdict/tripRules.ts';
import { mealVerdict, VERDICTS, type VerdictReason } from '../verdict/verdict.ts';

const IDS = ['e0', 'e1', 'e2', 'e3'];
const EATERS = IDS.map((id) => ({ id }));
const TEXT = msg('test.reason', 'It is not eaten.');
const SETTLED: SettledConflict = {
  mealId: 'm',
  eaterId: 'e0',
  kind: 'content',
  value: 'gluten',
  note: '',
  settledById: null,
  settledAt: new Date(0),
  basis: '',
};

const anyReason = fc
  .record({
    eaterId: fc.constantFrom(...IDS, TRIP_RULES),
    verdict: fc.constantFrom(...VERDICTS),
    isSettled: fc.boolean(),
  })
  .map(({ isSettled, ...one }): VerdictReason => ({
    ...one,
    ingredientId: null,
    ingredientName: null,
    sentence: TEXT,
    phrase: TEXT,
    basis: '',
    avoid: { kind: 'content', value: 'gluten', strictness: 'allergy' },
    settled: isSettled ? SETTLED : null,
  }));
const anyDish = fc.record({
  eaters: fc.subarray(EATERS),
  verdict: fc.record({ reasons: fc.array(anyReason, { maxLength: 4 }) }),
});

describe('a slot', () => {
  it('is safe exactly when each eater there has a dish that is safe for them and the rules, else the worst', () => {
    fc.assert(
      fc.property(fc.subarray(EATERS), fc.array(anyDish, { minLength: 1, maxLength: 4 }), (there, dishes) => {
        const speaksAgainst = (dish: (typeof dishes)[number], id: string, levels: readonly string[]) =>
          dish.verdict.reasons.some(
            (one) => one.eaterId === id && one.settled === null && levels.includes(one.verdict),
          );
        const gets = ({ eaters }: (typeof dishes)[number], id: string) => eaters.some((one) => one.id === id);
        const isOkFor = (id: string, levels: readonly string[]) =>
          dishes.some((dish) => gets(dish, id) && !speaksAgainst(dish, id, levels));
        const isOk = (levels: readonly string[]) =>
          there.every(({ id }) => isOkFor(id, levels)) &&
          !dishes.some((dish) => speaksAgainst(dish, TRIP_RULES, levels));
        const expected = isOk(['conflict', 'unknown']) ? 'safe' : isOk(['conflict']) ? 'unknown' : 'conflict';
        expect(slotVerdict(there, dishes)).toEqual({
          verdict: expected,
          withoutDish: there.map(({ id }) => id).filter((id) => !dishes.some((dish) => gets(dish, id))),
        });
      }),
      { numRuns: 2_000 },
    );
  });

  it('with fish tacos and bean tacos is no conflict for a vegan who gets the beans', () => {
    const maya = { id: 'maya', avoids: [] };
    const leo = { id: 'leo', avoids: [{ kind: 'diet', value: 'vegan', strictness: 'diet' }] as const };
    const dish = (id: string, foods: readonly string[], present: readonly (typeof maya | typeof leo)[]) => {
      const rows = foods.map((name) => ({
        id: name,
        name,
        alternatives: [],
        selectedAlternative: 0,
        notes: null,
        apartOfId: null,
        apartEaterIds: [],
      }));
      const meal = { id, name: 'Tacos', status: 'planned' as const, instructions: [], rows };
      return { eaters: present, verdict: mealVerdict(meal, present) };
    };
    const beans = dish('beans', ['Black beans', 'Corn tortillas'], [leo]);
    const [fish, fishForAll] = [[maya], [maya, leo]].map((present) => dish('fish', ['Cod'], present));
    if (fish === undefined || fishForAll === undefined) throw new Error('There are two.');
    const both = [maya, leo];
    expect(slotVerdict(both, [fish, beans])).toEqual({ verdict: 'safe', withoutDish: [] });
    expect(slotVerdict(both, [fishForAll])).toEqual({ verdict: 'conflict', withoutDish: [] });
    expect(slotVerdict(both, [fish])).toEqual({ verdict: 'conflict', withoutDish: ['leo'] });
  });
});
