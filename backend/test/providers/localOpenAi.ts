import { json, startLocalServer, type Answer, type LocalServer, type SeenRequest } from './localServer.ts';

export const OPENAI_KEY = 'a key for tests only';

/** A local server with OpenAI's protocol. */
export interface LocalOpenAi extends LocalServer {
  /** The value of `OPENAI_BASE_URL`. */
  readonly baseUrl: string;
  /** Answers completions. */
  complete: Answer;
  /** Requests, oldest first. */
  asked(): Question[];
}

/** The tested part of a request. */
export interface Question {
  readonly model: string;
  readonly max_completion_tokens: number;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format: {
    readonly type: string;
    readonly json_schema: { readonly strict: boolean; readonly schema: unknown };
  };
}

/** The user message of a request, parsed. */
export interface QuestionData {
  readonly slots: readonly { readonly slot: string; readonly type: string }[];
  readonly alreadyPlanned: readonly string[];
  readonly likes: string | null;
}

/** The JSON of a request. */
function questionOf({ body }: SeenRequest): Question {
  // The SDK sends this shape; otherwise a test fails.
  return JSON.parse(body) as Question;
}

/** The data of a request. */
export function dataOf(question: Question): QuestionData {
  // Written by the product.
  return JSON.parse(question.messages[1]?.content ?? '{}') as QuestionData;
}

/** A completion in OpenAI's format; `content` is the model's text. */
export function completion(content: string | null, overrides: object = {}, choice: object = {}): Answer {
  return json(200, {
    id: 'chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT',
    object: 'chat.completion',
    created: 1_741_569_952,
    model: 'gpt-4.1-mini-2025-04-14',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null, annotations: [] },
        logprobs: null,
        finish_reason: 'stop',
        ...choice,
      },
    ],
    usage: {
      prompt_tokens: 1000,
      completion_tokens: 500,
      total_tokens: 1500,
      prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0 },
    },
    service_tier: 'default',
    system_fingerprint: 'fp_1',
    ...overrides,
  });
}

/** An error in OpenAI's format. */
export function aiError(status: number, code: string, message = 'No.'): Answer {
  return json(status, { error: { message, type: code, param: null, code } });
}

/** A meal as the model may answer it. */
export function modelMeal(slot: string, overrides: object = {}): Record<string, unknown> {
  return {
    slot,
    name: `Rice of ${slot}`,
    description: 'Rice with vegetables.',
    mainIngredient: slot,
    minutes: 20,
    equipment: 'camping-stove',
    ingredients: [
      { name: 'rice', amount: 80, unit: 'g', notes: null, alternatives: ['quinoa', 'bulgur'] },
      { name: 'carrots', amount: 0.5, unit: null, notes: 'peeled', alternatives: [] },
    ],
    instructions: ['Wash the rice.', 'Serve with carrots.'],
    ...overrides,
  };
}

/** Answers each requested slot with a meal; `change` edits the list. */
export function mealsAnswer(
  change: (meals: Record<string, unknown>[], question: Question) => unknown[] = (meals) => meals,
): Answer {
  return (response, request) => {
    const question = questionOf(request);
    const meals = dataOf(question).slots.map(({ slot }) => modelMeal(slot));
    completion(JSON.stringify({ meals: change(meals, question) }))(response, request);
  };
}

export async function startLocalOpenAi(): Promise<LocalOpenAi> {
  const server = await startLocalServer((response, request) => {
    const isKnown = request.headers.authorization === `Bearer ${OPENAI_KEY}`;
    const answer = !isKnown
      ? aiError(401, 'invalid_api_key', 'Incorrect API key provided.')
      : request.method === 'POST' && request.url.pathname === '/v1/chat/completions'
        ? openAi.complete
        : aiError(404, 'unknown_url');
    answer(response, request);
  });
  const openAi: LocalOpenAi = Object.assign(server, {
    baseUrl: `${server.url}/v1`,
    complete: mealsAnswer(),
    asked: () => server.seen.map(questionOf),
  });
  return openAi;
}
