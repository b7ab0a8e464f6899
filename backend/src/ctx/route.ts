import type { Ctx } from './ctx.ts';
import type { ErrorAnswer } from '../base/errors.ts';

/** What a REST call brought along, unread: the service reads it. */
export interface RestCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** Who may call a route, as the permission matrix proves it; `invited` is the person an invitation is for. */
export type RestCaller = 'anyone' | 'signed in' | 'invited' | 'member' | 'organizer' | 'admin';

/** One REST route: a door that passes the call to a service and presents what comes back. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` for parameters: `/api/trips/:id`. */
  readonly path: string;
  /** Body or query, for docs/rest.md: `{ phone, name? }`; absent when the call has none. */
  readonly payload?: string;
  readonly who: RestCaller;
  /** What the call does or answers, for docs/rest.md; one or two sentences. */
  readonly summary: string;
  /** Status of success; 204 sends no body. */
  readonly status: 200 | 201 | 204;
  /** Has browsers keep the answer as a file of that name, which may depend on what the path names. */
  readonly fileName?: string | ((params: RestCall['params']) => string);
  handle(ctx: Ctx, call: RestCall): Promise<unknown>;
  /** The body of a failure, where the specification reads more in it than the error alone. */
  readonly presentError?: (error: ErrorAnswer) => object;
}
