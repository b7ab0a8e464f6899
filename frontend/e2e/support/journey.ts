import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import pg from 'pg';
import { formatPhone } from '../../../domain/people/phone.ts';
import { type AxeException, expectAccessible } from './axe.ts';

/** Somebody who signed up over REST before the journey begins. */
export interface Person {
  readonly name: string;
  /** E.164. */
  readonly phone: string;
}

export interface Journey {
  /**
   * Signs somebody new up, so that the browser's pages are theirs: in the journey's own browser, else in the page's;
   * with that number, E.164, else with a new one.
   */
  signUp(name: string, phone?: string, on?: Page): Promise<Person>;
  /** Calls REST as whoever is signed in. */
  rest<Body>(method: 'POST' | 'PATCH' | 'GET', path: string, data?: unknown): Promise<Body>;
  /** Lets the codes that were sent to that number grow an hour older, so that the next one need not wait. */
  passAnHour(phone: string): Promise<void>;
  /** The page of somebody else, in a browser of their own; what its console complains about fails the run too. */
  visitor(size: Pick<BrowserContextOptions, 'viewport' | 'hasTouch'>): Promise<Page>;
  /**
   * Fails when the page, as it is, has anything that axe finds fault with: on a phone and on a laptop, in light and in
   * dark.
   */
  expectAccessible(exceptions?: readonly AxeException[]): Promise<void>;
}

/** A journey: a browser with an address of its own, in which anything on the console fails the run. */
export const test = base.extend<{ journey: Journey }>({
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders({ 'X-Forwarded-For': ipAddress() });
    await use(context);
  },
  page: async ({ page }, use) => {
    const complaints = watchConsole(page);
    await use(page);
    expect(complaints, 'nothing is complained about on the console').toEqual([]);
  },
  journey: async ({ page, context, browser, hasTouch }, use) => {
    const visitors: Visitor[] = [];
    await use({
      signUp: (name, phone, on) => signUp(on?.context() ?? context, name, phone),
      rest: (method, path, data) => rest(context.request, method, path, data),
      passAnHour,
      visitor: async (size) => {
        const visitor = await openVisitor(browser, size);
        visitors.push(visitor);
        return visitor.page;
      },
      expectAccessible: (exceptions = []) => {
        const viewport = page.viewportSize();
        if (viewport === null) throw new Error('A journey is made on a screen of a known size.');
        return expectAccessible(page, { viewport, hasTouch }, exceptions);
      },
    });
    await Promise.all(visitors.map((visitor) => visitor.context.close()));
    expect(
      visitors.flatMap(({ complaints }) => complaints),
      'nothing is complained about on the consoles of visitors',
    ).toEqual([]);
  },
});

export { expect };

interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: readonly string[];
}

async function openVisitor(browser: Browser, options: BrowserContextOptions): Promise<Visitor> {
  const context = await browser.newContext({
    ...options,
    extraHTTPHeaders: { 'X-Forwarded-For': ipAddress() },
  });
  const page = await context.newPage();
  return { context, page, complaints: watchConsole(page) };
}

const AREA_CODES = [
  '415',
  '212',
  '303',
  '206',
  '512',
  '617',
  '702',
  '312',
  '503',
  '404',
  '213',
  '305',
  '602',
  '713',
];

const PHONES_A_WORKER = 50;
let phonesGiven = Number(process.env['TEST_WORKER_INDEX'] ?? 0) * PHONES_A_WORKER;

/** A phone number for fiction that no other journey of this run has. */
export function newPhone(): string {
  const index = phonesGiven++;
  const area = AREA_CODES[Math.floor(index / 100) % AREA_CODES.length] ?? '415';
  return `+1${area}55501${String(index % 100).padStart(2, '0')}`;
}

/** The texts to that number so far, each as the box that the terminal printed. */
async function textsTo(phone: string): Promise<string[]> {
  const terminal = await readFile(process.env['E2E_TERMINAL'] ?? '', 'utf8');
  const boxes = terminal.split('┌').slice(1);
  return boxes.filter((box) => box.includes(`To ${formatPhone(phone)}`));
}

const codesRead = new Map<string, number>();

/** The code that was texted to that number after the one that was read last. */
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

/** The address in the invitation that was texted to that number last. */
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

async function signUp(context: BrowserContext, name: string, phone = newPhone()): Promise<Person> {
  await rest(context.request, 'POST', '/api/auth/request-code', { phone });
  await rest(context.request, 'POST', '/api/auth/verify-code', { phone, code: await lastCode(phone), name });
  return { name, phone };
}

async function passAnHour(phone: string): Promise<void> {
  const database = new pg.Client(
    // Written by startServer.
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
  method: 'POST' | 'PATCH' | 'GET',
  path: string,
  data?: unknown,
): Promise<Body> {
  const answer = await request.fetch(path, { method, data });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  // The caller names the shape that this path answers with.
  return (answer.status() === 204 ? null : await answer.json()) as Body;
}

function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Chromium itself reports answers of 400 and more; whether they are right is for the journey to say.
    const isStatusReport = message.text().startsWith('Failed to load resource');
    // So does Playwright where it keeps the background worker out.
    const isOfPlaywright = message.text().startsWith('Service Worker registration blocked by Playwright');
    if (['error', 'warning'].includes(message.type()) && !isStatusReport && !isOfPlaywright)
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

function ipAddress(): string {
  return `203.0.${randomInt(1, 255)}.${randomInt(1, 255)}`;
}
