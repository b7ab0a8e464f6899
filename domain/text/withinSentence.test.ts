import { readersBy, SOURCE_READER } from './reader.ts';
import { withinSentence } from './withinSentence.ts';

const readIn = (language: string) => readersBy(() => ({ ...SOURCE_READER, language }));
afterEach(() => readersBy(() => SOURCE_READER));

test.each<[language: string, name: string, within: string]>([
  ['en', 'Peanuts', 'peanuts'],
  ['en', 'Peanut butter', 'peanut butter'],
  ['en', 'BBQ sauce', 'BBQ sauce'],
  ['en', 'Leftovers from Friday spaghetti', 'leftovers from Friday spaghetti'],
  ['en', 'Friday spaghetti', 'Friday spaghetti'],
  ['en', 'Sunday roast', 'Sunday roast'],
  ['en', 'Sundaes with caramel', 'sundaes with caramel'],
  ['en', 'Birthday cake', 'birthday cake'],
  ['en', 'Monday’s soup', 'Monday’s soup'],
  ['en', 'French toast', 'French toast'],
  ['en', 'Caesar salad', 'Caesar salad'],
  ['en', 'Christmas cookies', 'Christmas cookies'],
  ['en', 'Thanksgiving turkey', 'Thanksgiving turkey'],
  ['en', 'Easter eggs', 'Easter eggs'],
  ['en', 'Halloween candy', 'Halloween candy'],
  ['en', 'New Year’s lentils', 'New Year’s lentils'],
  ['en', 'Peking duck', 'Peking duck'],
  ['en', 'Cuban sandwiches', 'Cuban sandwiches'],
  ['en', 'Granny Smith apples', 'Granny Smith apples'],
  ['en', 'Breakfast burritos', 'breakfast burritos'],
  ['en', 'Romaine lettuce', 'romaine lettuce'],
  ['en', 'Pancakes like in Sweden, with cream', 'pancakes like in Sweden, with cream'],
  ['en', 'Spaghetti Bolognese', 'Spaghetti Bolognese'],
  ['en', 'Mountain Omelet with Mushrooms', 'Mountain Omelet with Mushrooms'],
  ['en', 'Sweet Potato Quesadillas without Cheese', 'Sweet Potato Quesadillas without Cheese'],
  ['fr', 'Beurre', 'beurre'],
  ['de', 'Erdnüsse', 'Erdnüsse'],
  ['de', 'rote Linsen', 'rote Linsen'],
])('in %s "%s" stands as "%s" within a sentence', (language, name, within) => {
  readIn(language);
  expect(withinSentence(name)).toBe(within);
});
