import { SCOPES, type Scope } from '../../../../domain/account/tokenFields.ts';
import { msg } from '../../../../domain/text/message.ts';
import { AppError } from '../../base/errors.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { openClient } from './oauthClient.ts';
import { issuerOf, isOwnResource } from './oauthUrls.ts';
import { isRegistered, withAnswer } from './redirectUri.ts';

/** For assistants that name none: everything that no more than planning takes. What people don't eat is asked for by name. */
export const USUAL_SCOPES = [
  'trips:read',
  'trips:write',
  'list:write',
  'people:read',
  'costs:write',
  'recipes:write',
  'account:read',
] as const satisfies readonly Scope[];

/** SHA-256 as base64url. */
const CHALLENGE = /^[\w-]{43}$/;

/** Why a program is sent back without asking the person: names of RFC 6749 and RFC 8707. */
export type RequestProblem = 'invalid_request' | 'unsupported_response_type' | 'invalid_target';

/** What a program asks for at `/oauth/authorize`, of a registered program at an address of its own. */
export interface ReadRequest {
  readonly clientId: string;
  readonly name: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly scopes: readonly Scope[];
  /** Null: it can be allowed. */
  readonly problem: RequestProblem | null;
  /** Where the person's answer goes: the address with the answer, state and issuer. */
  readonly answerAt: (answer: Readonly<Record<string, string>>) => string;
}

type RequestCtx = Pick<Ctx, 'pepper' | 'config'>;

/**
 * Reads the query of the address.
 * @throws BAD_USER_INPUT for an unknown program or address: nobody is sent there
 */
export function readRequest(ctx: RequestCtx, search: string): ReadRequest {
  const query = new URLSearchParams(search);
  const clientId = single(query, 'client_id') ?? '';
  const redirectUri = single(query, 'redirect_uri') ?? '';
  const program = openClient(ctx, clientId);
  if (program === null)
    throw new AppError(
      'BAD_USER_INPUT',
      msg(
        'program.unknown',
        'This program is not registered here, or not any more. Please remove the connection in the program, and connect it again.',
      ),
    );
  if (!isRegistered(program.redirectUris, redirectUri))
    throw new AppError(
      'BAD_USER_INPUT',
      msg('program.otherAddress', 'This program asks for an answer at an address that is not its own.'),
    );
  const state = single(query, 'state');
  const shared = { ...(state !== null && { state }), iss: issuerOf(ctx.config) };
  return {
    clientId,
    name: program.name,
    redirectUri,
    challenge: single(query, 'code_challenge') ?? '',
    scopes: scopesIn(single(query, 'scope')),
    problem: problemOf(ctx, query),
    answerAt: (answer) => withAnswer(redirectUri, { ...answer, ...shared }),
  };
}

function problemOf({ config }: RequestCtx, query: URLSearchParams): RequestProblem | null {
  const isRepeated = [...query.keys()].some((name) => name !== 'resource' && query.getAll(name).length > 1);
  if (isRepeated) return 'invalid_request';
  const type = query.get('response_type');
  if (type !== 'code') return type === null ? 'invalid_request' : 'unsupported_response_type';
  // Without a method it would be "plain".
  if (query.get('code_challenge_method') !== 'S256') return 'invalid_request';
  if (!CHALLENGE.test(query.get('code_challenge') ?? '')) return 'invalid_request';
  return query.getAll('resource').every((one) => isOwnResource(config, one)) ? null : 'invalid_target';
}

/** Null for one that is missing, or there twice. */
function single(query: URLSearchParams, name: string): string | null {
  const [value, ...others] = query.getAll(name);
  return value === undefined || others.length > 0 ? null : value;
}

/** Scopes that do not exist are left out. */
function scopesIn(scope: string | null): readonly Scope[] {
  const asked = scope?.split(' ').filter((word) => word !== '') ?? [];
  return asked.length === 0 ? USUAL_SCOPES : SCOPES.filter((one) => asked.includes(one));
}
