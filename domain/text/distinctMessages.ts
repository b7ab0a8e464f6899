import { textOf } from './asText.ts';
import type { Part } from './message.ts';

/** Each text once, in order of first occurrence. */
export function distinctMessages<Value extends Part>(messages: readonly Value[]): Value[] {
  return [...new Map(messages.map((message) => [textOf(message), message])).values()];
}
