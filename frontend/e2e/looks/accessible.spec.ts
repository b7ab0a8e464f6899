import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { acceptInvitation, expect, newPhone, test } from '../support/journey.ts';

test('axe passes on the pages of visitors', async ({ page, journey }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await journey.expectAccessible();
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome to Grub Club' });
  await expect(dialog).toBeVisible();
  await journey.expectAccessible();
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  await journey.expectAccessible();
  // The theme follows the system while the page is open.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('axe passes on the pages of members', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Create New Trip' })).toBeVisible();
  await journey.expectAccessible();

  const startDate = addDays(localDate(new Date()), 5);
  const trip = await journey.trip({ name: 'Lake Wallowa Weekend', startDate, days: 3, includeSnacks: true });
  const slot = { tripId: trip.id, date: startDate };
  const meal = await journey.meal({ ...slot, name: 'Chili', assignedToId: trip.participants[0]?.id });
  await journey.meal({ ...slot, type: 'lunch', status: 'not_needed' });
  await journey.meal({ ...slot, type: 'snack', name: 'Apples' });
  for (const name of ['Beans', 'Beef', 'Bell peppers'])
    await journey.rest('POST', `/api/meals/${meal.id}/ingredients`, { name, quantity: '2', unit: 'lb' });
  const [bought] = await journey.rest<{ id: string }[]>('GET', `/api/meals/${meal.id}/ingredients`);
  await journey.rest('PATCH', `/api/ingredients/${bought?.id}`, { purchased: true });

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your Trips' })).toBeVisible();
  await journey.expectAccessible();
  await page.getByRole('link', { name: /Lake Wallowa Weekend/ }).click();
  await expect(page.getByText('Assigned to You')).toBeVisible();
  await journey.expectAccessible();
  await page
    .getByRole('button', { name: /^Unassigned: assign breakfast/i })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Assign Breakfast/ })).toBeVisible();
  await journey.expectAccessible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Chili/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Chili', exact: true });
  await expect(sheet.getByText('2 still to buy')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Write the recipe' })).toBeVisible();
  await journey.expectAccessible();
  await sheet.getByRole('button', { name: 'Edit', exact: true }).click();
  const editing = page.getByRole('dialog', { name: /^Assign Dinner - / });
  await expect(editing.getByText('2 still to buy')).toBeVisible();
  await journey.expectAccessible();
  await page.getByLabel(/^Add ingredients/).fill(`2 tsp cumin\nsalt to taste\n${'very '.repeat(30)}long`);
  await page.getByRole('button', { name: /^Correct 2 tsp Cumin/ }).click();
  await expect(page.getByLabel('Quantity')).toBeVisible();
  await journey.expectAccessible();
  await page.keyboard.press('Escape');
  await page.getByLabel(/^Add ingredients/).clear();
  await page.getByRole('button', { name: 'Fill in fields instead' }).click();
  await page.getByRole('button', { name: 'Notes and alternatives of Beans' }).click();
  await page.getByRole('button', { name: 'Add alternative' }).click();
  await expect(page.getByLabel('Alternative 1', { exact: true })).toBeFocused();
  await page.keyboard.type('Lentils');
  await journey.expectAccessible();
  await page.getByLabel('Substitution for Beans').selectOption('Lentils');
  await editing.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('checkbox', { name: 'Lentils instead of Beans 2 lb' })).toBeVisible();
  await journey.expectAccessible();
  for (const view of ['', '?group=assigned-users', '?purchased=hide']) {
    await page.goto(`/trips/${trip.id}/shopping${view}`);
    await expect(page.getByRole('checkbox', { name: /Bell peppers/ })).toBeVisible();
    await journey.expectAccessible();
  }
});

