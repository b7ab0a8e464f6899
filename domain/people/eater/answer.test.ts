import { nextOwnAnswer } from './answer.ts';

const SILENT = { avoids: [], isOwn: false, isViewer: false };
const viewer = { ...SILENT, id: 'viewer', isOwn: true, isViewer: true };
const child = { ...SILENT, id: 'child', isOwn: true };
const other = { ...SILENT, id: 'other' };
const answered = { ...SILENT, id: 'answered', eatsEverything: true };

test.each([
  ['the viewer first', [child, viewer], 'viewer'],
  ['then their companions, also beside others who have answered', [answered, child], 'child'],
  ['nobody while others have to be asked', [viewer, child, other], undefined],
  ['nobody once all have answered', [answered], undefined],
  ['nobody at an empty table', [], undefined],
])('the next answer is that of %s', (_who, people, id) => {
  expect(nextOwnAnswer(people)?.id).toBe(id);
});
