import { openMeal } from './support/mealMenu.ts';
import type { Page } from '@playwright/test';
import { addDays, localDate } from '../../domain/time/calendarDate.ts';
import { formatPhone } from '../../domain/people/phone/phone.ts';
import { acceptInvitation, expect, type Journey, newPhone, test } from './support/journey.ts';
import { VIEWPORTS } from './support/viewports.ts';

const [PHONE, LAPTOP] = VIEWPORTS;
const firstDay = addDays(localDate(new Date()), 10);

const LISTS = {
  'Chili night': ['2 lbs ground beef, 80/20', '1 1/2 cups flour', '2 yellow onions, diced', 'salt to taste'],
  'Pasta night': ['1 lb spaghetti', '1 cup flour', '1 yellow onion', '2 cloves garlic'],
  'Taco night': ['12 corn tortillas', '1 lb ground beef', '2 limes', '1 bag tortilla chips'],
} as const;
const COOKS = ['You', 'Jonas Weber', 'Priya Nair'] as const;

/** A trip of three days with a dinner a day and two more members. */
async function buildTrip(
  journey: Journey,
  friends: readonly { name: string; page: Page }[],
): Promise<string> {
  await journey.signUp('Maya Torres');
  const { id } = await journey.trip({
    name: 'Lake Wallowa Weekend',
    startDate: firstDay,
    days: 3,
    includeBreakfasts: false,
    includeLunches: false,
    includeDinners: true,
  });
  for (const { name, page } of friends) {
    const { phone } = await journey.signUp(name, newPhone(), page);
    await journey.rest('POST', `/api/trips/${id}/invite`, { phone: formatPhone(phone), name });
    await page.goto('/');
    await acceptInvitation(page);
  }
  return id;
}

async function planDinner(page: Page, name: string, cook: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Unassigned: assign dinner/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Assign Dinner - / });
  await dialog.getByLabel('Meal name').fill(name);
  await dialog.getByRole('radiogroup', { name: 'Assigned to' }).getByText(cook, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

async function pasteList(page: Page, meal: string, lines: readonly string[]): Promise<void> {
  await openMeal(page, meal);
  await page.getByRole('dialog', { name: meal }).getByRole('button', { name: 'Add ingredient' }).click();
  const dialog = page.getByRole('dialog', { name: /^Assign / });
  await dialog.getByLabel(/^Add ingredients/).fill(lines.join('\n'));
  await dialog.getByRole('button', { name: `Add ${lines.length} ingredients` }).click();
  await expect(dialog.getByRole('checkbox')).toHaveCount(lines.length);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test.use({ viewport: LAPTOP.viewport, hasTouch: LAPTOP.hasTouch });

test('three members plan three days, paste lists, substitute, optimize, split the shopping and tick it off on a phone', async ({
  page: maya,
  journey,
}) => {
  const jonas = await journey.visitor(PHONE);
  const priya = await journey.visitor(PHONE);
  // The server knows the texts of its own client by their ids.
  const texts: unknown[] = [];
  maya.on('request', (request) => {
    const body: unknown = request.url().endsWith('/graphql') ? request.postDataJSON() : null;
    if (body !== null && Object.hasOwn(body as object, 'query')) texts.push(body);
  });
  const tripId = await buildTrip(journey, [
    { name: 'Jonas Weber', page: jonas },
    { name: 'Priya Nair', page: priya },
  ]);

  await maya.goto(`/trips/${tripId}`);
  for (const [index, [meal, lines]] of Object.entries(LISTS).entries()) {
    await planDinner(maya, meal, COOKS[index] ?? 'You');
    await pasteList(maya, meal, lines);
  }
  await expect(maya.getByText('Assigned to You')).toBeVisible();
  await expect(maya.getByText('Assigned to Priya Nair')).toBeVisible();

  await openMeal(maya, 'Chili night');
  const reading = maya.getByRole('dialog', { name: 'Chili night' });
  await expect(reading.getByRole('checkbox', { name: /^Ground beef 80\/20 2 lbs/ })).toBeVisible();
  await reading.getByRole('button', { name: 'Edit', exact: true }).click();
  const chili = maya.getByRole('dialog', { name: /^Assign / });
  await chili.getByRole('button', { name: 'Notes and alternatives of Ground beef' }).click();
  await chili.getByRole('button', { name: 'Add alternative' }).click();
  await chili.getByLabel('Alternative 1', { exact: true }).fill('Ground turkey');
  await chili.getByLabel('Substitution for Ground beef').selectOption('Ground turkey');
  await expect(chili.getByRole('checkbox', { name: 'Ground turkey: purchased' })).toBeVisible();
  await maya.keyboard.press('Escape');

  await maya.getByRole('link', { name: 'View Cart' }).first().click();
  await expect(maya.getByRole('checkbox', { name: 'Ground turkey' })).toBeVisible();
  await expect(maya.getByText('instead of Ground beef')).toBeVisible();
  const pantry = maya.getByRole('region', { name: 'Check at home' });
  await pantry.getByRole('button', { name: /^Check at home: 2 items/ }).click();
  await pantry.getByRole('button', { name: 'Need it: Salt' }).click();
  await pantry.getByRole('button', { name: 'Need it: Flour' }).click();
  await expect(pantry).toHaveCount(0);
  await expect(maya.getByRole('checkbox', { name: 'Flour' })).toHaveAccessibleDescription(
    /1 1\/2 cups, 1 cup/,
  );

  await maya.getByRole('button', { name: 'Optimize' }).click();
  const optimize = maya.getByRole('dialog', { name: 'Optimize' });
  await expect(optimize).toContainText('2½ cups');
  await optimize.getByRole('button', { name: 'Optimize 2 items' }).click();
  await expect(maya.getByText('List optimized', { exact: true })).toBeVisible();
  await expect(maya.getByRole('checkbox', { name: 'Flour' })).toHaveAccessibleDescription(/2 1\/2 cups/);
  await expect(maya.getByRole('button', { name: 'Optimize' })).toHaveCount(0);

  await maya.getByRole('button', { name: 'Assign Shopping' }).click();
  const assign = maya.getByRole('dialog', { name: 'Assign Shopping' });
  await assign.getByRole('radio', { name: /^By store/ }).check();
  await assign.getByRole('button', { name: /^Assign \d+ items$/ }).click();
  await expect(maya.getByText('Shopping assigned', { exact: true })).toBeVisible();

  await jonas.goto(`/trips/${tripId}/shopping?group=assigned-users`);
  await expect(jonas.getByRole('heading', { level: 2 })).toHaveCount(3);
  await expect(jonas.getByRole('heading', { level: 2, name: 'Unassigned' })).toHaveCount(0);
  const lines = jonas.getByRole('checkbox', { checked: false }).and(jonas.locator('li input'));
  await expect(lines).toHaveCount(10);
  for (let left = 10; left > 0; left -= 1) {
    await lines.first().tap();
    await expect(lines).toHaveCount(left - 1);
  }
  await expect(jonas.getByText(/^All bought\./)).toBeVisible();

  await maya.reload();
  await expect(maya.getByText(/^All bought\./)).toBeVisible();
  await expect(maya.getByText(/^Bought by Jonas Weber/).first()).toBeVisible();
  expect(texts).toEqual([]);
});
