import { msg } from './message.ts';
import { requiredText } from './text.ts';

const MISSING = 'Please enter a name.';
const field = requiredText(msg('field.name', 'Name'), 120, msg('test.missing', MISSING));

function problem(text: string): string | undefined {
  return field.safeParse(text).error?.issues[0]?.message;
}

describe('a required text', () => {
  test.each([['Ann'], ['  Ann '], ['🏕️'], ['👩‍🍳'], ['א'], ['7'], ['-']])('can be %j', (text) => {
    expect(problem(text)).toBeUndefined();
  });

  test.each([[''], [' \n\t'], ['\u200B'], ['\u2060\u00AD'], ['\u202E \u200D'], ['\u0007']])(
    'is missing when it has no visible character: %j',
    (text) => {
      expect(problem(text)).toBe(MISSING);
    },
  );
});
