const MAX_LENGTH = 40;
const LINK =
  /\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+|\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/:?#]\S*)?/giu;
/** Control and formatting characters: line breaks, zero-width and right-to-left marks. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/**
 * A name that somebody chose, as it may stand in a text to somebody else: on one line, at most 40 characters, with
 * nothing to tap on, so that nobody sends messages of their own in the product's name.
 */
export function nameInText(name: string): string {
  const plain = name.replace(INVISIBLE, ' ').replace(LINK, ' ').replace(/\s+/gu, ' ').trim();
  return Array.from(plain).slice(0, MAX_LENGTH).join('').trim();
}
