import { CsvError, parse } from 'csv-parse/sync';
import { LIMITS } from '../../../../domain/limits.ts';
import { msg, type Message } from '../../../../domain/text/message.ts';
import { countColumns } from '../../../../domain/people/csv/columns.ts';
import { TOO_MANY_LINES } from '../../../../domain/people/csv/peopleList.ts';
import { badInput, type AppError } from '../../base/errors.ts';

const SEPARATORS = [',', ';', '\t'] as const;

/** With empty ones between the people. */
const MOST_ROWS = 4 * LIMITS.tripEaters;

/**
 * The cells of a CSV text, row by row, empty rows too. The separator is the one by which most columns are known.
 * @throws BAD_USER_INPUT for quotation marks that are not closed, and for too many rows
 */
export function csvRows(text: string): string[][] {
  const bySeparator = SEPARATORS.map((separator) => ({ separator, found: columnsBy(text, separator) }));
  const most = Math.max(...bySeparator.map(({ found }) => found));
  const separator = bySeparator.find(({ found }) => found === most)?.separator ?? ',';
  const rows = readRows(text, separator);
  if (rows.length > MOST_ROWS) throw refused(TOO_MANY_LINES);
  return rows;
}

function readRows(text: string, separator: string): string[][] {
  try {
    return cellsOf(text, separator, MOST_ROWS + 1);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // It counts the rows before.
    const line = Number(error['records'] ?? 0) + 1;
    throw refused(
      msg(
        'peopleList.openQuote',
        'Line {line} has a quotation mark that is not closed, so the rest cannot be read.',
        { line },
      ),
    );
  }
}

function refused(reason: Message): AppError {
  return badInput('text', reason);
}

/** Of the first row that has cells. */
function columnsBy(text: string, separator: string): number {
  try {
    const [head = []] = cellsOf(text.trimStart(), separator, 1);
    return countColumns(head);
  } catch {
    // The whole text tells why.
    return 0;
  }
}

/** @throws CsvError */
function cellsOf(text: string, separator: string, most: number): string[][] {
  return parse(text, {
    bom: true,
    delimiter: separator,
    to: most,
    trim: true,
    relax_column_count: true,
    // 'Anna "Annie" Weber' is a name.
    relax_quotes: true,
    skip_empty_lines: false,
  });
}
