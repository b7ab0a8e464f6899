import { judgeMeal } from '../../../domain/food/diet.ts';
import { restrictionReport } from '../../../domain/food/restriction/restrictionReport.ts';
import { groupRestrictions } from './groupRestrictions.ts';

const read = (...avoids: readonly (readonly ['DIET' | 'CONTENT' | 'WORD', string])[]) => ({
  __typename: 'RestrictionsRead' as const,
  avoids: avoids.map(([kind, value]) => ({ __typename: 'Avoid' as const, kind, value })),
  notUnderstood: ['Ana is vegan'],
});

test("the group avoids everything in the server's reading", () => {
  expect(groupRestrictions(read(['DIET', 'vegan'], ['CONTENT', 'treeNut'], ['WORD', 'mushroom']))).toEqual({
    diets: ['vegan'],
    avoidedContents: ['treeNut'],
    avoidedWords: ['mushroom'],
    unread: ['Ana is vegan'],
  });
});

test.each([
  ['DIET', 'carnivore'],
  ['CONTENT', 'insect'],
] as const)(
  'an unknown %s from a newer server is matched by name and reported as not understood',
  (kind, value) => {
    const restrictions = groupRestrictions(read([kind, value]));
    expect(judgeMeal([`${value} bread`], restrictions).verdict).toBe('breaks');
    expect(restrictionReport(restrictions).notUnderstood).toContain(value);
  },
);
