import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Message, MessageValue } from '../../domain/text/message.ts';
import { startReaders } from '../src/base/readers.ts';
import { messagesIn, sourceFiles } from './sourceMessages.ts';

/** Stands in for a translation. */
export const PSEUDO_LETTER = 'ж';

/** "{count, plural, one {" and what else the syntax of a message needs. */
const SYNTAX = /(\{\w+(?:, number)?\}|\{\w+, (?:plural|select),|\b(?:=\d+|one|other) \{(?!\w+\}))/;

/** German becomes this language: every message of the server with other letters. */
export async function startPseudoLanguage(): Promise<void> {
  const files = sourceFiles('domain', 'backend/src');
  const messages = files.flatMap(messagesIn);
  const texts = Object.fromEntries(messages.map(({ id, text }) => [id, pseudo(text)]));
  const dir = await mkdtemp(join(tmpdir(), 'grub-club-locales-'));
  await writeFile(join(dir, 'de.json'), JSON.stringify(texts));
  startReaders(dir);
}

function pseudo(text: string): string {
  return text
    .split(SYNTAX)
    .map((part) => (SYNTAX.test(part) ? part : part.replaceAll(/[A-Za-z]/g, PSEUDO_LETTER)))
    .join('');
}

/** English words in a text in the pseudo-language that are no typed values. */
export function englishIn(text: string, values: Message['values'] = {}): string[] {
  const typed = Object.values(values).flatMap(typedIn);
  const rest = typed
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, value) => left.replaceAll(value, ''), text);
  return rest.match(/[A-Za-z]{2,}/g) ?? [];
}

function typedIn(value: MessageValue): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number') return [];
  if ('id' in value) return Object.values(value.values ?? {}).flatMap(typedIn);
  if ('anyOf' in value) return value.anyOf.flatMap(typedIn);
  if ('items' in value) return value.items.flatMap(typedIn);
  if ('capitalized' in value) return typedIn(value.capitalized);
  return value.flatMap(typedIn);
}
