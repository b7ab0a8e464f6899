const PASTED = `Smoky bean skillet
Serves 4
30 minutes

Ingredients
2 cans black beans
1 red onion
400 g cherry tomatoes
a good glug of oil (see link)

Instructions
1. Fry the onion in the oil.
2. Add the beans, simmer 10 minutes.
3. Tomatoes last, then keep it warm at 175°F.`;

/**
 * Scenes of the recipe book, of a recipe and of the kitchen view.
 * @param {(method: string, path: string) => Promise<any>} api as the viewer
 * @param {{ id: string, startDate: string }} trip with a planned dinner on its first day
 * @param {(path: string, open?: (page: import('@playwright/test').Page) => Promise<void>) => object} dialog
 * makes the scene of an open dialog
 */
export async function recipeScenes(api, { id, startDate }, dialog) {
  const own = (await api('GET', '/api/recipes?limit=50')).find(({ source }) => source === 'OWN');
  const recipePath = `/recipes/${own.id}`;
  const forDinner = `slot=${id}.${startDate}.dinner&for=5.5`;
  const pickPath = `/trips/${id}?pick=${startDate}.dinner`;
  const top = (page) => page.getByRole('dialog').last();
  const inTop = (path, open) => dialog(path, (page) => open(top(page), page));
  const firstFound = (pick) => pick.getByRole('link').first().waitFor();
  const paste = async (importing) => {
    await importing.getByText('Text', { exact: true }).click();
    await importing.getByRole('textbox', { name: /^Recipe/ }).fill(PASTED);
    await importing.getByRole('button', { name: 'Read' }).click();
    await importing.getByLabel('Recipe name').waitFor();
  };
  const toStep = (number) => async (kitchen, page) => {
    await kitchen.getByRole('heading', { name: 'Ingredients' }).waitFor();
    for (let step = 0; step < number; step += 1) await page.keyboard.press('ArrowRight');
    await kitchen.getByText(`Step ${number}`).waitFor();
  };
  return {
    'recipe-book': { path: '/recipes' },
    'recipe-cookbook': { path: '/recipes?from=cookbook' },
    'recipe-nothing': { path: '/recipes?search=qqqzz' },
    'recipe-page': { path: recipePath },
    'recipe-for-slot': { path: `${recipePath}?${forDinner}` },
    'recipe-edit': dialog(`${recipePath}?dialog=edit-recipe`),
    'recipe-share': dialog(`${recipePath}?dialog=share-recipe`),
    'recipe-delete': dialog(`${recipePath}?dialog=delete-recipe`),
    'recipe-import': dialog('/recipes?dialog=import-recipe'),
    'recipe-import-text': inTop('/recipes?dialog=import-recipe', paste),
    'recipe-import-refused': inTop('/recipes?dialog=import-recipe', async (importing) => {
      await importing.getByLabel(/^Web address/).fill('http://127.0.0.1/dal');
      await importing.getByRole('button', { name: 'Read' }).click();
      await importing.getByText('Paste the text instead').waitFor();
    }),
    'kitchen-pans': inTop(`${recipePath}?dialog=cook&for=5.5`, (kitchen) =>
      kitchen.getByLabel('Cook it in').selectOption('3'),
    ),
    'kitchen-step': inTop(`${recipePath}?dialog=cook&${forDinner}`, toStep(2)),
    'kitchen-last': inTop(`${recipePath}?dialog=cook&${forDinner}`, toStep(3)),
    'pick-recipe': inTop(pickPath, firstFound),
    'pick-nothing': inTop(pickPath, async (pick) => {
      await pick.getByRole('searchbox').fill('qqqzz');
      await pick.getByText('Write it yourself').waitFor();
    }),
    'pick-replace': inTop(pickPath, async (pick, page) => {
      await firstFound(pick);
      await pick.getByRole('button', { name: /^Put / }).first().click();
      await page.getByRole('alertdialog').waitFor();
    }),
    'save-as-recipe': dialog(`/trips/${id}`, async (page) => {
      await page
        .getByRole('button', { name: /^Cast-iron chili/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Save as recipe' }).click();
      await page.getByLabel('Recipe name').waitFor();
    }),
    'copy-menu': inTop(`/trips/${id}?dialog=copy-menu`, async (copying, page) => {
      await copying.getByLabel('Earlier trip').selectOption({ index: 1 });
      await page
        .getByLabel(/ goes to$/)
        .first()
        .waitFor();
    }),
  };
}
