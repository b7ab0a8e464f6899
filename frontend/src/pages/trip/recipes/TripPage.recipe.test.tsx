import type { MockLink } from '@apollo/client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editMeal } from '../../../../test/openMeal.ts';
import { sheetServer } from '../../../../test/answers/sheetServer.ts';
import { EditMealDocument } from '../../../plan/meal/EditMeal.generated.ts';
import { sheetAnswers } from '../../../../test/answers/sheetAnswers.ts';
import { showTrip } from '../../../../test/showTrip.tsx';
import { ingredientAnswer, mealAnswer, type tripAnswer } from '../../../../test/answers/tripAnswers.ts';
import {
  PlannedMealFragmentDoc,
  type PlannedMealFragment,
} from '../../../gql/fragments/PlannedMeal.generated.ts';

const MEAL = mealAnswer('m1', { name: 'Chili', description: 'Smoky and thick.' });
const BEEF = ingredientAnswer('beef', 'm1', {
  name: 'Ground beef',
  quantity: '2',
  unit: 'lb',
  notes: '80/20',
  alternatives: ['Lentils'],
  selectedAlternative: 1,
});

interface Opening {
  readonly recipe?: string | null;
  readonly instructions?: string[];
  readonly ingredients?: readonly ReturnType<typeof ingredientAnswer>[];
  readonly change?: Parameters<typeof tripAnswer>[1];
  readonly mocks?: readonly MockLink.MockedResponse[];
  /** Shown once the recipe has loaded. */
  readonly facts?: string;
}

async function openRecipe(opening?: Opening) {
  return (await openRecipeWithCache(opening)).dialog;
}

async function openRecipeWithCache({
  recipe = null,
  instructions = [],
  ingredients = [],
  change = {},
  mocks = [],
  facts = '30 mins',
}: Opening = {}) {
  const inside = { recipe, instructions, ingredients };
  const server = sheetServer(MEAL, inside);
  const { cache } = showTrip([{ ...MEAL, instructions }], {
    ingredients,
    change,
    query: '?recipe=m1',
    mocks: [...mocks, ...sheetAnswers(MEAL, inside, server)],
  });
  const dialog = await screen.findByRole('dialog', { name: 'Chili' });
  await within(dialog).findByText(facts);
  return { dialog: within(dialog), cache, server };
}

