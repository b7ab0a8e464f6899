import type { ApolloLink } from '@apollo/client';
import type { MockLink } from '@apollo/client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { recipeAnswer, searchAnswer } from '../../../test/answers/recipeAnswers.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { KeepRecipesDocument, ReadRecipeDocument } from '../../recipes/import/ImportRecipe.generated.ts';
import { KeepRecipeDocument } from '../../recipes/keep/KeepRecipe.generated.ts';
import { BookPage } from './BookPage.tsx';

const OURS = { search: null, sources: ['OWN' as const, 'SHARED' as const] };
const URL = 'https://example.com/skillet';
const line = (text: string, name: string, quantity: string | null = null, unit: string | null = null) => ({
  __typename: 'ImportedIngredient' as const,
  line: text,
  name,
  quantity,
  unit,
  notes: null,
  part: null,
});
const SKILLET = {
  __typename: 'ImportedRecipe' as const,
  name: 'Smoky bean skillet',
  description: null,
  servings: 4,
  minutes: 30,
  ingredients: [
    line('2 cans black beans', 'Black beans', '2', 'cans'),
    line('a good glug of olive oil', 'A good glug of olive oil'),
    line('spice mix (see link)', 'Spice mix'),
  ],
  instructions: ['Fry.', 'Serve.'],
  sourceUrl: URL,
  sourceName: 'example.com',
  problems: [
    ['a good glug of olive oil', 'No amount was found.'],
    ['spice mix (see link)', 'It points to another page.'],
  ].map(([of = '', message = '']) => ({ __typename: 'ImportProblem' as const, line: of, message })),
};

const read = (input: object, result: NonNullable<MockLink.MockedResponse['result']>) => ({
  request: { query: ReadRecipeDocument, variables: { input } },
  result,
});
const found = (change: object = {}) => ({
  data: { importRecipe: { existing: null, recipe: SKILLET, others: [], ...change } },
});

async function showImport(mocks: readonly MockLink.MockedResponse[], path = '/recipes?dialog=import-recipe') {
  renderScreen(
    <Routes>
      <Route path="/recipes" element={<BookPage />} />
      <Route path="/recipes/:recipeId" element={<h1>A recipe</h1>} />
    </Routes>,
    { path, mocks: [searchAnswer(OURS, []), searchAnswer(OURS, []), ...mocks] },
  );
  return within(await screen.findByRole('dialog', { name: 'Import a recipe' }));
}

