/** An answer over REST. */
export interface RestAnswer {
  readonly status: number;
  /** Parsed JSON, or null without a body. */
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
  readonly headers: Headers;
}

interface GraphqlBody {
  readonly data?: unknown;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions?: { readonly code?: string; readonly field?: string };
  }[];
}

/** An HTTP client with or without a session; keeps the session's cookie. */
export class Client {
  private readonly url: string;
  private cookie: string | null;

  constructor(url: string, cookie: string | null) {
    this.url = url;
    this.cookie = cookie;
  }

  /** The same session at another process. */
  at(url: string): Client {
    return new Client(url, this.cookie);
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
    const text = await response.text();
    const parsed: unknown = text === '' ? null : JSON.parse(text);
    return { status: response.status, body: parsed, headers: response.headers };
  }

  async graphql(
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<GraphqlAnswer> {
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
      headers: response.headers,
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
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie === null ? {} : { cookie: this.cookie }),
        ...headers,
      },
    });
    const [setCookie] = response.headers.getSetCookie();
    if (setCookie !== undefined) this.cookie = setCookie.split(';', 1)[0] ?? null;
    return response;
  }
}
