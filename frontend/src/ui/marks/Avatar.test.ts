import { avatarPalette, initials } from './Avatar.tsx';

test.each([
  ['Maya Torres', 'MT'],
  ['Tomás Kowalski-Fernández', 'TK'],
  ['Ana Maria de Souza', 'AS'],
  ['priya', 'P'],
  ['  ', ''],
  ['👩‍🚀 Sam', '👩‍🚀S'],
  ['(415) 555-0123', ''],
  ['“Bear” (Ben) Okafor', 'BO'],
  ['Ben (Bear)', 'BB'],
  ['!?', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test.each([
  ['0190b000-0000-7000-8000-000000000003', 3],
  ['0190b000-0000-7000-8000-00000000000f', 7],
  ['no-hex-z', 0],
])('the palette of %s is %i', (id, expected) => {
  expect(avatarPalette(id)).toBe(expected);
});
