import type { MockLink } from '@apollo/client/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { recipeAnswer, recipeRow, searchAnswer } from '../../../test/answers/recipeAnswers.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { loseConnection } from '../../../test/showMembers.tsx';
import { KeepRecipeDocument } from '../../recipes/keep/KeepRecipe.generated.ts';
import { forgetRecipeLists } from '../../recipes/keep/useKeepRecipe.ts';
import { RecipeSearchDocument } from '../../recipes/RecipeRow.generated.ts';
import { BookPage } from './BookPage.tsx';

const OURS = { search: null, sources: ['OWN' as const, 'SHARED' as const] };
const DAL = recipeRow('dal', {
  source: 'OWN',
  name: 'Coconut lentil dal',
  minutes: 35,
  viewerCanEdit: true,
  equipment: ['CAMPING_STOVE', 'FULL_KITCHEN', 'RV_KITCHEN'],
});
const WRAPS = recipeRow('wraps', {
  equipment: ['OUTDOOR_GRILL', 'FIRE_PIT'],
  source: 'SHARED',
  name: 'Veggie wraps',
  ownerName: 'Priya Nair',
  minutes: null,
});

function show(mocks: readonly MockLink.MockedResponse[]) {
  return renderScreen(
    <Routes>
      <Route path="/recipes" element={<BookPage />} />
      <Route path="/recipes/:recipeId" element={<h1>A recipe</h1>} />
    </Routes>,
    { path: '/recipes', mocks },
  );
}

afterEach(() => jest.restoreAllMocks());

