import { saveLabel, type Person } from './conflict.ts';

type Field = 'name' | 'notes';

const maya: Person = { id: '1', name: 'Maya Torres', isViewer: false };

it.each<{ mine: readonly Field[]; person: Person | null; label: string }>([
  { mine: ['name', 'notes'], person: maya, label: 'Save mine' },
  { mine: ['name'], person: maya, label: 'Save as chosen' },
  { mine: [], person: maya, label: 'Take Maya’s' },
  { mine: [], person: null, label: 'Take the saved one' },
])('saving what was chosen says $label', ({ mine, person, label }) => {
  const values = { name: '', notes: '' };
  const conflict = {
    version: 1,
    person,
    viewer: null,
    savedAgo: 'just now',
    asked: ['name', 'notes'] satisfies Field[],
    taken: [],
    kept: [],
    mine: values,
    theirs: values,
    before: values,
  };
  expect(saveLabel(conflict, (field) => mine.includes(field))).toBe(label);
});
