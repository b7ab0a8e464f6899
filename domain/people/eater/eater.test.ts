import { LIMITS } from '../../limits.ts';
import { joinedAvoids, type EaterAvoid, type Strictness } from './eater.ts';

const words = (from: number, count: number, strictness: Strictness) =>
  Array.from({ length: count }, (_, index): EaterAvoid => {
    return { kind: 'word', value: `food ${from + index}`, strictness };
  });

test('no allergy is lost when two lists are joined', () => {
  const [own, other] = [words(0, 15, 'allergy'), words(15, 15, 'allergy')];
  expect(joinedAvoids(own, [...words(30, 5, 'dislike'), ...other])).toEqual([...own, ...other]);
});

test('dislikes are cut before diets', () => {
  const [dislikes, diets] = [words(0, 12, 'dislike'), words(12, 12, 'diet')];
  const left = dislikes.slice(0, LIMITS.eaterAvoids - diets.length);
  expect(joinedAvoids(dislikes, diets)).toEqual([...left, ...diets]);
});
