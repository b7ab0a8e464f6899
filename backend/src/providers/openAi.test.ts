import { cut, drip, html, json, noAnswer, type Answer } from '../../test/providers/localServer.ts';
import {
  aiError,
  completion,
  OPENAI_KEY,
  startLocalOpenAi,
  type LocalOpenAi,
} from '../../test/providers/localOpenAi.ts';
import type { AiOutcome, AiQuestion } from './ai.ts';
import { createOpenAi, withAiBreaker } from './openAi.ts';
import { createOutbound } from './outbound/outbound.ts';

const TIMEOUT_MS = 200;
/** Long enough for every answer; not under test. */
const PATIENT_MS = 20_000;

let openAi: LocalOpenAi;

beforeEach(async () => {
  openAi = await startLocalOpenAi();
});

afterEach(() => openAi.close());

function provider({ timeoutMs = PATIENT_MS, apiKey = OPENAI_KEY } = {}) {
  return createOpenAi(
    {
      apiKey,
      baseUrl: openAi.baseUrl,
      model: 'gpt-4.1-mini',
      dailyBudgetMicroDollars: 1,
      price: { input: 1, output: 1 },
    },
    createOutbound(),
    { timeoutMs, retryAfterMs: 1 },
  );
}

const QUESTION: AiQuestion = {
  instructions: 'Answer with JSON.',
  data: '{"slots":[]}',
  schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
  schemaName: 'nothing',
  maxOutputTokens: 77,
};
const ask = (ai = provider(), signal = new AbortController().signal): Promise<AiOutcome> =>
  ai.ask(QUESTION, signal);

describe('a question', () => {
  test('is one call with a strict schema and separate data, and returns JSON and tokens', async () => {
    openAi.complete = completion('{"meals":[]}');
    expect(await ask()).toEqual({
      kind: 'answered',
      value: { meals: [] },
      tokens: { input: 1000, output: 500 },
    });
    expect(openAi.asked()).toEqual([
      {
        model: 'gpt-4.1-mini',
        messages: [
          { role: 'system', content: QUESTION.instructions },
          { role: 'user', content: QUESTION.data },
        ],
        max_completion_tokens: 77,
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'nothing', strict: true, schema: QUESTION.schema },
        },
      },
    ]);
  });

  const refused = completion(
    null,
    {},
    { message: { role: 'assistant', content: null, refusal: 'I cannot.' } },
  );
  test.each<[string, Answer, Partial<Extract<AiOutcome, { kind: 'useless' }>>]>([
    ['a refusal', refused, { reason: 'refusal' }],
    ['a filter', completion('', {}, { finish_reason: 'content_filter' }), { reason: 'refusal' }],
    ['a truncated answer', completion('{"meals":[', {}, { finish_reason: 'length' }), { reason: 'cut_off' }],
    ['broken JSON', completion('{"meals":['), { reason: 'no_json' }],
    ['prose', completion('Sure! Here are your meals.'), { reason: 'no_json' }],
    ['an empty answer', completion(null), { reason: 'no_json' }],
  ])('answered with %s is useless, and returns its tokens', async (_what, answer, expected) => {
    openAi.complete = answer;
    expect(await ask()).toEqual({ kind: 'useless', tokens: { input: 1000, output: 500 }, ...expected });
  });

  test('is answered without token counts', async () => {
    openAi.complete = completion('[]', { usage: undefined });
    expect(await ask()).toEqual({ kind: 'answered', value: [], tokens: null });
  });

  test.each<[string, Answer, string, boolean, number]>([
    ['too many requests', aiError(429, 'rate_limit_exceeded'), 'http_429', false, 2],
    ['an empty quota', aiError(429, 'insufficient_quota'), 'insufficient_quota', false, 1],
    ['an error', aiError(500, 'server_error'), 'http_500', false, 2],
    ['an HTML answer of a gateway', html(502), 'http_502', false, 2],
    ['an unknown model', aiError(404, 'model_not_found'), 'http_404', false, 1],
    ['an invalid request', aiError(400, 'invalid_request'), 'http_400', false, 1],
    ['HTML that looks like success', html(200), 'strange_answer', false, 1],
    ['JSON of something else', json(200, { hello: 'world' }), 'strange_answer', false, 1],
    ['a dropped connection', cut, 'no_answer', true, 1],
  ])('answered with %s fails with the reason', async (_what, answer, reason, mayBeCharged, calls) => {
    openAi.complete = answer;
    expect(await ask()).toEqual({ kind: 'failed', reason, mayBeCharged });
    expect(openAi.seen).toHaveLength(calls);
  });

  test('is retried once after an overload', async () => {
    openAi.complete = (response, request) => {
      const answer = openAi.seen.length === 1 ? aiError(503, 'overloaded') : completion('{}');
      answer(response, request);
    };
    expect((await ask()).kind).toBe('answered');
  });

  test.each<[string, Answer]>([
    ['no answer', noAnswer],
    ['an answer that never ends', drip],
  ])('with %s times out', async (_what, answer) => {
    openAi.complete = answer;
    expect(await ask(provider({ timeoutMs: TIMEOUT_MS }))).toEqual({
      kind: 'failed',
      reason: 'timeout',
      mayBeCharged: true,
    });
  });

  test('with a wrong key fails', async () => {
    expect(await ask(provider({ apiKey: 'wrong' }))).toMatchObject({ kind: 'failed', reason: 'http_401' });
  });

  test('fails when nothing listens', async () => {
    await openAi.close();
    expect(await ask()).toMatchObject({ kind: 'failed', reason: 'no_answer' });
  });

  test('closes its request when its caller aborts', async () => {
    const gone = new AbortController();
    const closed = new Promise<void>((resolve) => {
      openAi.complete = (response) => {
        response.on('close', resolve);
        gone.abort();
      };
    });
    expect(await ask(provider(), gone.signal)).toEqual({ kind: 'stopped', mayBeCharged: true });
    await closed;
  });

  test('is one of at most four concurrent ones; a fifth waits', async () => {
    const ai = provider();
    let answerAll: () => void = () => undefined;
    const fourAreThere = new Promise<void>((resolve) => {
      answerAll = resolve;
    });
    openAi.complete = (response, request) => {
      if (openAi.seen.length === 4) answerAll();
      void fourAreThere.then(() => {
        expect(openAi.seen.length - answered).toBeLessThanOrEqual(4);
        answered += 1;
        completion('{}')(response, request);
      });
    };
    let answered = 0;
    const outcomes = await Promise.all(Array.from({ length: 9 }, () => ask(ai)));
    expect(outcomes.map(({ kind }) => kind)).toEqual(new Array(9).fill('answered'));
  });

  test('that waits is not sent when its caller aborts', async () => {
    const ai = provider();
    openAi.complete = noAnswer;
    const others = new AbortController();
    const busy = Array.from({ length: 4 }, () => ask(ai, others.signal));
    const gone = new AbortController();
    const waiting = ask(ai, gone.signal);
    gone.abort();
    expect(await waiting).toEqual({ kind: 'stopped', mayBeCharged: false });
    others.abort();
    await Promise.all(busy);
  });

  test('is not sent when too many are waiting', async () => {
    const ai = provider();
    openAi.complete = noAnswer;
    const gone = new AbortController();
    const waiting = Array.from({ length: 20 }, () => ask(ai, gone.signal));
    expect(await ask(ai)).toEqual({ kind: 'not_asked', retryAfterSeconds: 30 });
    gone.abort();
    await Promise.all(waiting);
  });
});

