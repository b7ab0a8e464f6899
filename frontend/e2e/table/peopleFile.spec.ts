import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { expect, test } from '../support/journey.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const CAMP = 'domain/testdata/camp.csv';
const startDate = addDays(localDate(new Date()), 10);

for (const { device, viewport, hasTouch } of VIEWPORTS)
  test.describe(`on ${device}`, () => {
    test.use({ viewport, hasTouch });

    test('a camp of forty in three groups comes from a CSV file', async ({ page, journey }) => {
      await journey.signUp('Maya Torres');
      const { id } = await journey.trip({ name: 'Summer camp', startDate, days: 2 });
      await page.goto(`/trips/${id}/people?eater=new`);
      await page.getByRole('button', { name: 'Many people? Add them from a list' }).click();
      const dialog = page.getByRole('dialog', { name: 'People from a list' });
      await expect(dialog).toBeVisible();
      await journey.expectAccessible();

      // What is wrong is named, and the rest can be added.
      await dialog.getByRole('textbox', { name: 'Or paste the list' }).fill('Name;Isst nicht\nZoe;"vegan');
      await dialog.getByRole('button', { name: 'Read the list' }).click();
      await expect(dialog.getByRole('alert')).toContainText('Line 2 has a quotation mark');
      await dialog
        .getByRole('textbox', { name: 'Or paste the list' })
        .fill('Name;Isst nicht;Portion\nZoe;vegan;halb\nBen;;lots\nMaya Torres;;');
      await dialog.getByRole('button', { name: 'Read the list' }).click();
      await expect(dialog.getByText('Line 3, Ben')).toBeVisible();
      await expect(dialog.getByRole('checkbox', { name: /^Zoe Child, half a portion/ })).toBeChecked();
      await expect(dialog.getByRole('checkbox', { name: /^Maya Torres/ })).not.toBeChecked();
      await expect(dialog.getByRole('button', { name: 'Add 1 person' })).toBeEnabled();
      await journey.expectAccessible();

      await dialog.getByRole('button', { name: 'Change the list' }).click();
      await dialog.getByLabel('Choose a CSV file').setInputFiles(CAMP);
      await expect(dialog.getByText('40 people in the list')).toBeVisible();
      await dialog.getByRole('checkbox', { name: /^Nora/ }).uncheck({ force: true });
      await dialog.getByRole('button', { name: 'Add 39 people' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText('40 people', { exact: false }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Foxes/ })).toBeVisible();
      await expect(page.getByText('Dario Jung')).toBeVisible();

      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Undone')).toBeVisible();
      await expect(page.getByText('Dario Jung')).toHaveCount(0);
      expect(await journey.rest('GET', `/api/trips/${id}/eaters`)).toHaveLength(1);
    });
  });
