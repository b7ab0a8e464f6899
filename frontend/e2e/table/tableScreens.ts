import type { Locator, Page, Response } from '@playwright/test';
import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { expect } from '../support/journey.ts';
import { amountsOf, stem } from './ownAmounts.ts';
import {
  glyphs,
  judged,
  listOf,
  needsOf,
  portionsOf,
  present,
  shown,
  TYPES,
  type Bought,
  type Dish,
  type Line,
  type Person,
} from './ownTrip.ts';

export const startDate = addDays(localDate(new Date()), 10);
export const DAYS = 4;
export const SLOTS = DAYS * TYPES.length;
export const LAST = SLOTS - 1;

export function slotAt(slot: number): { readonly date: string; readonly type: (typeof TYPES)[number] } {
  const type = TYPES[slot % TYPES.length];
  if (type === undefined) throw new Error('There is such a meal.');
  return { date: addDays(startDate, Math.floor(slot / TYPES.length)), type };
}

export const SLOT_KEYS = Array.from({ length: SLOTS }, (_, slot) => {
  const { date, type } = slotAt(slot);
  return `${date}.${type}`;
});

/** The plan says how many come, and its people for how many portions. */
export async function expectPlan(page: Page, tripId: string, people: readonly Person[]): Promise<void> {
  await page.goto(`/trips/${tripId}`);
  const all = `${people.length} people`;
  await expect(page.getByRole('region', { name: 'Trip Members' })).toContainText(all);
  await page.goto(`/trips/${tripId}/people`);
  const portions = `${all}, ${glyphs(portionsOf(people))} adult portions`;
  await expect(page.getByText(all, { exact: false }).first()).toContainText(portions);
}

/** Each cell and each sum of the open grid. */
export async function expectGrid(page: Page, people: readonly Person[]): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Who eats when' });
  const cells = people.flatMap((one) =>
    SLOT_KEYS.map((_key, slot) => {
      const isAway = slot < one.from || slot > one.until;
      return cellName(one.name, slot, isAway ? 'away' : one.missed.includes(slot) ? 'does not eat' : 'eats');
    }),
  );
  await expect
    .poll(() =>
      grid
        .locator('button[data-column]')
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')).sort()),
    )
    .toEqual(cells.sort());
  const sums = SLOT_KEYS.map((_key, slot) => {
    const there = present(people, slot);
    return [glyphs(portionsOf(there)), there.length === 1 ? '1 eats' : `${there.length} eat`];
  });
  await expect
    .poll(() =>
      grid
        .getByRole('row')
        .last()
        .getByRole('gridcell')
        .evaluateAll((found) =>
          found.map((one) => [one.querySelector('b')?.textContent, one.lastChild?.textContent]),
        ),
    )
    .toEqual(sums);
}

export function cellName(name: string, slot: number, state: string): string {
  const { date, type } = slotAt(slot);
  const weekday = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    timeZone: 'UTC',
  });
  return `${name}, ${weekday} ${type}: ${state}`;
}

/** Verdict, portions and people of each meal of the safety page, and its figures. */
export async function expectVerdicts(
  page: Page,
  tripId: string,
  dishes: readonly Dish[],
  people: readonly Person[],
): Promise<void> {
  await page.goto(`/trips/${tripId}/people?dialog=all-meals`);
  const own = dishes.map((dish) => {
    const there = present(people, dish.slot);
    return { id: dish.id, portions: glyphs(portionsOf(there)), ...judged(dish, there) };
  });
  const shownVerdicts = async () => {
    const texts = await page
      .locator('li[data-meal]')
      .evaluateAll((rows) => rows.map((row) => [row.getAttribute('data-meal'), row.textContent] as const));
    return texts.map(([id, text]) => {
      // Beside a conflict it also says for whom nobody can tell.
      const verdict = text.includes('can’t eat')
        ? 'Doesn’t work'
        : text.includes('We can’t tell')
          ? 'We can’t tell'
          : 'Works';
      return [id, verdict, /for ([\d¼½¾]+)for /.exec(text)?.[1]];
    });
  };
  await expect
    .poll(async () => (await shownVerdicts()).sort())
    .toEqual(own.map(({ id, verdict, portions }) => [id, verdict, portions]).sort());
  for (const { id, verdict, names } of own) {
    // What nobody can tell is said of the ingredient, not of each person.
    if (verdict !== 'Doesn’t work') continue;
    const row = page.locator(`li[data-meal="${id}"]`);
    const called = names.map((name) => name.split(' ')[0] ?? name);
    for (const text of called.length > 2 ? [`${called.length} people can’t eat this.`] : called)
      await expect(row).toContainText(text);
  }
}

