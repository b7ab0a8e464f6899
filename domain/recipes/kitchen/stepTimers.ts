/** A time that a step names. */
export interface StepTimer {
  readonly seconds: number;
  /** As written: "10 to 12 minutes". */
  readonly text: string;
}

const FRACTIONS: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
const WORDS: Readonly<Record<string, number>> = {
  ...{
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
  },
  ...{ twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, 'half an': 0.5, 'half a': 0.5 },
};

const NUMBER = String.raw`(?:\d+ \d\/\d|\d\/\d|\d+[¼½¾⅓⅔]|\d+(?:\.\d+)?|[¼½¾⅓⅔]|\b(?:half an?|${Object.keys(WORDS).join('|')})\b)`;
const UNIT = String.raw`(hours?|hrs?|minutes?|mins?|seconds?|secs?)\b`;
const SPAN = String.raw`(${NUMBER})(?:\s?(?:-|–|to|or)\s?${NUMBER})?[\s-]?${UNIT}`;
const TIME = new RegExp(
  String.raw`(?<!\bevery |\beach )${SPAN}(?:,? (?:and )?(${NUMBER})\s?(minutes?|mins?)\b)?`,
  'gi',
);

/** A day, after which nobody waits in the kitchen. */
const LONGEST_SECONDS = 24 * 60 * 60;

/** The times of a step, in order. Of a range the shorter one, to look in time; "every 5 minutes" is none. */
export function stepTimers(step: string): readonly StepTimer[] {
  return [...step.matchAll(TIME)].flatMap(([text, count = '', unit = '', more, moreUnit]) => {
    const seconds =
      numberOf(count) * secondsOf(unit) +
      (more === undefined ? 0 : numberOf(more) * secondsOf(moreUnit ?? ''));
    const rounded = Math.round(seconds);
    return rounded > 0 && rounded <= LONGEST_SECONDS ? [{ seconds: rounded, text }] : [];
  });
}

function numberOf(text: string): number {
  const word = WORDS[text.toLowerCase()];
  if (word !== undefined) return word;
  const glyph = FRACTIONS[text.slice(-1)];
  if (glyph !== undefined) return Number(text.slice(0, -1)) + glyph;
  return text.split(' ').reduce((sum, part) => {
    const [top = '', bottom = '1'] = part.split('/');
    return sum + Number(top) / Number(bottom);
  }, 0);
}

function secondsOf(unit: string): number {
  if (/^h/i.test(unit)) return 3600;
  return /^m/i.test(unit) ? 60 : 1;
}
