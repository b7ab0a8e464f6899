import { createConsoleSms } from './consoleSms.ts';

test('a text is printed in a box with its number and body', async () => {
  let terminal = '';
  const sms = createConsoleSms((text) => {
    terminal += text;
  });
  expect(await sms.send('+14155550123', 'Your Grub Club code is 123456.\n\n@localhost #123456')).toEqual({
    kind: 'sent',
  });
  const lines = terminal.split('\n');
  expect(lines[0]).toBe('');
  expect(lines.slice(-2)).toEqual(['', '']);
  expect(terminal).toContain('To (415) 555-0123');
  expect(terminal).toContain('Your Grub Club code is 123456.');
  expect(terminal).toContain('@localhost #123456');
  expect(new Set(lines.filter((line) => line !== '').map((line) => line.length)).size).toBe(1);
});

test('a long line is wrapped between words and stays inside the box', async () => {
  let terminal = '';
  const sms = createConsoleSms((text) => {
    terminal += text;
  });
  await sms.send('+14155550123', `${'word '.repeat(40)}${'z'.repeat(130)}`);
  const widths = terminal
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.length);
  expect(new Set(widths).size).toBe(1);
  expect(terminal.replace(/[^z]/g, '')).toHaveLength(130);
});

test('a link is not wrapped, and the box is as wide as the link', async () => {
  let terminal = '';
  const sms = createConsoleSms((text) => {
    terminal += text;
  });
  const link = 'http://localhost:4000/?invitation=0190b000-0000-7000-8000-000000000001';
  await sms.send('+14155550123', `Maya invited you to plan the food for Lake Wallowa Weekend: ${link}`);
  const lines = terminal.split('\n').filter((line) => line !== '');
  expect(terminal).toContain(`│ ${link} │`);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
});
