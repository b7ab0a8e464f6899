/** Reads a file as spreadsheets do: quotes count only at the start of a cell. */
export function spreadsheetRows(text: string, separator: string): string[][] {
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

/** Cells that start as a formula, also after spaces and quotes, and are no plain number, for each of the separators. */
export function formulasIn(text: string, separators: readonly string[] = [',', ';', '\t']): string[] {
  return separators
    .flatMap((separator) => spreadsheetRows(text, separator).flat())
    .filter(
      (cell) => /^[\s\p{Cf}"]*[=+\-@＝＋－＠]/u.test(cell) && !/^[\s"]*-?\d+(\.\d+)?([,\t]|$)/.test(cell),
    );
}

/** Signs that files and formulas are made of, and a few others. */
export const RISKY_SIGNS = [
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
];
