import { ApolloServer, type ApolloServerPlugin, type HTTPGraphQLHead } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import type { GraphQLArmorCallbackConfiguration } from '@escape.tech/graphql-armor-types';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema, type ValidationRule } from 'graphql';
import { msg } from '../../../../domain/text/message.ts';
import { DOCUMENT_CODES, type DocumentCode, type ErrorCode } from '../../../../domain/errorCode.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { AppError, HTTP_STATUS } from '../../base/errors.ts';
import { answerTo, logFailure } from '../request/answerError.ts';
import { compiledQueries } from './compiledQueries.ts';
import { overHttp } from './operationTypes.ts';
import { grantOfToken, nameOfOperation, type OperationCtx } from './operationPlugins.ts';
import type { AppDeps } from '../request/requestCtx.ts';
import { soleRootField } from './soleRootField.ts';

export const MAX_TOKENS = 600;
const MAX_DEPTH = 7;
const MAX_ALIASES = 3;
const MAX_DIRECTIVES = 10;
/** The largest of our client, a whole trip, has 703. */
export const MAX_RECURSIVE_SELECTIONS = 1000;
/** Four times our client's largest operation, a whole trip. */
const MAX_COST = 5000;

/** By default, limits throw, which answers 500. */
const asValidation: GraphQLArmorCallbackConfiguration = {
  propagateOnRejection: false,
  onReject: [(context, error) => context?.reportError(error)],
};

/** For each operation, over HTTP and WebSocket. */
export const LIMITS: readonly ValidationRule[] = [
  soleRootField,
  maxDepthRule({ n: MAX_DEPTH, flattenFragments: true, ...asValidation }),
  maxAliasesRule({ n: MAX_ALIASES, ...asValidation }),
  maxDirectivesRule({ n: MAX_DIRECTIVES, ...asValidation }),
  costLimitRule({ maxCost: MAX_COST, flattenFragments: true, ...asValidation }),
];

/** Apollo's codes for caller errors; without the code of a document they become BAD_USER_INPUT. */
const CALLER_CODES: ReadonlySet<unknown> = new Set([
  ...DOCUMENT_CODES,
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

export type SchemaConfig = Pick<AppDeps['config'], 'isProduction' | 'introspection'>;

export function createApollo(schema: GraphQLSchema, { config, log }: AppDeps): ApolloServer<OperationCtx> {
  return new ApolloServer<OperationCtx>({
    schema,
    introspection: config.introspection,
    csrfPrevention: true,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: hidesSchema(config),
    stopOnTerminationSignals: false,
    maxRecursiveSelections: MAX_RECURSIVE_SELECTIONS,
    parseOptions: { maxLexicalTokens: MAX_TOKENS },
    validationRules: [overHttp, ...LIMITS],
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      errorsOfOperation,
      nameOfOperation,
      grantOfToken,
      compiledQueries,
    ],
    formatError: formatErrorFor(config),
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (m) => {
        log.warn(m);
      },
      error: (m) => {
        log.error(m);
      },
    },
  });
}

/** Logs unknown errors; without data, the first error sets the HTTP status. */
const errorsOfOperation: ApolloServerPlugin<Ctx> = {
  requestDidStart: () =>
    Promise.resolve({
      didEncounterErrors: ({ errors, contextValue }) => {
        for (const error of errors) logUnknown(error, contextValue.log);
        return Promise.resolve();
      },
      willSendResponse: ({ response }) => {
        const single = response.body.kind === 'single' ? response.body.singleResult : null;
        const [first] = single?.errors ?? [];
        const isAnswered = Object.values(single?.data ?? {}).some((value) => value !== null);
        if (first !== undefined && !isAnswered) setStatus(response.http, first.extensions ?? {});
        return Promise.resolve();
      },
    }),
};

export function logUnknown(error: GraphQLError, log: Ctx['log']): void {
  const cause = error.originalError ?? error;
  if (!isCallers(error.extensions['code'], cause)) logFailure(log, cause);
}

function setStatus(http: HTTPGraphQLHead, { code, retryAfterSeconds }: Record<string, unknown>): void {
  http.status = statusOf(code);
  if (typeof retryAfterSeconds === 'number') http.headers.set('retry-after', String(retryAfterSeconds));
}

function statusOf(code: unknown): number {
  // TypeScript does not narrow a string by `in`.
  return typeof code === 'string' && code in HTTP_STATUS ? HTTP_STATUS[code as ErrorCode] : 500;
}

function isCallers(code: unknown, cause: unknown): boolean {
  return CALLER_CODES.has(code) && !(cause instanceof Error && 'driverError' in cause);
}

/** What graphql-js found wrong, in its words. */
export function refusedByGraphql(
  reason: string,
  field?: string,
  code: DocumentCode | 'BAD_USER_INPUT' = 'BAD_USER_INPUT',
): AppError {
  const text = msg('graphql.refused', '{reason}', { reason });
  return new AppError(code, text, field === undefined ? {} : { field });
}

/** Whether errors leave out names of the schema that a caller did not send. */
function hidesSchema({ isProduction, introspection }: SchemaConfig): boolean {
  return isProduction || !introspection;
}

/** In messages of graphql-js; it may name what the caller did not send. */
const SUGGESTION = / ?Did you mean [^?]*\?$/;

/** Formats any error for its caller, and masks unknown ones. */
export function formatErrorFor(
  config: SchemaConfig,
): (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError {
  return (formatted, error) => {
    const { message } = formatted;
    return formatError(
      hidesSchema(config) ? { ...formatted, message: message.replace(SUGGESTION, '') } : formatted,
      error,
    );
  };
}

function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const place = {
    ...(formatted.path === undefined ? {} : { path: formatted.path }),
    ...(formatted.locations === undefined ? {} : { locations: formatted.locations }),
  };
  const code = formatted.extensions?.['code'];
  const isGraphqls = !(cause instanceof AppError) && isCallers(code, cause);
  const { message, conflict, ...extensions } = answerTo(
    isGraphqls ? refusedByGraphql(formatted.message, undefined, documentCode(code)) : cause,
  );
  const more =
    conflict === undefined ? {} : { conflict: { ...conflict, current: inSchemaNames(conflict.current) } };
  return { message, ...place, extensions: { ...extensions, ...more } };
}

function documentCode(code: unknown): DocumentCode | undefined {
  return DOCUMENT_CODES.find((one) => one === code);
}

const ENUM_FIELDS: ReadonlySet<string> = new Set(['type', 'status', 'kind', 'strictness']);

/** `DINNER` for `dinner`, as answers have it. */
export function inSchemaNames(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => inSchemaNames(item, field));
  if (typeof value === 'string') return ENUM_FIELDS.has(field) ? value.toUpperCase() : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inSchemaNames(item, name)]));
}
