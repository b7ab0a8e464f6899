import type { Ctx } from './ctx.ts';
import type { ErrorAnswer } from '../base/errors.ts';

/** The unparsed input of a REST call. */
export interface RestCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** Who may call a route, checked against the permission matrix; `invited` is the person whom an invitation is for. */
export type RestCaller = 'anyone' | 'signed in' | 'invited' | 'member' | 'organizer' | 'admin';

/** A REST route: calls a service and presents its result. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters as `:name`: `/api/trips/:id`. */
  readonly path: string;
  /** Body or query, for docs/rest.md: `{ phone, name? }`. */
  readonly payload?: string;
  readonly who: RestCaller;
  /** One or two sentences for docs/rest.md. */
  readonly summary: string;
  /** Status of success; 204 sends no body. */
  readonly status: 200 | 201 | 204;
  /** Name of a file that browsers save the answer as. */
  readonly fileName?: string | ((params: RestCall['params']) => string);
  handle(ctx: Ctx, call: RestCall): Promise<unknown>;
  /** The body of an error, where the specification wants more than the error. */
  readonly presentError?: (error: ErrorAnswer) => object;
}
