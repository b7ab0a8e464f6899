import fc from 'fast-check';
import { changedWords } from './changedWords.ts';

/** Changed words in brackets. */
function marked(text: string, ...others: string[]): string {
  return changedWords(text, others)
    .map((part) => (part.isChanged ? `[${part.text}]` : part.text))
    .join('');
}

describe('changed words', () => {
  const before = 'Couscous with roast vegetables';
  const mine = 'Couscous with squash and peppers';
  const theirs = 'Millet with roast vegetables';

  it.each([
    ['one of several edits of a text', mine, [before, theirs], 'Couscous with [squash and peppers]'],
    ['the other edit', theirs, [before, mine], '[Millet] with roast vegetables'],
    ['the same text', before, [before], before],
    ['no other text', 'Chili', [], '[Chili]'],
    ['a new text', 'Oven at 5', [''], '[Oven at 5]'],
    ['two new texts', 'Oven at 5, fan off', ['', 'Oven at 6, fan off'], 'Oven at [5], fan off'],
    ['a removed word', 'Chili carne', ['Chili con carne'], 'Chili carne'],
    ['an added word', 'Chili con carne', ['Chili carne'], 'Chili [con] carne'],
    ['words in another order', 'beans and rice', ['rice and beans'], 'beans [and rice]'],
    ['a comma', 'Rice, beans', ['Rice beans'], 'Rice[,] beans'],
    ['a text without spaces', '鶏肉のカレー', ['鶏肉のスープ'], '鶏肉の[カレー]'],
    ['an empty text', '', ['Chili'], ''],
  ])('are marked for %s', (_what, text, others, expected) => {
    expect(marked(text, ...others)).toBe(expected);
  });

  it('are all words between the same ends of texts that are too long to compare', () => {
    const long = (word: string) => `Heat. ${`${word} `.repeat(3000)}Serve.`;
    expect(marked(long('stir'), long('shake'))).toBe(`Heat. [${'stir '.repeat(3000).trim()}] Serve.`);
  });

  it('keep the text', () => {
    const sentence = fc
      .array(fc.constantFrom('rice', 'beans', ' ', ', ', '\n'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(sentence, sentence, (text, other) => {
        const parts = changedWords(text, [other]);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(changedWords(text, [text]).some(({ isChanged }) => isChanged)).toBe(false);
      }),
    );
  });
});
