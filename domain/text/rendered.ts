import { asText } from './asText.ts';
import type { Message } from './message.ts';

/** With texts in place of messages. */
export type Rendered<Value> = Value extends Message
  ? string
  : Value extends string | number | boolean | null | undefined | Date
    ? Value
    : { [Name in keyof Value]: Rendered<Value[Name]> };

/** Plain data for a caller, in the caller's language. */
export function rendered<Value>(value: Value): Rendered<Value>;
export function rendered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => rendered(item));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (isMessage(value)) return asText(value);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, rendered(item)]));
}

function isMessage(value: object): value is Message {
  return (
    'id' in value &&
    'message' in value &&
    typeof value.message === 'string' &&
    Object.keys(value).every((name) => name === 'id' || name === 'message' || name === 'values')
  );
}
