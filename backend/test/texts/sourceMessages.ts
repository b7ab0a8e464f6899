import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceMessage {
  readonly id: string;
  readonly text: string;
}

const LITERAL = String.raw`('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
const CALL = new RegExp(String.raw`\b(?:msg|fieldMsg)\(\s*'([^']+)',\s*${LITERAL},?\s*(\)|\{)`, 'g');

/** The code of a house: "domain". */
export function sourceFiles(...houses: readonly string[]): string[] {
  return houses
    .flatMap((house) =>
      readdirSync(house, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated)\.tsx?$/.test(file))
        .map((file) => join(house, file)),
    )
    .filter((file) => !/^domain\/text\/(?:message|fieldText)\.ts$/.test(file));
}

export function messagesIn(file: string): SourceMessage[] {
  const code = readFileSync(file, 'utf8');
  const found = [...code.matchAll(CALL)].map(([, id = '', literal = '']) => ({ id, text: textOf(literal) }));
  // Translators find literals alone; values are listed one by one, so that no row of a table is sent along.
  expect([file, found.length]).toEqual([file, code.match(/\b(?:msg|fieldMsg)\(/g)?.length ?? 0]);
  return found;
}

function textOf(literal: string): string {
  return literal.slice(1, -1).replaceAll(/\\(.)/g, '$1');
}
