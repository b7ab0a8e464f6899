import { isDeepStrictEqual } from 'node:util';
import type { Request } from 'autocannon';
import type { Scenario } from './scenarios.ts';

const SHOWN_CHARACTERS = 2000;
/** The product compiles a query that comes a second time. */
const SETTLED_AFTER = 3;

/**
 * Two servers are only compared where they answer the same, down to each value.
 * @param ours address of the product
 * @param theirs address of the hand-written server
 * @throws Error with the beginning of both answers where they differ, or with the one that is no success
 */
export async function requireSameAnswer(
  ours: string,
  theirs: string,
  { name, requests: [request] }: Scenario,
): Promise<void> {
  if (request === undefined) throw new Error(`${name} has no request.`);
  const [product, handWritten] = [await settledAnswerOf(ours, request), await answerOf(theirs, request)];
  if (!isDeepStrictEqual(product, handWritten))
    throw new Error(`${name}: the two answers differ.\n${beginningOf(product)}\n${beginningOf(handWritten)}`);
}

function beginningOf(answer: unknown): string {
  return JSON.stringify(answer).slice(0, SHOWN_CHARACTERS);
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
