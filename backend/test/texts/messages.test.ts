import { readFileSync } from 'node:fs';
import { messagesIn, sourceFiles } from './sourceMessages.ts';

const MESSAGES = sourceFiles('domain', 'backend/src', 'frontend/src').flatMap(messagesIn);

test('a message id has one English text', () => {
  const texts = new Map<string, string>();
  for (const { id, text } of MESSAGES) {
    expect([id, texts.get(id) ?? text]).toEqual([id, text]);
    texts.set(id, text);
  }
  expect(texts.size).toBeGreaterThan(200);
});

test('a text of fields has one message id: errors of fields carry the text alone', () => {
  const ids = new Map<string, string>();
  const files = sourceFiles('domain', 'backend/src').filter((file) =>
    /\/(?:fieldText|text)\.ts'/.test(readFileSync(file, 'utf8')),
  );
  for (const { id, text } of files.flatMap(messagesIn)) {
    expect([text, ids.get(text) ?? id]).toEqual([text, id]);
    ids.set(text, id);
  }
  expect(ids.size).toBeGreaterThan(100);
});

test('a message id is named by its feature', () => {
  expect(MESSAGES.filter(({ id }) => !/^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]*)+$/.test(id))).toEqual([]);
});

/** Quotes escape braces in ICU MessageFormat, and # stands for a number in plurals. */
test('every reader of ICU MessageFormat reads a message alike', () => {
  expect(MESSAGES.filter(({ text }) => /''|'[{}#|]/.test(text))).toEqual([]);
  const cases = String.raw`\{(?:[^{}]|\{\w+\})*\}`;
  const plural = new RegExp(String.raw`\{\w+, plural,(?: (?:=\d+|one) ${cases})+ other ${cases}\}`, 'g');
  const rest = MESSAGES.map(({ text }) => text.replaceAll(plural, '').replaceAll(/\{\w+(, number)?\}/g, ''));
  expect(rest.filter((text) => /[{}]/.test(text))).toEqual([]);
});
