import { csvCell, csvFile, type CsvValue } from './csv.ts';

/** A column of the file: its head, and its cell as a spreadsheet reads it, without signs of currency. */
export interface FileColumn<Row> {
  readonly head: string;
  readonly value: (row: Row) => CsvValue;
}

/** The rows as a CSV file. */
export function tableAsFile<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string {
  return csvFile(headsOf(columns), cellsOf(columns, rows));
}

/** The rows as spreadsheets take them from the clipboard: cells divided by tabs. */
export function tableAsText<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string {
  const lines = [headsOf(columns), ...cellsOf(columns, rows)];
  return lines.map((cells) => cells.map(csvCell).join('\t')).join('\n');
}

function headsOf<Row>(columns: readonly FileColumn<Row>[]): string[] {
  return columns.map(({ head }) => head);
}

function cellsOf<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): CsvValue[][] {
  return rows.map((row) => columns.map(({ value }) => value(row)));
}
