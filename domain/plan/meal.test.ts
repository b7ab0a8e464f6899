import {
  hasContent,
  isPlannedInProgress,
  isPlannedOnCard,
  lacksCook,
  slotState,
  type MealState,
} from './meal.ts';

const NOTHING = { name: '', description: null, instructions: [], recipe: null, assignedToId: null };
const EMPTY: MealState & { isAiGenerated: boolean } = {
  name: '',
  status: 'planned',
  assignedToId: null,
  isAiGenerated: false,
};

describe('a meal', () => {
  it.each([
    [{ ...EMPTY }, 'unassigned', false, false],
    [{ ...EMPTY, name: '  ' }, 'unassigned', false, false],
    [{ ...EMPTY, name: 'Chili' }, 'needs_cook', true, true],
    [{ ...EMPTY, name: 'Chili', isAiGenerated: true }, 'ai_suggested', true, true],
    [{ ...EMPTY, assignedToId: 'a' }, 'assigned', true, true],
    [{ ...EMPTY, name: 'Chili', assignedToId: 'a' }, 'assigned', true, true],
    [{ ...EMPTY, status: 'not_needed' }, 'not_needed', true, false],
    [{ ...EMPTY, status: 'not_needed', name: 'Chili', assignedToId: 'a' }, 'not_needed', true, false],
  ] as const)(
    'like %j is %s; planned on the card: %s, in the progress: %s',
    (meal, state, onCard, inProgress) => {
      expect(slotState(meal)).toBe(state);
      expect(isPlannedOnCard(meal)).toBe(onCard);
      expect(isPlannedInProgress(meal)).toBe(inProgress);
    },
  );

  it.each([
    [{}, 0, false],
    [{ name: ' ', description: '', instructions: [''], recipe: ' ' }, 0, false],
    [{ name: 'Chili' }, 0, true],
    [{ description: 'Mild' }, 0, true],
    [{ instructions: ['Simmer'] }, 0, true],
    [{ recipe: 'Grandmother' }, 0, true],
    [{ assignedToId: 'a' }, 0, true],
    [{}, 1, true],
  ])('with %j and %d ingredients has content: %s', (content, ingredientCount, expected) => {
    expect(hasContent({ ...NOTHING, ...content }, ingredientCount)).toBe(expected);
  });

  it.each([
    [{ name: 'Chili' }, true],
    [{ name: 'Chili', isAiGenerated: true }, true],
    [{ name: 'Chili', assignedToId: 'a' }, false],
    [{ name: 'Chili', status: 'not_needed' }, false],
    [{}, false],
  ] as const)('like %j lacks a cook: %s', (change, expected) => {
    expect(lacksCook({ ...EMPTY, ...change })).toBe(expected);
  });
});
