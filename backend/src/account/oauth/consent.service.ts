import { programFields, programSearch, type Scope } from '../../../../domain/account/tokenFields.ts';
import * as z from 'zod/mini';
import { msg } from '../../../../domain/text/message.ts';
import { requireViewer } from '../../access/require.ts';
import { AppError } from '../../base/errors.ts';
import { readInput } from '../../base/input.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { makeToken } from '../tokens/tokens.service.ts';
import { sealCode } from './authorizationCode.ts';
import { OAUTH_CODE_LIFE_SECONDS } from './exchange.sql.ts';
import { readRequest, type RequestProblem } from './programRequest.ts';
import { destinationOf, type Destination } from './redirectUri.ts';

/** Who asks for a token, and for what. */
export interface ProgramRequest extends Destination {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly problem: RequestProblem | null;
  /** Where the browser goes without a token. */
  readonly refusedUrl: string;
}

const SEARCH = z.object({ search: programSearch });

/**
 * For the page that asks the person, signed in or not yet.
 * @throws BAD_USER_INPUT for an unknown program or address
 */
export function programRequest(ctx: Ctx, rawSearch: unknown): ProgramRequest {
  const request = readRequest(ctx, readInput(SEARCH, { search: rawSearch }).search);
  const { name, scopes, problem } = request;
  return {
    name,
    scopes,
    problem,
    ...destinationOf(request.redirectUri),
    refusedUrl: request.answerAt({ error: problem ?? 'access_denied' }),
  };
}

/**
 * Makes a token for a program, and a code by which it fetches the token within a minute. Until then the token ends
 * with the code.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT also beyond the number of an account, NOT_FOUND for the trip
 */
export async function allowProgram(ctx: Ctx, rawInput: unknown): Promise<{ readonly returnUrl: string }> {
  requireViewer(ctx);
  const { search, scopes, tripId = null, days } = readInput(programFields, rawInput);
  const { clientId, name, redirectUri, challenge, problem, answerAt } = readRequest(ctx, search);
  if (problem !== null)
    throw new AppError(
      'BAD_USER_INPUT',
      msg('program.requestRefused', 'This program asks in a way that is not supported: {problem}.', {
        problem,
      }),
    );
  const { secret } = await makeToken(ctx, { name, scopes, tripId, seconds: OAUTH_CODE_LIFE_SECONDS });
  return { returnUrl: answerAt({ code: sealCode(ctx, clientId, { secret, challenge, redirectUri, days }) }) };
}
