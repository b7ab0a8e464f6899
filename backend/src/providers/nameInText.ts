const MAX_LENGTH = 40;
/** What phones turn into a link: URLs, host names in any script, IPv4 addresses. */
const LINK = new RegExp(
  [
    String.raw`\S*:\/\/\S+`,
    String.raw`www\.\S+`,
    String.raw`[\p{L}\p{M}\p{N}-]+(?:[.。][\p{L}\p{M}\p{N}-]+)*[.。][\p{L}\p{M}]{2,}(?:[/:?#]\S*)?`,
    String.raw`\p{N}{1,3}(?:\.\p{N}{1,3}){3}(?:[/:?#]\S*)?`,
  ].join('|'),
  'giu',
);
/** Control and formatting characters. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/**
 * A user's name for a text to somebody else: one line, at most 40 characters, no links, so that names cannot carry
 * messages. Lookalike letters (`ｗｗｗ`, `𝐰𝐰𝐰`) are normalized first.
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