describe('the circuit breaker of the model', () => {
  test('opens after five failures in a row, but not after refusals', async () => {
    const ai = withAiBreaker(provider());
    openAi.complete = completion('no JSON');
    for (let i = 0; i < 6; i += 1) expect((await ask(ai)).kind).toBe('useless');
    openAi.complete = aiError(429, 'insufficient_quota');
    for (let i = 0; i < 5; i += 1) expect((await ask(ai)).kind).toBe('failed');
    expect(ai.isBreakerOpen?.()).toBe(true);
    expect((await ask(ai)).kind).toBe('not_asked');
    expect(openAi.seen).toHaveLength(11);
  });

  test.each<[string, Answer, boolean]>([
    ['an invalid request', aiError(400, 'invalid_request'), false],
    ['a question over the context length', aiError(400, 'context_length_exceeded'), false],
    ['a filtered question', aiError(400, 'content_filter'), false],
    ['a wrong key', aiError(401, 'invalid_api_key'), false],
    ['a key without permission', aiError(403, 'forbidden'), false],
    ['an unknown model', aiError(404, 'model_not_found'), false],
    ['a body over the size limit', aiError(413, 'too_large'), false],
    ['an invalid schema', aiError(422, 'unprocessable'), false],
    ['a time-out of the provider', aiError(408, 'timeout'), true],
    ['too many requests', aiError(429, 'rate_limit_exceeded'), true],
    ['an error', aiError(500, 'server_error'), true],
    ['a bad gateway', html(502), true],
    ['an overload', aiError(503, 'overloaded'), true],
    ['an HTML answer', html(200), true],
    ['a dropped connection', cut, true],
  ])('opens or stays closed after five times %s', async (_what, answer, isOpen) => {
    const ai = withAiBreaker(provider());
    openAi.complete = answer;
    for (let i = 0; i < 5; i += 1) expect((await ask(ai)).kind).toBe('failed');
    expect(ai.isBreakerOpen?.()).toBe(isOpen);
    openAi.complete = completion('{}');
    expect((await ask(ai)).kind).toBe(isOpen ? 'not_asked' : 'answered');
  });

  test('opens after five time-outs', async () => {
    const ai = withAiBreaker(provider({ timeoutMs: TIMEOUT_MS }));
    openAi.complete = noAnswer;
    for (let i = 0; i < 5; i += 1) expect(await ask(ai)).toMatchObject({ reason: 'timeout' });
    expect(ai.isBreakerOpen?.()).toBe(true);
  });
});
