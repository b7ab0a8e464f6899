import { msg, type Part } from '../../../domain/text/message.ts';
import { plainLine } from '../base/plainLine.ts';

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

/** One plain line, 40 characters, no links, so that a name carries no message to others. */
export function nameInText(name: string): string {
  return plainLine(plainLine(name).replace(LINK, ' '), MAX_LENGTH);
}

/** {@link nameInText} of a person; "Someone" if nothing is left. */
export function personInText(name: string): Part {
  return nameInText(name) || msg('text.someone', 'Someone');
}

/** {@link nameInText} of a trip; "a trip" if nothing is left. */
export function tripInText(name: string): Part {
  return nameInText(name) || msg('text.aTrip', 'a trip');
}
