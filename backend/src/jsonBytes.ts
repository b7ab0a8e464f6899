import { AppError } from './errors.ts';

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** What a JSON text may hold at most. */
export interface JsonLimits {
  /** Lists and objects within each other. */
  readonly depth: number;
  /** Lists, objects and their elements, counted by brackets and commas outside of strings: never fewer than there are. */
  readonly values: number;
}

/**
 * The first limit that a JSON text exceeds, by one pass over its bytes without building any object. Up to its first
 * syntax error a text is counted as `JSON.parse` reads it; after that error `JSON.parse` builds nothing more.
 * @param json UTF-8, valid JSON or not
 * @returns null when the text is within all limits
 */
export function exceededJsonLimit(json: Uint8Array, limits: JsonLimits): keyof JsonLimits | null {
  let depth = 0;
  let values = 1;
  let isInString = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (isInString) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isInString = false;
    } else if (byte === QUOTE) isInString = true;
    else if (byte === COMMA) values++;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth++;
      values++;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
    if (depth > limits.depth) return 'depth';
    if (values > limits.values) return 'values';
  }
  return null;
}

const utf8 = new TextDecoder();

/**
 * The value of a JSON text.
 * @param json UTF-8, with or without a byte order mark
 * @throws BAD_USER_INPUT when it is not JSON; the message quotes nothing of it
 */
export function parseJson(json: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(json));
  } catch (cause) {
    throw new AppError('BAD_USER_INPUT', 'The body is not valid JSON.', { cause });
  }
}
