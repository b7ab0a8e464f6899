import type { TripEater } from '../tripAttendance.ts';
import { baseOf, changesOf, inputOf, withPeanuts, withWords, type FormAvoid } from './eaterInput.ts';

const ben: TripEater = {
  id: 'e1',
  name: 'Ben',
  participantId: 'p1',
  isCompanion: true,
  portionQuarters: 4,
  avoids: [],
  eatsEverything: false,
  note: null,
  group: null,
  arrives: null,
  leaves: null,
  version: 3,
  viewerCan: ['EDIT'],
};

test('what others changed since the form was opened is no change of the form', () => {
  const typed = { ...inputOf(ben), quarters: 2 };
  expect(changesOf(baseOf(typed), typed, true)).toEqual({ portion: 0.5 });
  expect(typed.base?.version).toBe(3);
});

test('"I eat everything" is sent alone, and taken back by what is avoided', () => {
  const typed = { ...inputOf(ben), eatsEverything: true };
  expect(changesOf(baseOf(typed), typed, true)).toEqual({ eatsEverything: true });
  const avoids: FormAvoid[] = [{ text: 'olives', strictness: 'dislike' }];
  expect(changesOf(baseOf(typed), { ...typed, avoids }, true)).not.toHaveProperty('eatsEverything');
  const eatsAll = inputOf({ ...ben, eatsEverything: true });
  expect(changesOf(eatsAll, { ...eatsAll, avoids }, true)).toMatchObject({ eatsEverything: false });
});

test('a note is changed and dropped', () => {
  const typed = inputOf({ ...ben, note: 'carries an EpiPen' });
  expect(changesOf(typed, { ...typed, note: ' asthma ' }, true)).toEqual({ note: 'asthma' });
  expect(changesOf(typed, { ...typed, note: '' }, true)).toEqual({ note: null });
});

describe('tree nuts that are chosen', () => {
  const of = (value: 'treeNut' | 'peanut' | 'soy'): FormAvoid => ({
    kind: 'content',
    value,
    strictness: 'allergy',
  });

  it('bring peanuts along, just as strict', () => {
    expect(withPeanuts([of('soy'), of('treeNut')], [of('treeNut')])).toEqual([
      of('soy'),
      of('treeNut'),
      of('peanut'),
    ]);
  });

  it('leave peanuts as they are: chosen before, or taken out since', () => {
    const both = [of('peanut'), of('treeNut')];
    expect(withPeanuts(both, [of('treeNut')])).toBe(both);
    const without = [of('treeNut'), of('soy')];
    expect(withPeanuts(without, [of('soy')])).toBe(without);
  });
});

test.each([
  ['mushrooms', 'dislike'],
  ['peanuts, shrimp', 'allergy'],
  ['mushrooms and peanuts', 'allergy'],
  ['mushrooms, olives', 'dislike'],
  ['no mushrooms, vegan', 'diet'],
  ['shrimp', 'allergy'],
  ['no nuts or shrimps', 'allergy'],
  ['Garnelen und Nüsse', 'allergy'],
  ['Nuss', 'allergy'],
  ['Eier', 'allergy'],
  ['camarones', 'allergy'],
  ['moules', 'allergy'],
  ['walnuts', 'allergy'],
  ['seafood', 'allergy'],
  ['crab apples', 'dislike'],
  ['peanuts', 'allergy'],
  ['no peanut', 'allergy'],
  ['celiac', 'allergy'],
  ['severe kiwi allergy', 'allergy'],
  ['alérgica a los cacahuetes', 'allergy'],
  ['celíaca', 'allergy'],
  ['Zöliakie', 'allergy'],
  ['cœliaque', 'allergy'],
  ['Vegan', 'diet'],
  ['pork', 'diet'],
  ['eggplant', 'dislike'],
  ['no allergies', 'dislike'],
  ['not allergic to anything, just hate mushrooms', 'dislike'],
  ['keine Allergien', 'dislike'],
  ['ohne Allergien', 'dislike'],
  ['sin alergias', 'dislike'],
  ['pas d’allergies', 'dislike'],
  ['aucune allergie', 'dislike'],
  ['without any allergy', 'dislike'],
  ['no nuts, severe allergy', 'allergy'],
  ['no peanuts (allergy)', 'allergy'],
  ['allergique, pas de noix', 'allergy'],
])('“%s” in own words begins as %s', (words, strictness) => {
  expect(withWords({ ...inputOf(ben), words }).avoids).toEqual([{ text: words, strictness }]);
});
