import { gzipSync } from 'node:zlib';
import { buildPerson, type Person } from '../../../test/build.ts';
import { buildRecipe } from '../../../test/buildRecipe.ts';
import { fetcherFor } from '../../../test/recipes/fetching.ts';
import { startPageSite, type PageSite } from '../../../test/recipes/pageSite.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { Recipe } from '../../entities/recipe/recipe.entity.ts';

const SOUP = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeYield: '4 servings',
  totalTime: 'PT35M',
  recipeIngredient: ['2 leeks', '1 potato (diced)'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Boil everything.' }],
};

let site: PageSite;
let world: World;
let maya: Person;

beforeAll(async () => {
  site = await startPageSite((request, response) => {
    if (request.url === '/robots.txt') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      request.url === '/soup'
        ? `<script type="application/ld+json">${JSON.stringify(SOUP)}</script>`
        : '<p>Nothing to eat.</p>',
    );
  });
  world = await createWorld({}, undefined, fetcherFor(site.port));
});
afterAll(async () => {
  await world.close();
  await site.close();
});
beforeEach(async () => {
  maya = await buildPerson(world);
});

const importFrom = (body: object, person = maya) => person.client.rest('POST', '/api/recipes/import', body);
const address = (path: string) => `http://soup.example:${site.port}${path}`;

test('a recipe is read from a page, kept by creating it, and known the next time', async () => {
  const url = address('/soup');
  const { status, body } = await importFrom({ url });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    recipe: {
      name: 'Leek soup',
      servings: 4,
      minutes: 35,
      sourceUrl: url,
      instructions: ['Boil everything.'],
      problems: [],
      ingredients: [{ line: '2 leeks', quantity: '2' }, { notes: 'diced' }],
    },
    others: [],
    existing: null,
  });
  expect(await world.dataSource.manager.countBy(Recipe, { ownerId: maya.user.id })).toBe(0);
  const { recipe } = Object(body) as { recipe: object };
  const kept = await maya.client.rest('POST', '/api/recipes', recipe);
  expect(kept).toMatchObject({ status: 201, body: { name: 'Leek soup', sourceUrl: url } });
  const { id } = Object(kept.body) as { id: string };
  expect((await importFrom({ url })).body).toMatchObject({ existing: id });
  const sam = await buildPerson(world);
  expect((await importFrom({ url }, sam)).body).toMatchObject({ existing: null });
});

test.each([
  ['a page without a recipe', () => ({ url: address('/other') }), 'url'],
  ['a private address', () => ({ url: 'http://192.168.1.1/soup' }), 'url'],
  ['a file of this machine', () => ({ url: 'file:///etc/passwd' }), 'url'],
  ['a text without a recipe', () => ({ text: 'Hello there.' }), 'text'],
  ['both', () => ({ url: address('/soup'), text: 'Hello.' }), 'url'],
  ['nothing', () => ({}), 'url'],
])('%s is refused with its field', async (_, body, field) => {
  expect(await importFrom(body())).toMatchObject({ status: 400, body: { field } });
});

test('an account imports 30 times an hour, others go on; what fails does not count', async () => {
  const text = 'Soup\n\nIngredients\n2 leeks\n\nMethod\nBoil.';
  for (let count = 0; count < 5; count++) expect((await importFrom({ text: 'Hello.' })).status).toBe(400);
  for (let count = 0; count < 30; count++) expect((await importFrom({ text })).status).toBe(200);
  expect((await importFrom({ text })).status).toBe(429);
  expect((await importFrom({ text }, await buildPerson(world))).status).toBe(200);
});

test('an account tries 90 times an hour', async () => {
  for (let count = 0; count < 90; count++) expect((await importFrom({ text: 'Hello.' })).status).toBe(400);
  expect((await importFrom({ text: 'Hello.' })).status).toBe(429);
});

describe('a file', () => {
  const send = (bytes: Uint8Array<ArrayBuffer>, type: string, cookie = maya.client.sessionCookie ?? '') =>
    fetch(`${world.url}/api/recipes/import-file`, {
      method: 'POST',
      headers: { 'content-type': type, cookie },
      body: bytes,
    });

  it('of any type is read, compressed or not', async () => {
    const json = new TextEncoder().encode(JSON.stringify([SOUP, { ...SOUP, name: 'Stew' }]));
    for (const [bytes, type] of [
      [json, 'application/json'],
      [json, 'application/octet-stream'],
      [new Uint8Array(gzipSync(json)), 'application/gzip'],
    ] as const) {
      const answer = await send(bytes, type);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ recipes: [{ name: 'Leek soup' }, { name: 'Stew' }] });
    }
  });

  it('without recipes is refused', async () => {
    const answer = await send(new TextEncoder().encode('PK\u0003\u0004 broken'), 'application/zip');
    expect(answer.status).toBe(400);
  });

  it('of more than 20 MB is refused, and not read before signing in', async () => {
    const large = new Uint8Array(20 * 1024 * 1024 + 1);
    expect((await send(large, 'application/zip')).status).toBe(413);
    expect((await send(large, 'application/zip', '')).status).toBe(401);
  });
});

test('a recipe is exported as schema.org JSON-LD, which can be read again', async () => {
  const { id } = await buildRecipe(world, maya, { sourceUrl: 'https://example.org/stew' });
  const path = `/api/recipes/${id}`;
  const answer = await maya.client.rest('GET', path, undefined, { accept: 'application/ld+json' });
  expect(answer.headers.get('content-type')).toBe('application/ld+json; charset=utf-8');
  expect(answer.body).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: "Grandma's stew",
    totalTime: 'PT90M',
    recipeYield: '4 servings',
    recipeIngredient: ['2 lb Ground beef', '3 Onions, chopped'],
  });
  const again = await maya.client.rest('POST', '/api/recipes/import-file', answer.body);
  expect(again.body).toMatchObject({
    recipes: [
      { name: "Grandma's stew", servings: 4, minutes: 90, ingredients: [{ name: 'Ground beef' }, {}] },
    ],
  });
  const json = await maya.client.rest('GET', path, undefined, { accept: '*/*' });
  expect(json.body).toMatchObject({ id, version: 1 });
  expect(
    (await maya.client.rest('GET', '/api/recipes/nothing', undefined, { accept: 'application/ld+json' }))
      .status,
  ).toBe(404);
});
