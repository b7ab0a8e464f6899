import fc from 'fast-check';
import examples from '../../testdata/typedAvoidExamples.json' with { type: 'json' };
import { readAnswer } from './avoidReading.ts';

const read = (text: string) => {
  const { avoids, remarks } = readAnswer([{ text, strictness: 'allergy' }]);
  return [avoids.map(({ kind, value }) => `${kind} ${value}`), remarks];
};

test.each<[string, string[], string[]]>([
  ['severe peanut allergy, carries an EpiPen', ['content peanut'], ['carries an EpiPen']],
  ['no nuts please, Tim could die', ['content treeNut', 'content peanut'], ['Tim could die']],
  ['vegan, not vegetarian any more', ['diet vegan'], ['not vegetarian any more']],
  ['no eggs because my doctor said so', ['content egg'], ['no eggs because my doctor said so']],
  ['no artificial sweeteners', ['word artificial sweetener'], []],
  ['fussy kid', [], ['fussy kid']],
  ['low fodmap', ['word low fodmap'], []],
  ['lactose intolerant, hard cheese is ok', ['diet dairy-free', 'word hard cheese is ok'], []],
  ['gluten free, zorblax makes me sick', ['diet gluten-free', 'word zorblax makes me sick'], []],
])('“%s”', (text, avoids, remarks) => {
  expect(read(text)).toEqual([avoids, remarks]);
});

test('a word stored before is a remark once its person is saved', () => {
  const word = { kind: 'word', value: 'carries an EpiPen', strictness: 'allergy' } as const;
  expect(readAnswer([word])).toEqual({ avoids: [], remarks: ['carries an EpiPen'] });
});

test('a remark changes nothing of what is avoided', () => {
  const typed = fc.constantFrom(...examples.avoids.map(({ typed }) => typed));
  const remark = fc.constantFrom('carries an EpiPen', 'would die', 'fussy kid', 'asthma', 'not vegan');
  fc.assert(
    fc.property(fc.uniqueArray(typed, { minLength: 1, maxLength: 4 }), remark, (texts, said) => {
      const given = texts.map((text) => ({ text, strictness: 'allergy' as const }));
      const before = readAnswer(given);
      const after = readAnswer([...given, { text: said, strictness: 'allergy' }]);
      expect(after).toEqual({ avoids: before.avoids, remarks: [...before.remarks, said] });
    }),
  );
});
