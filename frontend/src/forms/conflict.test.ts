import { saveLabel, WORDS, type Conflict, type Person } from './conflict.ts';

const maya: Person = { id: '1', name: 'Maya Torres', isViewer: false };

it.each(WORDS.filter((word) => word !== 'text'))('has its own words for %s, on each button', (word) => {
  const conflict = (person: Person | null): Conflict<{ field: string }> => ({
    version: 1,
    person,
    viewer: null,
    savedAgo: 'just now',
    asked: ['field'],
    taken: [],
    kept: [],
    mine: { field: 'mine' },
    theirs: { field: 'theirs' },
    before: { field: '' },
  });
  const words = { field: { label: 'Field', word, text: () => '' } };
  const sentences = [
    saveLabel(conflict(maya), () => true, words),
    saveLabel(conflict(maya), () => false, words),
    saveLabel(conflict(null), () => false, words),
  ];
  expect(sentences.filter((sentence) => /\btext\b/.test(sentence))).toEqual([]);
});