describe('importing a recipe', () => {
  it.each([
    ['/recipes?shared-url=https%3A%2F%2Fexample.com%2Fskillet', 'Web address of a recipe', URL],
    ['/recipes?shared-text=Look+here%3A+https%3A%2F%2Fexample.com%2Fskillet', 'Web address of a recipe', URL],
    [
      '/recipes?shared-text=2+cans+beans',
      'Recipe name, ingredients and steps as you have them',
      '2 cans beans',
    ],
  ])(
    'has what another app shared by %s filled in, and reads nothing by itself',
    async (path, label, value) => {
      const dialog = await showImport([], path);
      expect(dialog.getByRole('textbox', { name: label })).toHaveValue(value);
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(window.location.search).toBe('');
    },
  );

  it('reads a pasted address at once, lets doubtful lines be fixed or left out, and saves the rest', async () => {
    const input = {
      name: 'Smoky bean skillet',
      description: null,
      servings: 4,
      minutes: 30,
      sourceUrl: URL,
      sourceName: 'example.com',
      instructions: ['Fry.', 'Serve.'],
      ingredients: [
        { name: 'Black beans', quantity: '2', unit: 'cans', notes: null, part: null },
        { name: 'Olive oil', quantity: '2', unit: 'tbsp', notes: null, part: null },
      ],
    };
    const dialog = await showImport([
      read({ url: URL }, found()),
      answerTo(KeepRecipeDocument, { input }, { createRecipe: { recipe: recipeAnswer('new') } }),
    ]);
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Web address/ })).toHaveFocus());
    await userEvent.paste(URL);
    expect(await dialog.findByText('2 lines need a look.')).toBeVisible();
    expect(dialog.getByText('4 portions, 30 mins, 3 ingredients, 2 steps. From example.com')).toBeVisible();
    expect(dialog.getByText('No amount was found.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Fix a good glug of olive oil' }));
    await userEvent.type(dialog.getByLabelText('Quantity'), '2');
    await userEvent.type(dialog.getByLabelText('Unit'), 'tbsp');
    await userEvent.clear(dialog.getByLabelText('Ingredient'));
    await userEvent.type(dialog.getByLabelText('Ingredient'), 'Olive oil{Enter}');
    expect(dialog.getByText('1 line needs a look.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Fix spice mix (see link)' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Leave out' }));
    expect(dialog.getByRole('button', { name: 'Edit a good glug of olive oil' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Save recipe' }));
    expect(await screen.findByRole('heading', { name: 'A recipe' })).toBeVisible();
  });

  it('says why a page cannot be read, and offers to paste the text', async () => {
    const message = 'There is no recipe on that page.';
    const dialog = await showImport([
      read({ url: URL }, { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] }),
      read({ text: 'Soup' }, found({ recipe: { ...SKILLET, name: '' } })),
    ]);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Web address/ }), URL);
    await userEvent.click(dialog.getByRole('button', { name: 'Read' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    await userEvent.click(dialog.getByRole('button', { name: 'Paste the text instead' }));
    expect(dialog.getByRole('textbox', { name: /^Recipe/ })).toHaveFocus();
    await userEvent.keyboard('Soup');
    await userEvent.click(dialog.getByRole('button', { name: 'Read' }));
    expect(await dialog.findByLabelText('Recipe name')).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: 'Save recipe' }));
    expect(dialog.getByText('Please give the recipe a name.')).toBeVisible();
    expect(dialog.getByLabelText('Recipe name')).toHaveFocus();
  });

  it('keeps what was typed when it is closed', async () => {
    const dialog = await showImport([]);
    await userEvent.click(dialog.getByRole('radio', { name: 'Text' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Recipe/ }), 'Soup');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByRole('textbox', { name: /^Recipe/ })).toHaveValue('Soup');
  });

  it('links a recipe that is there already, and lets one of several be chosen', async () => {
    const dialog = await showImport([
      read({ url: URL }, found({ existing: 'known', others: [{ ...SKILLET, name: 'Corn bread' }] })),
    ]);
    await userEvent.click(dialog.getByRole('textbox', { name: /^Web address/ }));
    await userEvent.paste(URL);
    expect(await dialog.findByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/recipes/known');
    await userEvent.selectOptions(dialog.getByLabelText('Which recipe'), 'Corn bread');
    expect(dialog.getByLabelText('Recipe name')).toHaveValue('Corn bread');
  });

  it('reads the file of another app, and saves what has a tick', async () => {
    const { problems: _problems, ...soup } = { ...SKILLET, name: 'Soup' };
    const fetched = jest
      .spyOn(window, 'fetch')
      .mockResolvedValue(Response.json({ recipes: [SKILLET, { ...soup, problems: [] }], problems: [] }));
    const dialog = await showImport([
      answerTo(
        KeepRecipesDocument,
        {
          input: {
            recipes: [
              {
                name: 'Soup',
                description: null,
                servings: 4,
                minutes: 30,
                sourceUrl: URL,
                sourceName: 'example.com',
                instructions: ['Fry.', 'Serve.'],
                ingredients: SKILLET.ingredients.map(({ name, quantity, unit, notes, part }) => ({
                  name,
                  quantity,
                  unit,
                  notes,
                  part,
                })),
              },
            ],
          },
        },
        { createRecipes: { recipes: [{ __typename: 'Recipe', id: 'soup' }] } },
      ),
    ]);
    await userEvent.click(dialog.getByRole('radio', { name: 'File' }));
    const file = new File(['{}'], 'recipes.json');
    await userEvent.upload(dialog.getByLabelText('Choose a file'), file);
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Smoky bean skillet/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save 1 recipe' }));
    expect(await screen.findByText('1 recipe saved')).toBeVisible();
    expect(fetched).toHaveBeenCalledWith('/api/recipes/import-file', expect.objectContaining({ body: file }));
  });

  it('saves only the rest of a file after a failure, once for its key', async () => {
    // Each fills a call of its own.
    const large = (name: string) => ({
      ...SKILLET,
      name,
      problems: [],
      ingredients: [],
      instructions: ['Stir. '.repeat(5000)],
    });
    const recipes = ['Bread', 'Soup'].map(large);
    const sentKeys: unknown[] = [];
    const keep = (index: number, result: NonNullable<MockLink.MockedResponse['result']>) => ({
      request: {
        query: KeepRecipesDocument,
        variables: {
          input: {
            recipes: recipes
              .slice(index, index + 1)
              .map(({ __typename: _type, problems: _problems, ...input }) => input),
          },
        },
      },
      result,
      delay: (operation: ApolloLink.Operation) => {
        sentKeys.push(Reflect.get(Object(operation.getContext()['headers']), 'Idempotency-Key'));
        return 0;
      },
    });
    const kept = jest.fn(() => ({
      data: { createRecipes: { recipes: [{ __typename: 'Recipe', id: 'one' }] } },
    }));
    jest.spyOn(window, 'fetch').mockResolvedValue(Response.json({ recipes, problems: [] }));
    const dialog = await showImport([
      keep(0, kept),
      keep(1, { errors: [{ message: 'Oops' }] }),
      keep(1, kept),
      searchAnswer(OURS, []),
    ]);
    await userEvent.click(dialog.getByRole('radio', { name: 'File' }));
    const field = dialog.getByLabelText('Choose a file');
    await userEvent.upload(field, new File(['{}'], 'recipes.json'));
    const save = await dialog.findByRole('button', { name: 'Save 2 recipes' });
    fireEvent.click(save);
    expect(field).toBeDisabled();
    expect(await screen.findByText(/^1 of 2 were saved\./)).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /^Bread/ })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Save 1 recipe' }));
    expect(await screen.findByText('1 recipe saved')).toBeVisible();
    expect(kept).toHaveBeenCalledTimes(2);
    const [bread, soup, soupAgain] = sentKeys;
    expect(soup).not.toBe(bread);
    expect(soupAgain).toBe(soup);
  });

  it('takes no other file while one is read', async () => {
    let answer: (response: Response) => void = () => undefined;
    const read = jest.spyOn(window, 'fetch').mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const dialog = await showImport([]);
    await userEvent.click(dialog.getByRole('radio', { name: 'File' }));
    const field = dialog.getByLabelText('Choose a file');
    await userEvent.upload(field, new File(['{}'], 'first.json'));
    expect(field).toBeDisabled();
    fireEvent.drop(field, { dataTransfer: { files: [new File(['{}'], 'second.json')] } });
    await act(async () => answer(Response.json({ recipes: [SKILLET], problems: [] })));
    expect(await dialog.findByRole('checkbox', { name: /^Smoky bean skillet/ })).toBeVisible();
    expect(read).toHaveBeenCalledTimes(1);
    expect(field).toBeEnabled();
  });
});
