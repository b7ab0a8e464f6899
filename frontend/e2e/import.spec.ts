import { addDays, localDate } from '../../domain/time/calendarDate.ts';
import { expect, test } from './support/journey.ts';

const startDate = addDays(localDate(new Date()), 10);
/** An exported plan of last summer. */
const SUMMER = {
  name: 'Crater <b>Lake</b>',
  location: 'Oregon',
  startDate: '2024-08-14',
  endDate: '2024-08-16',
  participants: [
    { name: 'Jonas Weber', isOrganizer: true, inviteStatus: 'accepted' },
    { name: 'Priya Nair', isOrganizer: false, inviteStatus: 'accepted' },
  ],
  meals: [
    {
      date: '2024-08-14',
      type: 'dinner',
      name: 'Campfire chili',
      assignedTo: 'Jonas Weber',
      instructions: ['Chop', 'Cook'],
      ingredients: [
        { name: 'Ground beef', quantity: '2', unit: 'lb', purchased: true },
        { name: 'Black beans', quantity: '3', unit: 'cans', assignedTo: 'Priya Nair' },
      ],
    },
  ],
};

/** Above the 64 kB limit of other calls. */
const MANY = Array.from({ length: 50 }, (_, index) => ({ name: `Spice ${index}`, notes: 'x'.repeat(2000) }));

const SPICES = { date: '2024-08-15', type: 'dinner', name: 'Curry', ingredients: MANY };
const LARGE = { ...SUMMER, meals: [...SUMMER.meals, SPICES] };

const fileOf = (content: unknown) => ({
  name: 'all-trips-backup.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
});

test('a user imports a backup as a trip that begins on another day', async ({ page, journey }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await journey.signUp('Maya Torres');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Import from a backup file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a Trip' });
  const input = dialog.getByLabel('Choose a backup file');
  await input.setInputFiles(fileOf({ account: 'Maya' }));
  await expect(dialog.getByRole('alert')).toHaveText('This is not a trip backup.');
  await journey.expectAccessible();
  const broken = { ...SUMMER, name: 'Hot Springs', endDate: '2024-08-14' };
  await input.setInputFiles(fileOf({ format: 'trip-backup', version: 1, trips: [broken, LARGE] }));
  await dialog.getByRole('radio', { name: /^Hot Springs/ }).check();
  await expect(dialog.getByRole('alert')).toHaveText(/End date must be after start date\.$/);
  await dialog.getByRole('radio', { name: /^Crater/ }).check();
  await expect(dialog.getByText('Aug 14 - Aug 16 · 3 days · 2 meals · 52 ingredients')).toBeVisible();
  await expect(dialog.getByText(/^These days are over/)).toBeVisible();
  await journey.expectAccessible();
  await dialog.getByLabel('Start date').fill(startDate);
  await dialog.getByRole('button', { name: 'Import trip' }).click();
  await expect(page.getByRole('heading', { name: SUMMER.name, level: 1 })).toBeVisible();
  await expect(page.getByText('Campfire chili').first()).toBeVisible();
});
