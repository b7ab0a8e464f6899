import { LIMITS } from '../../limits.ts';
import { readAvoids } from './avoidReading.ts';
import { attendanceFields, companionFields, eaterChangeFields } from './eaterFields.ts';

function messageFor(input: object): string | undefined {
  return eaterChangeFields.safeParse(input).error?.issues[0]?.message;
}

describe('the fields of an eater', () => {
  it('leave absent fields out and take null for the times', () => {
    expect(eaterChangeFields.parse({})).toEqual({});
    expect(eaterChangeFields.parse({ arrives: null })).toEqual({ arrives: null });
    const leaves = { date: '2026-06-13', type: 'lunch' };
    expect(eaterChangeFields.parse({ leaves })).toEqual({ leaves });
  });

  it('take portions from 0 to 2 in quarters', () => {
    expect(eaterChangeFields.parse({ portion: 1.75 })).toEqual({ portion: 7 });
    expect(eaterChangeFields.parse({ portion: 0 })).toEqual({ portion: 0 });
    for (const portion of [-0.25, 2.25, 0.3, Number.NaN, '1', null])
      expect(messageFor({ portion })).toBe('Portion has to be a number from 0 to 2 in steps of 0.25.');
  });

  it('ask a companion for a name', () => {
    expect(companionFields.safeParse({ name: ' ' }).error?.issues[0]?.message).toBe('Please enter a name.');
    expect(companionFields.parse({ name: ' Leo ' })).toEqual({ name: 'Leo' });
  });

  it('take a group as one line, and a blank one as none', () => {
    expect(eaterChangeFields.parse({ group: ' Sea \n Otters ' })).toEqual({ group: 'Sea Otters' });
    expect(eaterChangeFields.parse({ group: ' ' })).toEqual({ group: null });
    expect(eaterChangeFields.parse({ group: null })).toEqual({ group: null });
    expect(messageFor({ group: 'x'.repeat(61) })).toBe('Group can have at most 60 characters.');
  });

  it('take what is not eaten as a kind and a value, or as a text', () => {
    const avoids = [
      { kind: 'content', value: 'gluten', strictness: 'allergy' },
      { text: 'no mushrooms', strictness: 'dislike' },
    ];
    expect(eaterChangeFields.parse({ avoids })).toEqual({ avoids });
  });

  it.each([
    [{ kind: 'diet', value: 'moon', strictness: 'diet' }, 'This diet or food content is not known.'],
    [{ kind: 'diet', strictness: 'diet' }, 'Please say what is not eaten: a kind and a value, or a text.'],
    [
      { kind: 'word', value: 'leek', text: 'leek', strictness: 'diet' },
      'Please say what is not eaten: a kind and a value, or a text.',
    ],
    [{ strictness: 'diet' }, 'Please say what is not eaten: a kind and a value, or a text.'],
    [
      { kind: 'word', value: 'leek', strictness: 'law' },
      'Strictness has to be one of allergy, diet, dislike.',
    ],
  ])('refuse %j', (avoid, message) => {
    expect(messageFor({ avoids: [avoid] })).toBe(message);
  });

  it('take at most twenty things that a person does not eat', () => {
    const avoids = Array.from({ length: LIMITS.eaterAvoids + 1 }, (_, index) => ({
      kind: 'word',
      value: `food ${index}`,
      strictness: 'diet',
    }));
    expect(messageFor({ avoids })).toBe('There can be at most 20 things that a person does not eat.');
    expect(messageFor({ avoids: avoids.slice(1) })).toBeUndefined();
  });

  it('take true, false or null for attendance', () => {
    const slot = { eaterId: 'c5b0d3a0-0000-4000-8000-000000000000', date: '2026-06-13', type: 'lunch' };
    expect(attendanceFields.parse({ ...slot, attends: null }).attends).toBeNull();
    expect(attendanceFields.safeParse(slot).error?.issues[0]?.message).toBe(
      'Attends has to be true or false.',
    );
  });
});

describe('reading what is not eaten', () => {
  it('reads typed texts as restrictions, and keeps the rest as plain words', () => {
    expect(readAvoids([{ text: 'vegan, no peanuts, no mushrooms', strictness: 'diet' }])).toEqual([
      { kind: 'diet', value: 'vegan', strictness: 'diet' },
      { kind: 'content', value: 'peanut', strictness: 'diet' },
      { kind: 'word', value: 'mushroom', strictness: 'diet' },
    ]);
    const text = 'whatever my sister cannot have';
    expect(readAvoids([{ text, strictness: 'dislike' }])).toEqual([
      { kind: 'word', value: text, strictness: 'dislike' },
    ]);
  });

  it('takes a food alone as one that is not eaten', () => {
    const strictness = 'dislike';
    const texts = ['mushrooms', 'nuts', 'histamine', 'low fodmap'];
    expect(readAvoids(texts.map((text) => ({ text, strictness })))).toEqual([
      { kind: 'word', value: 'mushroom', strictness },
      { kind: 'content', value: 'treeNut', strictness },
      { kind: 'content', value: 'peanut', strictness },
      { kind: 'word', value: 'histamine', strictness },
      { kind: 'word', value: 'low fodmap', strictness },
    ]);
  });

  it('keeps the strictest of two alike', () => {
    expect(
      readAvoids([
        { kind: 'word', value: 'leek', strictness: 'dislike' },
        { kind: 'content', value: 'egg', strictness: 'allergy' },
        { text: 'no eggs', strictness: 'diet' },
        { kind: 'word', value: 'Leek', strictness: 'allergy' },
      ]),
    ).toEqual([
      { kind: 'word', value: 'Leek', strictness: 'allergy' },
      { kind: 'content', value: 'egg', strictness: 'allergy' },
    ]);
  });
});
