import fc from 'fast-check';
import { asText } from '../../text/asText.ts';
import { rendered } from '../../text/rendered.ts';
import examples from '../../testdata/contentExamples.json' with { type: 'json' };
import { CONTENTS, type Content } from '../../food/content.ts';
import { judgeMeal } from '../../food/diet.ts';
import { DIETS } from '../../food/diets.ts';
import type { Avoid } from '../../food/avoid.ts';
import { chosenName } from '../../shopping/ingredient/ingredient.ts';
import { ALLERGY_CHOICES, avoidLabel, DIET_CHOICES } from '../eater/avoidChoices.ts';
import { avoidNote, avoidNotes } from '../eater/avoidLabels.ts';
import { avoidKey, type EaterAvoid, type Strictness } from '../eater/eater.ts';
import { settledBasis, type SettledConflict } from './settled.ts';
import type { JudgedMeal, MealRow } from './judgedMeal.ts';
import { mealVerdict, rowsOf, VERDICTS, type JudgedEater, type VerdictKind } from './verdict.ts';

const GLUTEN: EaterAvoid = { kind: 'content', value: 'gluten', strictness: 'allergy' };
const VEGAN: EaterAvoid = { kind: 'diet', value: 'vegan', strictness: 'diet' };
const KOSHER: EaterAvoid = { kind: 'diet', value: 'kosher-style', strictness: 'diet' };
const VEGETARIAN: EaterAvoid = { kind: 'diet', value: 'vegetarian', strictness: 'diet' };
const CRUSTACEANS = allergyTo('crustacean');
const NO_MUSHROOMS: EaterAvoid = { kind: 'word', value: 'mushroom', strictness: 'dislike' };

const ana = eater('ana', GLUTEN);
const priya = eater('priya', VEGAN);
const sam = eater('sam', NO_MUSHROOMS);
const leo = eater('leo');

function eater(id: string, ...avoids: EaterAvoid[]): JudgedEater {
  return { id, avoids };
}

function allergyTo(value: Content): EaterAvoid {
  return { kind: 'content', value, strictness: 'allergy' };
}

function row(name: string, more: Partial<MealRow> = {}): MealRow {
  return {
    id: `row ${name}`,
    name,
    notes: null,
    alternatives: [],
    selectedAlternative: 0,
    apartOfId: null,
    apartEaterIds: [],
    ...more,
  };
}

function mealOf(rows: readonly (string | MealRow)[], name = 'Dinner'): JudgedMeal {
  const judged = rows.map((one) => (typeof one === 'string' ? row(one) : one));
  return { id: 'meal', name, status: 'planned', rows: judged, instructions: [] };
}

function verdictOf(meal: JudgedMeal, ...present: JudgedEater[]): VerdictKind | undefined {
  return mealVerdict(meal, present)?.verdict;
}

