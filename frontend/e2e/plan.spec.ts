import { openMeal, openMealMenu } from './support/mealMenu.ts';
import type { Locator, Page } from '@playwright/test';
import { addDays, localDate } from '../../domain/time/calendarDate.ts';
import { monthDayLabel } from '../../domain/text/dates/dates.ts';
import { acceptInvitation, expect, newPhone, test } from './support/journey.ts';
import { VIEWPORTS } from './support/viewports.ts';

const [PHONE, LAPTOP] = VIEWPORTS;
const startDate = addDays(localDate(new Date()), 10);
const day = (index: number) => monthDayLabel(addDays(startDate, index));

const WEEKEND = {
  name: 'Lake Wallowa Weekend',
  location: 'Joseph, Oregon',
  startDate,
  endDate: addDays(startDate, 2),
};

/** Chooses an entry from a meal's menu. */
async function chooseFor(page: Page, meal: string, action: string): Promise<void> {
  await openMealMenu(page, meal);
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** The last move and the release in one task, before anything renders. */
function dropOn(target: Element): void {
  const { x, y, width, height } = target.getBoundingClientRect();
  const at = { bubbles: true, clientX: x + width / 2, clientY: y + height / 2 };
  for (const type of ['mousemove', 'mouseup']) document.dispatchEvent(new MouseEvent(type, at));
}

/** Drags with the mouse at a hand's pace; `Escape` cancels. */
async function drag(page: Page, from: Locator, to: Locator, how?: 'Escape' | 'at once'): Promise<void> {
  // The drag before has ended.
  await expect(page.locator('[data-drop]')).toHaveCount(0);
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (start === null || end === null) throw new Error('The drag source or target is not on the screen.');
  await page.mouse.move(start.x + 12, start.y + 8);
  await page.mouse.down();
  const share = how === 'at once' ? 0.5 : 1;
  const [x, y] = [end.x + end.width / 2 - start.x, end.y + end.height / 2 - start.y];
  await page.mouse.move(start.x + share * x, start.y + share * y, { steps: 12 });
  if (how === 'Escape') await page.keyboard.press(how);
  if (how === 'at once') await to.evaluate(dropOn);
  await page.mouse.up();
}

test.describe('on a laptop', () => {
  test.use({ viewport: LAPTOP.viewport, hasTouch: LAPTOP.hasTouch });

  test('cooks are assigned by portions, and the question says who cooks how much', async ({
    page,
    journey,
  }) => {
    const samPhone = newPhone();
    await journey.signUp('Maya Torres');
    const { id: tripId } = await journey.trip({
      ...WEEKEND,
      includeBreakfasts: false,
      includeLunches: false,
      invitePhones: [samPhone],
    });
    await journey.rest('POST', `/api/trips/${tripId}/eaters`, { name: 'Ben', portion: 0.5 });
    const sam = await journey.visitor(PHONE);
    await journey.signUp('Sam Okafor', samPhone, sam);
    await journey.acceptInvitation(sam);
    const chili = { tripId, date: startDate, type: 'dinner', name: 'Cast-iron chili' };
    await journey.meal(chili);
    await page.goto(`/trips/${tripId}`);

    await page.getByRole('button', { name: 'Random Assignment' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('So far: Nobody cooks yet.');
    await journey.expectAccessible();
    await page.getByRole('button', { name: 'Assign 3 meals' }).click();
    await expect(
      page.getByText(/^Assigned 3 meals to 2 participants\. .* 5 portions, .* 2½\.$/),
    ).toBeVisible();
    await expect(page.getByText(/^Assigned to /)).toHaveCount(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Assigned to /)).toHaveCount(0);
  });

  test('a group votes, moves a meal, assigns cooks at random and marks a meal as not needed', async ({
    page,
    journey,
  }) => {
    await journey.signUp('Maya Torres');
    const trip = await journey.trip(WEEKEND);
    const [maya] = trip.participants;
    const slot = { tripId: trip.id, date: startDate };
    await journey.meal({ ...slot, type: 'breakfast', name: 'Cast-iron chili', assignedToId: maya?.id });
    await journey.meal({ ...slot, type: 'lunch', name: 'Veggie wraps' });
    await page.goto(`/trips/${trip.id}`);

    await page.getByRole('button', { name: 'Cast-iron chili :' }).click();
    await page.getByRole('button', { name: /^Vote for Cast-iron chili/ }).click();
    await expect(page.getByRole('button', { name: 'Vote for Cast-iron chili: 1 so far' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.reload();
    await page.getByRole('button', { name: /^Vote against Cast-iron chili/ }).click();
    await expect(page.getByRole('button', { name: 'Vote for Cast-iron chili: 0 so far' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const free = page.getByRole('button', { name: `Unassigned: assign Dinner, ${day(1)}` });
    await drag(page, page.getByRole('button', { name: /^Cast-iron chili/ }), free, 'Escape');
    const swap = () =>
      drag(
        page,
        page.getByRole('button', { name: /^Cast-iron chili/ }),
        page.getByRole('button', { name: /^Veggie wraps/ }),
      );
    await swap();
    await expect(page.getByText('Meals swapped', { exact: true })).toBeVisible();
    await expect(page.locator('[data-drop]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Cast-iron chili : Lunch, ${day(0)}` })).toBeVisible();
    await expect(page.getByRole('button', { name: `Veggie wraps : Breakfast, ${day(0)}` })).toBeVisible();
    const answered = page.waitForResponse(
      (response) => response.request().postData()?.includes('SwapMeals') === true,
    );
    await swap();
    await expect(page.getByRole('button', { name: `Cast-iron chili : Breakfast, ${day(0)}` })).toBeVisible();
    // Else its toast may replace that of the next move.
    await answered;
    await drag(page, page.getByRole('button', { name: /^Cast-iron chili/ }), free, 'at once');
    await expect(page.getByText('Meal moved', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `Cast-iron chili : Dinner, ${day(1)}` })).toBeVisible();
    await expect(page.getByRole('button', { name: `Unassigned: assign Breakfast, ${day(0)}` })).toBeVisible();

    await openMealMenu(page, 'Veggie wraps');
    await expect(page.getByRole('menu')).toBeVisible();
    await journey.expectAccessible();
    await page.keyboard.press('Escape');
    await chooseFor(page, 'Veggie wraps', 'Move');
    await expect(page.getByRole('button', { name: `Move here: Breakfast, ${day(0)}` })).toBeFocused();
    await journey.expectAccessible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Veggie wraps : Breakfast, ${day(2)}` })).toBeFocused();

    await page.getByRole('button', { name: 'Random Assignment' }).click();
    const question = page.getByRole('alertdialog', { name: 'Assign meals at random?' });
    await expect(question).toContainText('8 meals have no cook');
    await journey.expectAccessible();
    await question.getByRole('button', { name: 'Assign 8 meals' }).dblclick();
    await expect(page.getByText('Random Assignment Complete', { exact: true })).toBeVisible();
    await expect(page.getByText('Assigned 8 meals to 1 participant')).toBeVisible();
    await expect(page.getByText('Assigned to You')).toHaveCount(9);
    await expect(question).toBeHidden();
    await journey.expectAccessible();

    await chooseFor(page, 'Veggie wraps', 'Not Needed');
    await expect(page.getByText('Meal marked as not needed', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Mark as needed/ }).click();
    await expect(page.getByText('Meal restored', { exact: true })).toBeVisible();
    await chooseFor(page, 'Veggie wraps', 'Delete');
    await expect(page.getByRole('alertdialog')).toContainText('will also remove all ingredients');
    await page.getByRole('button', { name: 'Delete meal' }).click();
    await expect(page.getByText('Meal deleted', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `Unassigned: assign Breakfast, ${day(2)}` })).toBeFocused();
  });

  test('of two participants who fill the same slot, one wins and the other gets an error and keeps the draft', async ({
    page: maya,
    journey,
  }) => {
    const jonasPhone = newPhone();
    await journey.signUp('Maya Torres');
    const trip = await journey.trip(WEEKEND);
    await journey.rest('POST', `/api/trips/${trip.id}/invite`, { name: 'Jonas Weber', phone: jonasPhone });

    const fill = async (page: Page, name: string) => {
      await page.goto(`/trips/${trip.id}`);
      await page.getByRole('button', { name: `Unassigned: assign Dinner, ${day(0)}` }).click();
      const dialog = page.getByRole('dialog', { name: /^Assign Dinner/ });
      await dialog.getByLabel('Meal name').fill(name);
      await dialog.getByRole('radiogroup', { name: 'Assigned to' }).getByText('You', { exact: true }).click();
      return dialog;
    };
    const hers = await fill(maya, 'Cast-iron chili');
    const jonas = await journey.visitor(LAPTOP);
    await journey.signUp('Jonas Weber', jonasPhone, jonas);
    await jonas.goto('/');
    await acceptInvitation(jonas);
    const his = await fill(jonas, 'Tacos');
    await his.getByRole('button', { name: 'Save' }).click();
    await expect(jonas.getByText('Meal updated', { exact: true })).toBeVisible();

    await hers.getByRole('button', { name: 'Save' }).click();
    await expect(hers.getByRole('alert')).toContainText(
      'Someone else has just filled this slot with “Tacos”',
    );
    await expect(hers.getByLabel('Meal name')).toHaveValue('Cast-iron chili');
    await hers.getByRole('button', { name: 'Cancel' }).click();
    await expect(maya.getByRole('button', { name: /^Tacos/ })).toBeVisible();

    // She moves it away; he sees it there, and moves it elsewhere: the later move wins.
    await chooseFor(maya, 'Tacos', 'Move');
    await maya.getByRole('button', { name: `Move here: Lunch, ${day(1)}` }).click();
    await expect(maya.getByText('Meal moved', { exact: true })).toBeVisible();
    await expect(jonas.getByRole('button', { name: `Tacos : Lunch, ${day(1)}` })).toBeVisible();
    await chooseFor(jonas, 'Tacos', 'Move');
    await jonas.getByRole('button', { name: `Move here: Breakfast, ${day(0)}` }).click();
    await expect(jonas.getByText('Meal moved', { exact: true })).toBeVisible();
    await maya.reload();
    await expect(maya.getByRole('button', { name: `Tacos : Breakfast, ${day(0)}` })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE.viewport, hasTouch: PHONE.hasTouch });

  test('a dish is planned by its name alone, and Escape keeps what was typed', async ({ page, journey }) => {
    await journey.signUp('Maya Torres');
    const trip = await journey.trip(WEEKEND);
    for (const name of [
      'Jonas Weber',
      'Priya Nair',
      'Sam Okafor',
      'Ana Lindqvist',
      'Dev Patel',
      'Leo Marchetti',
    ])
      await journey.rest('POST', `/api/trips/${trip.id}/invite`, { name, phone: newPhone() });
    await page.goto(`/trips/${trip.id}`);
    const slot = page.getByRole('button', { name: `Unassigned: assign Dinner, ${day(0)}` });
    await slot.tap();
    const dialog = page.getByRole('dialog', { name: /^Assign Dinner/ });
    await dialog.getByLabel('Meal name').fill('Cast-iron chili');
    await expect(dialog.getByText('has not joined yet')).toHaveCount(6);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await slot.tap();
    await expect(dialog.getByLabel('Meal name')).toHaveValue('Cast-iron chili');
    await expect(dialog.getByRole('radio', { name: 'Nobody yet' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByText('Needs a cook', { exact: true })).toBeVisible();
    await openMeal(page, 'Cast-iron chili');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^I.ll cook this/ })
      .tap();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('gridcell').getByText('Assigned to You')).toBeVisible();
  });

  test('an empty plan stays where it was first shown, on a slow line', async ({ page, context, journey }) => {
    await journey.signUp('Maya Torres');
    const trip = await journey.trip(WEEKEND);
    const line = await context.newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 300,
      downloadThroughput: 400_000,
      uploadThroughput: 100_000,
    });
    await page.goto(`/trips/${trip.id}`);
    const slot = page.getByRole('button', { name: `Unassigned: assign Dinner, ${day(0)}` });
    const top = async () => (await slot.boundingBox())?.y;
    const first = await top();
    await page.waitForLoadState('networkidle');
    expect(await top()).toBe(first);
  });

  test('the first meal is on the first screen, however long the trip’s name', async ({ page, journey }) => {
    await journey.signUp('Maya Torres');
    const name =
      'The third annual reunion with everybody from Portland and Boise at the Wallowa Lake Lodge cabins';
    const trip = await journey.trip({ ...WEEKEND, name });
    await journey.meal({ tripId: trip.id, date: startDate, type: 'breakfast', name: 'Cast-iron chili' });
    await page.goto(`/trips/${trip.id}`);
    const meal = page.getByRole('gridcell').filter({ hasText: 'Cast-iron chili' });
    await expect(meal).toBeInViewport({ ratio: 1 });
  });

  test('a meal is dragged to another day by touch', async ({ page, context, journey }) => {
    await journey.signUp('Maya Torres');
    const trip = await journey.trip(WEEKEND);
    await journey.meal({ tripId: trip.id, date: startDate, type: 'breakfast', name: 'Cast-iron chili' });
    await page.goto(`/trips/${trip.id}`);
    await chooseFor(page, 'Cast-iron chili', 'Move');
    const days = page.getByRole('group', { name: 'Day' });
    await days.getByRole('button').nth(1).tap();
    await page.getByRole('button', { name: `Move here: Lunch, ${day(1)}` }).tap();
    await expect(page.getByRole('button', { name: `Cast-iron chili : Lunch, ${day(1)}` })).toBeVisible();

    // A long press picks up the meal; a pause over a day opens that day.
    const meal = await page.getByRole('button', { name: /^Cast-iron chili/ }).boundingBox();
    const nextDay = await days.getByRole('button').nth(2).boundingBox();
    if (meal === null || nextDay === null) throw new Error('The meal or the day is not on the screen.');
    const finger = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number } | null) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === null ? [] : [at] });
    const start = { x: meal.x + 30, y: meal.y + 10 };
    const over = { x: nextDay.x + 20, y: nextDay.y + 30 };
    await touch('touchStart', start);
    await expect(page.locator('[role=gridcell][data-drop=source]')).toBeVisible();
    await touch('touchMove', { x: start.x, y: start.y - 12 });
    await touch('touchMove', over);
    const free = page.locator('[role=gridcell][data-drop=target]:has([id$=".lunch"])');
    await expect(days.getByRole('button').nth(2)).toHaveAttribute('aria-pressed', 'true');
    const target = await free.boundingBox();
    if (target === null) throw new Error('There is no free slot.');
    await touch('touchMove', { x: target.x + 60, y: target.y + 40 });
    await touch('touchEnd', null);
    await expect(page.getByText('Meal moved', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `Cast-iron chili : Lunch, ${day(2)}` })).toBeVisible();
    await journey.expectAccessible();
  });
});
