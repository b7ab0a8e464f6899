import type { Page } from '@playwright/test';
import { addDays, localDate } from '../../domain/time/calendarDate.ts';
import { expect, newPhone, test } from './support/journey.ts';
import { VIEWPORTS } from './support/viewports.ts';

const [PHONE] = VIEWPORTS;

test.use({ viewport: PHONE.viewport, hasTouch: PHONE.hasTouch });

test('two participants merge, split and tick a shopping list', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  const startDate = addDays(localDate(new Date()), 5);
  const trip = await journey.trip({ name: 'Lake Wallowa Weekend', startDate, days: 3 });
  const jonas = { name: 'Jonas Weber', phone: newPhone() };
  const { id: placeId } = await journey.rest<{ id: string }>('POST', `/api/trips/${trip.id}/invite`, jonas);
  for (const [type, name] of [
    ['dinner', 'Chili'],
    ['lunch', 'Quesadillas'],
  ] as const) {
    await journey.meal({
      tripId: trip.id,
      date: startDate,
      type,
      name,
      ingredients: [
        { name: 'Yellow onions', quantity: '2', notes: 'the sweet ones' },
        { name: 'Black beans', quantity: '1', unit: 'can' },
        { name: `Cheese for ${name}` },
      ],
    });
  }
  await journey.signUp(jonas.name, jonas.phone);
  await journey.rest('POST', `/api/invitations/${placeId}/respond`, { response: 'accepted' });

  await page.goto(`/trips/${trip.id}/shopping`);
  await page.getByRole('button', { name: 'Details of Yellow onions' }).tap();
  const details = page.getByRole('dialog', { name: 'Yellow onions' });
  await expect(details.getByRole('group', { name: 'Who buys it' })).toBeVisible();
  await journey.expectAccessible();
  await page.goBack();
  await expect(details).toBeHidden();

  const menu = page.getByRole('dialog', { name: 'Shopping List' });
  const openMenu = () => page.getByRole('button', { name: 'List menu' }).tap();
  await openMenu();
  await journey.expectAccessible();
  await menu.getByRole('button', { name: /^Optimize/ }).tap();
  const optimize = page.getByRole('dialog', { name: 'Optimize' });
  await expect(optimize.getByText('2 ingredients are on the list more than once.')).toBeVisible();
  await journey.expectAccessible();
  await optimize.getByRole('button', { name: 'Optimize 2 items' }).tap();
  await expect(page.getByText('4 rows became 2.')).toBeVisible();
  await expect(optimize).toBeHidden();

  await openMenu();
  await expect(menu.getByRole('button', { name: /^Optimize/ })).toHaveCount(0);
  await menu.getByRole('button', { name: /^Assign Shopping/ }).tap();
  const assign = page.getByRole('dialog', { name: 'Assign Shopping' });
  await expect(assign.getByText('4 items have no shopper yet. Only these are assigned.')).toBeVisible();
  await journey.expectAccessible();
  await assign.getByRole('radio', { name: /Manual/ }).check();
  await expect(assign.getByRole('checkbox', { name: 'All of Produce' })).toBeVisible();
  await journey.expectAccessible();
  await assign.getByRole('radio', { name: /By store/ }).check();
  /** 'MTMaya Torres2' */
  const loads = async () =>
    (await assign.getByRole('listitem').allTextContents()).map((text) => text.replace(/ items?.*/, ''));
  const previewed = await loads();
  expect(previewed).toHaveLength(2);
  await assign.getByRole('button', { name: 'Assign 4 items' }).tap();
  await expect(page.getByText('4 items to 2 participants')).toBeVisible();
  await expect(assign).toBeHidden();
  await openMenu();
  await menu.getByRole('button', { name: /^Assign Shopping/ }).tap();
  await expect(assign.getByText('Every item has a shopper. To change one, choose Manual.')).toBeVisible();
  expect(await loads()).toEqual(previewed);
  await assign.getByRole('button', { name: 'Close' }).last().tap();
  await expect(assign).toBeHidden();

  await openMenu();
  await menu.getByRole('radio', { name: 'Assigned Users' }).tap();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Maya Torres', level: 2 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Jonas Weber (You)', level: 2 })).toBeVisible();
  const line = page.getByRole('checkbox', { name: 'Yellow onions' });
  const flash = await line.evaluate((input) =>
    getComputedStyle(input).getPropertyValue('-webkit-tap-highlight-color'),
  );
  expect(flash).toBe('rgba(0, 0, 0, 0)');
  await tickAll(page);
  await expect(page.getByText(/^All bought\. 4 items/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '4 bought' })).toBeVisible();
  await journey.expectAccessible();
  await expectPurchased(page, 4);
  await journey.expectAccessible();
});

