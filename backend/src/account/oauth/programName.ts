import { plainLine } from '../../base/plainLine.ts';
import { destinationOf } from './redirectUri.ts';

const MAX_LENGTH = 60;

/**
 * The name that a program gave itself, on one plain line of 60 characters.
 * @param redirectUri names a program without one: "claude.ai"
 */
export function programName(name: string, redirectUri: string): string {
  const line = plainLine(name, MAX_LENGTH);
  if (line !== '') return line;
  const { host, scheme } = destinationOf(redirectUri);
  return host ?? scheme ?? 'localhost';
}
