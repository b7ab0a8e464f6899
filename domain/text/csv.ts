import { asText } from './asText.ts';
import type { Message, Part } from './message.ts';

export type CsvValue = string | number | Message | null;

/** Start a formula, also in full width. */
const FORMULA_SIGNS = String.raw`=+\-@＝＋－＠`;

/** At the start of a cell, or after a semicolon, which separates cells in many locales. */
const FORMULA_START = new RegExp(`(^|;)(?=[\\s\\p{Cf}"]*[${FORMULA_SIGNS}])`, 'gu');

const ESCAPED_FORMULA = new RegExp(`(^|;)'(?=[\\s\\p{Cf}"]*[${FORMULA_SIGNS}])`, 'gu');

/** Tabs and line ends separate cells and rows. */
const CONTROL_SIGNS = /\p{Cc}+/gu;

/** "-4.12" is no formula. */
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

const HAS_TO_BE_QUOTED = /[",;]|^\s|\s$/;

/** Tells Excel: UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** One line, quoted if needed. Formulas get an apostrophe: users choose their names and labels, others open the file. */
export function csvCell(value: CsvValue): string {
  if (value === null) return '';
  const text = (typeof value === 'object' ? asText(value) : String(value)).replace(CONTROL_SIGNS, ' ');
  if (PLAIN_NUMBER.test(text)) return text;
  const harmless = text.replace(FORMULA_START, "$1'");
  return HAS_TO_BE_QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** What {@link csvCell} wrote: without the apostrophes before formulas, which are plain text here. */
export function readCsvCell(cell: string): string {
  return cell.replace(ESCAPED_FORMULA, '$1').trim();
}

/** RFC 4180; the one way to write files that spreadsheets open. */
export function csvFile(heads: readonly Part[], rows: readonly (readonly CsvValue[])[]): string {
  const lines = [heads, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}
