import { appendFileSync, writeFileSync } from 'node:fs';
import { examplesIn } from '../../../test/recipeImport/examples.ts';
import { readingText } from '../../../test/recipeImport/readingText.ts';
import { inSiteFrame } from '../../../test/recipeImport/siteFrame.ts';
import { readRecipePage } from './readRecipePage.ts';

test('measure', () => {
  const out = '/tmp/blind/report.txt';
  writeFileSync(out, '');
  const fresh = ['recipeCards', 'siteBuilders', 'poorMarkup', 'headings'];
  for (const frame of [false, true]) for (const isNew of [true, false]) {
    let [n, found, right, whole, recipes] = [0, 0, 0, 0, 0];
    for (const one of examplesIn('pages')) {
      if (fresh.includes((one as any).file) !== isNew) continue;
      n++;
      const text = readingText(readRecipePage(frame ? inSiteFrame(one.source) : one.source, one.url));
      const ings = (t: string) => t.split('\n').filter((l) => l.startsWith('- ') || l.startsWith('none')).join('\n');
      const head = (t: string) => t.split('\n').filter((l) => l.startsWith('name: ') || l.startsWith('none')).join('\n');
      const isRecipe = !one.expected.startsWith('none');
      if (isRecipe) recipes++;
      if (isRecipe && head(text) === head(one.expected)) found++;
      if (isRecipe && head(text) === head(one.expected) && ings(text) === ings(one.expected)) right++;
      const noProblems = (t: string) => t;
      if (noProblems(text) === noProblems(one.expected)) whole++;
      else appendFileSync(out, `##### ${frame ? 'FRAMED ' : ''}${one.title}\nexpected\n${one.expected}\ngot\n${text}\n\n`);
    }
    appendFileSync(out, `TOTAL frame=${frame} new=${isNew}: pages ${n}, recipes ${recipes}, found ${found}, ingredients right ${right}, whole reading right ${whole}\n\n`);
  }
});
