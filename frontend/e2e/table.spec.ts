import { addDays, localDate } from '../../domain/time/calendarDate.ts';
import { expect, newPhone, test } from './support/journey.ts';
import { VIEWPORTS } from './support/viewports.ts';

const [PHONE, LAPTOP] = VIEWPORTS;
const startDate = addDays(localDate(new Date()), 10);
const DAYS = 3;

test.use({ viewport: LAPTOP.viewport, hasTouch: LAPTOP.hasTouch });

test('somebody brings a child with an allergy, who comes later and skips a meal; others see it at once', async ({
  page: maya,
  journey,
}) => {
  const samPhone = newPhone();
  await journey.signUp('Maya Torres');
  const { id: tripId } = await journey.trip({
    name: 'Lake Wallowa Weekend',
    startDate,
    days: DAYS,
    invitePhones: [samPhone],
  });
  await journey.meal({ tripId, date: startDate, name: 'Fish tacos' });
  const sam = await journey.visitor(PHONE);
  await journey.signUp('Sam Okafor', samPhone, sam);
  await journey.acceptInvitation(sam);
  await sam.goto(`/trips/${tripId}/people`);
  const ofSam = sam.getByRole('list', { name: 'People of this trip' });
  await expect(ofSam.getByRole('listitem')).toHaveCount(2);

  await maya.goto(`/trips/${tripId}/people`);
  const add = maya.getByRole('button', { name: 'Somebody you’re bringing' });
  await add.click();
  const dialog = maya.getByRole('dialog', { name: 'Who are you bringing?' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).last().click();
  await expect(dialog.getByText('Give a name, for the card in the kitchen.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Ben');
  await dialog.getByRole('radio', { name: /Child/ }).check();
  await dialog.getByRole('checkbox', { name: 'Tree nuts', exact: true }).check();
  await dialog.getByLabel('In your own words').fill('olives');
  await maya.keyboard.press('Enter');
  await expect(
    dialog.getByRole('radiogroup', { name: 'How strict: Tree nuts' }).getByRole('radio', { name: 'Allergy' }),
  ).toBeChecked();
  await expect(
    dialog.getByRole('radiogroup', { name: 'How strict: Olives' }).getByRole('radio', { name: 'Rather not' }),
  ).toBeChecked();
  await journey.expectAccessible();

  // Escape keeps what was typed.
  await maya.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await add.click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Ben');
  await expect(dialog.getByText('What you typed before is still here.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Other times' }).check();
  await dialog.getByLabel('First meal').selectOption(`${addDays(startDate, 1)}.lunch`);
  await dialog.getByRole('button', { name: 'Add Ben' }).click();
  await expect(dialog).toBeHidden();

  const people = maya.getByRole('list', { name: 'People of this trip' }).getByRole('listitem');
  await expect(maya.getByText('3 people, 2½ adult portions')).toBeVisible();
  const ben = people.filter({ hasText: 'Ben' });
  await expect(ben).toContainText('Tree nuts');
  await expect(ben).toContainText('No olive if possible');
  await expect(ben).toContainText(/From \w+ lunch/);
  await expect(sam.getByText('3 people, 2½ adult portions')).toBeVisible();
  await journey.expectAccessible();

  await ofSam.getByRole('button', { name: 'Ben' }).click();
  const readOnly = sam.getByRole('dialog', { name: 'Ben' });
  await expect(readOnly).toContainText('Tree nuts');
  await expect(readOnly).toContainText('With Maya Torres');
  await expect(readOnly.getByRole('checkbox')).toHaveCount(0);
  await sam.keyboard.press('Escape');

  // Where the grid stood before.
  await maya.goto(`/trips/${tripId}/table/meals`);
  await expect(maya.getByRole('heading', { name: 'Can everybody eat?' })).toBeVisible();
  await maya.getByRole('button', { name: 'Who eats when' }).click();
  await expect(maya.getByRole('heading', { name: 'Who eats when' })).toBeVisible();
  await sam.goto(`/trips/${tripId}/people?dialog=who-eats-when&day=${addDays(startDate, 1)}`);
  const ofSamGrid = sam.getByRole('grid', { name: 'Who eats when' });
  await expect(ofSamGrid.getByRole('button', { name: /^Ben, \w+ dinner: eats/ })).toBeVisible();

  const grid = maya.getByRole('grid', { name: 'Who eats when' });
  const second = new RegExp(`^Ben, \\w+ dinner: `);
  const dinners = grid.getByRole('button', { name: second });
  await expect(dinners).toHaveCount(DAYS);
  await expect(dinners.nth(0)).toHaveAccessibleName(/away/);
  await dinners.nth(1).click();
  await expect(dinners.nth(1)).toHaveAccessibleName(/does not eat/);
  const toast = maya.getByText(/^Ben is out of \w+ dinner\.$/);
  await expect(toast).toBeVisible();
  await expect(maya.getByText('2 portions now.')).toBeVisible();
  await expect(ofSamGrid.getByRole('button', { name: /^Ben, \w+ dinner: does not eat/ })).toBeVisible();
  await maya.getByRole('button', { name: 'Undo' }).click();
  await expect(dinners.nth(1)).toHaveAccessibleName(/: eats/);
  await expect(ofSamGrid.getByRole('button', { name: /^Ben, \w+ dinner: eats/ })).toBeVisible();

  // The keyboard alone: from dinner to the dinner before, where Ben is away.
  await dinners.nth(1).focus();
  for (let step = 0; step < 3; step += 1) await maya.keyboard.press('ArrowLeft');
  await expect(dinners.nth(0)).toBeFocused();
  await maya.keyboard.press('Space');
  const question = maya.getByRole('dialog', { name: 'Is Ben there already?' });
  await question.getByRole('button', { name: 'Change first meal' }).click();
  // The tacos are not known to be free of nuts. Back leaves only the preview.
  const earlier = maya.getByRole('dialog', { name: /^Ben arrives / });
  await expect(earlier).toBeVisible();
  await maya.goBack();
  await expect(earlier).toBeHidden();
  await question.getByRole('button', { name: 'Change first meal' }).click();
  await earlier.getByRole('button', { name: /^Yes, / }).click();
  await expect(dinners.nth(0)).toHaveAccessibleName(/: eats/);
  await expect(earlier).toBeHidden();
  await expect(question).toBeHidden();
  await journey.expectAccessible();

  await maya.goto(`/trips/${tripId}/people`);
  await ben.getByRole('button').click();
  const ofBen = maya.getByRole('dialog', { name: 'Ben', exact: true });
  await maya.context().setOffline(true);
  await ofBen.getByRole('checkbox', { name: 'Gluten', exact: true }).check();
  await expect(ofBen.getByText('Not saved, no connection. Kept here.')).toBeVisible();
  await maya.keyboard.press('Escape');
  await expect(ofBen).toBeHidden();
  await ben.getByRole('button').click();
  await expect(ofBen.getByRole('checkbox', { name: 'Gluten', exact: true })).toBeChecked();
  await maya.context().setOffline(false);
  await expect(ofBen.getByText('Saved', { exact: true })).toBeVisible();
  await ofBen.getByRole('button', { name: 'Undo' }).click();
  await expect(ofBen.getByRole('checkbox', { name: 'Gluten', exact: true })).not.toBeChecked();
  await ofBen.getByRole('button', { name: 'Remove Ben' }).click();
  // Nobody knows whether there are nuts in the tacos.
  const sheet = maya.getByRole('dialog', { name: 'Without Ben' });
  await expect(sheet).toContainText('1 less to check');
  await sheet.getByRole('button', { name: 'Remove Ben' }).click();
  await expect(people).toHaveCount(2);
});

test('a later arrival shows first which amounts it changes', async ({ page, journey }) => {
  await journey.signUp('Maya Torres');
  const { id: tripId } = await journey.trip({ name: 'Cannon Beach Weekend', startDate, days: DAYS });
  const { id: leoId } = await journey.rest<{ id: string }>('POST', `/api/trips/${tripId}/eaters`, {
    name: 'Leo',
  });
  const meal = await journey.meal({ tripId, date: startDate, name: 'Clam chowder', servings: 4 });
  for (const ingredient of [
    { name: 'Potatoes', quantity: '4', unit: 'lb', purchased: false },
    { name: 'Clams', quantity: '8', unit: 'lb', purchased: true },
  ]) {
    const { purchased, ...typed } = ingredient;
    const { id } = await journey.rest<{ id: string }>('POST', `/api/meals/${meal.id}/ingredients`, typed);
    if (purchased) await journey.rest('PATCH', `/api/ingredients/${id}`, { purchased });
  }
  const amounts = async () => {
    const { ingredients } = await journey.rest<{ ingredients: { amount: { text: string } }[] }>(
      'GET',
      `/api/meals/${meal.id}`,
    );
    return ingredients.map(({ amount }) => amount.text);
  };
  expect(await amounts()).toEqual(['2 lb', '4 lb']);

  // Where WebSockets are blocked, nobody tells this page of its own change.
  await page.routeWebSocket(/graphql/, (socket) => socket.close());
  await page.goto(`/trips/${tripId}?eater=${leoId}`);
  const leo = page.getByRole('dialog', { name: 'Leo', exact: true });
  const chooseTime = () => leo.getByLabel('First meal').selectOption(`${addDays(startDate, 1)}.lunch`);
  await expect(leo.getByRole('radio', { name: 'Same as you' })).toBeChecked();
  await leo.getByRole('radio', { name: 'Other times' }).check();
  await chooseTime();
  const sheet = page.getByRole('dialog', { name: /^Leo arrives \w+day$/ });
  await expect(sheet).toContainText('meal smaller');
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Potatoes' })).toContainText('1 lb, was 2 lb');
  await expect(sheet).toContainText('Clams (4 lb for 2 lb). Nothing to do: the rest stays yours.');
  await expect(leo).toBeHidden();
  await journey.expectAccessible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(leo.getByLabel('First meal')).toHaveValue('');
  expect(await amounts()).toEqual(['2 lb', '4 lb']);
  await chooseTime();
  await sheet.getByRole('button', { name: /^Yes, from \w+day$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await leo.getByRole('button', { name: 'Close' }).click();
  expect(await amounts()).toEqual(['1 lb', '2 lb']);
  await page.getByRole('link', { name: 'View Cart' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Potatoes' })).toContainText('1 lb');
});

test('an unknown ingredient asks what its package says, and the shopper reads the answer', async ({
  page,
  journey,
}) => {
  await journey.signUp('Maya Torres');
  const { id: tripId } = await journey.trip({ name: 'Cannon Beach Weekend', startDate, days: DAYS });
  await journey.rest('POST', `/api/trips/${tripId}/eaters`, {
    name: 'Ana',
    avoids: [{ kind: 'content', value: 'gluten', strictness: 'allergy' }],
  });
  await journey.rest('POST', `/api/trips/${tripId}/eaters`, {
    name: 'Leo',
    avoids: [{ text: 'kiwi', strictness: 'allergy' }],
  });
  const dinner = { tripId, date: startDate, type: 'dinner', name: 'Quesadillas' };
  const meal = await journey.meal(dinner);
  const rows = `/api/meals/${meal.id}/ingredients`;
  for (const name of ['Tortillas', 'Cheddar', 'Zucchini']) await journey.rest('POST', rows, { name });
  const lunch = { tripId, date: addDays(startDate, 1), type: 'lunch', name: 'Bowls' };
  await journey.meal({ ...lunch, ingredients: [{ name: 'Fruit salad' }] });

  await page.goto(`/trips/${tripId}/people`);
  // What a label says of kiwi, nobody knows.
  await expect(page.getByRole('button', { name: /^Fix: \w+ lunch/ })).toBeVisible();
  const ask = page.getByRole('button', { name: /^Say which: \w+ dinner/ });
  const question = page.getByRole('dialog', { name: 'Say which tortillas' });
  await ask.click();
  await expect(question).toContainText('We can’t tell what is in the tortillas.');
  await journey.expectAccessible();
  await question.getByRole('button', { name: 'Not sure' }).click();
  await expect(question).toBeHidden();
  await expect(ask).toBeFocused();

  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Not marked' }).click();
  const sheet = page.getByRole('dialog', { name: 'Quesadillas' });
  await expect(sheet.getByRole('button', { name: /^Use / }).first()).toBeVisible();
  await journey.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await ask.click();
  await question.getByRole('button', { name: 'Marked gluten-free' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Now “Gluten-free tortillas”')).toBeVisible();
  await expect(ask).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(ask).toBeVisible();
  await ask.click();
  await question.getByRole('button', { name: 'Marked gluten-free' }).click();
  await expect(ask).toBeHidden();
  await page.goto(`/trips/${tripId}/shopping`);
  await expect(page.getByText('Gluten-free tortillas', { exact: true })).toBeVisible();
});
