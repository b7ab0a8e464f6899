import { capitalized } from './capitalized.ts';
import { numberText, pluralOf } from './formats.ts';
import { listed } from './listed.ts';
import type { Message, MessageValue, Part } from './message.ts';
import { reader } from './reader.ts';

type Values = NonNullable<Message['values']>;

/**
 * A message in the reader's language. Understands `{name}`, `{name, number}`, `{name, select, …}` and
 * `{name, plural, =0 {…} one {…} other {…}}` of ICU MessageFormat.
 */
export function asText({ id, message, values = {} }: Message): string {
  return fill(reader().translations.get(id) ?? message, values);
}

/** A name, or a message within another, in the reader's language. */
export function textOf(part: Part): string {
  return typeof part === 'string' ? part : asText(part);
}

/** {@link asText} of what may say nothing. */
export function textOrNull(message: Message | null): string | null {
  return message && asText(message);
}

function fill(source: string, values: Values): string {
  const open = source.indexOf('{');
  if (open < 0) return source;
  const close = closingBrace(source, open);
  const argument = source.slice(open + 1, close);
  return source.slice(0, open) + filled(argument, values) + fill(source.slice(close + 1), values);
}

function filled(argument: string, values: Values): string {
  const [, name = argument, kind, cases = ''] = /^(\w+), (\w+)(.*)$/s.exec(argument) ?? [];
  const value = values[name] ?? '';
  if (kind === undefined) return valueText(value);
  if (kind === 'select') return fill(caseOf(cases, valueText(value)), values);
  const count = Number(value);
  const digits = numberText(count);
  if (kind === 'number') return digits;
  return fill(caseOf(cases, `=${count}`, pluralOf(count)).replaceAll('#', digits), values);
}

/** The text of the first of the names that there is, else of "other". */
function caseOf(cases: string, ...names: readonly string[]): string {
  const found = new Map<string, string>();
  for (let rest = cases; rest.includes('{');) {
    const open = rest.indexOf('{');
    const close = closingBrace(rest, open);
    found.set(rest.slice(0, open).replace(',', '').trim(), rest.slice(open + 1, close));
    rest = rest.slice(close + 1);
  }
  return [...names, 'other'].map((name) => found.get(name)).find((text) => text !== undefined) ?? '';
}

/** Of the brace at `open`; the end of the source without one. */
export function closingBrace(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return source.length;
}

function valueText(value: MessageValue): string {
  if (typeof value !== 'object') return String(value);
  if ('id' in value) return asText(value);
  if ('capitalized' in value) return capitalized(valueText(value.capitalized));
  if ('items' in value) return value.items.map(valueText).join(', ');
  return 'anyOf' in value ? listed(value.anyOf.map(valueText), 'or') : listed(value.map(valueText));
}
