import { readFileSync } from 'node:fs';
import { PAPER } from './paper.ts';

test("the browser's bar has the colours of the paper, by day and by night", () => {
  const tokens = readFileSync('frontend/src/ui/theme/tokens.css', 'utf8');
  const [, day, night] = /--paper: light-dark\((.*), (.*)\);/.exec(tokens) ?? [];
  expect(PAPER).toEqual({ light: day, dark: night });
  const page = readFileSync('frontend/index.html', 'utf8');
  for (const [theme, color] of Object.entries(PAPER))
    expect(page).toContain(
      `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${theme})" />`,
    );
});
