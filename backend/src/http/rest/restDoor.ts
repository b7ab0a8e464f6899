import { createHash } from 'node:crypto';
import { Router, type Request, type Response } from 'express';
import { msg } from '../../../../domain/text/message.ts';
import type { RestCall, Route } from '../../ctx/route.ts';
import { requireGrant } from '../../access/token/grant.ts';
import { AppError, badInput } from '../../base/errors.ts';
import { fieldOf } from '../../base/input.ts';
import { requireOwnSite } from '../request/crossSite.ts';
import { presentErrorBy } from '../request/errorHandler.ts';
import { inRequest, type ServingDeps } from '../request/requestCtx.ts';
import { isStream, sendEvents, TRIP_EVENTS } from '../serverSentEvents.ts';
import { nameOperation } from '../request/requestMetrics.ts';
import { ROUTES } from './routes.ts';

const JSON_LD = 'application/ld+json';

export function restDoor(deps: ServingDeps): Router {
  const router = Router();
  for (const route of ROUTES) {
    const method = METHODS[route.method];
    router[method](route.path, async (request, response) => {
      nameOperation(response, `${route.method} ${route.path}`);
      if (route.presentError !== undefined) presentErrorBy(response, route.presentError);
      if (route.isStream === true) requireOwnSite(request, deps.config);
      const params = stringParams(request.params);
      const { jsonLd } = route;
      if (jsonLd !== undefined) response.vary('Accept');
      const isJsonLd = jsonLd !== undefined && request.accepts(['json', JSON_LD]) === JSON_LD;
      const handle = isJsonLd ? jsonLd : route.handle;
      await inRequest(deps, request, response, async (ctx) => {
        requireGrant(ctx, route.needs ?? null);
        const result = await handle(ctx, {
          params,
          query: request.query,
          body:
            route.isVersioned === true && (route.method === 'PATCH' || route.method === 'PUT')
              ? withIfMatch(bodyOf(request), request.get('if-match'))
              : bodyOf(request),
          lastEventId: request.get('last-event-id') ?? null,
        });
        if (isStream(result)) return sendEvents(response, result, deps.log, TRIP_EVENTS);
        if (isJsonLd) response.type(JSON_LD).send(JSON.stringify(result));
        else send(response, route, params, result);
      });
    });
  }
  router.use('/api', (request) => {
    throw new AppError(
      'NOT_FOUND',
      msg('request.methodNotSupported', 'This address does not support {method}.', {
        method: request.method,
      }),
    );
  });
  return router;
}

function send(response: Response, route: Route, params: RestCall['params'], result: unknown): void {
  const { fileName, status = 200, contentType } = route;
  if (fileName !== undefined) response.attachment(typeof fileName === 'string' ? fileName : fileName(params));
  response.status(status);
  if (status === 204) response.end();
  else if (contentType !== undefined) response.type(contentType).send(String(result));
  else if (route.isVersioned === true) sendTagged(response, result);
  else response.json(result);
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

function stringParams(params: Readonly<Record<string, string | string[]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}

/** Bytes where a large body was read. */
function bodyOf(request: Request): unknown {
  if (Buffer.isBuffer(request.body)) return request.body;
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (hasBody && !request.is('json'))
    throw new AppError(
      'BAD_USER_INPUT',
      msg('request.noJsonType', 'Please send JSON, with the header Content-Type: application/json.'),
    );
  return request.body;
}

/** The version, with or without the digest of an answer. A list or a weak tag names no version. */
const VERSION_TAG = /^"(\d{1,10})(?:-[\w-]*)?"$/;
const DIGEST_LENGTH = 16;

/**
 * Adds the version that `If-Match` names to the body; `*` names none.
 * @throws BAD_USER_INPUT for another header, and for another version in the body
 */
function withIfMatch(body: unknown, ifMatch: string | undefined): unknown {
  if (ifMatch === undefined || ifMatch.trim() === '*') return body;
  const [, digits] = VERSION_TAG.exec(ifMatch.trim()) ?? [];
  if (digits === undefined)
    throw new AppError(
      'BAD_USER_INPUT',
      msg('request.ifMatchMalformed', 'If-Match has to be the ETag of an answer, or its version: "7".'),
    );
  const version = Number(digits);
  const sent = fieldOf(body, 'version');
  if (sent !== undefined && sent !== version)
    throw badInput('version', msg('request.ifMatchDiffers', 'If-Match and the version in the body differ.'));
  return typeof body === 'object' && body !== null ? { ...body, version } : body;
}

/**
 * Sends one row with its `ETag`. Its digest makes it true for `If-None-Match`: votes and purchases change answers
 * without a version.
 */
function sendTagged(response: Response, row: unknown): void {
  const json = JSON.stringify(row);
  const digest = createHash('sha256').update(json).digest('base64url').slice(0, DIGEST_LENGTH);
  response.set('ETag', `"${String(fieldOf(row, 'version'))}-${digest}"`);
  response.type('json').send(json);
}
