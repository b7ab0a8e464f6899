import { listFormat } from './formats.ts';

/** "Ana", "Ana and Priya", "Ana, Ben and Priya", in the reader's language. */
export function listed(names: readonly string[], joint: 'and' | 'or' = 'and'): string {
  return listFormat(joint).format(names);
}
