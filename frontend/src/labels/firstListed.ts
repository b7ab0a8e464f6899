import { textOf } from '../../../domain/text/asText.ts';
import { firstParts, listed } from '../../../domain/text/listed.ts';
import type { Part } from '../../../domain/text/message.ts';

const MOST_NAMES = 2;

/** "Ana, Ben and Priya", "Ana, Ben and 40 more" */
export function firstListed(names: readonly Part[]): string {
  return listed(firstParts(names, MOST_NAMES).map(textOf));
}
