/** Deeper values are not read; recipes have about 8 levels. */
const MAX_DEPTH = 100;

/**
 * Values of a script's JSON, also with what browsers' consoles complain about: comments, CDATA, raw line breaks and quotes
 * in strings, needless commas, several values side by side, a missing end. Empty if nothing can be read. Linear.
 */
export function readJson(text: string): unknown[] {
  const json = unwrapped(text);
  return parsed(json) ?? parsed(`[${mended(json)}]`) ?? [];
}

function parsed(json: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(json);
    return [value];
  } catch {
    return null;
  }
}

const WRAPPING = /<!--|-->|(?:\/\/|\/\*)?\s?<!\[CDATA\[(?:\s?\*\/)?|(?:\/\/|\/\*)?\s?\]\]>(?:\s?\*\/)?/;

function unwrapped(text: string): string {
  let json = text.replace(/^\uFEFF/, '').trim();
  for (let layer = 0; layer < 3; layer++) {
    const { source } = WRAPPING;
    json = json.replace(new RegExp(`^(?:${source})`), '').trim();
    json = (json.slice(0, -12) + json.slice(-12).replace(new RegExp(`(?:${source})$`), '')).trim();
  }
  return json.includes('"') ? json : json.replaceAll('&quot;', '"');
}

/** Makes JSON of what only resembles it. */
function mended(text: string): string {
  const out: string[] = [];
  const open: string[] = [];
  let needsComma = false;
  const comma = () => {
    if (needsComma) out.push(',');
    needsComma = false;
  };
  let at = 0;
  while (at < text.length) {
    const char = text.charAt(at);
    if (char === '"') {
      comma();
      at = copyString(text, at, out);
      needsComma = true;
    } else if (char === '{' || char === '[') {
      comma();
      if (open.length === MAX_DEPTH) break;
      out.push(char);
      open.push(char === '{' ? '}' : ']');
      at++;
    } else if (char === '}' || char === ']') {
      if (open.at(-1) === char) {
        out.push(open.pop() ?? '');
        needsComma = true;
      }
      at++;
    } else if (char === ',') {
      // Written before the next value, if one follows.
      at++;
    } else if (char === ':') {
      out.push(':');
      needsComma = false;
      at++;
    } else if (text.startsWith('/*', at)) at = after(text, '*/', at + 2);
    else if (text.startsWith('//', at)) at = after(text, '\n', at + 2);
    else {
      LITERAL.lastIndex = at;
      const literal = LITERAL.exec(text)?.[0];
      if (literal !== undefined) {
        comma();
        out.push(literal);
        needsComma = true;
      }
      at += literal?.length ?? 1;
    }
  }
  return out.join('') + open.toReversed().join('');
}

const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + mark.length;
}

const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** Copies the string that begins at `from`; answers where it ends. */
function copyString(text: string, from: number, out: string[]): number {
  out.push('"');
  let at = from + 1;
  for (; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '"') {
      if (closes(text, at)) break;
      out.push('\\"');
    } else if (char === '\\') {
      ESCAPE.lastIndex = at;
      const escape = ESCAPE.exec(text)?.[0] ?? '';
      out.push(escape);
      at += Math.max(escape.length - 1, 0);
    } else if (char < ' ') out.push(char === '\n' ? '\\n' : ' ');
    else out.push(char);
  }
  out.push('"');
  return at + 1;
}

/** After the quote that ends a string: the end, or a mark of JSON and what can follow it. */
const CLOSING =
  /"\s{0,200}(?:$|[}\]:]|\/[/*]|,\s{0,200}(?:["{[}\],]|-?\d|(?:true|false|null)\b|\/[/*])|"[^"\n]{1,60}"\s?:)/y;

function closes(text: string, at: number): boolean {
  CLOSING.lastIndex = at;
  return CLOSING.test(text);
}
