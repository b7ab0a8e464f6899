import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays, localDate } from '../../domain/time/calendarDate.ts';
import { expect, newPhone, test, type Journey } from './support/journey.ts';
import { expectPrinted, hidePrintDialog } from './support/printing.ts';

test.use({ serviceWorkers: 'allow' });

const NAME = '=1+1"><img src=x onerror=alert(1)>\u202Egnp.exe';
/** The same without invisible characters. */
const SEEN_NAME = '=1+1"><img src=x onerror=alert(1)>gnp.exe';
const STEP = '</script><script>alert(1)</script>\nPARTICIPANTS\n* Nobody';

/** A trip whose texts are harmful when interpreted as markup or formulas. */
async function hostileTrip(journey: Journey): Promise<string> {
  await journey.signUp('Maya Torres');
  const startDate = addDays(localDate(new Date()), 5);
  const { id } = await journey.trip({ name: NAME, location: '<b>Joseph</b>', startDate, days: 2 });
  await journey.rest('POST', `/api/trips/${id}/invite`, { phone: newPhone(), name: '@SUM(A1)' });
  const slot = { tripId: id, date: startDate, type: 'dinner' };
  const meal = await journey.meal({ ...slot, name: 'Chili' });
  await journey.rest('PATCH', `/api/meals/${meal.id}`, { instructions: [STEP] });
  await journey.rest('POST', `/api/meals/${meal.id}/ingredients`, { name: 'Eggs', quantity: '6' });
  return id;
}

/** Presses the dialog's button and reads the downloaded file. */
async function exported(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export Trip Data' }).click();
  const download = await downloadEvent;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('a trip is exported as a file, as text and on paper, and user input stays text', async ({
  page,
  context,
  journey,
}) => {
  await hidePrintDialog(page);
  const id = await hostileTrip(journey);
  await page.goto(`/trips/${id}`);
  const open = page.getByRole('button', { name: 'Export', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Export Trip Data' });

  await open.click();
  await expect(dialog.getByText(`A full backup: trip-${id}-backup.json`)).toBeVisible();
  await journey.expectAccessible();
  await expect(dialog.getByRole('radio', { name: 'JSON' })).toBeChecked();
  const json = await exported(page);
  expect(json.name).toBe(`trip-${id}-backup.json`);
  expect(json.text).not.toContain('\u202E');
  expect(JSON.parse(json.text)).toMatchObject({
    format: 'trip-backup',
    version: 1,
    trips: [
      {
        name: NAME,
        participants: [{ name: 'Maya Torres' }, { name: '@SUM(A1)', inviteStatus: 'pending' }],
        meals: [{ name: 'Chili', instructions: [STEP], ingredients: [{ name: 'Eggs', quantity: '6' }] }],
        shoppingList: [{ section: 'Dairy & Eggs', items: [{ name: 'Eggs', amounts: ['6'] }] }],
      },
    ],
  });
  await expect(dialog).toBeHidden();

  await open.click();
  await dialog.getByRole('radio', { name: 'Text' }).check();
  await dialog.getByRole('checkbox', { name: 'Participants' }).uncheck();
  await expect(dialog.getByText('Cooks and buyers are not named either.')).toBeVisible();
  const txt = await exported(page);
  expect(txt.name).toBe(`trip-${id}-backup.txt`);
  expect(txt.text).toContain(`Trip: ${SEEN_NAME}\nPlace: <b>Joseph</b>\n`);
  expect(txt.text).toContain('  1. </script><script>alert(1)</script> PARTICIPANTS * Nobody\n');
  expect(txt.text).not.toMatch(/^PARTICIPANTS|@SUM/m);

  await open.click();
  await dialog.getByRole('radio', { name: 'PDF' }).check();
  await dialog.getByRole('button', { name: 'Export Trip Data' }).click();
  const title = page.getByRole('heading', { level: 1 }).filter({ visible: true });
  await expectPrinted(page, SEEN_NAME, async () => {
    await expect(title).toHaveText(SEEN_NAME);
    const paper = page.getByRole('article').filter({ visible: true });
    await expect(paper.getByText('</script><script>alert(1)</script> PARTICIPANTS')).toBeVisible();
    await expect(paper.getByText('@SUM(A1)')).toBeVisible();
    await expect(paper.locator('img, script, b, a')).toHaveCount(1);
    await expect(title).toHaveCSS('font-family', /^"?Fraunces/);
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  });

  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('offline-trip-data') ?? ''))
    .toContain('alert(1)</script>');
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Offline', exact: true }).click();
  await page.getByRole('dialog', { name: 'Offline' }).getByRole('button', { name: 'Export' }).click();
  await expect(dialog.getByText('The trips that you organize, as saved on this device.')).toBeVisible();
  const kept = await exported(page);
  expect(kept.name).toBe('all-trips-backup.json');
  expect(JSON.parse(kept.text)).toEqual({ ...JSON.parse(json.text), exportedAt: expect.any(String) });
});

test('the plan and the shopping list are printed without buttons', async ({ page, journey }) => {
  const id = await hostileTrip(journey);
  const print = async () => {
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  };
  await page.goto(`/trips/${id}`);
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
  await print();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SEEN_NAME);
  await expect(page.getByRole('table')).toHaveCount(2);
  await page.emulateMedia({ media: null });
  await page.goto(`/trips/${id}/shopping`);
  await expect(page.getByText('Eggs', { exact: true })).toBeVisible();
  await print();
});

test('an allergy card is printed four times, in place of its dialog and of the people', async ({
  page,
  journey,
}) => {
  const id = await hostileTrip(journey);
  const avoids = [{ kind: 'content', value: 'gluten', strictness: 'allergy' }];
  await journey.rest('POST', `/api/trips/${id}/eaters`, { name: 'Noa', avoids });
  const print = async () => {
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
  };
  const cards = page.getByText('Allergies and diets').filter({ visible: true });
  await page.goto(`/trips/${id}/people?dialog=allergy-card`);
  await expect(cards).toHaveCount(1);
  await print();
  await expect(cards).toHaveCount(4);
  await expect(page.getByText('For the kitchen wall.')).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goto(`/trips/${id}/people`);
  const noa = page.getByRole('main').getByText('Noa', { exact: true });
  await expect(noa).toBeVisible();
  await print();
  await expect(noa).toBeVisible();
});
