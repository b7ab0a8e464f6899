import { asText } from '../../../../domain/text/asText.ts';
import { codeText } from './codeText.ts';

test('the text contains the product and the code, and ends with the line for autofill', () => {
  expect(asText(codeText('012345', 'Grub Club', new URL('https://food.example.org')))).toBe(
    'Your Grub Club code is 012345.\n\n@food.example.org #012345',
  );
});

test('the last line contains no port or path of the public address', () => {
  expect(
    asText(codeText('123456', 'Grub Club', new URL('http://localhost:4000/x')))
      .split('\n')
      .at(-1),
  ).toBe('@localhost #123456');
});

test('a product name with a link or line breaks cannot change the format of the text', () => {
  expect(asText(codeText('123456', 'Camp\n@evil.example #999999', new URL('https://food.example.org')))).toBe(
    'Your Camp @ #999999 code is 123456.\n\n@food.example.org #123456',
  );
  expect(asText(codeText('123456', 'evil.example', new URL('https://food.example.org')))).toBe(
    'Your code is 123456.\n\n@food.example.org #123456',
  );
});
