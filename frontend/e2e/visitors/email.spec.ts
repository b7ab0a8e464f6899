import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  startLocalSmtp,
  type LocalSmtp,
  type ReceivedMail,
} from '../../../backend/test/providers/localSmtp.ts';
import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { expectAccessible } from '../support/axe.ts';
import { acceptInvitation, expect, test } from '../support/journey.ts';
import { startProcess, type ServerProcess } from '../support/serverProcess.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const [PHONE] = VIEWPORTS;
const startDate = addDays(localDate(new Date()), 5);
const TRIP = { name: 'Lake Wallowa', location: 'Oregon', startDate, endDate: addDays(startDate, 1) };

let server: ServerProcess;
let smtp: LocalSmtp;
let dataDir: string;
test.beforeAll(async () => {
  smtp = await startLocalSmtp();
  dataDir = await mkdtemp(join(tmpdir(), 'grub-club-email-'));
  // Its own database: the other server's worker would send its mails.
  server = await startProcess(
    { DATA_DIR: dataDir, SIGN_IN: 'phone,email', SMTP_URL: smtp.url },
    createWriteStream(process.env['E2E_TERMINAL'] ?? '', { flags: 'a' }),
  );
});
test.afterAll(async () => {
  await server.stop();
  await smtp.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The lines of a mail's text part, whose line ends are soft where it says "=". */
function textOf({ raw }: ReceivedMail): string {
  const isQuoted = /quoted-printable/i.test(raw);
  const text = isQuoted ? raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') : raw;
  return text.slice(0, text.indexOf('text/html'));
}

async function mailTo(email: string): Promise<string> {
  const mailed = () => smtp.received.filter(({ to }) => to.includes(email)).at(-1);
  await expect.poll(mailed).toBeDefined();
  const mail = mailed();
  return mail === undefined ? '' : textOf(mail);
}

const codeIn = (text: string) => /code is (\d{6})/.exec(text)?.[1] ?? 'no code';
const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)?.[0] ?? 'no link';

async function askForCode(page: Page, name: string, email: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Welcome to Grub Club' });
  await dialog.getByRole('button', { name: 'Use email instead' }).click();
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Your name').fill(name);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Verification code')).toBeVisible();
  return mailTo(email);
}

test('somebody without a phone signs in by the code of a mail, and is invited to a trip by its address', async ({
  journey,
}) => {
  const baseURL = server.url;
  const [maya, sam] = [await journey.visitor({ baseURL }), await journey.visitor({ ...PHONE, baseURL })];
  const emails = { maya: `maya.${Date.now()}@example.com`, sam: `sam.${Date.now()}@example.com` };
  await maya.goto('/');
  await maya.getByRole('button', { name: 'Sign In' }).first().click();
  const code = codeIn(await askForCode(maya, 'Maya Torres', emails.maya));
  await maya.getByLabel('Verification code').fill(code);
  await expect(maya.getByRole('button', { name: 'Create New Trip' }).first()).toBeVisible();

  const invited = await maya
    .context()
    .request.post('/api/trips', { data: { ...TRIP, invitees: [{ email: emails.sam, name: 'Sam Okafor' }] } });
  expect(invited.status()).toBe(201);
  await sam.goto(linkIn(await mailTo(emails.sam)));
  await sam.getByRole('button', { name: 'Use email instead' }).click();
  await expectAccessible(sam, PHONE);
  await sam.getByRole('button', { name: 'Use my phone number instead' }).click();
  const link = linkIn(await askForCode(sam, 'Sam Okafor', emails.sam));
  expect(link).toContain('#sign-in?');

  // The link of the mail fills address and code in, and leaves the address bar.
  await sam.goto('about:blank');
  await sam.goto(link);
  await expect(sam).not.toHaveURL(/code=/);
  const dialog = sam.getByRole('dialog', { name: 'Welcome to Grub Club' });
  await dialog.getByRole('button', { name: /^(Sign in|Verify)/ }).click();
  await dialog.getByLabel('Your name').fill('Sam Okafor');
  await sam.keyboard.press('Enter');
  await acceptInvitation(sam);
  await expect(sam.getByRole('heading', { name: TRIP.name }).first()).toBeVisible();
});
