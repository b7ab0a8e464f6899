import type * as z from 'zod/mini';
import type { Scope } from '../../../domain/account/tokenFields.ts';
import type { Ctx } from './ctx.ts';
import type { ErrorAnswer } from '../base/errors.ts';

export interface RestCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** The header of a caller that reads a stream again. */
  readonly lastEventId: string | null;
}

/** Compared with the permission matrix; `invited` receives an invitation. */
export type RestCaller = 'anyone' | 'signed in' | 'invited' | 'member' | 'organizer' | 'admin';

/** Scopes that a personal token needs for a call; null: no token may make it. */
export type Needs = readonly Scope[] | null;

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /**
   * The GraphQL operation of the same use case. What it selects is the answer, with the enum values of the database,
   * money as decimal strings, and the directives of http/rest/operationText.ts. Rows have their own.
   */
  readonly twin?: string;
  /** The fields that the service reads from the body. */
  readonly body?: readonly z.core.$ZodType[];
  /** The fields that it reads from the query. */
  readonly search?: readonly z.core.$ZodType[];
  /** Media type of a body that is a file. */
  readonly file?: string;
  /** For docs/rest.md: `{ phone, name? }`. */
  readonly payload?: string;
  readonly who: RestCaller;
  /** Read from the operation. */
  readonly needs?: Needs;
  /** The field of the schema that answers: `trip.eaters`. */
  readonly runs?: string;
  /** One or two sentences for docs/rest.md. */
  readonly summary: string;
  /** 200 by default; 204 sends no body. */
  readonly status?: 201 | 204;
  /** Handles with messages for server-sent events; refused to pages of other sites. */
  readonly isStream?: true;
  /** Answers one row with a version: gets an `ETag`; a PATCH or PUT takes `If-Match`. */
  readonly isVersioned?: true;
  /** Handles with text of this type; by default with what JSON can write. */
  readonly contentType?: 'text/csv';
  /** Browsers save the answer under this name. */
  readonly fileName?: string | ((params: RestCall['params']) => string);
  /** Returns the value of the twin's innermost field, by default. */
  readonly handle: (ctx: Ctx, call: RestCall) => Promise<unknown>;
  /** Answers callers that prefer `application/ld+json`. */
  readonly jsonLd?: (ctx: Ctx, call: RestCall) => Promise<object>;
  /** The error's body, where the specification wants more. */
  readonly presentError?: (error: ErrorAnswer) => object;
}
