import { decimalSign, numberText } from '../../text/formats.ts';

/** A number of a stored text: "1.5", "1,000"; groups of three behind a zero are decimals. */
const STORED_NUMBER = /(?<![\d.,])(?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d+)?(?![\d.,]*\d)/g;

/** Thousands also with an unbreakable space, or a plain one if decimals follow; no per cents, which are parts of names. */
const TYPED_NUMBER =
  /(?<![\d.,])\d+(?:(?:[.\u00A0\u202F]| (?=[\d ]*,\d))\d{3})*(?:[.,]\d+)?(?![\d.,]*\d)(?! ?%)/g;

/** Numbers of a stored text as the reader writes them: "1,000.5 g" is "1.000,5 g" in German. */
export function shownNumbers(text: string): string {
  if (decimalSign() === '.') return text;
  return text.replace(STORED_NUMBER, (number) => {
    const [whole = '', places] = number.split('.');
    const digits = whole.replaceAll(',', '');
    const grouped = digits === whole ? whole : numberText(Number(digits));
    return places === undefined ? grouped : `${grouped}${decimalSign()}${places}`;
  });
}

/** Typed text with its numbers as texts are stored: "1.234,5 g" is "1234.5 g" in German, "3,5 %" stays. */
export function typedNumbers(text: string): string {
  if (decimalSign() === '.') return text;
  return text.replace(TYPED_NUMBER, (number) =>
    number
      .replace(/^[1-9]\d{0,2}(?:\.\d{3})+(?=,|$)/, (thousands) => thousands.replaceAll('.', ''))
      .replace(/\s/g, '')
      .replace(',', '.'),
  );
}
