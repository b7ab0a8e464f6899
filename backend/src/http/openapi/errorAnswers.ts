import { SHARED_CODES } from '../../../../domain/errorCode.ts';
import { HTTP_STATUS } from '../../base/errors.ts';
import type { Route } from '../../ctx/route.ts';
import type { JsonSchema } from './components.ts';

const CONFLICT: JsonSchema = {
  type: 'object',
  description: 'A later change of the same fields; nothing was written.',
  properties: {
    version: { type: 'integer', description: 'Send it to overwrite the change.' },
    fields: { type: 'array', items: { type: 'string' } },
    current: { type: 'object', description: 'Values of the fields as they are now.' },
    changedBy: { type: ['string', 'null'], description: 'Participant.' },
    changedAt: { type: 'string', format: 'date-time' },
  },
  required: ['version', 'fields', 'current', 'changedBy', 'changedAt'],
};

/** Of every refused call. */
export const ERROR: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'A sentence for people, in the language of the caller.' },
    messageId: { type: 'string', description: 'Names the sentence; stays when its wording changes.' },
    values: { type: 'object', description: 'Names and numbers in the sentence.' },
    code: { type: 'string', enum: [...SHARED_CODES] },
    field: { type: 'string', description: 'The wrong field: `ingredients.3.name`, counted from 0.' },
    conflict: CONFLICT,
    success: { type: 'boolean', const: false, description: 'Where the call answers `success`.' },
    error: { type: 'string', description: 'The message again, where the call answers `success`.' },
  },
  required: ['message', 'messageId', 'code'],
  examples: [
    {
      message: 'Trip id is not a valid id.',
      messageId: 'id.malformed',
      values: { label: { id: 'field.tripId', message: 'Trip id' } },
      code: 'BAD_USER_INPUT',
      field: 'id',
    },
  ],
};

const SECONDS = { schema: { type: 'integer', minimum: 1 } };

/** Components: an answer by its status, whose codes its description names. */
export const ERROR_RESPONSES: Readonly<Record<string, object>> = Object.fromEntries(
  [...new Set(SHARED_CODES.map((code) => HTTP_STATUS[code])), null].map((status) => [
    responseName(status),
    {
      description:
        SHARED_CODES.filter((code) => HTTP_STATUS[code] === status).join(', ') || 'Any other error.',
      ...(status === 429 || status === 503
        ? { headers: { 'Retry-After': { description: 'Seconds to wait.', ...SECONDS } } }
        : {}),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ApiError' } } },
    },
  ]),
);

function responseName(status: number | null): string {
  return `Error${status ?? ''}`;
}

/** The errors that a route may answer, by status. */
export function errorsOf({
  method,
  who,
}: Pick<Route, 'method' | 'who'>): Readonly<Record<string, { readonly $ref: string }>> {
  const statuses = [
    400,
    ...(who === 'anyone' ? [] : [401]),
    403,
    404,
    ...(method === 'GET' ? [] : [409, 413]),
  ];
  const refOf = (status: number | null) => ({ $ref: `#/components/responses/${responseName(status)}` });
  return {
    ...Object.fromEntries([...statuses, 429, 500, 503].map((status) => [status, refOf(status)])),
    default: refOf(null),
  };
}
