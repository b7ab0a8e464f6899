import { setTimeout as later } from 'node:timers/promises';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import OpenAI from 'openai';
import * as z from 'zod';
import type { AiConfig } from '../config/config.ts';
import type { AiOutcome, AiProvider, AiQuestion, AiTokens } from './ai.ts';
import type { Outbound } from './outbound/outbound.ts';
import { createBreaker, isRefusal } from './breaker.ts';

const TIMEOUT_MS = 45_000;
const RETRY_AFTER_MS = 1_000;
const AT_ONCE = 4;
/** More calls would only time out. */
const WAITING = 16;
const BUSY_SECONDS = 30;

/** Servers that resemble OpenAI omit some fields. */
const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z
    .object({ prompt_tokens: z.int().nonnegative(), completion_tokens: z.int().nonnegative() })
    .nullish(),
});

interface Waits {
  readonly timeoutMs: number;
  readonly retryAfterMs: number;
}

/** 45 seconds a question with its wait, one retry after 429 or 5xx, four at a time. */
export function createOpenAi(
  config: AiConfig,
  { fetch }: Outbound,
  { timeoutMs, retryAfterMs }: Waits = { timeoutMs: TIMEOUT_MS, retryAfterMs: RETRY_AFTER_MS },
): AiProvider {
  const client = new OpenAI({
    apiKey: config.apiKey,
    baseURL: config.baseUrl,
    fetch,
    // Ignore the environment, print nothing.
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    // The SDK would repeat calls that a quota refuses.
    maxRetries: 0,
    timeout: timeoutMs,
  });
  const queue = bulkhead(AT_ONCE, WAITING);
  const askOnce = async (question: AiQuestion, signal: AbortSignal): Promise<AiOutcome> => {
    // Typed as a completion; servers may send anything.
    const answer: unknown = await client.chat.completions.create(bodyOf(config.model, question), { signal });
    return outcomeOf(answer);
  };
  return {
    model: config.model,
    ask: async (question, gone) => {
      const signal = AbortSignal.any([gone, AbortSignal.timeout(timeoutMs)]);
      const call = { isSent: false };
      try {
        const asked = queue.execute(async () => {
          signal.throwIfAborted();
          call.isSent = true;
          try {
            return await askOnce(question, signal);
          } catch (error) {
            if (!isWorthAnotherTry(error)) throw error;
            await later(retryAfterMs, undefined, { signal });
            return await askOnce(question, signal);
          }
        });
        return await unlessAborted(signal, asked);
      } catch (error) {
        if (error instanceof BulkheadRejectedError)
          return { kind: 'not_asked', retryAfterSeconds: BUSY_SECONDS };
        if (gone.aborted) return { kind: 'stopped', mayBeCharged: call.isSent };
        return { ...failureOf(error, signal), ...(call.isSent ? {} : { mayBeCharged: false }) };
      }
    },
  };
}

/** 'stopped' once aborted. */
function unlessAborted<Outcome>(signal: AbortSignal, work: Promise<Outcome>): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    signal.addEventListener(
      'abort',
      () => {
        reject(new Error('aborted', { cause: signal.reason }));
      },
      { once: true },
    );
    work.then(resolve, reject);
  });
}

/** Refusals, cut-off answers and full queues do not count. */
export function withAiBreaker(ai: AiProvider): AiProvider {
  const breaker = createBreaker<AiOutcome>(
    'ask model',
    (outcome) => outcome.kind === 'failed' && !isRefusal(outcome.reason),
  );
  return {
    model: ai.model,
    ask: (question, signal) =>
      breaker.run(
        () => ai.ask(question, signal),
        (retryAfterSeconds) => ({ kind: 'not_asked', retryAfterSeconds }),
      ),
    isBreakerOpen: breaker.isOpen,
  };
}

function bodyOf(
  model: string,
  { instructions, data, schema, schemaName, maxOutputTokens }: AiQuestion,
): OpenAI.Chat.ChatCompletionCreateParamsNonStreaming {
  return {
    model,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: data },
    ],
    // Reasoning models refuse max_tokens and temperature.
    max_completion_tokens: maxOutputTokens,
    response_format: { type: 'json_schema', json_schema: { name: schemaName, strict: true, schema } },
  };
}

/** Refusals have status 200; a gateway's HTML arrives as a string. */
function outcomeOf(answer: unknown): AiOutcome {
  const read = completion.safeParse(answer);
  if (!read.success) return { kind: 'failed', reason: 'strange_answer', mayBeCharged: false };
  const { choices, usage } = read.data;
  const tokens: AiTokens | null = usage
    ? { input: usage.prompt_tokens, output: usage.completion_tokens }
    : null;
  const [choice] = choices;
  if (choice?.message.refusal || choice?.finish_reason === 'content_filter')
    return { kind: 'useless', reason: 'refusal', tokens };
  if (choice?.finish_reason === 'length') return { kind: 'useless', reason: 'cut_off', tokens };
  try {
    return { kind: 'answered', value: JSON.parse(choice?.message.content ?? ''), tokens };
  } catch {
    return { kind: 'useless', reason: 'no_json', tokens };
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  if (!(error instanceof OpenAI.APIError)) return false;
  const status: unknown = error.status;
  if (typeof status !== 'number') return false;
  return (status === 429 && error.code !== 'insufficient_quota') || status >= 500;
}

function failureOf(error: unknown, signal: AbortSignal): Extract<AiOutcome, { kind: 'failed' }> {
  if (signal.aborted) return { kind: 'failed', reason: 'timeout', mayBeCharged: true };
  const status: unknown = error instanceof OpenAI.APIError ? error.status : undefined;
  if (typeof status === 'number') {
    const isQuota = error instanceof OpenAI.APIError && error.code === 'insufficient_quota';
    return { kind: 'failed', reason: isQuota ? 'insufficient_quota' : `http_${status}`, mayBeCharged: false };
  }
  if (error instanceof SyntaxError) return { kind: 'failed', reason: 'strange_answer', mayBeCharged: true };
  return { kind: 'failed', reason: 'no_answer', mayBeCharged: true };
}
