import { rendered } from '../../text/rendered.ts';
import { asText } from '../../text/asText.ts';
import { readersBy, SOURCE_READER } from '../../text/reader.ts';
import { isLeftOut, missingLabel, unavailableLabel, type Findable, type Unavailable } from './unavailable.ts';

function marked(more: Partial<Unavailable>, purchased = false): Findable {
  return {
    purchased,
    unavailable: {
      kind: 'left_out',
      by: 'sam',
      at: '2026-06-13T12:00:00.000Z',
      message: null,
      shop: null,
      asked: null,
      ...more,
    },
  };
}

afterEach(() => readersBy(() => SOURCE_READER));

const PEOPLE = [
  { id: 'ana', name: 'Ana', isViewer: false },
  { id: 'leo', name: 'Leo', isViewer: false },
  { id: 'maya', name: 'Maya', isViewer: true },
];
const notFound = (by: string | null) => marked({ kind: 'not_here', by });

test.each([
  ['left out', [marked({})]],
  ['asked Ana', [marked({ kind: 'asked', asked: 'ana' })]],
  ['asked Ana and Leo', [marked({ kind: 'asked', asked: 'ana' }), marked({ kind: 'asked', asked: 'leo' })]],
  ['asked the cook', [marked({ kind: 'asked', asked: 'gone' })]],
  [
    'not at Safeway',
    [marked({ kind: 'not_here', shop: 'Safeway' }), marked({ kind: 'not_here', shop: 'Safeway' })],
  ],
  ['Ana couldn’t find it', [notFound('ana'), notFound('ana')]],
  ['Ana and Leo couldn’t find it', [notFound('ana'), notFound('leo')]],
  ['you couldn’t find it', [notFound('maya')]],
  ['somebody couldn’t find it', [notFound(null)]],
  ['asked Leo, not at Safeway', [marked({ kind: 'asked', asked: 'leo', shop: 'Safeway' })]],
  [null, [marked({}, true)]],
  [null, [{ purchased: false, unavailable: null }]],
])('%s', (label, rows) => {
  expect(rendered(unavailableLabel(rows, PEOPLE))).toBe(label);
});

test('a purchase wins over what was said', () => {
  expect(isLeftOut(marked({}))).toBe(true);
  expect(isLeftOut(marked({}, true))).toBe(false);
  expect(isLeftOut(marked({ kind: 'not_here' }))).toBe(false);
});

test.each([
  ['Buckwheat flour', null, 'No buckwheat flour'],
  ['BBQ sauce', 'sold out', 'No BBQ sauce: sold out'],
])('%s, %s: %s', (name, message, label) => {
  expect(asText(missingLabel(name, { message }))).toBe(label);
});

test('German foods keep their capitals', () => {
  readersBy(() => ({ ...SOURCE_READER, language: 'de' }));
  expect(asText(missingLabel('Buchweizenmehl', { message: null }))).toBe('No Buchweizenmehl');
});
