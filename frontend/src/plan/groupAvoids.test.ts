import { judgeIngredient } from '../../../domain/food/diet.ts';
import { groupAvoids } from './groupAvoids.ts';

const read = (...avoids: readonly (readonly ['DIET' | 'CONTENT' | 'WORD', string])[]) => ({
  __typename: 'RestrictionsRead' as const,
  avoids: avoids.map(([kind, value]) => ({ __typename: 'Avoid' as const, kind, value })),
});

test("the group avoids everything in the server's reading", () => {
  expect(groupAvoids(read(['DIET', 'vegan'], ['CONTENT', 'treeNut'], ['WORD', 'mushroom']))).toEqual([
    { kind: 'diet', value: 'vegan' },
    { kind: 'content', value: 'treeNut' },
    { kind: 'word', value: 'mushroom' },
  ]);
});

test.each([
  ['DIET', 'carnivore'],
  ['CONTENT', 'insect'],
] as const)('an unknown %s from a newer server is matched by name', (kind, value) => {
  expect(judgeIngredient(`${value} bread`, groupAvoids(read([kind, value]))).verdict).toBe('breaks');
});
