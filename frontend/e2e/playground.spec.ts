import { expect, test } from './journey.ts';

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
  await expect(page.getByText('What can be read.')).toBeVisible();
});
