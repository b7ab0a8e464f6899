import fc from 'fast-check';
import { formulasIn, RISKY_SIGNS } from '../../../../domain/testdata/spreadsheet.ts';
import { tableAsFile, tableAsText } from './tableFile.ts';

const riskyText = fc.string({ unit: fc.constantFrom(...RISKY_SIGNS) });

const COLUMNS = [
  { head: 'Name', value: ({ name }: { name: string }) => name },
  { head: 'Phone', value: ({ phone }: { phone: string | null }) => phone },
];

test.each([
  ['saved', tableAsFile, [',', ';', '\t']],
  // Pasted text is split at tabs, and at semicolons in some locales.
  ['copied', tableAsText, ['\t', ';']],
] as const)('a %s table has no formulas', (_, written, separators) => {
  fc.assert(
    fc.property(fc.array(fc.record({ name: riskyText, phone: fc.option(riskyText) })), (rows) => {
      expect(formulasIn(written(COLUMNS, rows), separators)).toEqual([]);
    }),
  );
});
