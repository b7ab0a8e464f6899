import { createWriteStream } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import getPort from 'get-port';
import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { expect, test, type Journey } from '../support/journey.ts';
import { startLineProxy, type LineProxy } from '../support/lineProxy.ts';
import { readDatabase } from '../support/readDatabase.ts';
import { startProcess, type ServerProcess } from '../support/serverProcess.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const [PHONE] = VIEWPORTS;

test.use({ serviceWorkers: 'allow' });

let proxy: LineProxy;
let server: ServerProcess;
let baseURL: string;

test.beforeAll(async () => {
  const port = await getPort();
  proxy = await startLineProxy(port);
  baseURL = `http://127.0.0.1:${proxy.port}`;
  // Cast: startServer writes it.
  const sameDatabase = JSON.parse(process.env['E2E_SAME_DATABASE'] ?? '{}') as Readonly<
    Record<string, string>
  >;
  server = await startProcess(
    { ...sameDatabase, PORT: String(port), PUBLIC_URL: baseURL },
    createWriteStream(process.env['E2E_TERMINAL'] ?? '', { flags: 'a' }),
  );
});
test.afterAll(async () => {
  await proxy.stop();
  await server.stop();
});

const PAGES: readonly (readonly [name: string, path: (tripId: string) => string, (page: Page) => Locator])[] =
  [
    ['list', (id) => `/trips/${id}/shopping`, (page) => page.getByRole('checkbox', { name: 'Eggs' })],
    ['plan', (id) => `/trips/${id}`, (page) => page.getByRole('heading', { name: 'Lake Wallowa' })],
    ['home page', () => '/', (page) => page.getByRole('link', { name: 'Lake Wallowa' })],
    ['recipes', () => '/recipes', (page) => page.getByRole('link', { name: 'Shakshuka' })],
  ];

for (const [name, pathOf, shownOn] of PAGES)
  test(`a server that accepts and never answers: the ${name} is shown as saved, with its time, and recovers`, async ({
    journey,
  }) => {
    const page = await journey.visitor({ ...PHONE, baseURL });
    const id = await createTrip(journey, page);
    const shown = shownOn(page);
    await page.goto('/');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto(pathOf(id));
    await expect(shown).toBeVisible();
    await expect
      .poll(() => readDatabase(page, 'getAllKeys'))
      .toContain(name === 'recipes' ? 'recipe:list' : `trip:${id}`);

    proxy.swallow();
    await page.reload();
    await expect(shown).toBeVisible();
    // The list's own head covers the one of the app.
    const asOf = page.getByText(/^As of \d/).filter({ visible: true });
    await expect(asOf).toBeVisible();
    proxy.restore();
    // By itself.
    await expect(asOf).toBeHidden();
    await expect(shown).toBeVisible();
    await page.close();
  });

async function createTrip(journey: Journey, page: Page): Promise<string> {
  await journey.signUp('Maya Torres', undefined, page);
  const startDate = addDays(localDate(new Date()), 5);
  const trip = { name: 'Lake Wallowa', location: 'Oregon', startDate, endDate: addDays(startDate, 1) };
  const { id } = await journey.trip(trip, page);
  const meal = { tripId: id, date: startDate, type: 'dinner', name: 'Chili' };
  const { id: mealId } = await journey.meal(meal, page);
  await journey.rest('POST', `/api/meals/${mealId}/ingredients`, { name: 'Eggs' }, page);
  await journey.rest('POST', '/api/recipes', { name: 'Shakshuka', ingredients: [{ name: 'Eggs' }] }, page);
  return id;
}