test('a shopping list is printed with only names and boxes', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  const startDate = addDays(localDate(new Date()), 5);
  const trip = await journey.trip({ name: 'Lake Wallowa Weekend', startDate, days: 2 });
  await journey.meal({
    tripId: trip.id,
    date: startDate,
    name: 'Chili',
    ingredients: [{ name: 'Black beans' }],
  });
  await journey.rest('POST', `/api/trips/${trip.id}/shopping-plan`, {
    equipment: 'cooler',
    days: [startDate, addDays(startDate, 1)],
  });
  await page.goto(`/trips/${trip.id}/shopping`);
  await expect(page.getByRole('checkbox', { name: 'Black beans' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Add or find an item' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
  for (const { viewport } of VIEWPORTS) {
    await page.setViewportSize(viewport);
    await expect(page.getByText('Lake Wallowa Weekend: Shopping List')).toBeVisible();
    await expect(page.getByText('Black beans')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Trip' })).toBeHidden();
    await expect(page.getByText('Total Items')).toBeHidden();
    await expect(page.getByRole('combobox', { name: 'Shopping day' })).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Add or find an item' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Trip' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(paper).toBe('rgb(255, 255, 255)');
  }
});

test('a phone shows items first, and folds the field away', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  const startDate = addDays(localDate(new Date()), 5);
  const trip = await journey.trip({ name: 'Cannon Beach, 2026', startDate, days: 2 });
  const meal = await journey.meal({ tripId: trip.id, date: startDate, name: 'Clam chowder' });
  const names = ['Potatoes', 'Yellow onions', 'Pears', 'Limes', 'Zucchini', 'Garlic', 'Carrots', 'Celery'];
  await journey.rest('POST', `/api/meals/${meal.id}/ingredients/batch`, {
    ingredients: [...names, 'Milk', 'Heavy cream', 'Butter', 'Rice', 'Flour', 'Salt'].map((name) => ({
      name,
    })),
  });
  await page.goto(`/trips/${trip.id}/shopping`);
  const lines = page.locator('[data-cart-line]');
  await expect(lines).toHaveCount(12);
  await expect(page.getByRole('button', { name: 'Check at home: 2 items. Flour, Salt' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  const tops = await lines.evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect()));
  expect(tops[0]?.top).toBeLessThanOrEqual(250);
  expect(new Set(tops.map(({ height }) => height))).toEqual(new Set([55]));
  expect(tops.filter(({ bottom }) => bottom <= 844 - 60).length).toBeGreaterThanOrEqual(8);

  const field = page.getByRole('textbox', { name: 'Add or find an item' });
  await page.mouse.wheel(0, 300);
  await expect(field).not.toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping List' })).toBeInViewport();
  await page.mouse.wheel(0, -60);
  await expect(field).toBeInViewport();

  await page.getByRole('button', { name: 'Sections, from Produce' }).tap();
  await page.getByRole('menuitem', { name: /^Dairy & Eggs/ }).tap();
  await expect(page.getByRole('button', { name: 'Sections, from Dairy & Eggs' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Dairy & Eggs' })).toBeInViewport();
  await field.fill('oni');
  await expect(page.getByText('1 found')).toBeAttached();
  await expect(lines).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Add “oni”/ })).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=oni/);
  await journey.expectAccessible();
});

for (const anchoring of ['with', 'without'])
  test(`no line on the screen moves when bought ones elsewhere fold, ${anchoring} scroll anchoring`, async ({
    page,
    journey,
  }) => {
    if (anchoring === 'without') await withoutScrollAnchoring(page);
    await journey.signUp('Maya Torres');
    const trip = await journey.trip({ name: 'Cannon Beach', days: 2 });
    const names = ['Potatoes', 'Pears', 'Limes', 'Zucchini', 'Carrots', 'Celery', 'Spinach', 'Leeks', 'Kale'];
    for (const line of [...names, 'Milk', 'Feta', 'Yogurt', 'Bagels', 'Lentils', 'Quinoa', 'Tofu', 'Ice'])
      await journey.rest('POST', `/api/trips/${trip.id}/items`, { line });
    await page.goto(`/trips/${trip.id}/shopping`);
    const last = page.getByRole('checkbox', { name: 'Ice' });
    await last.tap();
    await expect(last).toBeChecked();
    await page.mouse.move(195, 400);
    await page.mouse.wheel(0, -3000);
    const scrollTop = () => page.evaluate(() => scrollY);
    await expect.poll(scrollTop).toBe(0);
    await expect(page.getByRole('button', { name: '1 bought' })).toBeAttached();
    expect(await scrollTop()).toBe(0);

    const first = page.locator('[data-cart-line]').first();
    await first.tap();
    await expect(first).toBeChecked();
    // Not to the end, which holds the page by itself.
    await page.mouse.wheel(0, 360);
    await expect(first).not.toBeInViewport();
    const seen = page.getByRole('checkbox', { name: 'Tofu' });
    await expect(seen).toBeInViewport();
    const before = await seen.boundingBox();
    await expect(page.getByRole('button', { name: '2 bought' })).toBeAttached();
    expect((await seen.boundingBox())?.y).toBe(before?.y);
  });

/** As Safari. */
async function withoutScrollAnchoring(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (property: string, value?: string) =>
      property !== 'overflow-anchor' &&
      (value === undefined ? supports(property) : supports(property, value));
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { overflow-anchor: none }');
      document.adoptedStyleSheets.push(sheet);
    });
  });
}

