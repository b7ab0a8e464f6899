import fc from 'fast-check';
import { formulasIn, RISKY_SIGNS, spreadsheetRows } from '../testdata/spreadsheet.ts';
import { csvCell, csvFile } from './csv.ts';

const riskyText = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...RISKY_SIGNS) }),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
);

describe('a cell of a CSV file', () => {
  it.each([
    ['Maya Torres', 'Maya Torres'],
    ['Torres, Maya', '"Torres, Maya"'],
    ['the "boss"', '"the ""boss"""'],
    ['two\r\nlines', 'two lines'],
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://evil.example","x")', '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
    ['+14155550101', "'+14155550101"],
    ['-cmd', "'-cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['\t=1', "' =1"],
    ['\r@x', "' @x"],
    ['"=1"', '"\'""=1"""'],
    ['Maya;=1+1', '"Maya;\'=1+1"'],
    ['-4.12', '-4.12'],
    ['-4.12.1', "'-4.12.1"],
    ['', ''],
  ])('%j is written as %j', (text, written) => {
    expect(csvCell(text)).toBe(written);
  });

  it('is a plain number for a number, and empty for null', () => {
    expect([csvCell(12), csvCell(-0.5), csvCell(null)]).toEqual(['12', '-0.5', '']);
    // A number with an exponent is escaped.
    expect(csvCell(-1e-7)).toBe("'-1e-7");
  });

  it('reads back unchanged, except for line ends and escaping apostrophes', () => {
    fc.assert(
      fc.property(fc.array(fc.array(riskyText, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
        const read = spreadsheetRows(csvFile(['a', 'b'], rows), ',').slice(1);
        expect(read.map((cells) => cells.map(plain))).toEqual(rows.map((cells) => cells.map(plain)));
      }),
    );
  });

  it('is never a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.array(riskyText, { minLength: 2, maxLength: 3 })), (rows) => {
        expect(formulasIn(csvFile(['a', 'b'], rows))).toEqual([]);
      }),
    );
  });
});

function plain(text: string): string {
  return text.replace(/['\p{Cc} ]+/gu, '');
}
