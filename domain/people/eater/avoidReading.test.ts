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
  ['peanuts, call me if unsure', ['content peanut'], ['call me if unsure']],
  ['peanuts - call me if unsure', ['content peanut'], ['call me if unsure']],
  ['call me if unsure', ['word call me if unsure'], []],
  ['peanuts, tigernut thing', ['content peanut', 'word tigernut'], []],
  ['celiac', ['diet gluten-free'], []],
  ['coeliac disease', ['diet gluten-free'], []],
  ['gluten', ['content gluten'], []],
  ['gluten allergy', ['content gluten'], []],
  ['wheat allergy', ['content gluten'], []],
  ['gluten free, zorblax makes me sick', ['content gluten', 'word zorblax makes me sick'], []],
])('“%s”', (text, avoids, remarks) => {
  expect(read(text)).toEqual([avoids, remarks]);
});

test('a word stored before is a remark once its person is saved', () => {
  const word = { kind: 'word', value: 'carries an EpiPen', strictness: 'allergy' } as const;
  expect(readAnswer([word])).toEqual({ avoids: [], remarks: ['carries an EpiPen'] });
  const sentence = { ...word, value: 'call me if unsure' } as const;
  const peanut = { kind: 'content', value: 'peanut', strictness: 'allergy' } as const;
  expect(readAnswer([sentence])).toEqual({ avoids: [sentence], remarks: [] });
  expect(readAnswer([sentence, peanut])).toEqual({ avoids: [peanut], remarks: ['call me if unsure'] });
});

const REMARKS = [
  'call me if unsure',
  'please call before you cook',
  'ask her mom first',
  'ask Anna when in doubt',
  'I can text you the details',
  'let me know if you have questions',
  'you can call me anytime',
  'she carries an EpiPen at all times',
  'he will bring his own lunchbox',
  'we bring our own pans',
  'it runs in the family',
  'was in hospital last summer',
  'since she was three',
  'it started two years ago',
  'her teacher knows what to do',
  'he reads labels himself',
  'the doctor will test again in spring',
  'we are not sure yet',
  'happy to talk about it',
  'happy to explain',
  'thanks for asking',
  'sorry for the trouble',
  "it's pretty bad",
  'because of her thyroid',
  'my phone is always on',
  'I will explain when I arrive',
  'even small traces',
  'please wash your hands',
  'if possible',
  'please use separate pans',
  'he usually tells you himself',
  'we have medicine with us',
  'call an ambulance at once',
  'that is why I ask',
  'she outgrew the rest',
  'just so you know',
  'her brother grew out of it',
  'we can talk when we arrive',
  'my husband knows what to look for',
  'they keep her inhaler in the glovebox',
  'you may know this from school',
];

test('everyday remarks beside an avoid leave what is avoided exactly as it is', () => {
  expect(REMARKS.length).toBeGreaterThanOrEqual(40);
  const kept = REMARKS.flatMap((remark) => [
    [`peanuts, ${remark}`, 'content peanut', remark],
    [`allergic to eggs. ${remark}`, 'content egg', remark],
  ]).filter(([text = '', avoid, remark]) => {
    const { avoids, remarks } = readAnswer([{ text, strictness: 'allergy' }]);
    const isAlone = avoids.length === 1 && `${avoids[0]?.kind} ${avoids[0]?.value}` === avoid;
    return !isAlone || remarks.join() !== remark;
  });
  expect(kept).toEqual([]);
});

test('a remark changes nothing of what is avoided', () => {
  const typed = fc.constantFrom(...examples.avoids.map(({ typed }) => typed));
  const remark = fc.constantFrom('carries an EpiPen', 'would die', 'fussy kid', 'asthma', 'not vegan');
  fc.assert(
    fc.property(fc.uniqueArray(typed, { minLength: 1, maxLength: 4 }), remark, (texts, text) => {
      const given = texts.map((text) => ({ text, strictness: 'allergy' as const }));
      const before = readAnswer(given);
      const after = readAnswer([...given, { text, strictness: 'allergy' }]);
      expect(after).toEqual({ avoids: before.avoids, remarks: [...before.remarks, text] });
    }),
  );
});