/** Opens the bought items, which are closed on a phone. */
async function expectPurchased(page: Page, count: number): Promise<void> {
  const bought = page.getByRole('button', { name: `${count} bought`, expanded: false });
  await expect(bought).toBeVisible();
  await expect(page.locator('[data-cart-line]')).toHaveCount(0);
  await bought.tap();
  await expect(page.getByText(/^Bought by you, /)).toHaveCount(count);
}

/** Ticks the lines in order, each after the one before shows its tick. */
async function tickAll(page: Page): Promise<void> {
  for (const name of ['Yellow onions', 'Black beans', 'Cheese for Chili', 'Cheese for Quesadillas']) {
    const line = page.getByRole('checkbox', { name });
    await line.tap();
    await expect(line).toBeChecked();
  }
}

/** Height of a button in pixels. */
const ONE_LINE = 44;

test('the buttons of a line fit at every width', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  const startDate = addDays(localDate(new Date()), 5);
  const trip = await journey.trip({ name: 'Cannon Beach', startDate, days: 2 });
  const meal = await journey.meal({ tripId: trip.id, date: startDate, name: 'Clam chowder' });
  for (const name of ['Potatoes', 'Salt'])
    await journey.rest('POST', `/api/meals/${meal.id}/ingredients`, { name });
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/trips/${trip.id}/shopping`);
    await page.getByRole('button', { name: 'Details of Potatoes' }).click();
    const missing = page.getByRole('button', { name: 'I can’t find it' });
    await missing.click();
    const dialog = page.getByRole('dialog', { name: 'No potatoes?' });
    await dialog.getByRole('button', { name: 'Keep looking' }).click();
    await expect(dialog).toBeHidden();
    for (const button of [missing, page.getByRole('button', { name: 'Got it' })]) {
      await expect(button).toBeInViewport({ ratio: 1 });
      const box = await button.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(ONE_LINE);
      expect(box?.x).toBeGreaterThan(0);
    }
  }

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/trips/${trip.id}/shopping`);
  await page.getByRole('button', { name: 'Check at home: 1 item.' }).click();
  const home = page.getByRole('region', { name: 'Check at home' });
  const [have, need] = await Promise.all(
    ['Have it', 'Need it'].map((name) => home.getByRole('button', { name }).boundingBox()),
  );
  expect(have).not.toBeNull();
  expect(need?.y).toBe(have?.y);
  await page.getByRole('button', { name: 'Done shopping' }).click();
  const paid = await page.getByRole('region', { name: 'What did you pay?' }).boundingBox();
  const receipt = await page.getByRole('link', { name: 'Add the receipt' }).boundingBox();
  expect(receipt).not.toBeNull();
  expect((receipt?.x ?? 0) + (receipt?.width ?? 0)).toBeLessThan((paid?.x ?? 0) + (paid?.width ?? 0));
});
