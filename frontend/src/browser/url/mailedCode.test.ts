import { mailedCodeIn, takeMailedCode } from './mailedCode.ts';

test.each([
  ['#sign-in?email=maya%40example.com&code=407123', { email: 'maya@example.com', code: '407123' }],
  [
    '#sign-in?email=maya%2Btrip%40example.com&code=407123',
    { email: 'maya+trip@example.com', code: '407123' },
  ],
  ['#sign-in?email=maya%40example.com&code=40712', { email: 'maya@example.com', code: '' }],
  ['#sign-in?code=407123', null],
  ['#invite=abc', null],
  ['', null],
])('the code of %j', (hash, expected) => {
  expect(mailedCodeIn(hash)).toEqual(expected);
});

test('it is taken out of the address bar, and stays known to this page', () => {
  window.history.replaceState({ a: 1 }, '', '/?shared=1#sign-in?email=maya%40example.com&code=407123');
  expect(takeMailedCode()).toEqual({ email: 'maya@example.com', code: '407123' });
  expect(window.location.href).toMatch(/\/\?shared=1$/);
  expect(window.history.state).toEqual({ a: 1 });
  expect(takeMailedCode()).toEqual({ email: 'maya@example.com', code: '407123' });
});
