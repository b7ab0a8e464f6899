import { msg } from '../../../../domain/text/message.ts';
import { badInput } from '../../base/errors.ts';

/** Tabs and line ends are text. */
const BINARY = /[^\P{Cc}\t\v\f\r\n\u0085]/u;

/**
 * The text of a list: UTF-8, UTF-16 with a byte order mark, or else Windows-1252, as older spreadsheets write.
 * @throws BAD_USER_INPUT for what is no text
 */
export function fileText(bytes: Uint8Array): string {
  const text = unicodeOf(bytes) ?? windowsText(bytes);
  if (!BINARY.test(text)) return text;
  throw badInput(
    'text',
    msg(
      'peopleList.noText',
      'This is no CSV file. In a spreadsheet, save the sheet as CSV and choose that file.',
    ),
  );
}

function unicodeOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    // The bytes are of another encoding.
    return null;
  }
}

/** By the mark of "Unicode Text" of spreadsheets. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Signs of the bytes 80 to 9F, by which it differs from Latin 1; five bytes have none. */
const WINDOWS_SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Node's decoder of Windows-1252 reads Latin 1. */
function windowsText(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes).toString('latin1');
  return latin.replace(/[\u0080-\u009F]/g, (sign) => WINDOWS_SIGNS.charAt(sign.charCodeAt(0) - 0x80));
}
