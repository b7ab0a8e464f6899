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

const TIMEOUT_MS = 200;
/** For calls that are answered: their time has nothing to do with what is tested. */
const PATIENT_MS = 20_000;

let openAi: LocalOpenAi;

beforeEach(async () => {
  openAi = await startLocalOpenAi();
});

afterEach(() => openAi.close());

function provider({ timeoutMs = PATIENT_MS, apiKey = OPENAI_KEY } = {}) {
  return createOpenAi(
    {
      ...{ apiKey, baseUrl: openAi.baseUrl, model: 'gpt-4.1-mini' },
      ...{ dailyBudgetMicroDollars: 1, price: { input: 1, output: 1 } },
    },
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
  test('is one call with a strict schema, data apart from instructions, and brings JSON and tokens', async () => {
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
    ['half an answer', completion('{"meals":[', {}, { finish_reason: 'length' }), { reason: 'cut_off' }],
    ['broken JSON', completion('{"meals":['), { reason: 'no_json' }],
    ['prose', completion('Sure! Here are your meals.'), { reason: 'no_json' }],
    ['nothing', completion(null), { reason: 'no_json' }],
  ])('that gets %s is known for it, with what it cost', async (_what, answer, expected) => {
    openAi.complete = answer;
    expect(await ask()).toEqual({
      kind: 'useless',
      tokens: { input: 1000, output: 500 },
      ...expected,
    });
  });

  test('is answered where nobody counts tokens', async () => {
    openAi.complete = completion('[]', { usage: undefined });
    expect(await ask()).toEqual({ kind: 'answered', value: [], tokens: null });
  });

  test.each<[string, Answer, string, boolean, number]>([
    ['too many requests', aiError(429, 'rate_limit_exceeded'), 'http_429', false, 2],
    ['an empty quota', aiError(429, 'insufficient_quota'), 'insufficient_quota', false, 1],
    ['an error', aiError(500, 'server_error'), 'http_500', false, 2],
    ['a gateway that answers HTML', html(502), 'http_502', false, 2],
    ['an unknown model', aiError(404, 'model_not_found'), 'http_404', false, 1],
    ['a question it does not take', aiError(400, 'invalid_request'), 'http_400', false, 1],
    ['HTML that looks like success', html(200), 'strange_answer', false, 1],
    ['JSON of something else', json(200, { hello: 'world' }), 'strange_answer', false, 1],
    ['a connection that is cut', cut, 'no_answer', true, 1],
  ])('that gets %s is known for it', async (_what, answer, reason, mayBeCharged, calls) => {
    openAi.complete = answer;
    expect(await ask()).toEqual({ kind: 'failed', reason, mayBeCharged });
    expect(openAi.seen).toHaveLength(calls);
  });

  test('is answered the second time', async () => {
    openAi.complete = (response, request) => {
      const answer = openAi.seen.length === 1 ? aiError(503, 'overloaded') : completion('{}');
      answer(response, request);
    };
    expect((await ask()).kind).toBe('answered');
  });

  test.each<[string, Answer]>([
    ['no answer', noAnswer],
    ['an answer that never ends', drip],
  ])('with %s ends in time', async (_what, answer) => {
    openAi.complete = answer;
    expect(await ask(provider({ timeoutMs: TIMEOUT_MS }))).toEqual({
      ...{ kind: 'failed', reason: 'timeout', mayBeCharged: true },
    });
  });

  test('with a key that is wrong fails', async () => {
    expect(await ask(provider({ apiKey: 'wrong' }))).toMatchObject({ kind: 'failed', reason: 'http_401' });
  });

  test('fails when nobody listens', async () => {
    await openAi.close();
    expect(await ask()).toMatchObject({ kind: 'failed', reason: 'no_answer' });
  });

  test('ends when nobody waits for it any more, on the wire too', async () => {
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

  test('is one of four at once, and the fifth waits for its turn', async () => {
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

  test('that waits for its turn ends when nobody waits for it, and was never sent', async () => {
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

  test('is not asked where too many wait already', async () => {
    const ai = provider();
    openAi.complete = noAnswer;
    const gone = new AbortController();
    const waiting = Array.from({ length: 20 }, () => ask(ai, gone.signal));
    expect(await ask(ai)).toEqual({ kind: 'not_asked', retryAfterSeconds: 30 });
    gone.abort();
    await Promise.all(waiting);
  });
});

describe('the breaker before the model', () => {
  test('leaves it alone after five failures in a row, but not after refusals', async () => {
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
    ['a question that it does not take', aiError(400, 'invalid_request'), false],
    ['a question that is too long', aiError(400, 'context_length_exceeded'), false],
    ['a question that its filter stops', aiError(400, 'content_filter'), false],
    ['a key that is wrong', aiError(401, 'invalid_api_key'), false],
    ['a key without the right', aiError(403, 'forbidden'), false],
    ['a model that it does not have', aiError(404, 'model_not_found'), false],
    ['a body that is too large', aiError(413, 'too_large'), false],
    ['a schema that it does not take', aiError(422, 'unprocessable'), false],
    ['its own time-out', aiError(408, 'timeout'), true],
    ['too many requests', aiError(429, 'rate_limit_exceeded'), true],
    ['an error', aiError(500, 'server_error'), true],
    ['a gateway', html(502), true],
    ['too much to do', aiError(503, 'overloaded'), true],
    ['an answer of something else', html(200), true],
    ['a connection that is cut', cut, true],
  ])('after five times %s', async (_what, answer, isOpen) => {
    const ai = withAiBreaker(provider());
    openAi.complete = answer;
    for (let i = 0; i < 5; i += 1) expect((await ask(ai)).kind).toBe('failed');
    expect(ai.isBreakerOpen?.()).toBe(isOpen);
    openAi.complete = completion('{}');
    expect((await ask(ai)).kind).toBe(isOpen ? 'not_asked' : 'answered');
  });

  test('after five time-outs leaves it alone', async () => {
    const ai = withAiBreaker(provider({ timeoutMs: TIMEOUT_MS }));
    openAi.complete = noAnswer;
    for (let i = 0; i < 5; i += 1) expect(await ask(ai)).toMatchObject({ reason: 'timeout' });
    expect(ai.isBreakerOpen?.()).toBe(true);
  });
});