test('axe passes on the dialogs of trips and participants', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  const startDate = addDays(localDate(new Date()), 5);
  const dates = { startDate, endDate: addDays(startDate, 2) };
  const create = (name: string) => journey.trip({ name, ...dates });
  const trip = await create('Lake Wallowa Weekend');
  const invite = (name: string) =>
    journey.rest('POST', `/api/trips/${trip.id}/invite`, { name, phone: newPhone() });
  await invite('Jonas Weber');
  await invite('Priya Raman');
  const hers = await create('Hot Springs');

  await page.goto('/?dialog=new-trip');
  await expect(page.getByRole('button', { name: 'Jonas Weber' })).toBeVisible();
  await journey.expectAccessible();

  await page.goto(`/trips/${trip.id}`);
  const resend = page.getByRole('button', { name: 'Resend invitation to Jonas Weber' });
  await expect(resend).toBeVisible();
  await journey.expectAccessible();
  await page.goto(`/trips/${trip.id}/people`);
  await page.getByRole('button', { name: 'Jonas Weber', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Jonas Weber' });
  await expect(sheet).toBeVisible();
  await journey.expectAccessible();
  await sheet.getByRole('button', { name: 'Remove from trip' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Remove participant?' })).toBeVisible();
  await journey.expectAccessible();

  await page.goto(`/trips/${hers.id}?dialog=invite`);
  await expect(page.getByRole('dialog', { name: 'Invite to Trip' })).toBeVisible();
  await journey.expectAccessible();
});

test('axe passes on invitations and travel companions', async ({ page, journey }) => {
  const maya = await journey.signUp('Maya Torres');
  const trip = await journey.trip({ name: 'Lake Wallowa Weekend', days: 3 });
  const jonas = { name: 'Jonas Weber', phone: newPhone() };
  await journey.rest('POST', `/api/trips/${trip.id}/invite`, jonas);
  await journey.signUp(jonas.name, jonas.phone);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Accept invitation' })).toBeVisible();
  await journey.expectAccessible();
  await acceptInvitation(page);
  await expect(page).toHaveURL(`/trips/${trip.id}`);
  await page.goto('/');
  const community = page.getByRole('region', { name: 'Your Travel Community' });
  await expect(community.getByText(maya.name)).toBeVisible();
  await journey.expectAccessible();

  await page.getByRole('link', { name: /Lake Wallowa Weekend/ }).click();
  await page.getByRole('link', { name: 'Trip Members' }).click();
  await page.getByRole('button', { name: 'Jonas Weber', exact: true }).click();
  await page.getByRole('button', { name: 'Leave trip' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave this trip?' })).toBeVisible();
  await journey.expectAccessible();

  await page.goto('/?invitation=0190b000-0000-7000-8000-000000000000');
  await expect(page.getByText(/This invitation is no longer open/)).toBeVisible();
  await journey.expectAccessible();
});

test('no page scrolls sideways at 320 pixels', async ({ page, journey }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await journey.signUp('Tomás Kowalski-Fernández '.repeat(4).trim());
  const startDate = addDays(localDate(new Date()), 5);
  const trip = await journey.trip({
    name: 'Wochenendausflug'.repeat(7),
    location: 'مخيم الصيف 🏕️ '.repeat(10),
    startDate,
    days: 60,
  });
  await journey.meal({ tripId: trip.id, date: startDate, name: 'x'.repeat(120) });
  for (const path of ['/', `/trips/${trip.id}`, `/trips/${trip.id}/shopping`, '/nowhere']) {
    await page.goto(path);
    // A loading page has a heading, too.
    await expect(page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Loading' })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `at ${path}`).toBeLessThanOrEqual(0);
  }
});

test('who eats four meals a day fits into 320 pixels', async ({ page, journey }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await journey.signUp('Maya Torres');
  const { id } = await journey.trip({ name: 'Lake Wallowa', days: 2, includeSnacks: true });
  await page.goto(`/trips/${id}/people?dialog=who-eats-when`);
  const grid = page.getByRole('grid', { name: 'Who eats when' });
  await expect(grid.getByRole('columnheader')).toHaveCount(5);
  expect(await grid.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))).toBe(0);
});
