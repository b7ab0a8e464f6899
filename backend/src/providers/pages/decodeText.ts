import { TextDecoder } from 'node:util';

const BOMS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
const PRESCANNED_BYTES = 4096;
const META = /<meta\s[^>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]{1,40})/i;
const XML = /^\s*<\?xml\s[^>]{0,100}?encoding\s*=\s*["']([\w.:-]{1,40})/i;

/**
 * Text of a page: by its byte order mark, else by the charset of the header, of a meta tag, else UTF-8. What is no
 * UTF-8, whatever the page says, is read as Windows-1252.
 * @param charset of the header; unknown ones are ignored
 */
export function decodeText(bytes: Uint8Array, charset: string | null): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, PRESCANNED_BYTES));
  const ofPage = META.exec(head)?.[1] ?? XML.exec(head)?.[1] ?? null;
  const bom = BOMS.find(([, marks]) => marks.every((mark, at) => bytes[at] === mark))?.[0];
  if (bom !== undefined) return new TextDecoder(bom).decode(bytes);
  // A meta tag that could be read is not UTF-16.
  const named = decoderOf(charset) ?? decoderOf(/^utf-?16/i.test(ofPage ?? '') ? 'utf-8' : ofPage);
  const decoder = isAscii(head) && named?.encoding.startsWith('utf-16') === true ? null : named;
  if (decoder !== null && decoder.encoding !== 'utf-8') return decoded(bytes, decoder);
  const text = new TextDecoder().decode(bytes);
  return isUtf8(text) ? text : decoded(bytes, new TextDecoder(WINDOWS_1252));
}

const WINDOWS_1252 = 'windows-1252';
/** Its characters from 0x80 on. */
const QUOTES_AND_DASHES = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function decoded(bytes: Uint8Array, decoder: TextDecoder): string {
  const text = decoder.decode(bytes);
  if (decoder.encoding !== WINDOWS_1252) return text;
  // Node 20 reads it as Latin-1, which has control characters there.
  return text.replace(/[\x80-\x9f]/g, (char) => QUOTES_AND_DASHES.charAt(char.charCodeAt(0) - 0x80));
}

function decoderOf(label: string | null): TextDecoder | null {
  if (label === null) return null;
  try {
    return new TextDecoder(label.trim());
  } catch {
    // No label of the encoding standard.
    return null;
  }
}

/** UTF-16 has null bytes in ASCII's place. */
function isAscii(head: string): boolean {
  return !head.includes('\0');
}

/** Some pages have a few broken characters; others have nothing else beyond ASCII. */
function isUtf8(text: string): boolean {
  const broken = text.match(/\uFFFD/g)?.length ?? 0;
  return broken === 0 || broken * 2 < (text.match(/[^\0-\x7f]/g)?.length ?? 0);
}
