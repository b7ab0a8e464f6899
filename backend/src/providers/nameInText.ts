const MAX_LENGTH = 40;
/** What phones make a link of: an address with its scheme, a name of a host in any script, an IPv4 address. */
const LINK = new RegExp(
  [
    String.raw`\S*:\/\/\S+`,
    String.raw`www\.\S+`,
    String.raw`[\p{L}\p{M}\p{N}-]+(?:[.。][\p{L}\p{M}\p{N}-]+)*[.。][\p{L}\p{M}]{2,}(?:[/:?#]\S*)?`,
    String.raw`\p{N}{1,3}(?:\.\p{N}{1,3}){3}(?:[/:?#]\S*)?`,
  ].join('|'),
  'giu',
);
/** Control and formatting characters: line breaks, zero-width and right-to-left marks. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/**
 * A name that somebody chose, as it may stand in a text to somebody else: on one line, at most 40 characters, with
 * no link in it, so that nobody sends messages of their own in the product's name. Letters that only look otherwise
 * (`ｗｗｗ`, `𝐰𝐰𝐰`) become plain ones first: what opens a link reads them so too.
 */
export function nameInText(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(INVISIBLE, ' ')
    .replace(LINK, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return Array.from(plain).slice(0, MAX_LENGTH).join('').trim();
}
