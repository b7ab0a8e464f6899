import { csvCell, csvFile, type CsvValue } from '../../../../domain/text/csv.ts';

/** Cells have no currency signs. */
export interface FileColumn<Row> {
  readonly head: string;
  readonly value: (row: Row) => CsvValue;
}

export function tableAsFile<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string {
  return csvFile(headsOf(columns), cellsOf(columns, rows));
}

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
