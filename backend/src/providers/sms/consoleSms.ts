import { formatPhone } from '../../../../domain/people/phone/phone.ts';
import type { SmsProvider } from './sms.ts';

const INNER_WIDTH = 56;
const TITLE = ' Text message ';
const LINK = /^https?:\/\/\S+$/;

/**
 * Prints texts in a box between log lines.
 * @param write `process.stdout.write`, bound
 */
export function createConsoleSms(write: (text: string) => void): SmsProvider {
  return {
    send: (phone, body) => {
      write(box([`To ${formatPhone(phone)}`, '', ...body.split('\n').flatMap(wrapped)]));
      return Promise.resolve({ kind: 'sent' });
    },
  };
}

function box(lines: readonly string[]): string {
  const width = Math.max(INNER_WIDTH, ...lines.map((line) => line.length));
  const framed = lines.map((line) => `  │ ${line.padEnd(width)} │`);
  const top = `  ┌${TITLE}${'─'.repeat(width + 2 - TITLE.length)}┐`;
  const bottom = `  └${'─'.repeat(width + 2)}┘`;
  return `\n${[top, ...framed, bottom].join('\n')}\n\n`;
}

/** Links stay whole. */
function wrapped(line: string): string[] {
  if (line.length <= INNER_WIDTH) return [line];
  const space = line.lastIndexOf(' ', INNER_WIDTH);
  if (space <= 0 && LINK.test(line)) return [line];
  const end = space > 0 ? space : INNER_WIDTH;
  return [line.slice(0, end), ...wrapped(line.slice(end).trimStart())];
}
