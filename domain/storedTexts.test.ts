import { fieldMsg, messageOfField } from './text/fieldText.ts';
import { inEnglish, readBy, SOURCE_READER, type Reader } from './text/reader.ts';
import { restrictionReportOf } from './food/restriction/restrictionReport.ts';
import type { EaterAvoid } from './people/eater/eater.ts';
import { restrictionParts, withoutParts } from './people/verdict/restrictionParts.ts';
import { settledBasis } from './people/verdict/settled.ts';

/** Every message is its id. */
class Ids extends Map<string, string> {
  override get(id: string): string {
    return id;
  }
}

const FRENCH: Reader = { language: 'fr', locale: 'fr-FR', units: 'METRIC', translations: new Ids() };

const EGGS: EaterAvoid = { kind: 'content', value: 'egg', strictness: 'allergy' };
const PANCAKES = {
  name: 'Pancakes',
  rows: [],
  instructions: ['Whisk the eggs.', 'Serve with bread and butter.'],
};
const TEXTS = ['vegetarian, no tree nuts', 'no eggs, peanuts', 'no mushrooms and no egg'];

test.each([
  ['the basis of a settled conflict', () => settledBasis(PANCAKES, [EGGS])],
  ['what a trip says beside a moved part', () => withoutParts(TEXTS, restrictionParts(TEXTS).slice(0, 1))],
  ['words that are names of foods', () => restrictionReportOf(TEXTS).understood],
])('%s is the same for every reader', (_what, made) => {
  expect(readBy<unknown>(FRENCH, made)).toEqual(readBy<unknown>(SOURCE_READER, made));
});

test('the message of a field is found, whoever made it', () => {
  const text = readBy(FRENCH, () => fieldMsg('test.stored', 'Please say more.'));
  expect(text).toBe('Please say more.');
  expect(inEnglish(() => messageOfField(text)).id).toBe('test.stored');
});
