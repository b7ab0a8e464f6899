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
