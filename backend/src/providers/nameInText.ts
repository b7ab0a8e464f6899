const MAX_LENGTH = 40;
/** What phones link: URLs, host names in any script, IPv4 addresses. */
const LINK = new RegExp(
  [
    String.raw`\S*:\/\/\S+`,
    String.raw`www\.\S+`,
    String.raw`[\p{L}\p{M}\p{N}-]+(?:[.。][\p{L}\p{M}\p{N}-]+)*[.。][\p{L}\p{M}]{2,}(?:[/:?#]\S*)?`,
    String.raw`\p{N}{1,3}(?:\.\p{N}{1,3}){3}(?:[/:?#]\S*)?`,
  ].join('|'),
  'giu',
);
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/**
 * One line, 40 characters, no links, so that a name carries no message to others. Lookalike letters (`ｗｗｗ`, `𝐰𝐰𝐰`)
 * are normalized first.
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
