import fc from 'fast-check';
import { csvCell, csvFile } from './csv.ts';

/** Reads a CSV file as spreadsheets do: quotes count only at the start of a cell. */
function parse(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let rest = text.replace(/^\uFEFF/, '');
  while (rest !== '') {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const cell = quoted?.[1]?.replaceAll('""', '"') ?? '';
    rest = rest.slice(quoted?.[0].length ?? 0);
    const end = rest.search(new RegExp(`[${separator}\\r\\n]`));
    const more = end < 0 ? rest : rest.slice(0, end);
    rows.at(-1)?.push(cell + more);
    rest = rest.slice(more.length);
    if (rest.startsWith(separator)) rest = rest.slice(1);
    else if (rest !== '') {
      rest = rest.replace(/^(\r\n|\r|\n)/, '');
      if (rest !== '') rows.push([]);
    }
  }
  return rows;
}

/** Whether a cell starts as a formula, also after spaces and quotes, and is no plain number. */
const isFormula = (cell: string) =>
  /^[\s\p{Cf}"]*[=+\-@＝＋－＠]/u.test(cell) && !/^[\s"]*-?\d+(\.\d+)?(,|$)/.test(cell);

/** Texts with many special characters, and any other texts. */
const specialText = fc.oneof(
  fc.string(),
  fc.string({
    unit: fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '＝',
      '＋',
      '－',
      '＠',
      '\u200B',
      '\t',
      '\r',
      '\n',
      ',',
      ';',
      '"',
      "'",
      ' ',
      'a',
      '1',
      '.',
    ),
  }),
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
      fc.property(
        fc.array(fc.array(specialText, { minLength: 2, maxLength: 2 }), { minLength: 1 }),
        (rows) => {
          const read = parse(csvFile(['a', 'b'], rows), ',').slice(1);
          expect(read.map((cells) => cells.map(plain))).toEqual(rows.map((cells) => cells.map(plain)));
        },
      ),
    );
  });

  it.each([',', ';', '\t'])('is never a formula in a program with the separator %j', (separator) => {
    fc.assert(
      fc.property(fc.array(fc.array(specialText, { minLength: 2, maxLength: 3 })), (rows) => {
        const cells = parse(csvFile(['a', 'b'], rows), separator).flat();
        expect(cells.filter(isFormula)).toEqual([]);
      }),
    );
  });
});

function plain(text: string): string {
  return text.replace(/['\p{Cc} ]+/gu, '');
}
