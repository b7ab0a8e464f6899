import { createWriteStream } from 'node:fs';
import type { Page } from '@playwright/test';
import getPort from 'get-port';
import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { findChromium } from '../../../scripts/test/chromium.mjs';
import { acceptInvitation, expect, newPhone, signUpInDialog, test } from '../support/journey.ts';
import { startProcess, type ServerProcess } from '../support/serverProcess.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const [PHONE] = VIEWPORTS;
const HOST = 'kitchen.local';
const startDate = addDays(localDate(new Date()), 5);
const TRIP = { name: 'Lake Wallowa', location: 'Oregon', startDate, endDate: addDays(startDate, 1) };

// To the browser this is no secure context, unlike http at localhost.
const browser = await findChromium();
test.use({
  launchOptions: { ...browser, args: [...browser.args, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`] },
});

let server: ServerProcess;
let baseURL: string;
test.beforeAll(async () => {
  const port = await getPort();
  baseURL = `http://${HOST}:${port}`;
  // Cast: startServer writes it.
  const sameDatabase = JSON.parse(process.env['E2E_SAME_DATABASE'] ?? '{}') as Readonly<
    Record<string, string>
  >;
  server = await startProcess(
    { ...sameDatabase, NODE_ENV: 'production', PORT: String(port), PUBLIC_URL: baseURL },
    createWriteStream(process.env['E2E_TERMINAL'] ?? '', { flags: 'a' }),
  );
});
test.afterAll(() => server.stop());

async function signUp(page: Page, name: string): Promise<string> {
  const phone = newPhone();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await signUpInDialog(page, name, phone);
  await expect(page.getByRole('button', { name: 'Create New Trip' }).first()).toBeVisible();
  return phone;
}

/** In the page, so that the browser adds its cookie and origin. */
function call<Body>(page: Page, path: string, data: unknown): Promise<Body> {
  return page.evaluate(
    async ([to, body]) => {
      const answer = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      // Cast: the caller names the shape of the answer.
      return (await answer.json()) as Body;
    },
    [path, data] as const,
  );
}

test('two phones at home, over http: signed in by texts, and the list follows at once', async ({
  journey,
}) => {
  const maya = await journey.visitor({ ...PHONE, baseURL });
  const sam = await journey.visitor({ ...PHONE, baseURL });
  const samPhone = await signUp(sam, 'Sam Okafor');
  await signUp(maya, 'Maya Torres');
  expect(await maya.evaluate(() => isSecureContext)).toBe(false);

  const { id } = await call<{ id: string }>(maya, '/api/trips', { ...TRIP, invitePhones: [samPhone] });
  await sam.goto('/');
  await acceptInvitation(sam);
  await Promise.all([maya.goto(`/trips/${id}/shopping`), sam.goto(`/trips/${id}/shopping`)]);
  await maya.getByRole('textbox', { name: 'Add or find an item' }).fill('Eggs');
  await maya.keyboard.press('Enter');
  await sam.getByRole('checkbox', { name: 'Eggs' }).check();
  await expect(maya.getByRole('checkbox', { name: 'Eggs' })).toBeChecked();
});
