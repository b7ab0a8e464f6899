import { rendered } from '../../text/rendered.ts';
import { fitsText, unansweredLine } from '../eater/answerTexts.ts';
import { unansweredOfText, unansweredText } from '../eater/answer.ts';
import type { EaterAvoid } from '../eater/eater.ts';
import type { SettledConflict } from './settled.ts';
import { conflictMark } from './conflictMark.ts';
import { dislikeSentence, openSentence, reasonSentences } from './openSentence.ts';
import type { JudgedMeal } from './judgedMeal.ts';
import { TRIP_RULES } from './tripRules.ts';
import { mealVerdict, type VerdictReason } from './verdict.ts';

const GLUTEN: EaterAvoid = { kind: 'content', value: 'gluten', strictness: 'allergy' };
const VEGAN: EaterAvoid = { kind: 'diet', value: 'vegan', strictness: 'diet' };
const CRUSTACEANS: EaterAvoid = { kind: 'content', value: 'crustacean', strictness: 'allergy' };
const NO_NUTS: EaterAvoid = { kind: 'content', value: 'treeNut', strictness: 'allergy' };

const person = (name: string, ...avoids: EaterAvoid[]) => ({ id: name, name, avoids });
const TABLE = [person('Ana', GLUTEN), person('Priya', VEGAN), person('Ben', NO_NUTS), person('Leo')];

function reasonsFor(...names: string[]): readonly VerdictReason[] {
  const rows = names.map((name) => ({
    id: name,
    name,
    notes: null,
    alternatives: [],
    selectedAlternative: 0,
    apartOfId: null,
    apartEaterIds: [],
  }));
  const meal: JudgedMeal = { id: 'meal', name: 'Dinner', status: 'planned', rows, instructions: [] };
  return mealVerdict(meal, TABLE)?.reasons ?? [];
}

function byName(name: string, ...table: Parameters<typeof mealVerdict>[1]): readonly VerdictReason[] {
  const meal: JudgedMeal = { id: 'meal', name, status: 'planned', rows: [], instructions: [] };
  return mealVerdict(meal, table)?.reasons ?? [];
}

test.each<[string[], string | null]>([
  [['Couscous'], 'Ana can’t eat couscous.'],
  [['lox', 'cream cheese'], 'Priya can’t eat lox and cream cheese.'],
  [['lox', 'cream cheese', 'ham', 'honey'], 'Priya can’t eat lox, cream cheese and 2 more.'],
  [['couscous', 'lox'], 'Ana can’t eat couscous. Priya can’t eat lox.'],
  [['lox', 'walnuts'], 'Ben can’t eat walnuts. Priya can’t eat lox.'],
  [
    ['whole wheat butter cookies'],
    'Ana and Priya can’t eat whole wheat butter cookies. We can’t tell for Ben.',
  ],
  [['couscous', 'lox', 'walnuts'], '3 people can’t eat this.'],
  [['lox', 'tortillas'], 'Priya can’t eat lox. We can’t tell for Ana.'],
  [['lox', 'tortillas', 'zorbleflux'], 'Priya can’t eat lox. We can’t tell for Ana and Ben.'],
  [['tortillas'], 'We can’t tell what is in the tortillas.'],
  [[], 'There are no ingredients to check.'],
  [['rice'], null],
])('%j is said as “%s”', (names, sentence) => {
  expect(rendered(openSentence(reasonsFor(...names), TABLE))).toBe(sentence);
});

test('a dislike is not among what nobody knows', () => {
  const [unknown] = reasonsFor('tortillas');
  const disliked = reasonsFor('lox').map((reason) => ({ ...reason, verdict: 'safe' as const }));
  expect(rendered(openSentence(unknown === undefined ? [] : [unknown, ...disliked], TABLE))).toBe(
    'We can’t tell what is in the tortillas.',
  );
});

test.each([
  [['Ana'], 'Ana would rather not have portobello mushrooms.'],
  [
    ['Ana', 'Leo'],
    'Ana would rather not have portobello mushrooms. You would rather not have portobello mushrooms.',
  ],
  [['Ana', 'Priya', 'Leo'], '3 people would rather not have this.'],
  [[], null],
])('a dislike of %j is told', (names, sentence) => {
  const disliked = names.map((eaterId) => ({
    eaterId,
    verdict: 'safe' as const,
    ingredientName: 'Portobello mushrooms',
    settled: null,
    sentence: '',
  }));
  const eaters = TABLE.map((one) => ({ ...one, isViewer: one.name === 'Leo' }));
  expect(rendered(dislikeSentence(disliked, eaters))).toBe(sentence);
});

test('a settled conflict has no sentence', () => {
  const settled: Omit<SettledConflict, 'settledAt'> = {
    mealId: 'meal',
    eaterId: 'Ana',
    kind: 'content',
    value: 'gluten',
    note: '',
    settledById: null,
    basis: '',
  };
  const reasons = reasonsFor('couscous').map((reason) => ({
    ...reason,
    settled: { ...settled, settledAt: new Date(0) },
  }));
  expect(openSentence(reasons, TABLE)).toBeNull();
});