/** The lines of the open shopping list by the stems of their names; what shops sell of them has tables of its own. */
async function listShown(page: Page): Promise<Record<string, Line>> {
  const lines = await page
    .locator('[data-cart-line]')
    .evaluateAll((boxes) =>
      boxes.map((box) => ({
        name: document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
        isBought: box instanceof HTMLInputElement && box.checked,
      })),
    );
  return Object.fromEntries(lines.map(({ name, isBought }) => [stem(name), isBought ? 'bought' : 'to buy']));
}

export async function expectList(
  page: Page,
  tripId: string,
  dishes: readonly Dish[],
  people: readonly Person[],
  bought: Bought,
): Promise<void> {
  await page.goto(`/trips/${tripId}/shopping`);
  await page.getByText('Total Items').waitFor();
  const home = page.getByRole('button', { name: /^Check at home/ });
  if (await home.isVisible()) await home.click();
  const needed = page.getByRole('button', { name: /^Need it/ });
  for (let left = await needed.count(); left > 0; left -= 1) {
    await needed.first().click();
    await expect(needed).toHaveCount(left - 1);
  }
  await expect.poll(() => listShown(page)).toEqual(listOf(dishes, people, bought));
}

/** Ticks lines of the open list. @returns what was bought, by row */
export async function buy(
  page: Page,
  dishes: readonly Dish[],
  people: readonly Person[],
  names: readonly string[],
): Promise<Bought> {
  // A line is called as its first row.
  const onScreen = await page
    .locator('[data-cart-line]')
    .evaluateAll((boxes) =>
      boxes.map(
        (box) => document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
      ),
    );
  for (const name of names) {
    const called = onScreen.find((one) => stem(one) === stem(name)) ?? name;
    const line = page.getByRole('checkbox', { name: called, exact: true });
    // The next step leaves the page without heeding its warning of a tick that is not stored yet.
    const answer = page.waitForResponse(isOfTick);
    await line.check();
    await expect(line).toBeChecked();
    await answer;
  }
  const stems = names.map(stem);
  const ids = dishes.flatMap(({ rows }) =>
    rows.filter((row) => stems.includes(stem(row.name))).map(({ id }) => id),
  );
  const needs = needsOf(dishes, people);
  return new Map(ids.map((id) => [id, needs.get(id) ?? amountsOf('')]));
}

function isOfTick(response: Response): boolean {
  return response.request().postData()?.includes('"TickIngredients"') === true;
}

/** Changes the first or the last meal of somebody in the dialog, and accepts what the preview says. */
export async function changeTimes(
  page: Page,
  {
    name,
    label,
    slot,
  }: { readonly name: string; readonly label: 'First meal' | 'Last meal'; readonly slot: number },
  expectEffects: (preview: Locator) => Promise<void>,
): Promise<void> {
  await page
    .getByRole('list', { name: 'People of this trip' })
    .getByRole('button', { name, exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await dialog.getByRole('radio', { name: /^(Only part of it|Other times)$/ }).check();
  await dialog.getByLabel(label).selectOption(SLOT_KEYS[slot] ?? '');
  const preview = page.getByRole('dialog', {
    name: `${name} ${label === 'First meal' ? 'arrives' : 'leaves'}`,
  });
  await expectEffects(preview);
  await preview.getByRole('button', { name: /^Yes, / }).click();
  await expect(preview).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

/** Figures and amounts of the preview. */
export async function expectPreview(
  preview: Locator,
  dishes: readonly Dish[],
  before: readonly Person[],
  after: readonly Person[],
  bought: Bought,
): Promise<void> {
  const meals = dishes.filter(
    ({ slot }) => portionsOf(present(before, slot)) !== portionsOf(present(after, slot)),
  );
  const [was, is] = [needsOf(dishes, before), needsOf(dishes, after)];
  const text = (needs: typeof was, id: string) => shown(needs.get(id) ?? amountsOf(''));
  const changed = dishes.flatMap(({ rows }) => rows).filter(({ id }) => text(was, id) !== text(is, id));
  const count = changed.filter(({ id }) => bought.has(id)).length;
  await expect(preview.locator('dd')).toHaveText([meals.length, changed.length, count].map(String));
  const more = preview.getByRole('button', { name: /^\d+ more amounts?$/ });
  if (changed.length > 3) await more.click();
  const heading = preview.page().getByRole('heading', { name: 'Amounts' });
  const amounts = preview.locator('section', { has: heading });
  await expect(amounts.getByRole('listitem')).toHaveCount(changed.length);
  const rows = await amounts
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => [
        item.querySelector('bdi')?.textContent ?? '',
        item.lastElementChild?.textContent ?? '',
      ]),
    );
  const read = rows.map(([name, amount = '']) => {
    const [now = '', then = ''] = amount.split(', was ');
    return [name, shown(amountsOf(then)), shown(amountsOf(now))];
  });
  expect(read.sort()).toEqual(changed.map(({ id, name }) => [name, text(was, id), text(is, id)]).sort());
}
