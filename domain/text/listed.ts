import { listFormat } from './formats.ts';
import { msg, type Part } from './message.ts';

/** "Ana", "Ana and Priya", "Ana, Ben and Priya", in the reader's language. */
export function listed(names: readonly string[], joint: 'and' | 'or' = 'and'): string {
  return listFormat(joint).format(names);
}

/** The first of a long list, and how many more there are: "Ana", "Ben", "40 more". */
export function firstParts(all: readonly Part[], most: number): readonly Part[] {
  const count = all.length - most;
  return count > 1 ? [...all.slice(0, most), msg('text.more', '{count} more', { count })] : all;
}
