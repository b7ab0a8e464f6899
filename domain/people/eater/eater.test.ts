import { hasAnswered } from './answer.ts';
import fc from 'fast-check';
import { LIMITS } from '../../limits.ts';
import { joinedAnswers, type Answer, type EaterAvoid, type Strictness } from './eater.ts';

const words = (from: number, count: number, strictness: Strictness) =>
  Array.from({ length: count }, (_, index): EaterAvoid => {
    return { kind: 'word', value: `food ${from + index}`, strictness };
  });

const joinedAvoids = (one: readonly EaterAvoid[], other: readonly EaterAvoid[]) =>
  joinedAnswers({ avoids: one }, { avoids: other }).avoids;

test('no allergy is lost when two lists are joined', () => {
  const [own, other] = [words(0, 15, 'allergy'), words(15, 15, 'allergy')];
  expect(joinedAvoids(own, [...words(30, 5, 'dislike'), ...other])).toEqual([...own, ...other]);
});

test('dislikes are cut before diets', () => {
  const [dislikes, diets] = [words(0, 12, 'dislike'), words(12, 12, 'diet')];
  const left = dislikes.slice(0, LIMITS.eaterAvoids - diets.length);
  expect(joinedAvoids(dislikes, diets)).toEqual([...left, ...diets]);
});

const answers = fc.record({
  avoids: fc.nat(2).map((count) => words(0, count, 'diet')),
  eatsEverything: fc.boolean(),
});

test.each<[string, Answer, boolean]>([
  ['nothing was said', { avoids: [] }, false],
  ['the last avoid was taken out', { avoids: [], eatsEverything: false }, false],
  ['a dislike', { avoids: words(0, 1, 'dislike') }, true],
  ['I eat everything', { avoids: [], eatsEverything: true }, true],
])('%s', (_, answer, isAnswered) => {
  expect(hasAnswered(answer)).toBe(isAnswered);
});

test('joining two answers loses none, and nobody who avoids something eats everything', () => {
  fc.assert(
    fc.property(answers, answers, (one, other) => {
      const joined = joinedAnswers(one, other);
      expect(hasAnswered(joined)).toBe(hasAnswered(one) || hasAnswered(other));
      expect(joined.eatsEverything && joined.avoids.length > 0).toBe(false);
    }),
  );
});