describe('the recipe book', () => {
  it('lists own recipes and shared ones, and finds among them', async () => {
    show([searchAnswer(OURS, [DAL, WRAPS]), searchAnswer({ ...OURS, search: 'wraps' }, [WRAPS])]);
    const dal = await screen.findByRole('link', { name: /^Coconut lentil dal\s*35 mins\s*Yours$/ });
    expect(dal).toHaveAttribute('href', '/recipes/dal');
    expect(screen.getByText('By Priya Nair')).toBeVisible();
    expect(screen.getByText('Outdoor grill or fire pit')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search recipes' }), 'wraps');
    await waitFor(() => expect(screen.queryByText('Coconut lentil dal')).toBeNull());
    expect(screen.getByRole('link', { name: /^Veggie wraps/ })).toBeVisible();
    expect(window.location.search).toBe('?search=wraps');
  });

  it('shows the cookbook page by page', async () => {
    const cookbook = { search: null, sources: ['COOKBOOK' as const] };
    show([
      searchAnswer(OURS, [DAL]),
      searchAnswer(cookbook, [recipeRow('apple-crumble')], '2'),
      searchAnswer({ ...cookbook, after: '2' }, [recipeRow('baked-ziti', { name: 'Baked ziti' })]),
    ]);
    await userEvent.click(await screen.findByRole('radio', { name: 'Cookbook' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Baked ziti')).toBeVisible();
    expect(screen.getByText('Apple crumble')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Baked ziti/ })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('begins with the first page again when that has changed', async () => {
    const { cache } = show([
      searchAnswer(OURS, [DAL], '1'),
      searchAnswer({ ...OURS, after: '1' }, [WRAPS]),
      searchAnswer(OURS, [recipeRow('soup', { name: 'Soup' })], '1'),
      searchAnswer({ ...OURS, after: '1' }, [DAL, WRAPS]),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Veggie wraps')).toBeVisible();
    act(() => forgetRecipeLists(cache));
    expect(await screen.findByText('Soup')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Coconut lentil dal')).toBeVisible();
    expect(screen.getAllByText('Veggie wraps')).toHaveLength(1);
  });

  it('leaves the focus where the user put it while the next page loads', async () => {
    show([searchAnswer(OURS, [DAL], '1'), searchAnswer({ ...OURS, after: '1' }, [WRAPS])]);
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    const search = screen.getByRole('searchbox', { name: 'Search recipes' });
    search.focus();
    expect(await screen.findByText('Veggie wraps')).toBeVisible();
    expect(search).toHaveFocus();
  });

  it('shows a next page without a connection only if that was loaded before', async () => {
    const first = searchAnswer(OURS, [DAL], '1');
    const unsaved = show([first]);
    await screen.findByRole('button', { name: 'Show more' });
    loseConnection();
    expect(screen.getByRole('button', { name: 'Show more' })).toHaveAttribute('aria-disabled', 'true');
    unsaved.unmount();
    const { cache } = show([first]);
    const data = { recipes: { __typename: 'RecipePage', next: null, recipes: [WRAPS] } };
    cache.writeQuery({ query: RecipeSearchDocument, variables: { ...OURS, limit: 20, after: '1' }, data });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Veggie wraps')).toBeVisible();
  });

  it('does not show the rows of one list below the name of another', async () => {
    const cookbook = { search: null, sources: ['COOKBOOK' as const] };
    show([searchAnswer(OURS, [DAL]), { ...searchAnswer(cookbook, []), delay: Infinity }]);
    expect(await screen.findByText('Coconut lentil dal')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Cookbook' }));
    expect(await screen.findByText('Loading the recipes')).toBeInTheDocument();
    expect(screen.queryByText('Coconut lentil dal')).toBeNull();
  });

  it('says what to do while it is empty', async () => {
    show([searchAnswer(OURS, [])]);
    expect(await screen.findByText('No recipes yet.')).toBeVisible();
    expect(screen.getByText('Import one, or keep a meal you liked.')).toBeVisible();
  });

  it('searches the cookbook for what the own book does not have', async () => {
    const cookbook = { search: 'dal', sources: ['COOKBOOK' as const] };
    show([
      searchAnswer(OURS, [WRAPS]),
      searchAnswer({ ...OURS, search: 'dal' }, []),
      searchAnswer(cookbook, [recipeRow('red-dal', { name: 'Red dal' })]),
    ]);
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search recipes' }), 'dal');
    await userEvent.click(await screen.findByRole('button', { name: 'Search the cookbook' }));
    expect(await screen.findByText('Red dal')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Cookbook' })).toBeChecked();
    expect(screen.getByRole('heading', { name: 'Cookbook' })).toHaveFocus();
  });

  it('does not offer the cookbook when that is what was searched', async () => {
    const cookbook = { search: 'dal', sources: ['COOKBOOK' as const] };
    show([
      searchAnswer(OURS, []),
      searchAnswer({ ...cookbook, search: null }, []),
      searchAnswer(cookbook, []),
    ]);
    await userEvent.click(await screen.findByRole('radio', { name: 'Cookbook' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search recipes' }), 'dal');
    expect(await screen.findByRole('button', { name: 'Clear the search' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Search the cookbook' })).toBeNull();
  });

  it('can be tried again when it did not load', async () => {
    const fail = jest.fn(() => ({ errors: [{ message: 'Oops' }] }));
    const failed = { request: searchAnswer(OURS, []).request, result: fail };
    show([failed, failed, searchAnswer(OURS, [DAL])]);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await waitFor(() => expect(fail).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
    expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Coconut lentil dal')).toBeVisible();
  });

  it('does not show a past failure when its list is read again', async () => {
    const all = searchAnswer(OURS, [DAL]);
    const wraps = searchAnswer({ ...OURS, search: 'wraps' }, [WRAPS]);
    const failed = { request: all.request, result: { errors: [{ message: 'Oops' }] } };
    const { cache } = show([failed, all, wraps, wraps, { ...all, delay: Infinity }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Coconut lentil dal');
    const search = screen.getByRole('searchbox', { name: 'Search recipes' });
    await userEvent.click(search);
    await userEvent.paste('wraps');
    const row = await screen.findByText('Veggie wraps');
    act(() => forgetRecipeLists(cache));
    await userEvent.clear(search);
    await waitFor(() => expect(row.closest('[aria-busy="true"]')).toBeVisible());
    expect(screen.queryByText('This did not load.')).toBeNull();
  });
});

describe('a new recipe', () => {
  it('is written with lines that are read as in a meal, and opened', async () => {
    const input = {
      name: 'Dal',
      description: null,
      servings: 6,
      minutes: 35,
      difficulty: 'EASY',
      ingredients: [
        { name: 'Red lentils', quantity: '400', unit: 'g', notes: null, alternatives: [], part: null },
        { name: 'Limes', quantity: '2', unit: null, notes: null, alternatives: [], part: null },
      ],
      instructions: ['Rinse.', 'Simmer.'],
      mealTypes: ['DINNER'],
      equipment: ['FIRE_PIT'],
      sourceUrl: null,
      sourceName: null,
    };
    show([
      searchAnswer(OURS, []),
      // The list that is on the screen is read again.
      searchAnswer(OURS, [DAL]),
      answerTo(KeepRecipeDocument, { input }, { createRecipe: { recipe: recipeAnswer('new') } }),
    ]);
    const [button] = await screen.findAllByRole('button', { name: 'New recipe' });
    if (button === undefined) throw new Error('Nothing writes a recipe.');
    await userEvent.click(button);
    const form = within(await screen.findByRole('dialog', { name: 'New recipe' }));
    await userEvent.click(form.getByRole('button', { name: 'Save recipe' }));
    expect(await form.findByText('Please give the recipe a name.')).toBeVisible();
    await userEvent.type(form.getByLabelText('Recipe name'), 'Dal');
    await userEvent.clear(form.getByLabelText(/^Amounts for/));
    await userEvent.type(form.getByLabelText(/^Amounts for/), '6');
    await userEvent.type(form.getByLabelText(/^Time/), '35');
    await userEvent.selectOptions(form.getByLabelText('Difficulty'), 'Easy');
    await userEvent.type(form.getByLabelText(/^Ingredients/), '400 g red lentils{Enter}2 limes');
    expect(form.getByRole('button', { name: 'Correct 400 g Red lentils' })).toBeVisible();
    await userEvent.type(form.getByLabelText('Step 1'), 'Rinse.{Enter}Simmer.');
    await userEvent.click(form.getByRole('checkbox', { name: 'Dinner' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Fire pit' }));
    await userEvent.click(form.getByRole('button', { name: 'Save recipe' }));
    expect(await screen.findByRole('heading', { name: 'A recipe' })).toBeVisible();
    expect(await screen.findByText('Recipe saved')).toBeVisible();
  });
});
