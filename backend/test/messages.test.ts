import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Source {
  readonly id: string;
  readonly text: string;
}

const HOUSES = ['domain', 'backend/src', 'frontend/src'];

const FILES = HOUSES.flatMap((house) =>
  readdirSync(house, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated)\.tsx?$/.test(file))
    .map((file) => join(house, file)),
).filter((file) => !/^domain\/text\/(?:message|fieldText)\.ts$/.test(file));

const LITERAL = String.raw`('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
const CALL = new RegExp(String.raw`\b(?:msg|fieldMsg)\(\s*'([^']+)',\s*${LITERAL},?\s*(\)|\{)`, 'g');

function messagesIn(file: string): Source[] {
  const code = readFileSync(file, 'utf8');
  const found = [...code.matchAll(CALL)].map(([, id = '', literal = '']) => ({ id, text: textOf(literal) }));
  // Translators find literals alone; values are listed one by one, so that no row of a table is sent along.
  expect([file, found.length]).toEqual([file, code.match(/\b(?:msg|fieldMsg)\(/g)?.length ?? 0]);
  return found;
}

function textOf(literal: string): string {
  return literal.slice(1, -1).replaceAll(/\\(.)/g, '$1');
}

const MESSAGES = FILES.flatMap(messagesIn);

test('a message id has one English text', () => {
  const texts = new Map<string, string>();
  for (const { id, text } of MESSAGES) {
    expect([id, texts.get(id) ?? text]).toEqual([id, text]);
    texts.set(id, text);
  }
  expect(texts.size).toBeGreaterThan(200);
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
