import { waitingLabel } from './waitingInvitations.ts';

const TODAY = '2030-06-01';
const due = (day: number) => ({ textDueAt: new Date(2030, 5, day, 12).toISOString() });

test.each([
  [[], ''],
  [[{ textDueAt: null }], ''],
  [[due(2), { textDueAt: null }], '1 invitation goes out tomorrow.'],
  [[due(2), due(2)], '2 invitations go out tomorrow.'],
  [[due(3), due(2), due(2), due(1)], '1 invitation goes out today, 2 tomorrow, 1 on Jun 3.'],
])('%j', (people, expected) => {
  expect(waitingLabel(people, TODAY)).toBe(expected);
});