describe('the verdict of a meal', () => {
  test.each<[string, string[], JudgedEater[], VerdictKind]>([
    ['couscous for a celiac', ['couscous', 'zucchini'], [ana, leo], 'conflict'],
    ['couscous for others', ['couscous', 'zucchini'], [priya, leo], 'safe'],
    ['bagels and lox for a vegan', ['lox', 'cream cheese'], [priya], 'conflict'],
    ['a name that nobody knows', ['grandma’s surprise'], [ana], 'unknown'],
    ['a name that nobody knows, for an eater without avoids', ['grandma’s surprise'], [leo], 'safe'],
    ['mushrooms for somebody who would rather not', ['mushrooms'], [sam], 'safe'],
    ['an unknown ingredient for a dislike', ['grandma’s surprise'], [sam], 'safe'],
    ['nobody', ['couscous'], [], 'safe'],
  ])('%s', (_, names, present, verdict) => {
    expect(verdictOf(mealOf(names), ...present)).toBe(verdict);
  });

  test.each<[name: string, avoid: EaterAvoid, verdict: VerdictKind]>([
    ['Shrimp boil', CRUSTACEANS, 'conflict'],
    ['Couscous with vegetables', GLUTEN, 'conflict'],
    ['Spaghetti carbonara', GLUTEN, 'conflict'],
    ['Chicken curry', VEGAN, 'conflict'],
    ['Mac and cheese', VEGAN, 'conflict'],
    ['Mushroom fried rice', { ...NO_MUSHROOMS, strictness: 'allergy' }, 'conflict'],
    ['West African peanut stew', allergyTo('peanut'), 'conflict'],
    ['PB&J', allergyTo('peanut'), 'conflict'],
    ['Egg salad sandwiches', allergyTo('egg'), 'conflict'],
    ['Egg salad sandwiches', VEGAN, 'conflict'],
    ['Ham and cheese sandwiches', allergyTo('dairy'), 'conflict'],
    ['Cheeseburgers', allergyTo('dairy'), 'conflict'],
    ['Lobster mac and cheese', allergyTo('dairy'), 'conflict'],
    ['Lobster mac and cheese', CRUSTACEANS, 'conflict'],
    ['Moules frites', allergyTo('mollusc'), 'conflict'],
    ['BLT', VEGETARIAN, 'conflict'],
    // Dishes that often have it, and need not.
    ['Carbonara', VEGETARIAN, 'unknown'],
    ['Jambalaya', VEGETARIAN, 'unknown'],
    ['Mac and cheese', GLUTEN, 'unknown'],
    ['Fried rice', GLUTEN, 'unknown'],
    ['Paella', CRUSTACEANS, 'unknown'],
    ['Lasagna', VEGAN, 'unknown'],
    ['Burgers', VEGAN, 'unknown'],
    ['Pizza', GLUTEN, 'unknown'],
    ['Chicken curry', GLUTEN, 'unknown'],
    ['Fruit', GLUTEN, 'unknown'],
  ])('%s by its name alone, for %j: %s', (name, avoid, verdict) => {
    expect(verdictOf(mealOf([], name), eater('eva', avoid))).toBe(verdict);
  });

  test.each<[name: string, avoid: EaterAvoid, sentence: string]>([
    ['Fried rice', GLUTEN, 'Fried rice may contain gluten.'],
    ['Paella', CRUSTACEANS, 'Paella may contain crustaceans.'],
    ['Jambalaya', GLUTEN, 'Jambalaya may contain gluten.'],
    ['Fruit', GLUTEN, 'There are no ingredients to check.'],
    ['Zorbleflux', GLUTEN, 'There are no ingredients to check.'],
  ])('%s by its name alone, for %j, says: %s', (name, avoid, sentence) => {
    expect(rendered(mealVerdict(mealOf([], name), [eater('eva', avoid)])?.reasons[0]?.sentence)).toBe(
      sentence,
    );
  });

  it('says of how many present nothing is known, whatever the meal', () => {
    const anyEater = fc.constantFrom(ana, priya, sam, leo, { ...leo, eatsEverything: true });
    fc.assert(
      fc.property(fc.array(anyEater), fc.array(fc.constantFrom('couscous', 'rice')), (present, names) => {
        const silent = present.filter((one) => one === leo).length;
        expect(mealVerdict(mealOf(names), present)?.unanswered).toBe(silent);
      }),
    );
  });

  it('names the ingredient, the eater, the avoid and a sentence', () => {
    expect(rendered(mealVerdict(mealOf(['couscous']), [ana])?.reasons)).toEqual([
      {
        eaterId: 'ana',
        avoid: GLUTEN,
        verdict: 'conflict',
        settled: null,
        ingredientId: 'row couscous',
        ingredientName: 'couscous',
        phrase: 'couscous',
        basis: settledBasis(mealOf(['couscous']), ana.avoids),
        sentence: 'Couscous contains gluten.',
      },
    ]);
  });

  it('looks at notes, and at what steps add', () => {
    const dates = row('dates', { notes: 'stuffed with almonds' });
    const nuts = eater('nia', { kind: 'content', value: 'treeNut', strictness: 'allergy' });
    expect(rendered(mealVerdict(mealOf([dates]), [nuts])?.reasons)).toMatchObject([
      { verdict: 'conflict', ingredientId: dates.id, ingredientName: 'dates' },
    ]);
    const steps = { ...mealOf(['rice']), instructions: ['Add almonds.'] };
    expect(rendered(mealVerdict(steps, [nuts])?.reasons)).toMatchObject([
      {
        verdict: 'unknown',
        ingredientId: null,
        sentence: 'Step 1 names tree nuts, which no ingredient has.',
      },
    ]);
  });

  it('is unknown again when a step or notes add to a meal that somebody signed for', () => {
    const before = settledBasis(mealOf(['rice']), ana.avoids);
    expect(settledBasis(mealOf([row('rice', { notes: 'rinsed' })]), ana.avoids)).toBe(before);
    expect(settledBasis(mealOf([row('rice', { notes: 'with croutons' })]), ana.avoids)).not.toBe(before);
    const steps = (...instructions: string[]) =>
      settledBasis({ ...mealOf(['rice']), instructions }, ana.avoids);
    expect(steps('Boil it.')).toBe(before);
    expect(steps('Serve with bread.')).not.toBe(before);
  });

  it('lists a dislike without a conflict', () => {
    expect(rendered(mealVerdict(mealOf(['portobello mushrooms']), [sam])?.reasons)).toMatchObject([
      { eaterId: 'sam', verdict: 'safe', ingredientName: 'portobello mushrooms' },
    ]);
  });

  it('follows the selected alternative', () => {
    const couscous = row('couscous', { alternatives: ['millet'], selectedAlternative: 1 });
    expect(verdictOf(mealOf([couscous]), ana)).toBe('safe');
  });

  it('without ingredients follows the name and is never safe', () => {
    expect(verdictOf(mealOf([], 'Couscous'), ana)).toBe('conflict');
    expect(verdictOf(mealOf([], 'Rice'), ana)).toBe('unknown');
    expect(verdictOf(mealOf([], 'Rice'), leo)).toBe('safe');
  });

  it('is none while nothing is planned', () => {
    expect(mealVerdict(mealOf([], ' '), [ana])).toBeNull();
    expect(mealVerdict({ ...mealOf(['couscous']), status: 'not_needed' }, [ana])).toBeNull();
  });

  it('is unknown for a word that is only looked for in names', () => {
    const tom = eater('tom', { kind: 'word', value: 'histamine', strictness: 'allergy' });
    expect(rendered(mealVerdict(mealOf(['rice']), [tom]))).toMatchObject({
      verdict: 'unknown',
      reasons: [{ ingredientId: null, sentence: 'We only look for the word “histamine”.' }],
    });
  });

  it('of meat with dairy names both ingredients', () => {
    const kosher = eater('noa', KOSHER);
    const reasons = mealVerdict(mealOf(['beef', 'cheddar', 'rice']), [kosher])?.reasons;
    expect(reasons?.map(({ ingredientName }) => ingredientName)).toEqual(['beef', 'cheddar']);
  });
});

