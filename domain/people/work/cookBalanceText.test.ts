import { asText } from '../../text/asText.ts';
import { cookBalanceText } from './cookBalanceText.ts';

const share = (name: string, mealCount: number, portionQuarters: number) => ({
  participantId: name,
  name,
  isViewer: name === 'Maya',
  mealCount,
  portionQuarters,
});

test.each([
  ['Nobody cooks yet.', [share('Maya', 0, 0), share('Sam', 0, 0)]],
  ['Everybody cooks 8½ portions.', [share('Maya', 2, 34), share('Sam', 1, 34)]],
  ['You cook 24 portions, Sam none.', [share('Maya', 4, 96), share('Sam', 0, 0)]],
  ['Sam cooks 1 portion, you ½.', [share('Maya', 1, 2), share('Sam', 1, 4)]],
  [
    'You and Sam cook 8 portions each, Leo 7¼.',
    [share('Sam', 2, 32), share('Leo', 2, 29), share('Maya', 2, 32)],
  ],
  [
    'Ana cooks 8 portions, 3 people 2.',
    [share('Ana', 2, 32), share('Leo', 1, 8), share('Maya', 1, 8), share('Sam', 1, 8)],
  ],
  [
    '3 people cook 2 portions each, Ana none.',
    ['Leo', 'Maya', 'Sam', 'Ana'].map((name) => share(name, 1, name === 'Ana' ? 0 : 8)),
  ],
  [
    'You cook 8 portions, Dana 7, Gus none.',
    [share('Maya', 2, 32), share('Gus', 0, 0), share('Dana', 1, 28)],
  ],
  [
    'Sam cooks 8 portions, you and Leo 7, Dana 2, Gus none.',
    [share('Sam', 2, 32), share('Gus', 0, 0), share('Leo', 1, 28), share('Maya', 1, 28), share('Dana', 1, 8)],
  ],
  [
    'Sam cooks 8 portions, 4 people less, Gus none.',
    [share('Sam', 2, 32), share('Gus', 0, 0), ...['A', 'B', 'C', 'D'].map((name) => share(name, 1, 8))],
  ],
])('%s', (text, shares) => {
  const balance = cookBalanceText(shares);
  expect(balance && asText(balance)).toBe(text);
});

test('one person has nobody to share with', () => {
  expect(cookBalanceText([share('Maya', 2, 8)])).toBeNull();
});
