import { isDeepStrictEqual } from 'node:util';
import type { Request } from 'autocannon';
import type { Comparison } from './comparisons.ts';

const SHOWN_CHARACTERS = 500;
/** The product compiles a query that comes a second time. */
const SETTLED_AFTER = 3;

/**
 * Two servers are only compared where they answer the same, down to each value.
 * @param ours address of the product
 * @param theirs address of the hand-written server
 * @throws Error with the first place where they differ, or with the one that is no success
 */
export async function requireSameAnswer(
  ours: string,
  theirs: string,
  { name, requests: [request] }: Comparison,
): Promise<void> {
  if (request === undefined) throw new Error(`${name} has no request.`);
  const [product, handWritten] = [await settledAnswerOf(ours, request), await answerOf(theirs, request)];
  if (!isDeepStrictEqual(product, handWritten))
    throw new Error(`${name}: the two answers differ.\n${firstDifference(product, handWritten)}`);
}

/** As `.meals.3.name: "Chili" and "Stew"`. */
function firstDifference(one: unknown, other: unknown): string {
  const [ours, theirs] = [valuesOf(one), valuesOf(other)];
  const key = [...ours.keys()].find((each) => !isDeepStrictEqual(ours.get(each), theirs.get(each)));
  return key === undefined
    ? `: ${beginningOf(one)} and ${beginningOf(other)}`
    : `.${key}${firstDifference(ours.get(key), theirs.get(key))}`;
}

function valuesOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

function beginningOf(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value).slice(0, SHOWN_CHARACTERS);
}

/** What a server answers once it has compiled what comes again. */
async function settledAnswerOf(url: string, request: Request): Promise<unknown> {
  for (let time = 1; time < SETTLED_AFTER; time++) await answerOf(url, request);
  return answerOf(url, request);
}

async function answerOf(url: string, { method, path, headers, body }: Request): Promise<unknown> {
  const response = await fetch(url + path, { method, headers, body: body ?? null });
  if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${await response.text()}`);
  return response.json();
}
