import type { Page } from '@playwright/test';
import { addDays, localDate } from '../../../domain/time/calendarDate.ts';
import { expect, newPhone, test, type Journey } from '../support/journey.ts';
import { VIEWPORTS } from '../support/viewports.ts';

const [PHONE, LAPTOP] = VIEWPORTS;
const startDate = addDays(localDate(new Date()), 10);

/** Forty in three groups: two vegans, a vegetarian and a coeliac among them. */
const CAMP = 'domain/testdata/camp.csv';
const VEGAN = [{ kind: 'diet', value: 'vegan', strictness: 'diet' }];

interface Dish {
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly position: number;
  readonly portions: number;
  readonly isInstead: boolean;
}

test.use({ viewport: LAPTOP.viewport, hasTouch: LAPTOP.hasTouch });

test('a camp of forty has three dishes on one evening, planned on a phone and a laptop', async ({
  page,
  journey,
}) => {
  test.slow();
  await journey.signUp('Maya Torres');
  const leaderPhone = newPhone();
  const { id } = await journey.trip({
    name: 'Summer camp',
    startDate,
    days: 2,
    includeBreakfasts: false,
    includeLunches: false,
    invitees: [{ name: 'Jonas Weber', phone: leaderPhone }],
  });
  await page.goto(`/trips/${id}/people?eater=new`);
  await page.getByRole('button', { name: 'Many people? Add them from a list' }).click();
  const list = page.getByRole('dialog', { name: 'People from a list' });
  await list.getByLabel('Choose a CSV file').setInputFiles(CAMP);
  await list.getByRole('button', { name: 'Add 40 people' }).click();
  await expect(list).toHaveCount(0);
  const fish = await journey.meal({
    tripId: id,
    date: startDate,
    name: 'Fish tacos',
    servings: 4,
    ingredients: [{ name: 'Cod', quantity: '2', unit: 'lb' }],
  });
  await journey.rest('POST', `/api/meals/${fish.id}/ingredients`, { name: 'Flour tortillas', quantity: '8' });

  // The fish does not suit four of them, whom another dish is meant for at once.
  await page.goto(`/trips/${id}`);
  await expect(cell(page, 'Fish tacos')).toBeVisible();
  await expect(page.getByText(/can’t eat/).first()).toBeVisible();
  await cell(page, 'Fish tacos').click();
  await page.getByRole('button', { name: 'Add a dish' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a dish' });
  await expect(adding.getByRole('checkbox', { name: 'Dario Jung', exact: true })).toBeChecked();
  await expect(adding.getByRole('checkbox', { name: 'Ben Dietz', exact: true })).not.toBeChecked();
  await expect(adding.getByRole('checkbox', { name: 'Instead of Fish tacos' })).toBeChecked();
  await adding.getByRole('textbox', { name: 'Meal name' }).fill('Bean tacos');
  await adding.getByRole('button', { name: 'Add a dish' }).click();
  const sheet = page.getByRole('dialog', { name: 'Bean tacos' });
  await expect(sheet.getByRole('button', { name: 'Bean tacos for 4' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(sheet.getByRole('button', { name: 'Fish tacos for 38' })).toBeVisible();
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
  await expect(phone.getByRole('button', { name: 'Slaw', exact: true })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Slaw', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('with Bean tacos and Slaw')).toBeVisible();
  await expectAllFed(journey, id);

  // Meant for those who cannot eat fish, the bean tacos grow with the next vegan.
  await page.goto(`/trips/${id}?assign=${startDate}.dinner`);
  await page.getByRole('button', { name: /^Bean tacos/ }).click();
  await page.getByRole('button', { name: '4 of 42 get this dish' }).click();
  await page.getByRole('combobox', { name: 'Who eats this dish' }).selectOption('cannotEat');
  await page.getByRole('textbox', { name: 'What they can’t eat' }).fill('fish');
  await page.getByRole('textbox', { name: 'What they can’t eat' }).press('Tab');
  await expect(page.getByRole('button', { name: 'Bean tacos for 3' })).toBeVisible();
  await journey.rest('POST', `/api/trips/${id}/eaters`, { name: 'Nia', avoids: VEGAN });
  await expect(page.getByRole('button', { name: 'Bean tacos for 4' })).toBeVisible();
  await expectAllFed(journey, id);

  // Somebody for whom no dish is meant is told of, and gets one by a tap.
  const slaw = (await dishesOf(journey, id)).find(({ name }) => name === 'Slaw');
  await journey.rest('PATCH', `/api/meals/${slaw?.id}`, { forWhom: { group: 'Owls' } });
  await journey.rest('PATCH', `/api/meals/${fish.id}`, { forWhom: { group: 'Foxes' } });
  await expect(page.getByText(/and 11 more have no dish\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Give them Fish tacos' }).click();
  await expect(page.getByText(/have no dish/)).toHaveCount(0);

  // The next evening is suggested, with a dish of their own for those who cannot eat what most do.
  await page.goto(`/trips/${id}?dialog=suggest-meals`);
  const dialog = page.getByRole('dialog', { name: 'AI Meal Suggestions' });
  await expect(dialog.getByText('Leo Dietz, Bea Berger and Nia')).toBeVisible();
  await dialog.getByRole('button', { name: 'More wishes' }).click();
  await dialog.getByRole('textbox', { name: /Preferences/ }).fill('chicken');
  await dialog.getByRole('radio', { name: 'Add a second dish' }).check({ force: true });
  await dialog.getByRole('checkbox', { name: 'A side dish at lunch and dinner' }).check({ force: true });
  await journey.expectAccessible();
  await dialog.getByRole('button', { name: 'Suggest 1 meal' }).click();
  const filled = dialog.getByRole('list', { name: 'Filled slots' });
  await expect(filled.getByRole('listitem')).toHaveCount(1);
  await expect(filled.getByText(/^for \d+$/)).toBeVisible();
  await expect(filled.getByText(/^for .+ and (?:\d more|Nia)/)).toBeVisible();
  await expect(filled.getByText('for everybody')).toBeVisible();
  await journey.expectAccessible();
  const evening = (await dishesOf(journey, id)).filter(({ date }) => date > startDate);
  expect(evening.map(({ position, isInstead }) => [position, isInstead])).toEqual([
    [0, false],
    [1, true],
    [2, false],
  ]);
  const verdicts = await journey.rest<readonly { mealId: string; verdict: string }[]>(
    'GET',
    `/api/trips/${id}/verdicts`,
  );
  const ofEvening = verdicts.filter(({ mealId }) => evening.some((dish) => dish.id === mealId));
  expect(ofEvening.map(({ verdict }) => verdict)).toEqual(['SAFE', 'SAFE', 'SAFE']);

  // Undo takes all of them.
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^More: / }).click();
  await page.getByRole('menuitem', { name: 'Take back 1 suggested meal' }).click();
  await expect(page.getByText('Suggestions removed')).toBeVisible();
  expect((await dishesOf(journey, id)).map(({ date }) => date)).toEqual([startDate, startDate, startDate]);
});

async function dishesOf(journey: Journey, tripId: string): Promise<readonly Dish[]> {
  const { meals } = await journey.rest<{ meals: readonly Dish[] }>('GET', `/api/trips/${tripId}`);
  return meals;
}

/** The fish and the beans are for as many as the slaw, which is for everybody. */
async function expectAllFed(journey: Journey, tripId: string): Promise<void> {
  const dishes = await dishesOf(journey, tripId);
  const portions = new Map(dishes.map((dish) => [dish.name, dish.portions]));
  const [fish = 0, beans = 0] = [portions.get('Fish tacos'), portions.get('Bean tacos')];
  expect(beans).toBeGreaterThan(0);
  expect(fish + beans).toBe(portions.get('Slaw'));
}

function cell(page: Page, name: string) {
  return page.getByRole('grid').getByRole('button', { name: new RegExp(`^${name}`) });
}
