import type { Page } from '@playwright/test';
import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { expect, newPhone, test, type Journey } from '../support/journey.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const [PHONE, LAPTOP] = VIEWPORTS;
const startDate = addDays(localDate(new Date()), 10);

const GROUPS = ['Otters', 'Badgers', 'Foxes'];
const VEGAN = [{ kind: 'diet', value: 'vegan', strictness: 'diet' }];
const COELIAC = [{ kind: 'content', value: 'gluten', strictness: 'allergy' }];

interface Dish {
  readonly id: string;
  readonly name: string;
  readonly portions: number;
}

test.use({ viewport: LAPTOP.viewport, hasTouch: LAPTOP.hasTouch });

test('a camp of forty has three dishes on one evening, planned on a phone and a laptop', async ({
  page,
  journey,
}) => {
  test.slow();
  await journey.signUp('Maya Torres');
  const leaderPhone = newPhone();
  const { id } = await journey.rest<{ id: string }>('POST', '/api/trips', {
    ...{ name: 'Summer camp', location: 'Joseph, Oregon', startDate, endDate: addDays(startDate, 1) },
    invitees: [{ name: 'Jonas Weber', phone: leaderPhone }],
  });
  await seatCamp(journey, id);
  const fish = await journey.rest<Dish>('POST', '/api/meals', {
    ...{ tripId: id, date: startDate, type: 'dinner', name: 'Fish tacos', servings: 4 },
  });
  await journey.rest('POST', `/api/meals/${fish.id}/ingredients`, { name: 'Cod', quantity: '2', unit: 'lb' });
  await journey.rest('POST', `/api/meals/${fish.id}/ingredients`, { name: 'Flour tortillas', quantity: '8' });

  // The fish does not suit three of them, whom another dish is meant for at once.
  await page.goto(`/trips/${id}`);
  await expect(cell(page, 'Fish tacos')).toBeVisible();
  await expect(page.getByText(/can’t eat/).first()).toBeVisible();
  await cell(page, 'Fish tacos').click();
  await page.getByRole('button', { name: 'Add a dish' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a dish' });
  await expect(adding.getByRole('checkbox', { name: 'Cleo', exact: true })).toBeChecked();
  await expect(adding.getByRole('checkbox', { name: 'Otter 1', exact: true })).not.toBeChecked();
  await expect(adding.getByRole('checkbox', { name: 'Instead of Fish tacos' })).toBeChecked();
  await adding.getByRole('textbox', { name: 'Meal name' }).fill('Bean tacos');
  await adding.getByRole('button', { name: 'Add a dish' }).click();
  const sheet = page.getByRole('dialog', { name: 'Bean tacos' });
  await expect(sheet.getByRole('tab', { name: 'Bean tacos for 3' })).toHaveAttribute('aria-selected', 'true');
  await expect(sheet.getByRole('tab', { name: 'Fish tacos for 37' })).toBeVisible();
  await journey.expectAccessible();

  // The other leader adds a third one on a phone; the laptop sees it come.
  const phone = await journey.visitor({ viewport: PHONE.viewport, hasTouch: PHONE.hasTouch });
  await journey.signUp('Jonas Weber', leaderPhone, phone);
  await journey.acceptInvitation(phone);
  await phone.goto(`/trips/${id}?add-dish=${startDate}.dinner`);
  const onPhone = phone.getByRole('dialog', { name: 'Add a dish' });
  await onPhone.getByRole('combobox', { name: 'Who eats this dish' }).selectOption('everybody');
  await onPhone.getByRole('textbox', { name: 'Meal name' }).fill('Slaw');
  await onPhone.getByRole('button', { name: 'Add a dish' }).click();
  await expect(phone.getByRole('tab', { name: 'Slaw', exact: true })).toBeVisible();
  await expect(sheet.getByRole('tab', { name: 'Slaw', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('with Bean tacos and Slaw')).toBeVisible();
  expect(await portionsOf(journey, id)).toEqual({ 'Fish tacos': 37, 'Bean tacos': 3, Slaw: 40 });

  // Meant for those who cannot eat fish, the bean tacos grow with the next vegan.
  await page.goto(`/trips/${id}?assign=${startDate}.dinner`);
  await page.getByRole('tab', { name: /^Bean tacos/ }).click();
  await page.getByRole('button', { name: '3 of 40 get this dish' }).click();
  await page.getByRole('combobox', { name: 'Who eats this dish' }).selectOption('cannotEat');
  await page.getByRole('textbox', { name: 'What they can’t eat' }).fill('fish');
  await page.getByRole('textbox', { name: 'What they can’t eat' }).press('Tab');
  await expect(page.getByRole('tab', { name: 'Bean tacos for 2' })).toBeVisible();
  await journey.rest('POST', `/api/trips/${id}/eaters`, { name: 'Nia', avoids: VEGAN });
  await expect(page.getByRole('tab', { name: 'Bean tacos for 3' })).toBeVisible();
  expect(await portionsOf(journey, id)).toEqual({ 'Fish tacos': 38, 'Bean tacos': 3, Slaw: 41 });

  // Somebody for whom no dish is meant is told of, and gets one by a tap.
  const { meals } = await journey.rest<{ meals: readonly Dish[] }>('GET', `/api/trips/${id}`);
  const slaw = meals.find(({ name }) => name === 'Slaw');
  await journey.rest('PATCH', `/api/meals/${slaw?.id}`, { forWhom: { group: 'Otters' } });
  await journey.rest('PATCH', `/api/meals/${fish.id}`, { forWhom: { group: 'Foxes' } });
  await expect(page.getByText(/and 13 more have no dish\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Give them Fish tacos' }).click();
  await expect(page.getByText(/have no dish/)).toHaveCount(0);
  expect(await portionsOf(journey, id)).toMatchObject({ 'Fish tacos': 38, 'Bean tacos': 3 });
});

/** Forty with the two leaders: three groups, two vegans and a coeliac. */
async function seatCamp(journey: Journey, tripId: string): Promise<void> {
  const children = Array.from({ length: 35 }, (_, index) => {
    const group = GROUPS[index % GROUPS.length] ?? '';
    return { name: `${group.slice(0, -1)} ${Math.floor(index / GROUPS.length) + 1}`, group, avoids: [] };
  });
  const others = [
    { name: 'Vera', group: 'Otters', avoids: VEGAN },
    { name: 'Viktor', group: 'Foxes', avoids: VEGAN },
    { name: 'Cleo', group: 'Badgers', avoids: COELIAC },
  ];
  for (const eater of [...children, ...others])
    await journey.rest('POST', `/api/trips/${tripId}/eaters`, eater);
}

async function portionsOf(journey: Journey, tripId: string): Promise<Record<string, number>> {
  const { meals } = await journey.rest<{ meals: readonly Dish[] }>('GET', `/api/trips/${tripId}`);
  return Object.fromEntries(meals.map(({ name, portions }) => [name, portions]));
}

function cell(page: Page, name: string) {
  return page.getByRole('grid').getByRole('button', { name: new RegExp(`^${name}`) });
}
