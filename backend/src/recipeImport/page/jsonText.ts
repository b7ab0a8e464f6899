/** Deeper values are not read; recipes have about 8 levels. */
const MAX_DEPTH = 100;
/** Characters; scripts about recipes have about 10,000. */
const MOST_MENDED = 1_000_000;

/**
 * Values of a script's JSON, also with the faults that pages have: comments, CDATA, raw line breaks and quotes in strings,
 * needless and missing commas, several values side by side, a missing end. Empty if nothing can be read. Linear.
 */
export function readJson(text: string): unknown[] {
  const json = unwrapped(text);
  return parsed(json) ?? parsed(`[${new JsonMender(json.slice(0, MOST_MENDED)).mended()}]`) ?? [];
}

function parsed(json: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(json);
    return [value];
  } catch {
    return null;
  }
}

const WRAPPING = String.raw`(?:<!--|-->|(?:\/\/|\/\*)?\s?<!\[CDATA\[(?:\s?\*\/)?|(?:\/\/|\/\*)?\s?\]\]>(?:\s?\*\/)?|;)`;
const WRAPPING_BEFORE = new RegExp(`^${WRAPPING}`);
const WRAPPING_AFTER = new RegExp(`${WRAPPING}$`);
const LONGEST_WRAPPING = 12;

/** Without comments and CDATA around it. */
function unwrapped(text: string): string {
  let json = text.replace(/^\uFEFF/, '').trim();
  for (let layer = 0; layer < 4; layer++) {
    const end = Math.max(0, json.length - LONGEST_WRAPPING);
    json = json.slice(0, end) + json.slice(end).replace(WRAPPING_AFTER, '');
    json = json.replace(WRAPPING_BEFORE, '').trim();
  }
  // Some pages encode the whole script.
  return json.includes('"') ? json : json.replaceAll('&quot;', '"');
}

const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
/** A quote that ends a string: then comes the end, or a mark of JSON and what can follow it. */
const CLOSING =
  /"\s{0,200}(?:$|[}\]:]|\/[/*]|,\s{0,200}(?:["{[}\],]|-?\d|(?:true|false|null)\b|\/[/*])|"[^"\n]{1,60}"\s?:)/y;

/** Writes JSON of what only resembles it, in one pass. */
class JsonMender {
  private readonly out: string[] = [];
  private readonly closers: string[] = [];
  private needsComma = false;
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  mended(): string {
    while (this.at < this.text.length && this.closers.length <= MAX_DEPTH) this.step();
    return this.out.join('') + this.closers.toReversed().join('');
  }

  private step() {
    const char = this.text.charAt(this.at);
    if (char === '"') this.writeValue(() => this.copyString());
    else if (char === '{' || char === '[') this.open(char);
    else if (char === '}' || char === ']') this.close(char);
    else if (char === ':') this.colon();
    else if (this.text.startsWith('/*', this.at)) this.skipPast('*/');
    else if (this.text.startsWith('//', this.at)) this.skipPast('\n');
    else this.literalOrNoise();
  }

  /** Commas are written where they are needed, not where they are. */
  private writeValue(write: () => void) {
    if (this.needsComma) this.out.push(',');
    write();
    this.needsComma = true;
  }

  private open(char: '{' | '[') {
    this.writeValue(() => this.out.push(char));
    this.closers.push(char === '{' ? '}' : ']');
    this.needsComma = false;
    this.at++;
  }

  private close(char: string) {
    this.at++;
    if (this.closers.at(-1) !== char) return;
    this.closers.pop();
    this.out.push(char);
    this.needsComma = true;
  }

  private colon() {
    this.out.push(':');
    this.needsComma = false;
    this.at++;
  }

  private skipPast(mark: string) {
    const found = this.text.indexOf(mark, this.at + 2);
    this.at = found < 0 ? this.text.length : found + mark.length;
  }

  private literalOrNoise() {
    const literal = this.match(LITERAL);
    if (literal !== '') this.writeValue(() => this.out.push(literal));
    this.at += Math.max(literal.length, 1);
  }

  private copyString() {
    this.out.push('"');
    for (this.at++; this.at < this.text.length; this.at++) {
      const char = this.text.charAt(this.at);
      if (char === '"') {
        if (this.match(CLOSING) !== '') break;
        this.out.push('\\"');
      } else if (char === '\\') {
        const escape = this.match(ESCAPE);
        this.out.push(escape);
        this.at += Math.max(escape.length - 1, 0);
      } else if (char < ' ') this.out.push(char === '\n' ? '\\n' : ' ');
      else this.out.push(char);
    }
    this.out.push('"');
    this.at++;
  }

  /** The match of a sticky pattern here, or ''. */
  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0] ?? '';
  }
}
