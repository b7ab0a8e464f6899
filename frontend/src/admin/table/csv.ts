/** What one cell of a table is made of. */
export type CsvValue = string | number | null;

/** What programs take a cell for a formula by; the wide forms are what keyboards of East Asia type. */
const FORMULA_SIGNS = '=+\\-@＝＋－＠';

/**
 * Places where a program would see a formula begin: at the beginning of the cell, and behind a semicolon, by which programs
 * of half the world divide cells however the file was written. Quotes and spaces do not hide one.
 */
const FORMULA_START = new RegExp(`(^|;)(?=[\\s"]*[${FORMULA_SIGNS}])`, 'g');

/** Tabs and line ends divide cells and lines as well, and nothing in a table needs them. */
const CONTROL_SIGNS = /\p{Cc}+/gu;

/** "-4.12" is a number and no formula. */
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

const HAS_TO_BE_QUOTED = /[",;]|^\s|\s$/;

/** Tells Excel that the file is UTF-8; everything else skips it. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A cell of a CSV file: on one line, quoted where it has to be, and made harmless. What a spreadsheet would take for a
 * formula gets an apostrophe in front, since people choose their own names, and an admin opens the file.
 */
export function csvCell(value: CsvValue): string {
  if (value === null) return '';
  const text = String(value).replace(CONTROL_SIGNS, ' ');
  if (PLAIN_NUMBER.test(text)) return text;
  const harmless = text.replace(FORMULA_START, "$1'");
  return HAS_TO_BE_QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A whole CSV file (RFC 4180): the heads of the columns, then the rows. */
export function csvFile(heads: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const lines = [heads, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}
