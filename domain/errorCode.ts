/** Of GraphQL alone: a document that cannot be parsed, or does not fit the schema or its limits. */
export const DOCUMENT_CODES = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED'] as const;

/** `code` in REST, `extensions.code` in GraphQL. */
export const SHARED_CODES = [
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'PAYMENT_REQUIRED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'TRIP_COMPLETED',
  'PAYLOAD_TOO_LARGE',
  'RATE_LIMITED',
  'INTERNAL_SERVER_ERROR',
  'PROVIDER_FAILED',
  'SERVICE_UNAVAILABLE',
] as const;

export const ERROR_CODES = [...SHARED_CODES, ...DOCUMENT_CODES];

export type DocumentCode = (typeof DOCUMENT_CODES)[number];
export type ErrorCode = (typeof ERROR_CODES)[number];
