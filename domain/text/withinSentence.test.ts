import { readersBy, SOURCE_READER } from './reader.ts';
import { beginningSmall, withinSentence } from './withinSentence.ts';

const readIn = (language: string) => readersBy(() => ({ ...SOURCE_READER, language }));
afterEach(() => readersBy(() => SOURCE_READER));

test.each<[language: string, food: string, within: string, small: string]>([
  ['en', 'Peanut Butter', 'peanut butter', 'peanut Butter'],
  ['en', 'BBQ sauce', 'bbq sauce', 'BBQ sauce'],
  ['fr', 'Beurre', 'beurre', 'beurre'],
  ['de', 'Erdnüsse', 'Erdnüsse', 'Erdnüsse'],
  ['de', 'rote Linsen', 'rote Linsen', 'rote Linsen'],
])('in %s "%s" stands as "%s" within a sentence', (language, food, within, small) => {
  readIn(language);
  expect([withinSentence(food), beginningSmall(food)]).toEqual([within, small]);
});