it('groups say each reason once for all eaters whom it concerns', () => {
  const names = ['couscous', 'lox', 'cream cheese', 'portobello mushrooms', 'beef', 'grandma’s surprise'];
  const anyAvoid = fc
    .record({
      avoid: fc.constantFrom(GLUTEN, VEGAN, NO_MUSHROOMS, KOSHER),
      strictness: fc.constantFrom<Strictness>('allergy', 'diet', 'dislike'),
    })
    .map(({ avoid, strictness }) => ({ ...avoid, strictness }));
  const anyone = fc.uniqueArray(anyAvoid, { selector: avoidKey, maxLength: 3 });
  const EATERS = ['e1', 'e2', 'e3', 'e4', 'e5', 'e6'];
  const anyRow = fc
    .record({ name: fc.constantFrom(...names), apartEaterIds: fc.subarray(EATERS) })
    .map(({ name, apartEaterIds }) => row(name, { apartEaterIds }));
  fc.assert(
    fc.property(
      fc.array(anyone, { minLength: EATERS.length, maxLength: EATERS.length }),
      fc.array(anyRow, { minLength: 1, maxLength: 5 }),
      (avoids, rows) => {
        const present = EATERS.map((id, index) => ({ id, avoids: avoids[index] ?? [] }));
        const meal = mealOf(rows.map((one, index) => ({ ...one, id: `row ${index}` })));
        const verdict = mealVerdict(meal, present);
        const told = verdict?.groups.flatMap(({ avoid, eaters, findings }) =>
          eaters.flatMap((one) => findings.map((finding) => ({ ...finding, avoid, ...one }))),
        );
        expect(new Set(told)).toEqual(new Set(verdict?.reasons));
        expect(told).toHaveLength(verdict?.reasons.length ?? 0);
        const kinds = present.flatMap((one) =>
          one.avoids.map((avoid) =>
            [avoid.strictness, avoidKey(avoid), ...rowsOf(meal.rows, one.id).map(({ id }) => id)].join(),
          ),
        );
        expect(verdict?.groups.length).toBeLessThanOrEqual(new Set(kinds).size);
      },
    ),
  );
});

describe('a separate plate', () => {
  const apart = row('millet', { apartOfId: 'row couscous', apartEaterIds: ['ana'] });
  const meal = mealOf(['couscous', 'zucchini', apart]);

  it('replaces the row for its eaters alone', () => {
    expect(rowsOf(meal.rows, 'ana').map(chosenName)).toEqual(['zucchini', 'millet']);
    expect(rowsOf(meal.rows, 'leo').map(chosenName)).toEqual(['couscous', 'zucchini']);
  });

  it('is judged for its eaters', () => {
    expect(verdictOf(meal, ana, leo)).toBe('safe');
    expect(verdictOf(meal, eater('tom', GLUTEN))).toBe('conflict');
    expect(verdictOf(mealOf(['couscous', { ...apart, name: 'bulgur' }]), ana)).toBe('conflict');
  });

  it('stays with its eaters when the row that it replaced is gone', () => {
    expect(rowsOf([apart], 'ana')).toEqual([apart]);
    expect(rowsOf([apart], 'leo')).toEqual([]);
  });
});