test.each<[string[], string | null]>([
  [['rice'], null],
  [['Couscous'], 'Ana can’t eat couscous'],
  [['lox', 'cream cheese'], 'Priya can’t eat this'],
  [['couscous', 'lox'], 'Ana and Priya can’t eat this'],
  [['lox', 'walnuts'], 'Ben and Priya can’t eat this'],
  [['couscous', 'lox', 'walnuts'], '3 people can’t eat this'],
])('in a cell %j is “%s”', (names, mark) => {
  expect(rendered(conflictMark(reasonsFor(...names), TABLE))).toBe(mark);
});

test.each([
  ['Leftovers from Friday spaghetti', 'Ana can’t eat leftovers from Friday spaghetti'],
  ['Spaghetti Bolognese', 'Ana can’t eat Spaghetti Bolognese'],
  ['Spaghetti carbonara', 'Ana can’t eat spaghetti carbonara'],
])('a dish without ingredients has the same name in a cell and on its sheet: %s', (name, mark) => {
  const reasons = byName(name, person('Ana', GLUTEN));
  expect(rendered(conflictMark(reasons, TABLE))).toBe(mark);
  expect(rendered(openSentence(reasons, TABLE))).toBe(`${mark}.`);
});

test.each([
  ['Leftovers from Friday spaghetti', 'By its name it contains gluten. Add its ingredients to be sure.'],
  ['Couscous with vegetables', 'By its name it contains gluten. Add its ingredients to be sure.'],
  ['Paella', 'Paella may contain crustaceans.'],
  ['Fruit', 'There are no ingredients to check.'],
])('a dish without ingredients says one thing: %s', (name, text) => {
  const table = [person('Ana', GLUTEN), person('Eva', CRUSTACEANS), person('Ben', NO_NUTS)];
  expect(reasonSentences(byName(name, ...table)).map(rendered)).toEqual([text]);
});

test('by its name a dish contains only what the name says', () => {
  const both = [
    { kind: 'content', value: 'poultry', strictness: 'allergy' },
    { kind: 'content', value: 'dairy', strictness: 'allergy' },
  ] as const;
  expect(reasonSentences(byName('Chicken tikka masala', person('Ana', ...both))).map(rendered)[0]).toBe(
    'By its name it contains poultry. Add its ingredients to be sure.',
  );
});

test('in a cell a rule of the trip is no person', () => {
  const [reason] = reasonsFor('lox');
  const rule = reason === undefined ? [] : [{ ...reason, eaterId: TRIP_RULES }];
  expect(rendered(conflictMark(rule, TABLE))).toBe('No lox on this trip');
  expect(rendered(conflictMark([...rule, ...reasonsFor('lox')], TABLE))).toBe('Priya can’t eat lox');
});

test.each<[string[], string, string]>([
  [['couscous'], 'You can’t eat couscous.', 'You can’t eat couscous'],
  [['couscous', 'flour tortillas'], 'You can’t eat couscous and flour tortillas.', 'You can’t eat this'],
  [['couscous', 'lox'], 'You can’t eat couscous. Priya can’t eat lox.', 'You and Priya can’t eat this'],
])('Ana does not read her own name of %j', (names, sentence, mark) => {
  const reasons = reasonsFor(...names);
  const table = TABLE.map((eater) => ({ ...eater, isViewer: eater.name === 'Ana' }));
  expect(rendered([openSentence, conflictMark].map((text) => text(reasons, table)))).toEqual([
    sentence,
    mark,
  ]);
});

test('beside a conflict it says for whom nobody knows', () => {
  const reasons = reasonsFor('lox', 'tortillas', 'zorbleflux');
  const asYou = (you: string) => TABLE.map((eater) => ({ ...eater, isViewer: eater.name === you }));
  const rule = reasons.map((reason) =>
    reason.eaterId === 'Ana' ? { ...reason, eaterId: TRIP_RULES } : reason,
  );
  const alone = rule.filter(({ eaterId }) => eaterId !== 'Ben');
  const more = reasons.flatMap((reason) =>
    reason.eaterId === 'Ana' ? [reason, { ...reason, eaterId: 'Leo' }] : [reason],
  );
  expect(rendered(openSentence(reasons, asYou('Ben')))).toMatch(/ We can’t tell for Ana and you\.$/);
  expect(rendered(openSentence(rule, TABLE))).toMatch(/ We can’t tell for the trip and Ben\.$/);
  expect(rendered(openSentence(alone, TABLE))).toMatch(/ We can’t tell for the trip\.$/);
  expect(rendered(openSentence(more, TABLE))).toMatch(/ We can’t tell for 3 people\.$/);
});

test('who has not answered is asked, not named', () => {
  const [leo, dan] = [{ ...person('Leo'), isViewer: true }, person('Dan')];
  expect(rendered([unansweredLine([leo]), unansweredOfText([leo])])).toEqual([
    'You have not answered yet.',
    'you have not answered',
  ]);
  expect(rendered([unansweredLine([dan, leo]), unansweredOfText([dan, leo])])).toEqual([
    'Not answered yet: you and Dan.',
    '2 have not answered',
  ]);
});

test('everybody is said to be fine only when everybody answered', () => {
  expect(rendered([0, 1, 2].map(unansweredText))).toEqual([
    null,
    '1 has not answered',
    '2 have not answered',
  ]);
  expect(rendered([0, 1].map(fitsText))).toEqual(['fits everybody', 'fits all who answered']);
  expect(rendered(unansweredLine(TABLE))).toBe('Not answered yet: Leo.');
});
