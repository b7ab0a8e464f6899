type Unit = 'day' | 'hour' | 'minute' | 'second';

/** A length of time that a text names. */
export interface Duration {
  /** Of a range the lower end. */
  readonly seconds: number;
  readonly units: readonly Unit[];
  /** As written: "10 to 12 minutes". */
  readonly text: string;
  /** Where it begins. */
  readonly index: number;
}

const SECONDS: Readonly<Record<Unit, number>> = { day: 86_400, hour: 3600, minute: 60, second: 1 };

const FRACTIONS: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const WORDS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(COUNTS.map((word, index) => [word, index + 1])),
  a: 1,
  an: 1,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  half: 1 / 2,
  'half an': 1 / 2,
  'half a': 1 / 2,
  'quarter of an': 1 / 4,
  'three quarters of an': 3 / 4,
  'three-quarters of an': 3 / 4,
};

const FIGURE = String.raw`\d+[ -]\d\/\d|\d\/\d|\d+ ?[¼½¾⅓⅔]|\d+(?:[.,]\d+)?|[¼½¾⅓⅔]`;
const WORD = String.raw`\b(?:${Object.keys(WORDS).join('|')})\b`;
const AND_A_HALF = ' and a half';
const NUMBER = `(?:${FIGURE}|${WORD})(?:${AND_A_HALF})?`;
const UNIT = 'days?|hours?|hrs?|minutes?|mins?|seconds?|secs?';
/** "A second layer" is no time. */
const ORDINAL = /^an? second$/i;

/** Single letters stand behind figures alone: "a m" is no time. */
const PART = new RegExp(
  String.raw`(?:(${NUMBER})(?:\s?(?:-|–|to|or)\s?${NUMBER})?(?: more)?[\s-]*(${UNIT})(${AND_A_HALF})?|(${FIGURE})(?:\s?(?:-|–|to)\s?${FIGURE})?\s?([dhm]))(?![a-z])`,
  'gi',
);
const BETWEEN_PARTS = /^,?\s*(?:and\s+)?$/i;

/** The lengths of time in an English text: "1 hr 30 min", "1½ hours", "half an hour", "10 to 12 minutes", "2 more minutes". */
export function durationsIn(text: string): readonly Duration[] {
  const found: Duration[] = [];
  for (const part of partsIn(text)) {
    const last = found.at(-1);
    const lastEnd = last === undefined ? 0 : last.index + last.text.length;
    const goesOn =
      last !== undefined &&
      BETWEEN_PARTS.test(text.slice(lastEnd, part.index)) &&
      last.units.every((unit) => SECONDS[unit] > SECONDS[part.unit]);
    if (!goesOn) {
      found.push({ seconds: part.seconds, units: [part.unit], text: part.text, index: part.index });
      continue;
    }
    found[found.length - 1] = {
      seconds: last.seconds + part.seconds,
      units: [...last.units, part.unit],
      text: text.slice(last.index, part.index + part.text.length),
      index: last.index,
    };
  }
  return found;
}

interface Part extends Omit<Duration, 'units'> {
  readonly unit: Unit;
}

function partsIn(text: string): readonly Part[] {
  const matches = [...text.matchAll(PART)].filter(([written]) => !ORDINAL.test(written));
  return matches.map((match) => {
    const [written, word, wordUnit, half, figure, letter] = match;
    const unit = unitOf(wordUnit ?? letter ?? '');
    return {
      seconds: numberOf(`${word ?? figure ?? ''}${half ?? ''}`) * SECONDS[unit],
      unit,
      text: written,
      index: match.index,
    };
  });
}

function unitOf(text: string): Unit {
  if (/^d/i.test(text)) return 'day';
  if (/^h/i.test(text)) return 'hour';
  return /^m/i.test(text) ? 'minute' : 'second';
}

function numberOf(text: string): number {
  if (text.toLowerCase().endsWith(AND_A_HALF)) return numberOf(text.slice(0, -AND_A_HALF.length)) + 1 / 2;
  const word = WORDS[text.toLowerCase()];
  if (word !== undefined) return word;
  const glyph = FRACTIONS[text.slice(-1)];
  if (glyph !== undefined) return Number(text.slice(0, -1)) + glyph;
  return text.split(/[ -]/).reduce((sum, part) => {
    const [top = '', bottom = '1'] = part.replace(',', '.').split('/');
    return sum + Number(top) / Number(bottom);
  }, 0);
}
