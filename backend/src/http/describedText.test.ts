import { readFileSync } from 'node:fs';
import { createWorld, type World } from '../../test/world.ts';
import { documentedPath } from './openapi/openApi.ts';
import { ROUTES } from './rest/routes.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ PRODUCT_NAME: 'Camp Kitchen' });
});
afterAll(() => world.close());

describe('GET /api/openapi.json', () => {
  it('is the document, for caches too', async () => {
    const { headers, body } = await world.visitor().rest('GET', '/api/openapi.json');
    expect(body).toMatchObject({ openapi: '3.1.0', info: { title: 'Camp Kitchen REST API' } });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  });
});

describe('GET /api/docs', () => {
  it('is a page with each call and type, whose links lead to one', async () => {
    const answer = await world.visitor().send('GET', '/api/docs', undefined);
    const page = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).not.toMatch(/<script|style=|https?:\/\//);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { method, path } of ROUTES) expect(page).toContain(`${method} ${documentedPath(path)}<`);
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });
});

describe('GET /schema.graphql', () => {
  it('is the file of the repository, for caches too', async () => {
    const answer = await world.visitor().send('GET', '/schema.graphql', undefined);
    const etag = answer.headers.get('etag') ?? '';
    const again = await world
      .visitor()
      .send('GET', '/schema.graphql', undefined, { 'if-none-match': etag, 'cache-control': 'max-age=0' });
    expect(await answer.text()).toBe(readFileSync('schema.graphql', 'utf8'));
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(again.status).toBe(304);
  });

  it('is not there while introspection is off', async () => {
    const closed = await createWorld({ GRAPHQL_INTROSPECTION: 'false' });
    const { status } = await closed
      .visitor()
      .send('GET', '/schema.graphql', undefined, { accept: 'text/plain' });
    await closed.close();
    expect(status).toBe(404);
  });
});
