import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { recipeAnswer, recipePageAnswer } from '../../../test/answers/recipeAnswers.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { ChangeRecipeDocument } from '../../recipes/keep/KeepRecipe.generated.ts';
import { RecipePage } from './RecipePage.tsx';

const DAL = recipeAnswer('dal', {
  lines: [['300', 'g', 'Red lentils']],
  instructions: ['Rinse.', 'Simmer.'],
});

const saving = (input: object) => ({
  query: ChangeRecipeDocument,
  variables: { input: { id: 'dal', ...input } },
});

const saved = (input: object, change: object): MockLink.MockedResponse => ({
  request: saving(input),
  result: { data: { updateRecipe: { recipe: { ...DAL, ...change } } } },
});

/** Another device saved version 2. */
const refused = (input: object, fields: readonly string[], now: object): MockLink.MockedResponse => {
  const conflict = {
    version: 2,
    fields,
    changedBy: null,
    changedAt: new Date().toISOString(),
    current: {
      name: DAL.name,
      description: null,
      servings: 4,
      minutes: 35,
      difficulty: 'easy',
      ingredients: [
        { name: 'Red lentils', quantity: '300', unit: 'g', notes: null, alternatives: [], part: null },
      ],
      instructions: ['Rinse.', 'Simmer.'],
      mealTypes: ['dinner'],
      equipment: [],
      sourceUrl: null,
      sourceName: null,
      ...now,
    },
  };
  const message = 'This was changed in the meantime. Nothing was saved.';
  return {
    request: saving(input),
    result: { errors: [{ message, extensions: { code: 'CONFLICT', conflict } }] },
  };
};

async function openForm(mocks: readonly MockLink.MockedResponse[]) {
  renderScreen(
    <Routes>
      <Route path="/recipes/:recipeId" element={<RecipePage />} />
    </Routes>,
    { path: '/recipes/dal', mocks: [recipePageAnswer(DAL), ...mocks] },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  return within(await screen.findByRole('dialog', { name: 'Edit recipe' }));
}

async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

describe('editing a recipe', () => {
  it('saves what was changed, and the version that it is based on', async () => {
    const form = await openForm([
      saved({ name: 'Dal', minutes: 40, version: 1 }, { name: 'Dal', version: 2 }),
    ]);
    await retype(form.getByLabelText('Recipe name'), 'Dal');
    await retype(form.getByLabelText(/^Time/), '40');
    await userEvent.click(form.getByRole('button', { name: 'Save recipe' }));
    expect(await screen.findByText('Recipe saved')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Dal' })).toBeVisible();
  });

  it('asks nothing of the server if nothing was changed', async () => {
    const form = await openForm([]);
    await userEvent.click(form.getByRole('button', { name: 'Save recipe' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes the change of the other device as it is', async () => {
    const form = await openForm([refused({ name: 'Dal', version: 1 }, ['name'], { name: 'Lentils' })]);
    await retype(form.getByLabelText('Recipe name'), 'Dal');
    await userEvent.click(form.getByRole('button', { name: 'Save recipe' }));
    await userEvent.click(await form.findByRole('radio', { name: /^Take the saved one/ }));
    await userEvent.click(form.getByRole('button', { name: 'Take the saved one' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks which change of another device to keep, and takes over the others', async () => {
    const now = { name: 'Dal of the coast', minutes: 50, difficulty: 'hard', mealTypes: ['lunch', 'dinner'] };
    const form = await openForm([
      refused({ name: 'Dal', servings: 6, version: 1 }, ['name'], now),
      saved({ name: 'Dal', servings: 6, version: 2 }, { name: 'Dal', version: 3 }),
    ]);
    await retype(form.getByLabelText('Recipe name'), 'Dal');
    await retype(form.getByLabelText(/^Amounts for/), '6');
    await userEvent.click(form.getByRole('button', { name: 'Save recipe' }));
    expect(await form.findByText(/^This recipe was saved .+,$/)).toBeVisible();
    expect(form.getByRole('radio', { name: /^Keep mine/ })).toBeChecked();
    expect(form.getByRole('radio', { name: /^Take the saved one.*Dal of the coast/ })).toBeVisible();
    for (const taken of ['50 mins', 'Hard', 'Lunch, Dinner']) expect(form.getByText(taken)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText('Recipe saved')).toBeVisible();
  });

  it('goes back from the question to what was typed by Escape', async () => {
    const form = await openForm([refused({ name: 'Dal', version: 1 }, ['name'], { name: 'Lentils' })]);
    await retype(form.getByLabelText('Recipe name'), 'Dal');
    await userEvent.click(form.getByRole('button', { name: 'Save recipe' }));
    await form.findByRole('radio', { name: /^Keep mine/ });
    await userEvent.keyboard('{Escape}');
    expect(form.getByLabelText('Recipe name')).toHaveValue('Dal');
    expect(form.getByLabelText('Recipe name')).toHaveFocus();
  });

  it('keeps what was typed when the form is closed', async () => {
    const form = await openForm([]);
    await retype(form.getByLabelText('Recipe name'), 'Dal');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByLabelText('Recipe name')).toHaveValue('Dal');
    expect(screen.getByText(/^What you typed before is still here/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(screen.getByLabelText('Recipe name')).toHaveValue('Coconut lentil dal');
  });

  const refusedField = (input: object, field: string): MockLink.MockedResponse => ({
    request: saving(input),
    result: { errors: [{ message: 'Not like that.', extensions: { code: 'BAD_USER_INPUT', field } }] },
  });

  it('shows a refusal of the server at its field, which takes the focus', async () => {
    const form = await openForm([refusedField({ minutes: 40, version: 1 }, 'name')]);
    await retype(form.getByLabelText(/^Time/), '40');
    await userEvent.click(form.getByRole('button', { name: 'Save recipe' }));
    expect(await screen.findByText('Not like that.')).toBeVisible();
    expect(form.getByLabelText('Recipe name')).toHaveFocus();
    expect(screen.queryByText('The recipe could not be saved')).toBeNull();
  });

  it('says that the server refused the steps, which may be out of sight', async () => {
    const form = await openForm([refusedField({ minutes: 40, version: 1 }, 'instructions')]);
    await retype(form.getByLabelText(/^Time/), '40');
    await userEvent.click(form.getByRole('button', { name: 'Save recipe' }));
    expect(await screen.findByText('The recipe could not be saved')).toBeVisible();
  });

  it('says that the server refused a field while a conflict hides it', async () => {
    const form = await openForm([
      refused({ name: 'Dal', version: 1 }, ['name'], { name: 'Lentils' }),
      refusedField({ name: 'Dal', version: 2 }, 'name'),
    ]);
    await retype(form.getByLabelText('Recipe name'), 'Dal');
    await userEvent.click(form.getByRole('button', { name: 'Save recipe' }));
    await userEvent.click(await form.findByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText('The recipe could not be saved')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Back to writing' }));
    expect(form.getByText('Not like that.')).toBeVisible();
  });

  it('keeps the correction of one ingredient when the form is closed', async () => {
    const form = await openForm([]);
    await userEvent.click(form.getByRole('button', { name: 'Correct 300 g Red lentils' }));
    await retype(form.getByLabelText('Quantity'), '450');
    await userEvent.click(form.getByRole('button', { name: 'Done' }));
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByRole('button', { name: 'Correct 450 g Red lentils' })).toBeVisible();
    expect(screen.getByText(/^What you typed before is still here/)).toBeVisible();
  });
});
