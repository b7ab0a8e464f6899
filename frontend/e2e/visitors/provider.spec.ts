import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import getPort from 'get-port';
import { settingsOf, startLocalOidc, type LocalOidc } from '../../../backend/test/providers/localOidc.ts';
import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { expectAccessible } from '../support/axe.ts';
import { acceptInvitation, expect, newPhone, test } from '../support/journey.ts';
import { startProcess, type ServerProcess } from '../support/serverProcess.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const [PHONE] = VIEWPORTS;
const startDate = addDays(localDate(new Date()), 5);
const TRIP = { name: 'Lake Wallowa', location: 'Oregon', startDate, endDate: addDays(startDate, 1) };
const ADMIN = newPhone();

let server: ServerProcess;
let club: LocalOidc;
let dataDir: string;
test.beforeAll(async () => {
  const port = String(await getPort());
  club = await startLocalOidc('club', `http://127.0.0.1:${port}`);
  dataDir = await mkdtemp(join(tmpdir(), 'grub-club-provider-'));
  server = await startProcess(
    {
      PORT: port,
      DATA_DIR: dataDir,
      ADMIN_PHONES: ADMIN,
      SIGN_IN: 'phone,oidc',
      OIDC_PROVIDERS: 'club',
      ...settingsOf('club', club),
    },
    createWriteStream(process.env['E2E_TERMINAL'] ?? '', { flags: 'a' }),
  );
});
test.afterAll(async () => {
  await server.stop();
  await club.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** In the open sign-in dialog, and at the provider. */
async function signInThere(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Welcome to Grub Club' });
  await dialog.getByRole('link', { name: 'Sign in with The club' }).click();
  await expect(page).toHaveURL((url) => url.origin === club.issuer);
  await page.getByLabel('Claims').fill(JSON.stringify({ sub: name, name }));
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('people sign in at a provider, come by a link that goes along, and are out of an open trip once locked', async ({
  journey,
}) => {
  const baseURL = server.url;
  const maya = await journey.visitor({ baseURL });
  await maya.goto('/');
  await maya.getByRole('button', { name: 'Sign In' }).first().click();
  await maya.getByRole('link', { name: 'Sign in with The club' }).click();
  await maya.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    maya.getByText('You did not sign in there. You can try again, or choose another way.'),
  ).toBeVisible();
  await signInThere(maya, 'Maya Torres');
  await expect(maya.getByRole('button', { name: 'Create New Trip' }).first()).toBeVisible();
  const { id } = await journey.trip(TRIP, maya);
  const link = await journey.rest<{ url: string }>('POST', `/api/trips/${id}/invite-link`, undefined, maya);

  const sam = await journey.visitor({ ...PHONE, baseURL });
  await sam.goto(link.url);
  await expect(sam.getByText(/Maya Torres/).first()).toBeVisible();
  await expectAccessible(sam, PHONE);
  await signInThere(sam, 'Sam Okafor');
  await acceptInvitation(sam);
  await sam.goto(`/trips/${id}`);
  await expect(sam.getByRole('heading', { level: 1, name: TRIP.name })).toBeVisible();

  const ada = await journey.visitor({ baseURL });
  await journey.signUp('Ada', ADMIN, ada);
  const { id: samId } = await journey.rest<{ id: string }>('GET', '/api/auth/me', undefined, sam);
  await journey.rest('POST', `/api/admin/accounts/${samId}/lock`, undefined, ada);
  // Nothing is done on the page.
  await expect(sam.getByRole('heading', { level: 1, name: /nobody asks/ })).toBeVisible();
  await sam.getByRole('button', { name: 'Sign In' }).first().click();
  // The provider still has his session.
  await sam.getByRole('link', { name: 'Sign in with The club' }).click();
  await expect(sam.getByText('This account is locked. Ask the people who run this app.')).toBeVisible();
});
