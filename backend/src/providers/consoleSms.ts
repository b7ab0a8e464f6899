import { formatPhone } from '../../../domain/phone.ts';
import type { SmsProvider } from './sms.ts';

const INNER_WIDTH = 56;
const TITLE = ' Text message ';

/**
 * The local provider: prints each text on the server's terminal, as a box that is found at once between log lines.
 * @param write where the terminal is: `process.stdout.write`, bound
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
  const framed = lines.map((line) => `  │ ${line.padEnd(INNER_WIDTH)} │`);
  const top = `  ┌${TITLE}${'─'.repeat(INNER_WIDTH + 2 - TITLE.length)}┐`;
  const bottom = `  └${'─'.repeat(INNER_WIDTH + 2)}┘`;
  return `\n${[top, ...framed, bottom].join('\n')}\n\n`;
}

/** The line in pieces that fit, broken between words where there are any. */
function wrapped(line: string): string[] {
  if (line.length <= INNER_WIDTH) return [line];
  const space = line.lastIndexOf(' ', INNER_WIDTH);
  const end = space > 0 ? space : INNER_WIDTH;
  return [line.slice(0, end), ...wrapped(line.slice(end).trimStart())];
}
