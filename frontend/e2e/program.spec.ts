import { createServer, type Server } from 'node:http';
import {
  Client as McpClient,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';
import type { Page } from '@playwright/test';
import getPort from 'get-port';
import { KeptOAuth } from '../../backend/test/keptOAuth.ts';
import { formatPhone } from '../../domain/people/phone/phone.ts';
import { expect, lastCode, test } from './support/journey.ts';
import { VIEWPORTS } from './support/viewports.ts';

const [PHONE] = VIEWPORTS;

/** A program on this device: what it keeps, and what came back to it. */
interface Program {
  readonly kept: KeptOAuth;
  readonly answers: URL[];
  connect(): Promise<McpClient>;
  /** With the first answer that came back. */
  finish(): Promise<void>;
}

let listening: Server;
let program: Program;
test.beforeEach(async ({ baseURL }) => {
  const port = await getPort();
  const kept = new KeptOAuth(`http://127.0.0.1:${port}/callback`);
  const answers: URL[] = [];
  listening = createServer((request, response) => {
    answers.push(new URL(request.url ?? '', kept.redirectUrl));
    response
      .setHeader('Content-Type', 'text/html')
      .end('<title>Inspector</title><h1>Back in the program</h1>');
  });
  await new Promise<void>((resolve) => listening.listen(port, '127.0.0.1', resolve));
  const transport = () => new StreamableHTTPClientTransport(new URL('/mcp', baseURL), { authProvider: kept });
  const first = transport();
  program = {
    kept,
    answers,
    connect: async () => {
      const client = new McpClient({ name: 'test', version: '1' });
      await client.connect(kept.askedAt === null ? first : transport());
      return client;
    },
    finish: () => first.finishAuth(answers[0]?.searchParams ?? new URLSearchParams()),
  };
  // It finds out everything from the address alone.
  await expect(program.connect()).rejects.toThrow(UnauthorizedError);
});
test.afterEach(() => {
  listening.closeAllConnections();
  listening.close();
});

const openRequest = (page: Page) => page.goto(program.kept.askedAt?.href ?? '');
const backInProgram = (page: Page) => expect(page.getByText('Back in the program')).toBeVisible();

test.describe('on a phone', () => {
  test.use({ viewport: PHONE.viewport, hasTouch: PHONE.hasTouch });

  test('an assistant is connected by its address alone, after signing in, and revoked', async ({
    page,
    journey,
  }) => {
    const { phone } = await journey.signUp('Maya Torres');
    await journey.rest('POST', '/api/auth/logout');
    await journey.ageCodesByAnHour(phone);
    await openRequest(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Connect a program?' })).toBeVisible();
    await expect(page.getByText('Inspector', { exact: true })).toBeVisible();
    await journey.expectAccessible();
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    const dialog = page.getByRole('dialog', { name: 'Welcome to Grub Club' });
    await dialog.getByLabel('Phone number', { exact: true }).fill(formatPhone(phone));
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByLabel('Verification code').fill(await lastCode(phone));
    await expect(page.getByRole('button', { name: 'Allow', exact: true })).toBeVisible();
    await expect(page.getByText('A program on this device')).toBeVisible();
    await page.getByText('See what people don’t eat').click();
    await expect(page.getByText('This is health data')).toBeVisible();
    await journey.expectAccessible();
    await page.getByText('See what people don’t eat').click();
    await page.getByRole('button', { name: 'Allow', exact: true }).dblclick();
    await backInProgram(page);
    await program.finish();
    const client = await program.connect();
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('what_to_buy');

    await page.goto('/account/programs');
    await expect(page.getByText(new URL('/mcp', page.url()).href)).toBeVisible();
    const tokens = page.getByRole('list', { name: 'Tokens' });
    await expect(tokens.getByText('Inspector')).toBeVisible();
    // One answer, also of two presses.
    await expect(tokens.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Revoke: Inspector' }).click();
    await expect(page.getByText('Token revoked', { exact: true })).toBeVisible();
    await expect(client.listTools()).rejects.toThrow(UnauthorizedError);
  });
});

test('who does not allow it says so by keyboard, and the program gets nothing', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  await openRequest(page);
  const refuse = page.getByRole('button', { name: 'Don’t allow' });
  await expect(refuse).toBeVisible();
  await page.getByLabel('Trips', { exact: true }).focus();
  for (let presses = 0; presses < 20; presses += 1) {
    if (await refuse.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(refuse).toBeFocused();
  await page.keyboard.press('Enter');
  await backInProgram(page);
  expect(Object.fromEntries(program.answers[0]?.searchParams ?? [])).toMatchObject({
    error: 'access_denied',
    state: 'its state',
  });
  expect(await journey.rest('GET', '/api/auth/me/tokens')).toEqual([]);
});

test('an address that the program did not register leads nowhere', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  const asked = new URL(program.kept.askedAt ?? '');
  asked.searchParams.set('redirect_uri', 'https://evil.example/');
  await page.goto(asked.href);
  await expect(page.getByRole('heading', { name: 'This program cannot be connected' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Allow' })).toHaveCount(0);
  await journey.expectAccessible();
});
