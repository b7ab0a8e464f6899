import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Message, MessageValue } from '../../../domain/text/message.ts';
import { startReaders } from '../../src/base/readers.ts';
import { bareWords, pseudo } from './pseudoText.ts';
import { messagesIn, sourceFiles } from './sourceMessages.ts';

/** German becomes this language: every message of the server with other letters. */
export async function startPseudoLanguage(): Promise<void> {
  const files = sourceFiles('domain', 'backend/src');
  const messages = files.flatMap(messagesIn);
  const texts = Object.fromEntries(messages.map(({ id, text }) => [id, pseudo(text)]));
  const dir = await mkdtemp(join(tmpdir(), 'grub-club-locales-'));
  await writeFile(join(dir, 'de.json'), JSON.stringify(texts));
  startReaders(dir);
}

/** English words in a text in the pseudo-language that are no typed values. */
export function englishIn(text: string, values: Message['values'] = {}): string[] {
  return bareWords(text, Object.values(values).flatMap(typedIn));
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
