import { newsSentence, type OthersChange } from './tripNews.ts';

const by = (name: string, kind: OthersChange['kind'], count: number): OthersChange => ({ name, kind, count });

describe('the news of others', () => {
  it.each([
    [[], ''],
    [[by('Sam', 'VOTES', 1)], 'Sam voted.'],
    [[by('Sam', 'MEALS', 1)], 'Sam changed 1 meal.'],
    [[by('Sam', 'MEALS', 1), by('Ana', 'MEALS', 2)], 'Sam and Ana changed 3 meals.'],
    [[by('Sam', 'MEALS', 1), by('Sam', 'VOTES', 1)], 'Sam changed the trip.'],
    [[by('Sam', 'DELETED', 0)], 'Sam changed the trip.'],
    [[by('Sam', 'INVITE_LINK', 0)], 'Sam changed the invitation link.'],
    [[by('Sam', 'PURCHASES', 0)], 'Sam changed many items of the shopping list.'],
    [[by('Sam', 'INGREDIENTS', 0), by('Sam', 'INGREDIENTS', 2)], 'Sam changed many ingredients.'],
  ])('%j', (changes, sentence) => {
    expect(newsSentence(changes)).toBe(sentence);
  });
});
