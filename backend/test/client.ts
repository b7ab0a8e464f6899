import type { ErrorCode } from '../../domain/errorCode.ts';
import { HTTP_STATUS } from '../src/base/errors.ts';
import { endOf, subscriber, type End } from './subscriber.ts';

/** Tests call faster than people, all from one address. */
export const UNLIMITED_CALLS = { USER_CALLS_PER_SECOND: '1000000', ADDRESS_CALLS_PER_SECOND: '1000000' };

/** An answer over REST. */
export interface RestAnswer {
  readonly status: number;
  /** Parsed JSON, text of CSV, or null without a body; of a stream its first message. */
  readonly body: unknown;
  readonly headers: Headers;
}

/** An answer over GraphQL. */
export interface GraphqlAnswer {
  readonly status: number;
  readonly data: unknown;
  /** `extensions.code` of the first error, or null. */
  readonly code: string | null;
  readonly message: string | null;
  /** `extensions.field` of the first error: the invalid field of the input, or null. */
  readonly field: string | null;
  /** Of the first error; none where a socket is closed. */
  readonly extensions?: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

interface GraphqlBody {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: Readonly<Record<string, unknown>> & {
      readonly code?: string;
      readonly field?: string;
    };
  }[];
}

/** An HTTP client with or without a session; keeps the session's cookie. */
export class Client {
  private readonly url: string;
  private cookie: string | null;
  private readonly token: string | null;

  /** @param token a personal one */
  constructor(url: string, cookie: string | null, token: string | null = null) {
    this.url = url;
    this.cookie = cookie;
    this.token = token;
  }

  /** The same session or token at another process. */
  at(url: string): Client {
    return new Client(url, this.cookie, this.token);
  }

  /** The Cookie header of its calls; null without a session. */
  get sessionCookie(): string | null {
    return this.cookie;
  }

  async rest(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<RestAnswer> {
    const response = await this.send(
      method,
      path,
      body === undefined ? undefined : JSON.stringify(body),
      headers,
    );
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    const text = isStream ? await firstEvent(response) : await response.text();
    const isText = response.headers.get('content-type')?.startsWith('text/csv') === true;
    const parsed: unknown = text === '' ? null : isText ? text : JSON.parse(text);
    return { status: response.status, body: parsed, headers: response.headers };
  }

  /** Of a subscription the first message. */
  async graphql(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<GraphqlAnswer> {
    if (query.startsWith('subscription'))
      return firstOfSubscription(this.url, { ...this.headers, ...headers }, { query, variables });
    const response = await this.send('POST', '/graphql', JSON.stringify({ query, variables }), headers);
    // The shape of every GraphQL answer.
    const body = (await response.json()) as GraphqlBody;
    const [error] = body.errors ?? [];
    return {
      status: response.status,
      data: body.data ?? null,
      code: error?.extensions?.code ?? null,
      message: error?.message ?? null,
      field: error?.extensions?.field ?? null,
      ...(error?.extensions && { extensions: error.extensions }),
      headers: response.headers,
    };
  }

  /** Its session or token, also for WebSockets. */
  get headers(): Readonly<Record<string, string>> {
    return {
      ...(this.cookie === null ? {} : { cookie: this.cookie }),
      ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
    };
  }

  /** Sends a raw body, valid or not. */
  async send(
    method: string,
    path: string,
    body: string | undefined,
    headers: Readonly<Record<string, string>> = {},
    signal: AbortSignal | null = null,
  ): Promise<Response> {
    const response = await fetch(this.url + path, {
      method,
      body: body ?? null,
      signal,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.headers,
        ...headers,
      },
    });
    const setCookie = response.headers.getSetCookie().find((cookie) => cookie.includes('grub_session='));
    if (setCookie !== undefined) this.cookie = setCookie.split(';', 1)[0] ?? null;
    return response;
  }
}

/** The data of a stream's first message, which it then leaves. */
async function firstEvent(response: Response): Promise<string> {
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString();
    const data = /^data: (.*)\n\n/m.exec(text)?.[1];
    if (data !== undefined) return data;
  }
  return text;
}

/** The first message of a subscription, or why there is none. */
async function firstOfSubscription(
  url: string,
  headers: Readonly<Record<string, string>>,
  operation: { readonly query: string; readonly variables: Readonly<Record<string, unknown>> },
): Promise<GraphqlAnswer> {
  const graphql = subscriber(url, headers);
  const failed = ({ code, message }: End): GraphqlAnswer => ({
    status: HTTP_STATUS[code as ErrorCode],
    data: null,
    code: String(code),
    message,
    field: null,
    headers: new Headers(),
  });
  try {
    for await (const { data, errors } of graphql.iterate(operation))
      return errors === undefined
        ? { status: 200, data, code: null, message: null, field: null, headers: new Headers() }
        : failed(endOf(errors[0]));
    throw new Error('The subscription ended without a message.');
  } catch (error) {
    return failed(endOf(error));
  } finally {
    await graphql.dispose();
  }
}
