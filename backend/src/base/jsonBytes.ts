import { msg } from '../../../domain/text/message.ts';
import { AppError } from './errors.ts';

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

export interface JsonLimits {
  readonly depth: number;
  /** Lists, objects and elements, by brackets and commas outside of strings. */
  readonly values: number;
  /**
   * Distinct key sequences from an object's start: `{a, b}` and `{a, c}` have three. Each costs V8 a hidden class, a
   * thousand times a value's time.
   */
  readonly shapes: number;
}

/**
 * The first exceeded limit, in one pass that ends where `JSON.parse` would fail.
 * @param json UTF-8, valid JSON or not
 */
export function exceededJsonLimit(json: Buffer, limits: JsonLimits): keyof JsonLimits | null {
  const shapes = new Shapes();
  let depth = 0;
  let values = 1;
  /** Range of the last string, until a colon makes it a key. */
  let name: readonly [number, number] | null = null;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === QUOTE) {
      const start = at + 1;
      at = endOfString(json, start);
      name = [start, at];
    } else if (byte === COMMA) values++;
    else if (byte === COLON) {
      if (name === null) return null;
      shapes.extend(depth, json.toString('latin1', ...name));
      name = null;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth++;
      values++;
      if (depth > limits.depth) return 'depth';
      shapes.begin(depth);
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      depth--;
      if (depth < 0) return null;
    }
    if (values > limits.values) return 'values';
    if (shapes.count > limits.shapes) return 'shapes';
  }
  return null;
}

/** Index of the closing quote, or the text's length. */
function endOfString(json: Buffer, start: number): number {
  let at = start;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}

interface Shape {
  readonly next: Map<string, Shape>;
}

class Shapes {
  count = 0;
  private readonly empty: Shape = { next: new Map() };
  /** Nodes of open objects, by depth. */
  private readonly open: Shape[] = [];

  begin(depth: number): void {
    this.open[depth] = this.empty;
  }

  extend(depth: number, name: string): void {
    const shape = this.open[depth] ?? this.empty;
    let longer = shape.next.get(name);
    if (longer === undefined) {
      longer = { next: new Map() };
      shape.next.set(name, longer);
      this.count++;
    }
    this.open[depth] = longer;
  }
}

const utf8 = new TextDecoder();

/**
 * @param json UTF-8, with or without a byte order mark
 * @throws BAD_USER_INPUT without quoting the text
 */
export function parseJson(json: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(json));
  } catch (cause) {
    throw new AppError('BAD_USER_INPUT', msg('request.bodyNoJson', 'The body is not valid JSON.'), { cause });
  }
}
