import { Router, type Request } from 'express';
import { AppError } from '../base/errors.ts';
import { requireOwnSite } from './crossSite.ts';
import { sendTagged, withIfMatch } from './entityTag.ts';
import { presentErrorBy } from './errorHandler.ts';
import { requestCtx, type ServingDeps } from './requestCtx.ts';
import { isStream, sendEvents } from './serverSentEvents.ts';
import { nameOperation } from './requestMetrics.ts';
import { ROUTES } from './routes.ts';

export function restDoor(deps: ServingDeps): Router {
  const router = Router();
  for (const route of ROUTES) {
    const method = METHODS[route.method];
    router[method](route.path, async (request, response) => {
      nameOperation(response, `${route.method} ${route.path}`);
      if (route.presentError !== undefined) presentErrorBy(response, route.presentError);
      if (route.isStream === true) requireOwnSite(request, deps.config.publicUrl);
      const params = stringParams(request.params);
      const result = await route.handle(await requestCtx(deps, request, response), {
        params,
        query: request.query,
        body:
          route.isVersioned === true && route.method === 'PATCH'
            ? withIfMatch(bodyOf(request), request.get('if-match'))
            : bodyOf(request),
        lastEventId: request.get('last-event-id') ?? null,
      });
      if (isStream(result)) return sendEvents(response, result, deps.log);
      const { fileName } = route;
      if (fileName !== undefined)
        response.attachment(typeof fileName === 'string' ? fileName : fileName(params));
      if (route.status === 204) response.status(204).end();
      else if (route.isVersioned === true) sendTagged(response.status(route.status), result);
      else response.status(route.status).json(result);
    });
  }
  router.use('/api', (request) => {
    throw new AppError('NOT_FOUND', `This address does not support ${request.method}.`);
  });
  return router;
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

function stringParams(params: Readonly<Record<string, string | string[]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}

function bodyOf(request: Request): unknown {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (hasBody && !request.is('json'))
    throw new AppError('BAD_USER_INPUT', 'Please send JSON, with the header Content-Type: application/json.');
  return request.body;
}
