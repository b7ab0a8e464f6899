import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as later } from 'node:timers/promises';
import * as fc from 'fast-check';
import { asText } from '../../../domain/text/asText.ts';
import { msg } from '../../../domain/text/message.ts';
import { inEnglish, SOURCE_READER } from '../../../domain/text/reader.ts';
import { readAs, readerIn, startReaders } from './readers.ts';

const HELLO = msg('test.hello', 'Hello');
const dir = mkdtempSync(join(tmpdir(), 'grub-club-locales-'));
beforeAll(() => {
  writeFileSync(join(dir, 'de.json'), JSON.stringify({ 'test.hello': 'Hallo' }));
  startReaders(dir);
});
afterAll(() => rmSync(dir, { recursive: true }));

test.each([
  ['en', ['de-AT'], undefined, 'en-US', null],
  ['en', [], 'METRIC', 'en-US', 'METRIC'],
  ['de', ['de-AT', 'en'], undefined, 'de-AT', null],
  ['de', ['fr'], 'US', 'de-DE', 'US'],
  // Without a catalogue.
  ['fr', ['fr-CH'], 'METRIC', 'en-US', 'METRIC'],
] as const)('a reader of %s with %j and %s has the formats of %s', (language, tags, units, locale, shown) => {
  expect(readerIn(language, tags, units)).toMatchObject({ locale, units: shown });
});

test('an English reader without units is the source’s, so that its calls cost nothing', () => {
  expect(readerIn('en', ['en-GB', 'de'])).toBe(SOURCE_READER);
  expect(readerIn('fr', ['fr'])).toBe(SOURCE_READER);
});

test('readers are few, whatever browsers send', () => {
  const region = fc.stringMatching(/^[A-Z]{2}$/);
  const readers = new Set<unknown>();
  fc.assert(
    fc.property(fc.array(region, { maxLength: 5 }), (regions) => {
      readers.add(readerIn('de', ['de', ...regions.map((one) => `de-${one}`)]));
    }),
    { numRuns: 1000 },
  );
  // Countries where German is written.
  expect(readers.size).toBeLessThanOrEqual(8);
});

test('each call has its reader, with all that it awaits', async () => {
  const call = async (language: string) => {
    const texts = [asText(HELLO)];
    await later();
    texts.push(
      asText(HELLO),
      inEnglish(() => asText(HELLO)),
    );
    await Promise.all([later(), readAs(readerIn('en'), later)]);
    texts.push(asText(HELLO));
    return [language, ...texts];
  };
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('de', 'en'), { maxLength: 20 }), async (languages) => {
      const calls = languages.map((language) => readAs(readerIn(language), () => call(language)));
      for (const [language, ...texts] of await Promise.all(calls)) {
        const own = language === 'de' ? 'Hallo' : 'Hello';
        expect(texts).toEqual([own, own, 'Hello', own]);
      }
    }),
  );
  expect(asText(HELLO)).toBe('Hello');
});
