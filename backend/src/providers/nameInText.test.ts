import fc from 'fast-check';
import { nameInText } from './nameInText.ts';

describe('a name in a text message', () => {
  test.each([
    ['Ann', 'Ann'],
    ['  Ann \n Lee ', 'Ann Lee'],
    ['Anna-Lena O’Neil Jr.', 'Anna-Lena O’Neil Jr.'],
    ['Win at https://evil.example/x now', 'Win at now'],
    ['see evil.example/x?y=1', 'see'],
    ['www.evil.example', ''],
    ['Win at пример.рф/x now', 'Win at now'],
    ['пример.example', ''],
    ['see ｅｖｉｌ．ｅｘａｍｐｌｅ now', 'see now'],
    ['see evil。example now', 'see now'],
    ['see evil.c\u0302om now', 'see now'],
    ['see 192.0.2.7/x now', 'see now'],
    ['Zoë & Ирина Чехова', 'Zoë & Ирина Чехова'],
    ['Trip 2.0 of 13.06.2026', 'Trip 2.0 of 13.06.2026'],
    ['J. R. Ewing', 'J. R. Ewing'],
    ['A\u202Eb\u200Bc\u0007', 'A b c'],
    ['\u3164\u2800\u115f', ''],
    ['We ❤\ufe0f you', 'We ❤ you'],
    ['x'.repeat(60), 'x'.repeat(40)],
    ['👩‍🍳'.repeat(3), '👩 🍳👩 🍳👩 🍳'],
  ])('%j becomes %j', (name, expected) => {
    expect(nameInText(name)).toBe(expected);
  });

  test('is always one line of at most 40 characters without a link', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const plain = nameInText(name);
        expect(Array.from(plain).length).toBeLessThanOrEqual(40);
        expect(plain).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|:\/\/|www\.\S/u);
      }),
    );
  });
});
