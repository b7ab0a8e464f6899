import { addDays, localDate } from '../../domain/time/calendarDate.ts';
import { expect, test } from './support/journey.ts';

test("the Playground runs queries as the signed-in user and shows the schema's documentation", async ({
  page,
  journey,
}) => {
  const { name } = await journey.signUp('Ana Lindqvist');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/playground');
  // The editor loads in chunks and ignores clicks before the last one.
  await expect(async () => {
    await page.getByRole('button', { name: /Execute query/ }).click();
    await expect(page.getByRole('region', { name: 'Result Window' })).toContainText(name, { timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: /Show Documentation Explorer/ }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await expect(page.getByText('Read operations.')).toBeVisible();
});

test('the Playground follows a trip as the signed-in user', async ({ page, journey }) => {
  await journey.signUp('Ana Lindqvist');
  const startDate = addDays(localDate(new Date()), 5);
  const { id } = await journey.trip({ name: 'Moab', startDate, days: 2 });
  const subscription = `subscription { tripChanged(tripId: "${id}") { kind revision } }`;
  await page.goto('/playground');
  const editor = page.getByRole('region', { name: 'Query Editor' });
  // It ignores keys until its last chunk is loaded.
  await expect(async () => {
    await editor.getByText('plannedMealCount').click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(subscription);
    await expect(editor).toContainText(id, { timeout: 2_000 });
  }).toPass();
  const results = page.getByRole('region', { name: 'Result Window' });
  await page.getByRole('button', { name: /Execute query/ }).click();
  await expect(results).toContainText('tripChanged');
  const meal = { tripId: id, date: startDate, type: 'dinner', name: 'Chili' };
  await journey.meal(meal);
  await expect(results).toContainText('MEALS');
  await page.getByRole('button', { name: /Stop/ }).click();
  await expect(page.getByRole('button', { name: /Execute query/ })).toBeVisible();
});

/** GraphiQL's own markup, which has no option for these. */
const GRAPHIQL_EXCEPTIONS = [
  // A tab contains its close button.
  { rule: 'nested-interactive', className: 'graphiql-tab ' },
  // The keyboard scrolls the text field, which is beside this element and not in it.
  { rule: 'scrollable-region-focusable', className: 'CodeMirror-scroll' },
];

test('axe passes on the Playground and its documentation', async ({ page, journey }) => {
  await journey.signUp('Ana Lindqvist');
  await page.goto('/playground');
  await page.getByRole('button', { name: /Show Documentation Explorer/ }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await expect(page.getByText('Read operations.')).toBeVisible();
  await journey.expectAccessible(GRAPHIQL_EXCEPTIONS);
});
