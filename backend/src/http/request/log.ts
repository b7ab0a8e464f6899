import { pino, type Logger, type LoggerOptions } from 'pino';

/** Could be a phone number or a code. */
const DIGITS = /\+?\d[\d\s().-]{4,}\d/g;

export function maskDigits(text: string): string {
  return text.replace(DIGITS, (match) => (match.replace(/\D/g, '').length >= 6 ? '[digits]' : match));
}

/** Name, code, place and masked message; never query parameters. */
function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  return {
    name: error.name,
    code: 'code' in error ? error.code : undefined,
    message: maskDigits(error.message),
    stack: maskDigits(error.stack ?? ''),
    cause: error.cause === undefined ? undefined : loggableError(error.cause),
  };
}

export function createLog(
  level: LoggerOptions['level'],
  destination?: { write(line: string): void },
): Logger {
  const options: LoggerOptions = { level: level ?? 'info', base: null, serializers: { err: loggableError } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