describe('a settled conflict', () => {
  const meal = mealOf(['couscous']);
  const settled: SettledConflict = {
    mealId: 'meal',
    eaterId: 'ana',
    kind: 'content',
    value: 'gluten',
    note: 'Ana brings her own.',
    settledById: 'maya',
    settledAt: new Date(0),
    basis: settledBasis(meal, ana.avoids),
  };

  it('counts as safe and is shown', () => {
    expect(rendered(mealVerdict(meal, [ana], [settled]))).toMatchObject({
      verdict: 'safe',
      reasons: [{ verdict: 'conflict', settled }],
    });
  });

  it('counts for its eater, avoid and meal alone', () => {
    const others = [eater('tom', GLUTEN), eater('ana', { ...GLUTEN, value: 'soy' })];
    for (const other of others)
      expect(mealVerdict(mealOf(['couscous', 'tofu']), [other], [settled])?.verdict).toBe('conflict');
    expect(mealVerdict({ ...meal, id: 'other' }, [ana], [settled])?.verdict).toBe('conflict');
  });

  test.each<[string, JudgedMeal, JudgedEater]>([
    ['another ingredient', mealOf(['couscous', 'rice']), ana],
    ['another name', mealOf(['bulgur']), ana],
    [
      'another alternative',
      mealOf([row('couscous', { alternatives: ['bulgur'], selectedAlternative: 1 })]),
      ana,
    ],
    ['another avoid', meal, eater('ana', GLUTEN, VEGAN)],
    ['a stricter avoid', meal, eater('ana', GLUTEN, { ...NO_MUSHROOMS, strictness: 'allergy' })],
  ])('is void after %s', (_, changed, ana2) => {
    expect(mealVerdict(changed, [ana2], [settled])?.verdict).toBe('conflict');
  });

  it('stays when only the order changes', () => {
    const names = mealOf(['rice', 'couscous']);
    const again = mealOf(['couscous', 'rice']);
    expect(settledBasis(names, [GLUTEN, VEGAN])).toBe(settledBasis(again, [VEGAN, GLUTEN]));
  });
});

describe('what was left out', () => {
  const instructions = ['Toss the couscous with the zucchini.'];
  const meal: JudgedMeal = { ...mealOf(['zucchini']), leftOut: [row('couscous')], instructions };

  it('no longer counts, and steps may go on to name it', () => {
    expect(verdictOf(meal, ana)).toBe('safe');
    expect(verdictOf({ ...meal, leftOut: [] }, ana)).toBe('unknown');
  });

  it('makes the signatures of those who got it void', () => {
    const back = { ...mealOf(['zucchini', 'couscous']), instructions };
    expect(settledBasis(meal, ana.avoids)).not.toBe(settledBasis(back, ana.avoids));
  });
});

