import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  test as base,
} from '@playwright/test';
import pg from 'pg';
import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { formatPhone } from '../../../domain/people/phone/phone.ts';
import { type AxeException, expectAccessible } from './axe.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface NewTrip {
  readonly name: string;
  /** In five days by default. */
  readonly startDate?: string;
  /** Until `endDate`, if that is given. */
  readonly days?: number;
  /** What else REST takes. */
  readonly [field: string]: unknown;
}

export interface Trip {
  readonly id: string;
  /** The organizer first. */
  readonly participants: readonly { readonly id: string }[];
}

interface NewMeal {
  readonly tripId: string;
  readonly date: string;
  readonly ingredients?: readonly object[];
  /** What else REST takes. */
  readonly [field: string]: unknown;
}

/** A user who signed up over REST before the journey begins. */
export interface Person {
  readonly name: string;
  /** E.164. */
  readonly phone: string;
}

export interface Journey {
  /**
   * Signs a new user up in the browser of the page, or in the journey's own.
   * @param phone E.164; a new number by default
   */
  signUp(name: string, phone?: string, on?: Page): Promise<Person>;
  /** Calls REST as the signed-in user of the page, or of the journey's own. */
  rest<Body>(method: Method, path: string, data?: unknown, as?: Page): Promise<Body>;
  /** A new trip of that user, over REST; in Joseph, Oregon, by default. */
  trip(fields: NewTrip, as?: Page): Promise<Trip>;
  /** A new meal with its ingredients, over REST; a dinner by default. */
  meal(fields: NewMeal, as?: Page): Promise<{ readonly id: string }>;
  /** Accepts the first invitation of the page's user, over REST. */
  acceptInvitation(as: Page): Promise<void>;
  /** Ages the codes of that number by an hour, so that the next one is allowed at once. */
  ageCodesByAnHour(phone: string): Promise<void>;
  /** A page of another user in another browser; its console messages fail the run, too. */
  visitor(options: Pick<BrowserContextOptions, 'viewport' | 'hasTouch' | 'baseURL'>): Promise<Page>;
  /** Fails on axe violations on a phone and a laptop, in light and in dark. */
  expectAccessible(exceptions?: readonly AxeException[]): Promise<void>;
}

/** A journey: a browser with its own IP address; console errors and warnings fail the run. */
export const test = base.extend<{ journey: Journey }>({
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders({ 'X-Forwarded-For': ipAddress() });
    await use(context);
  },
  page: async ({ page }, use) => {
    const consoleMessages = watchConsole(page);
    await use(page);
    expect(consoleMessages, 'errors and warnings on the console').toEqual([]);
  },
  journey: async ({ page, context, browser, hasTouch }, use) => {
    const visitors: Visitor[] = [];
    await use({
      signUp: (name, phone, on) => signUp(on?.context() ?? context, name, phone),
      rest: (method, path, data, as = page) => rest(as.context().request, method, path, data),
      trip: (fields, as = page) => createTrip(as.context().request, fields),
      meal: (fields, as = page) => createMeal(as.context().request, fields),
      acceptInvitation: (as) => acceptFirstInvitation(as.context().request),
      ageCodesByAnHour,
      visitor: async (options) => {
        const visitor = await openVisitor(browser, options);
        visitors.push(visitor);
        return visitor.page;
      },
      expectAccessible: (exceptions = []) => {
        const viewport = page.viewportSize();
        if (viewport === null) throw new Error('A journey needs a page with a viewport.');
        return expectAccessible(page, { viewport, hasTouch }, exceptions);
      },
    });
    await Promise.all(visitors.map((visitor) => visitor.context.close()));
    expect(
      visitors.flatMap(({ consoleMessages }) => consoleMessages),
      'errors and warnings on the consoles of visitors',
    ).toEqual([]);
  },
});

export { expect };

interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly consoleMessages: readonly string[];
}

async function openVisitor(browser: Browser, options: BrowserContextOptions): Promise<Visitor> {
  const context = await browser.newContext({
    ...options,
    extraHTTPHeaders: { 'X-Forwarded-For': ipAddress() },
  });
  const page = await context.newPage();
  return { context, page, consoleMessages: watchConsole(page) };
}

/** Each has a hundred fictional numbers. */
const AREA_CODES =
  '415 212 303 206 512 617 702 312 503 404 213 305 602 713 801 612 504 615 314 216 412 414 ' +
  '505 808 907 208 406 307 605 701 402 316 405 501 601 205 803 704 804 304 302 401 603 802 207';
const FICTIONAL_PHONES = AREA_CODES.split(' ').flatMap((area) =>
  Array.from({ length: 100 }, (_, index) => `+1${area}55501${String(index).padStart(2, '0')}`),
);

const PHONES_PER_WORKER = 200;
const firstPhone = Number(process.env['TEST_WORKER_INDEX'] ?? 0) * PHONES_PER_WORKER;
let phonesUsed = 0;

/**
 * A fictional phone number, unique in this run.
 * @throws when this worker's numbers are used up: the next ones belong to another worker
 */
export function newPhone(): string {
  const phone = FICTIONAL_PHONES[firstPhone + phonesUsed];
  if (phone === undefined || phonesUsed === PHONES_PER_WORKER)
    throw new Error('The journeys need more fictional phone numbers.');
  phonesUsed += 1;
  return phone;
}