describe('the recipe of a meal', () => {
  it('shows the chosen ingredients, and the steps in order', async () => {
    const dialog = await openRecipe({ ingredients: [BEEF], instructions: ['Brown it.', 'Serve it.'] });
    for (const text of ['Smoky and thick.', '30 mins', '4 servings', 'Medium difficulty'])
      expect(dialog.getByText(text)).toBeVisible();
    const ingredients = within(dialog.getByRole('region', { name: /^Ingredients/ }));
    expect(await ingredients.findByRole('checkbox')).toHaveAccessibleName(
      /^Lentils instead of Ground beef ?, 80\/20 2 lb$/,
    );
    const steps = [...dialog.getByRole('region', { name: 'Steps' }).querySelectorAll('ol > li')];
    expect(steps.map(({ textContent }) => textContent)).toEqual(['1Brown it.', '2Serve it.']);
    expect(dialog.queryByText('No recipe details available for this meal yet.')).toBeNull();
  });

  it('shows the ingredients of each part under its heading, also in the kitchen', async () => {
    const dialog = await openRecipe({
      ingredients: [
        ingredientAnswer('butter', 'm1', { name: 'Butter', part: 'For the sauce' }),
        BEEF,
        ingredientAnswer('flour', 'm1', { name: 'Flour', part: 'For the sauce' }),
      ],
    });
    await dialog.findByRole('list', { name: 'For the sauce' });
    const told = [...dialog.getByRole('region', { name: /^Ingredients/ }).querySelectorAll('h3, label')];
    expect(told.map(({ textContent }) => textContent.trim())).toEqual([
      'Lentils instead of Ground beef, 80/20 2 lb',
      'For the sauce',
      'Butter',
      'Flour',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cook' }));
    const sauce = within(await screen.findByRole('list', { name: 'For the sauce' })).getAllByRole('listitem');
    expect(sauce.map(({ textContent }) => textContent.trim())).toEqual(['Butter', 'Flour']);
    expect(screen.getByRole('heading', { name: 'For the sauce' })).toBeVisible();
  });

  it('shows its own servings and time in the place of the usual ones', async () => {
    const dialog = await openRecipe({
      recipe: 'Serves 8, about 1 hour 35 minutes, in 2 batches.\nGood with bread.',
      facts: '8 servings',
    });
    for (const text of ['1 hr 35 mins', '2 batches', 'Good with bread.'])
      expect(dialog.getByText(text)).toBeVisible();
    for (const text of ['30 mins', '4 servings', 'Medium', /Serves/])
      expect(dialog.queryByText(text)).toBeNull();
  });

  it('says so when it is empty', async () => {
    const dialog = await openRecipe();
    expect(dialog.getByText('No recipe details available for this meal yet.')).toBeVisible();
  });

  it('links to an external recipe', async () => {
    const dialog = await openRecipe({ recipe: 'https://example.org/chili?servings=4' });
    expect(dialog.getByRole('link')).toHaveAttribute('href', 'https://example.org/chili?servings=4');
  });

  it('shows any other text as text', async () => {
    const text = 'javascript:alert(1)';
    const dialog = await openRecipe({ recipe: text });
    expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.queryByRole('link')).toBeNull();
  });

  it('is read-only without the ability to plan', async () => {
    const dialog = await openRecipe({ change: { isCompleted: true, viewerCan: ['VIEW'] } });
    expect(dialog.queryByRole('button', { name: 'Edit' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('writing a recipe', () => {
  async function write(reading: Awaited<ReturnType<typeof openRecipe>>) {
    const dialog = await editMeal(reading);
    await dialog.findByLabelText('Step 1');
    return dialog;
  }

  async function writeRecipe(opening?: Opening) {
    const { dialog, ...rest } = await openRecipeWithCache(opening);
    return { dialog: await write(dialog), ...rest };
  }

  it('turns a pasted recipe into steps without numbers; Enter starts a new step', async () => {
    const { dialog, server } = await writeRecipe();
    await userEvent.click(dialog.getByLabelText('Step 1'));
    await userEvent.paste('Directions\n1. Brown the beef.\n2. Add beans.');
    expect(dialog.getByLabelText('Step 1')).toHaveValue('Brown the beef.');
    expect(dialog.getByLabelText('Step 2')).toHaveValue('Add beans.');
    await waitFor(() => expect(dialog.getByLabelText('Step 2')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByLabelText('Step 3')).toHaveFocus());
    await userEvent.keyboard('Serve.');
    const instructions = ['Brown the beef.', 'Add beans.', 'Serve.'];
    await waitFor(() => expect(server.meal()).toMatchObject({ instructions }));
    expect(dialog.getByLabelText('Step 3')).toHaveFocus();
    await userEvent.type(dialog.getByLabelText(/^More about the recipe/), 'From Ana');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Meal updated')).toBeVisible();
    const reading = within(await screen.findByRole('dialog', { name: 'Chili' }));
    expect(await reading.findByText('Brown the beef.')).toBeVisible();
    expect(reading.getByText('From Ana')).toBeVisible();
  });

  it('counts no heading of a part as a step, also while one is typed', async () => {
    const { dialog } = await writeRecipe({ instructions: ['For the sauce:', 'Stir.', 'Layer it.'] });
    const labels = () => dialog.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'));
    expect(labels()).toEqual(expect.arrayContaining(['Heading', 'Step 1', 'Step 2']));
    await userEvent.type(dialog.getByLabelText('Step 1'), '{Enter}For the top:');
    expect(labels()).toEqual(expect.arrayContaining(['Heading', 'Step 1', 'Heading', 'Step 2']));
    expect(dialog.getByLabelText('Step 2')).toHaveValue('Layer it.');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove For the top:' }));
    expect(labels()).not.toContain('Step 3');
  });

  it('removes a step, splits one, and sends only changes', async () => {
    const { dialog, server } = await writeRecipe({
      instructions: ['Brown it. Serve it.', 'Eat it.'],
      recipe: 'From Ana',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Remove step 2' }));
    const step = dialog.getByLabelText<HTMLTextAreaElement>('Step 1');
    act(() => step.focus());
    step.setSelectionRange(9, 9);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByLabelText('Step 2')).toHaveValue('Serve it.'));
    const instructions = ['Brown it.', 'Serve it.'];
    await waitFor(() => expect(server.meal()).toMatchObject({ instructions, recipe: 'From Ana' }));
    for (const change of server.sent) expect(Object.keys(change)).toEqual(['instructions']);
  });

  it('counts steps without the headings of parts', async () => {
    const { dialog } = await writeRecipe({ instructions: ['Brown it.', 'For the sauce:', 'Stir.'] });
    const boxes = dialog.getAllByRole('textbox', { name: /^(?:Step|Heading)/ });
    expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual(['Step 1', 'Heading', 'Step 2']);
    await userEvent.type(dialog.getByLabelText('Heading'), '{Backspace}');
    expect(dialog.getByLabelText('Step 3')).toHaveValue('Stir.');
  });

  it('inserts pasted steps after the one with the cursor at its end', async () => {
    const { dialog } = await writeRecipe({ instructions: ['Light the fire.', 'Eat.'] });
    await userEvent.click(dialog.getByLabelText('Step 1'));
    await userEvent.paste('1) Brown it.\n2) Serve it.');
    await waitFor(() => expect(dialog.getByLabelText('Step 3')).toHaveFocus());
    const steps = dialog.getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Step/ });
    expect(steps.map(({ value }) => value)).toEqual(['Light the fire.', 'Brown it.', 'Serve it.', 'Eat.']);
  });

  it('keeps the draft after a refusal and on Escape', async () => {
    const refused = {
      errors: [{ message: 'This trip is completed.', extensions: { code: 'BAD_USER_INPUT' } }],
    };
    const request = { query: EditMealDocument, variables: () => true };
    const { dialog } = await writeRecipe({ mocks: [{ request, result: refused, maxUsageCount: 99 }] });
    await userEvent.click(dialog.getByLabelText('Step 1'));
    await userEvent.paste('Serve.');
    expect(await screen.findByText('This trip is completed.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: /^Chili ?:/ }));
    const again = within(await screen.findByRole('dialog', { name: 'Assign Dinner - Jun 13' }));
    expect(await again.findByLabelText('Step 1')).toHaveValue('Serve.');
  });

  const HOT = { instructions: ['Serve it hot.'], recipe: 'From Ana' };

  async function conflictOfSteps() {
    const { dialog, server } = await writeRecipe({ instructions: ['Serve it.'] });
    server.change(HOT);
    await userEvent.click(dialog.getByLabelText('Step 1'));
    await userEvent.paste(' Cold.');
    const asked = within(await dialog.findByRole('group', { name: 'Instructions: two versions' }));
    expect(asked.getByRole('alert')).toHaveTextContent(/^Jonas saved this \d+ seconds ago/);
    return { dialog, server, asked };
  }

  it('asks about steps that somebody else has changed, and keeps mine', async () => {
    const { dialog, server, asked } = await conflictOfSteps();
    await userEvent.click(asked.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() =>
      expect(server.meal()).toEqual(expect.objectContaining({ instructions: ['Serve it. Cold.'] })),
    );
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    expect(dialog.getByLabelText(/^More about the recipe/)).toHaveValue('From Ana');
  });

  it('takes the steps of the other person', async () => {
    const { dialog, asked } = await conflictOfSteps();
    await userEvent.click(asked.getByRole('button', { name: 'Take Jonas’s' }));
    await waitFor(() => expect(dialog.getByLabelText('Step 1')).toHaveValue('Serve it hot.'));
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('sends the version that its texts came with, not one of a newer answer without them', async () => {
    const { dialog: reading, cache, server } = await openRecipeWithCache();
    act(() => {
      const fragment = { id: 'Meal:m1', fragment: PlannedMealFragmentDoc, fragmentName: 'PlannedMeal' };
      cache.updateFragment<PlannedMealFragment>(fragment, (known) => known && { ...known, version: 7 });
    });
    server.change(HOT);
    const dialog = await write(reading);
    await userEvent.type(dialog.getByLabelText('Step 1'), 'Serve.');
    expect(await dialog.findByRole('group', { name: 'Instructions: two versions' })).toBeVisible();
  });

  it('names the step that is too long', async () => {
    const { dialog } = await writeRecipe();
    await userEvent.click(dialog.getByLabelText('Step 1'));
    await userEvent.paste(`Serve.\n${'x'.repeat(2001)}`);
    const wrong = 'Step 2: Instruction can have at most 2000 characters.';
    expect((await screen.findAllByText(wrong))[0]).toBeVisible();
  });
});