describe('for any meal and table', () => {
  const names = fc.constantFrom(...examples.foods.flatMap((food) => food.names), 'qwxyz', 'paella', '');
  const rowsGiven = fc
    .array(names, { maxLength: 6 })
    .map((some) => some.map((name, index) => row(name, { id: `${index}` })));
  const avoid: fc.Arbitrary<Avoid> = fc.oneof(
    fc.constantFrom(...DIETS).map((value) => ({ kind: 'diet' as const, value })),
    fc.constantFrom(...CONTENTS).map((value) => ({ kind: 'content' as const, value })),
    fc.constantFrom('mushroom', 'onion', 'histamine').map((value) => ({ kind: 'word' as const, value })),
  );
  const strict = (one: Avoid, strictness: Strictness = 'allergy'): EaterAvoid => ({ ...one, strictness });
  const rank = (verdict: VerdictKind | undefined) => VERDICTS.indexOf(verdict ?? 'safe');

  it('is safe only where the food rules say that every avoid fits', () => {
    fc.assert(
      fc.property(rowsGiven, fc.array(avoid, { maxLength: 3 }), names, (rows, avoids, name) => {
        const meal = { ...mealOf([], name), rows };
        if (verdictOf(meal, eater('ana', ...avoids.map((one) => strict(one)))) !== 'safe') return;
        for (const one of avoids) expect(judgeMeal(rows.map(chosenName), [one]).verdict).toBe('fits');
      }),
    );
  });

  it('another avoid or eater never makes it safer', () => {
    fc.assert(
      fc.property(rowsGiven, fc.array(avoid, { maxLength: 3 }), avoid, (rows, avoids, more) => {
        const meal = { ...mealOf([]), rows };
        const before = eater('ana', ...avoids.map((one) => strict(one)));
        const after = eater('ana', ...before.avoids, strict(more));
        expect(rank(verdictOf(meal, after))).toBeGreaterThanOrEqual(rank(verdictOf(meal, before)));
        expect(rank(verdictOf(meal, before, eater('tom', strict(more))))).toBe(rank(verdictOf(meal, after)));
      }),
    );
  });

  it('is never worse without an ingredient in conflict', () => {
    fc.assert(
      fc.property(rowsGiven, fc.array(avoid, { minLength: 1, maxLength: 3 }), names, (rows, avoids, name) => {
        const meal = { ...mealOf([], name), rows };
        const ana1 = eater('ana', ...avoids.map((one) => strict(one)));
        const bad = mealVerdict(meal, [ana1])?.reasons.find(({ verdict }) => verdict === 'conflict');
        if (bad === undefined) return;
        const without = { ...meal, rows: rows.filter(({ id }) => id !== bad.ingredientId) };
        expect(rank(verdictOf(without, ana1))).toBeLessThanOrEqual(rank('conflict'));
        const left = mealVerdict(without, [ana1])?.reasons ?? [];
        expect(
          left.filter(({ ingredientId }) => ingredientId === bad.ingredientId && ingredientId !== null),
        ).toEqual([]);
      }),
    );
  });

  it('a dislike never conflicts', () => {
    fc.assert(
      fc.property(rowsGiven, fc.array(avoid, { maxLength: 5 }), (rows, avoids) => {
        const ana1 = eater('ana', ...avoids.map((one) => strict(one, 'dislike')));
        const judged = mealVerdict({ ...mealOf([]), rows }, [ana1]);
        expect(judged?.verdict).toBe('safe');
        expect(judged?.reasons.every(({ verdict }) => verdict === 'safe')).toBe(true);
      }),
    );
  });

  it('each eater is judged as if alone', () => {
    fc.assert(
      fc.property(
        rowsGiven,
        fc.array(fc.array(avoid, { maxLength: 3 }), { maxLength: 4 }),
        (rows, tables) => {
          const meal = { ...mealOf([]), rows };
          const present = tables.map((avoids, index) =>
            eater(`${index}`, ...avoids.map((one) => strict(one))),
          );
          const alone = present.map((one) => rank(verdictOf(meal, one)));
          expect(rank(verdictOf(meal, ...present))).toBe(Math.max(0, ...alone));
        },
      ),
    );
  });
});

describe('the offered avoids', () => {
  it('are those of the design, each once', () => {
    expect(DIET_CHOICES.map(({ label }) => asText(label)).join()).toBe(
      'Vegan,Vegetarian,Pescatarian,No pork,Halal,Kosher',
    );
    expect(ALLERGY_CHOICES.map(({ label }) => asText(label)).join()).toBe(
      'Gluten,Tree nuts,Peanuts,Milk,Egg,Fish,Shellfish,Soy,Sesame,Celery,Mustard,Lupin',
    );
  });

  test.each<[EaterAvoid, label: string, note: string]>([
    [GLUTEN, 'Gluten', 'allergic to gluten'],
    [{ ...GLUTEN, strictness: 'diet' }, 'Gluten', 'gluten-free'],
    [{ kind: 'diet', value: 'gluten-free', strictness: 'allergy' }, 'gluten-free', 'celiac'],
    [VEGAN, 'Vegan', 'vegan'],
    [{ kind: 'content', value: 'treeNut', strictness: 'allergy' }, 'Tree nuts', 'allergic to tree nuts'],
    [{ kind: 'content', value: 'pork', strictness: 'diet' }, 'No pork', 'no pork'],
    [{ kind: 'content', value: 'sulphite', strictness: 'allergy' }, 'no sulfites', 'allergic to sulfites'],
    [NO_MUSHROOMS, 'no mushroom', 'no mushroom'],
  ])('%j is “%s” and “%s”', (avoid, label, note) => {
    expect(asText(avoidLabel(avoid))).toBe(label);
    expect(asText(avoidNote(avoid))).toBe(note);
  });
});

test('allergies of one person are one note', () => {
  const avoids: EaterAvoid[] = [
    GLUTEN,
    { kind: 'content', value: 'treeNut', strictness: 'allergy' },
    { kind: 'diet', value: 'vegan', strictness: 'diet' },
  ];
  expect(avoidNotes(avoids).map(asText)).toEqual(['allergic to gluten and tree nuts', 'vegan']);
});