/** The texts to that number so far, as printed in the terminal. */
async function textsTo(phone: string): Promise<string[]> {
  const terminal = await readFile(process.env['E2E_TERMINAL'] ?? '', 'utf8');
  const boxes = terminal.split('┌').slice(1);
  return boxes.filter((box) => box.includes(`To ${formatPhone(phone)}`));
}

const codesRead = new Map<string, number>();

/** The newest code texted to that number, once there is one after the last read. */
export async function lastCode(phone: string): Promise<string> {
  const read = codesRead.get(phone) ?? 0;
  let codes: readonly (string | undefined)[] = [];
  await expect
    .poll(async () => {
      codes = (await textsTo(phone))
        .map((text) => /#(\d{6})/.exec(text)?.[1])
        .filter((code) => code !== undefined);
      return codes.length;
    })
    .toBeGreaterThan(read);
  codesRead.set(phone, codes.length);
  return codes.at(-1) ?? '';
}

/** The link in the last invitation texted to that number. */
export async function lastInvitation(phone: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const links = (await textsTo(phone)).map((text) => /https?:\S+invitation=\S+/.exec(text)?.[0]);
      link = links.findLast((found) => found !== undefined);
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

/** Signs a new user up in the open dialog. */
export async function signUpInDialog(page: Page, name: string, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Welcome to Grub Club' });
  await dialog.getByLabel('Phone number', { exact: true }).fill(formatPhone(phone));
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Your name').fill(name);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Verification code').fill(await lastCode(phone));
}

/** Accepts the only invitation on the page, or in that part of it, and skips what one eats. */
export async function acceptInvitation(page: Page, within: Page | Locator = page): Promise<void> {
  await within.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page.getByText('Invitation accepted', { exact: true })).toBeVisible();
  const sheet = page.getByRole('dialog', { name: 'Three quick questions' });
  await sheet.getByRole('button', { name: 'Skip' }).click();
  await expect(sheet).toBeHidden();
}

async function signUp(context: BrowserContext, name: string, phone = newPhone()): Promise<Person> {
  await rest(context.request, 'POST', '/api/auth/request-code', { phone });
  await rest(context.request, 'POST', '/api/auth/verify-code', { phone, code: await lastCode(phone), name });
  return { name, phone };
}

function createTrip(
  request: APIRequestContext,
  { startDate = addDays(localDate(new Date()), 5), days = 1, ...fields }: NewTrip,
): Promise<Trip> {
  const dates = { startDate, endDate: addDays(startDate, days - 1) };
  return rest(request, 'POST', '/api/trips', { location: 'Joseph, Oregon', ...dates, ...fields });
}

async function createMeal(
  request: APIRequestContext,
  { ingredients, ...fields }: NewMeal,
): Promise<{ readonly id: string }> {
  const meal = await rest<{ id: string }>(request, 'POST', '/api/meals', { type: 'dinner', ...fields });
  if (ingredients !== undefined)
    await rest(request, 'POST', `/api/meals/${meal.id}/ingredients/batch`, { ingredients });
  return meal;
}

async function acceptFirstInvitation(request: APIRequestContext): Promise<void> {
  const [invitation] = await rest<{ participant: { id: string } }[]>(request, 'GET', '/api/invitations');
  const path = `/api/invitations/${invitation?.participant.id}/respond`;
  await rest(request, 'POST', path, { response: 'accepted' });
}

async function ageCodesByAnHour(phone: string): Promise<void> {
  const database = new pg.Client(
    // Cast: startServer writes it.
    JSON.parse(process.env['E2E_DATABASE'] ?? '{}') as pg.ClientConfig,
  );
  await database.connect();
  await database.query(
    "update sign_in_codes set created_at = created_at - interval '1 hour' where phone = $1",
    [phone],
  );
  await database.end();
}

async function rest<Body>(
  request: APIRequestContext,
  method: Method,
  path: string,
  data?: unknown,
): Promise<Body> {
  // The server may close an idle connection just when the call reuses it.
  const answer = await request.fetch(path, { method, data, maxRetries: 2 });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  // Cast: the caller names the shape of the answer.
  return (answer.status() === 204 ? null : await answer.json()) as Body;
}

function watchConsole(page: Page): string[] {
  const consoleMessages: string[] = [];
  page.on('console', (message) => {
    // Chromium reports each 4xx and 5xx status; the journey judges those itself.
    const isStatusReport = message.text().startsWith('Failed to load resource');
    // Playwright reports that it blocks the service worker.
    const isOfPlaywright = message.text().startsWith('Service Worker registration blocked by Playwright');
    // The line is tried again while the network is off, and given up where nobody answers.
    const isLostLine =
      /^WebSocket connection to .*(ERR_INTERNET_DISCONNECTED|closed before the connection is established\.)$/.test(
        message.text(),
      );
    const isExpected = isStatusReport || isOfPlaywright || isLostLine;
    if (['error', 'warning'].includes(message.type()) && !isExpected) consoleMessages.push(message.text());
  });
  page.on('pageerror', (error) => consoleMessages.push(error.message));
  return consoleMessages;
}

function ipAddress(): string {
  return `203.0.${randomInt(1, 255)}.${randomInt(1, 255)}`;
}
