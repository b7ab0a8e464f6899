import { expect, test } from './support/journey.ts';

test('the Playground asks as whoever is signed in, with the documentation of the schema', async ({
  page,
  journey,
}) => {
  const { name } = await journey.signUp('Ana Lindqvist');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/playground');
  // The editor loads in parts, and takes no click before the last of them.
  await expect(async () => {
    await page.getByRole('button', { name: /Execute query/ }).click();
    await expect(page.getByRole('region', { name: 'Result Window' })).toContainText(name, { timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: /Show Documentation Explorer/ }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await expect(page.getByText('Read operations.')).toBeVisible();
});

/** GraphiQL's own markup, which it offers no way to change. */
const OF_GRAPHIQL = [
  // A tab holds the button that closes it.
  { rule: 'nested-interactive', className: 'graphiql-tab ' },
  // What is scrolled by the keyboard is the field that is typed into, which lies beside it and not in it.
  { rule: 'scrollable-region-focusable', className: 'CodeMirror-scroll' },
];

test('axe finds no fault with the Playground and its documentation', async ({ page, journey }) => {
  await journey.signUp('Ana Lindqvist');
  await page.goto('/playground');
  await page.getByRole('button', { name: /Show Documentation Explorer/ }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await expect(page.getByText('Read operations.')).toBeVisible();
  await journey.expectAccessible(OF_GRAPHIQL);
});
