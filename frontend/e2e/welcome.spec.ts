import { addDays, localDate } from '../../domain/time/calendarDate.ts';
import { expect, newPhone, test } from './support/journey.ts';
import { VIEWPORTS } from './support/viewports.ts';

const [PHONE, LAPTOP] = VIEWPORTS;
const startDate = addDays(localDate(new Date()), 10);
const TRIP = { location: 'Joseph, Oregon', startDate, endDate: addDays(startDate, 2) };

test.use({ viewport: PHONE.viewport, hasTouch: PHONE.hasTouch });

test('somebody invited says once what they eat and whom they bring; the next trip knows it, until it is forgotten', async ({
  page: sam,
  journey,
}) => {
  const samPhone = newPhone();
  const maya = await journey.visitor(LAPTOP);
  await journey.signUp('Maya Torres', newPhone(), maya);
  const invite = async (name: string) => {
    const data = { ...TRIP, name, invitePhones: [samPhone] };
    const { id } = await journey.trip(data, maya);
    return id;
  };
  const first = await invite('Lake Wallowa');
  await journey.signUp('Sam Okafor', samPhone);
  await maya.goto(`/trips/${first}`);

  await sam.goto('/');
  await sam.getByRole('button', { name: 'Accept invitation' }).click();
  const sheet = sam.getByRole('dialog', { name: 'Three quick questions' });
  await expect(sheet.getByRole('button', { name: 'Skip' })).toBeVisible();
  await journey.expectAccessible();
  // Each answer is saved at once.
  await sheet.getByRole('checkbox', { name: 'Vegan' }).check();
  await expect(sheet.getByRole('button', { name: 'Done' })).toBeVisible();
  await sheet.getByRole('radio', { name: 'Only part of it' }).check();
  await sheet.getByLabel('First meal').selectOption(`${addDays(startDate, 1)}.lunch`);
  await sheet.getByRole('button', { name: 'Bring somebody' }).click();
  const bring = sam.getByRole('dialog', { name: 'Who are you bringing?' });
  await expect(bring.getByRole('radio', { name: 'Same as you' })).toBeChecked();
  await bring.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(bring.getByText('Give a name, for the card in the kitchen.')).toBeVisible();
  await expect(bring.getByLabel('Name')).toBeFocused();
  await bring.getByLabel('Name').fill('Ben');
  await bring.getByRole('radio', { name: /Child/ }).check();
  await bring.getByRole('checkbox', { name: 'Tree nuts', exact: true }).check();
  await journey.expectAccessible();
  await bring.getByRole('button', { name: 'Add Ben' }).click();
  await expect(sheet.getByRole('button', { name: 'Ben', exact: true })).toBeInViewport();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toBeHidden();

  const members = sam.getByRole('region', { name: 'Trip Members' });
  await expect(members).toContainText('3 people');
  await expect(maya.getByRole('region', { name: 'Trip Members' })).toContainText('3 people');
  await sam.goto(`/trips/${first}/people`);
  const people = sam.getByRole('list', { name: 'People of this trip' }).getByRole('listitem');
  const own = people.filter({ hasText: 'Sam Okafor' });
  await expect(own).toContainText('Vegan');
  await expect(own).toContainText(/From \w+ lunch/);
  await expect(people.filter({ hasText: 'Ben' })).toContainText('Tree nuts');
  await expect(sam.getByText('3 people, 2½ adult portions')).toBeVisible();
  await expect(sheet).toHaveCount(0);

  // The next invitation knows it; Escape skips.
  await invite('Moab');
  await sam.goto('/');
  await sam.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(sheet.getByRole('checkbox', { name: 'Vegan' })).toBeChecked();
  await expect(sheet.getByRole('radio', { name: 'The whole trip' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Bring somebody' }).click();
  await bring.getByRole('button', { name: 'Bring Ben' }).click();
  await expect(bring.getByRole('radio', { name: /Child/ })).toBeChecked();
  await expect(bring.getByRole('checkbox', { name: 'Tree nuts', exact: true })).toBeChecked();
  await sam.keyboard.press('Escape');
  await expect(bring).toBeHidden();
  await expect(sheet).toBeVisible();
  await sam.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(sam).toHaveURL(/\/trips\/[^?]+\??$/);
  await expect(members).toContainText('2 people');

  // The account forgets it; trips keep it.
  await sam.goto('/settings');
  const row = sam.getByRole('button', { name: /^You and Ben/ });
  await expect(row).toContainText('1½ portions');
  await expect(row).toContainText('You: vegan');
  await expect(row).toContainText('Ben: allergic to tree nuts and peanuts');
  await row.click();
  const memory = sam.getByRole('dialog', { name: 'What you don’t eat' });
  await memory.getByRole('checkbox', { name: 'Gluten' }).check();
  await expect(sam.getByText('Saved', { exact: true })).toBeVisible();
  await journey.expectAccessible();
  for (const [tab, label] of [
    ['Ben', 'Forget Ben'],
    ['You', 'Forget this'],
  ] as const) {
    await memory.getByRole('button', { name: tab, exact: true }).click();
    await memory.getByRole('button', { name: label }).click();
    await expect(memory.getByRole('button', { name: label })).toBeHidden();
  }
  await memory.getByRole('button', { name: 'Close' }).click();
  await expect(sam.getByRole('button', { name: 'Say what you don’t eat' })).toBeVisible();
  await journey.expectAccessible();
  await sam.goto(`/trips/${first}/people`);
  await expect(own).toContainText('Vegan');
});

test('the rules of a trip stand among its people, and are edited there', async ({ page: maya, journey }) => {
  await journey.signUp('Maya Torres');
  const restrictions = { dietaryRestrictions: ['Vegetarian, nut allergy'], invitePhones: [newPhone()] };
  const trip = { name: 'Lake Wallowa', ...TRIP, ...restrictions };
  const { id } = await journey.trip(trip);
  await maya.goto(`/trips/${id}/people`);
  await expect(maya.getByText('For everybody: Vegetarian, nut allergy')).toBeVisible();
  await maya.getByRole('button', { name: 'Edit what holds for everybody' }).click();
  const dialog = maya.getByRole('dialog', { name: 'For everybody' });
  await dialog.getByLabel('In your own words').fill('vegetarian');
  await journey.expectAccessible();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(maya.getByText('For everybody: vegetarian', { exact: true })).toBeVisible();
  const after = await journey.rest<{ dietaryRestrictions: string[] }>('GET', `/api/trips/${id}`);
  expect(after.dietaryRestrictions).toEqual(['vegetarian']);
});
