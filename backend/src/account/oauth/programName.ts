import { destinationOf } from './redirectUri.ts';

const MAX_LENGTH = 60;
/** Control, bidirectional and other invisible characters mislead who reads the name. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]+/gu;

/**
 * The name that a program gave itself, on one line of 60 characters. Lookalike letters are normalized.
 * @param redirectUri names a program without one: "claude.ai"
 */
export function programName(name: string, redirectUri: string): string {
  const plain = name.normalize('NFKC').replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim();
  const cut = Array.from(plain).slice(0, MAX_LENGTH).join('').trim();
  if (cut !== '') return cut;
  const { host, scheme } = destinationOf(redirectUri);
  return host ?? scheme ?? 'localhost';
}
