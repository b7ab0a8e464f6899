import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = 'backend/cookbook';

export interface CookbookFile {
  readonly path: string;
  readonly text: string;
}

/** Sources, compiled files and bundle lie at different depths. */
function rootAbove(folder: string): string {
  if (existsSync(join(folder, FOLDER))) return folder;
  if (dirname(folder) === folder) throw new Error(`The folder ${FOLDER} is missing.`);
  return rootAbove(dirname(folder));
}
const ROOT = rootAbove(import.meta.dirname);

export function readCookbookFile(name: string): CookbookFile {
  const path = `${FOLDER}/${name}`;
  return { path, text: readFileSync(join(ROOT, path), 'utf8') };
}

export function readPages(): CookbookFile[] {
  const names = readdirSync(join(ROOT, FOLDER)).filter((name) => name.endsWith('.md'));
  return names
    .filter((name) => name !== 'README.md')
    .toSorted()
    .map(readCookbookFile);
}

/** `at` is file and line. */
export interface TableRow {
  readonly at: string;
  readonly cells: readonly string[];
}

/**
 * Rows of a CSV file below its headings.
 * @throws Error with file and line
 */
export function tableRows({ path, text }: CookbookFile): TableRow[] {
  const [headings = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.trim().split(','));
  return rows.map((cells, index) => {
    const at = `${path}:${index + 2}`;
    if (cells.length === headings.length) return { at, cells };
    throw new Error(`${at}: The row has ${cells.length} cells in place of ${headings.length}.`);
  });
}
