import { closingBrace } from '../../../domain/text/asText.ts';

const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const OTHERS = Array.from('ÅƁÇÐÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒğĥîĵķļṁñöþǫŕšţûṽŵẋýž');

/** A message in a language that nobody speaks: other letters, which can still be read, and a third longer. */
export function pseudo(message: string): string {
  const open = message.indexOf('{');
  if (open < 0) return otherLetters(message);
  const close = closingBrace(message, open);
  const argument = message.slice(open + 1, close);
  const [, kind = argument, cases = ''] = /^(\w+, (?:plural|select),)(.*)$/s.exec(argument) ?? [];
  const before = otherLetters(message.slice(0, open));
  return `${before}{${kind}${pseudoCases(cases)}}${pseudo(message.slice(close + 1))}`;
}

/** "one {# meal} other {# meals}" */
function pseudoCases(cases: string): string {
  const open = cases.indexOf('{');
  if (open < 0) return cases;
  const close = closingBrace(cases, open);
  return `${cases.slice(0, open)}{${pseudo(cases.slice(open + 1, close))}}${pseudoCases(cases.slice(close + 1))}`;
}

/** All but tags of elements: "<0>". */
function otherLetters(text: string): string {
  return text
    .split(/(<\/?\d+\/?>)/)
    .map((part) => part.replaceAll(/[aeiou]/g, '$&$&').replaceAll(/[A-Za-z]/g, otherLetter))
    .join('');
}

function otherLetter(letter: string): string {
  return OTHERS[LATIN.indexOf(letter)] ?? letter;
}

export function isPseudo(text: string): boolean {
  return OTHERS.some((letter) => text.includes(letter));
}

/** Words in a text in that language that no catalogue has, and that nobody typed. */
export function bareWords(text: string, typed: readonly string[]): string[] {
  const rest = typed
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, value) => left.replaceAll(value, ' '), text);
  return rest.match(/[A-Za-z]{2,}/g) ?? [];
}
