/** Deeper values are not read; recipes have about 8 levels. */
const MAX_DEPTH = 100;
/** Characters; scripts about recipes have about 10,000. */
const MOST_MENDED = 1_000_000;

/**
 * Values of a script's JSON, also with the faults that pages have: comments, CDATA, raw line breaks and quotes in
 * strings, single quotes, bare keys, missing values and ends, needless and missing commas, several values side by side.
 * Linear.
 * @returns an empty list if nothing can be read
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
  return json.includes('"') ? json : json.replace(/&(?:quot|#34|#x22);/gi, '"');
}

const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const BARE_KEY = /[A-Za-z_$][\w$]{0,60}(?=\s{0,200}:)/y;
const COLON = /\s{0,200}:/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
/** A quote that ends a string: then comes the end, or a mark of JSON and what can follow it. */
const CLOSING = {
  '"': /"\s{0,200}(?:$|[}\]:]|\/[/*]|,\s{0,200}(?:["{[}\],]|-?\d|(?:true|false|null)\b|\/[/*])|"[^"\n]{1,60}"\s?:)/y,
  "'": /'\s{0,200}(?:$|[}\]:]|,\s{0,200}(?:['"{[}\],]|-?\d|(?:true|false|null)\b|[A-Za-z_$][\w$]{0,60}\s{0,200}:))/y,
};

type Quote = keyof typeof CLOSING;

/** Elsewhere, single quotes are apostrophes. */
const IS_SINGLE_QUOTED = /@type['"]?\s{0,20}:\s{0,20}'/;

/** Writes JSON of what only resembles it, in one pass. */
class JsonMender {
  private readonly out: string[] = [];
  private readonly closers: string[] = [];
  private needsComma = false;
  private needsValue = false;
  private at = 0;
  private readonly text: string;
  private readonly isSingleQuoted: boolean;

  constructor(text: string) {
    this.text = text;
    this.isSingleQuoted = IS_SINGLE_QUOTED.test(text);
  }

  mended(): string {
    while (this.at < this.text.length && this.closers.length <= MAX_DEPTH) this.step();
    this.writeMissingValue();
    return this.out.join('') + this.closers.toReversed().join('');
  }

  private step() {
    const char = this.text.charAt(this.at);
    if (char === '"' || (char === "'" && this.isSingleQuoted)) this.string(char);
    else if (char === '{' || char === '[') this.open(char);
    else if (char === '}' || char === ']') this.close(char);
    else if (char === ':') this.colon();
    else if (char === ',') this.comma();
    else if (this.text.startsWith('/*', this.at)) this.skipPast('*/');
    else if (this.text.startsWith('//', this.at)) this.skipPast('\n');
    else this.wordOrNoise();
  }

  /** Where a key is due, a string without a colon is what a stray quote cut off. */
  private string(quote: Quote) {
    const [length, neededComma] = [this.out.length, this.needsComma];
    const isKey = this.isKeyDue();
    this.writeValue(() => this.copyString(quote));
    if (!isKey || this.match(COLON) !== '') return;
    this.out.length = length;
    this.needsComma = neededComma;
  }

  private isKeyDue(): boolean {
    return this.closers.at(-1) === '}' && !this.needsValue;
  }

  private writeValue(write: () => void) {
    if (this.needsComma) this.out.push(',');
    this.needsValue = false;
    write();
    this.needsComma = true;
  }

  /** `"calories": ,` */
  private writeMissingValue() {
    if (this.needsValue) this.writeValue(() => this.out.push('null'));
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
    this.writeMissingValue();
    this.closers.pop();
    this.out.push(char);
    this.needsComma = true;
  }

  private colon() {
    this.at++;
    if (!this.needsComma || this.closers.at(-1) !== '}') return;
    this.out.push(':');
    this.needsComma = false;
    this.needsValue = true;
  }

  /** Commas are written where they are needed, not where they are. */
  private comma() {
    this.writeMissingValue();
    this.at++;
  }

  private skipPast(mark: string) {
    const found = this.text.indexOf(mark, this.at + 2);
    this.at = found < 0 ? this.text.length : found + mark.length;
  }

  private wordOrNoise() {
    const isKey = this.isKeyDue();
    const word = this.match(isKey ? BARE_KEY : LITERAL);
    if (word !== '') this.writeValue(() => this.out.push(isKey ? `"${word}"` : word));
    this.at += Math.max(word.length, 1);
  }

  private copyString(quote: Quote) {
    this.out.push('"');
    for (this.at++; this.at < this.text.length; this.at++) {
      const char = this.text.charAt(this.at);
      if (char === quote) {
        if (this.match(CLOSING[quote]) !== '') break;
        this.out.push(quote === '"' ? '\\"' : quote);
      } else if (char === '\\') this.copyEscape(quote);
      else if (char === '"') this.out.push('\\"');
      else if (char < ' ') this.out.push(char === '\n' ? '\\n' : ' ');
      else this.out.push(char);
    }
    this.out.push('"');
    this.at++;
  }

  private copyEscape(quote: Quote) {
    const escape = this.match(ESCAPE);
    this.out.push(escape);
    if (escape === '' && this.text.charAt(this.at + 1) === quote) {
      this.out.push(quote);
      this.at++;
    }
    this.at += Math.max(escape.length - 1, 0);
  }

  /** The match of a sticky pattern here, or ''. */
  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0] ?? '';
  }
}
