import { isWebAddress } from '../../../domain/text/site/webAddress.ts';

const INNER_WIDTH = 56;

/** Lines in a box for the terminal, wrapped; links stay whole. */
export function boxed(title: string, lines: readonly string[]): string {
  const rows = lines.flatMap(wrapped);
  const width = Math.max(INNER_WIDTH, ...rows.map((row) => row.length));
  const framed = rows.map((row) => `  │ ${row.padEnd(width)} │`);
  const top = `  ┌${title}${'─'.repeat(width + 2 - title.length)}┐`;
  const bottom = `  └${'─'.repeat(width + 2)}┘`;
  return `\n${[top, ...framed, bottom].join('\n')}\n\n`;
}

function wrapped(line: string): string[] {
  if (line.length <= INNER_WIDTH) return [line];
  const space = line.lastIndexOf(' ', INNER_WIDTH);
  if (space <= 0 && isWebAddress(line)) return [line];
  const end = space > 0 ? space : INNER_WIDTH;
  return [line.slice(0, end), ...wrapped(line.slice(end).trimStart())];
}
