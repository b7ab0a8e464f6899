import type { MockLink } from '@apollo/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { fitAnswer, recipeAnswer, recipePageAnswer } from '../../../test/answers/recipeAnswers.ts';
import { mealAnswer, TRIP_ID, tripAnswer } from '../../../test/answers/tripAnswers.ts';
import { chooseInMenu } from '../../../test/chooseInMenu.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { DeleteRecipeDocument, KeepRecipeDocument } from '../../recipes/keep/KeepRecipe.generated.ts';
import { FillMealDocument, TakeRecipeOutDocument } from '../../recipes/pick/FillMeal.generated.ts';
import { RecipePage } from './RecipePage.tsx';

const DAL = recipeAnswer('dal', {
  description: 'Soft and warm.',
  sourceName: 'A neighbour',
  sourceUrl: 'https://www.example.com/dal',
  equipment: ['CAMPING_STOVE', 'FIRE_PIT'],
  diets: ['vegan', 'vegetarian', 'nut-free'],
  lines: [
    ['300', 'g', 'Red lentils'],
    ['1 1/2', 'tbsp', 'Curry powder'],
    [null, null, 'Salt'],
  ],
  instructions: ['Rinse the lentils.', 'Curry powder in, simmer 18 minutes.', 'Keep it warm at 350°F.'],
});

function show(mocks: readonly MockLink.MockedResponse[] = [recipePageAnswer(DAL)], query = '') {
  return renderScreen(
    <Routes>
      <Route path="/recipes" element={<h1>Recipes</h1>} />
      <Route path="/recipes/:recipeId" element={<RecipePage />} />
      <Route path="/trips/:tripId" element={<h1>The trip</h1>} />
    </Routes>,
    { path: `/recipes/dal${query}`, mocks },
  );
}

const rows = () =>
  within(screen.getByRole('region', { name: 'Ingredients' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the page of a recipe', () => {
  it('shows where it comes from, its facts, ingredients and instructions', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Coconut lentil dal' })).toBeVisible();
    for (const text of ['Soft and warm.', '35 mins', 'Camping stove or fire pit', 'Easy', '3 steps', 'Vegan'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Yours, from A neighbour')).toBeVisible();
    const link = screen.getByRole('link', { name: 'example.com' });
    expect(link).toHaveAttribute('href', 'https://www.example.com/dal');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(rows()).toEqual(['300 g Red lentils', '1½ tbsp Curry powder', ' Salt']);
    expect(document.title).toBe('Coconut lentil dal');
  });

  it('scales its amounts in halves of a portion, by buttons, keys and typing', async () => {
    show();
    const portions = await screen.findByRole('spinbutton', { name: 'Portions' });
    expect(portions).toHaveAttribute('aria-valuetext', '4 portions');
    await userEvent.click(screen.getByRole('button', { name: 'Half a portion more' }));
    expect(portions).toHaveValue('4½');
    expect(rows()[0]).toBe('340 g Red lentils');
    await userEvent.type(portions, '{ArrowDown}{ArrowDown}');
    expect(portions).toHaveAttribute('aria-valuetext', '3 and a half portions');
    await userEvent.clear(portions);
    await userEvent.type(portions, '8');
    expect(rows().slice(0, 2)).toEqual(['600 g Red lentils', '3 tbsp Curry powder']);
    expect(window.location.search).toBe('?for=8');
    expect(screen.getByText('Written for 4.')).toBeVisible();
  });

  it('has no stepper for fixed amounts', async () => {
    show([recipePageAnswer({ ...DAL, servings: null })]);
    expect(await screen.findByText('These amounts are fixed.')).toBeVisible();
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  it('keeps ticks of its steps on the device', async () => {
    const first = show();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Rinse the lentils.' }));
    expect(screen.getByText('1 of 3')).toBeVisible();
    first.unmount();
    show();
    expect(await screen.findByRole('checkbox', { name: 'Rinse the lentils.' })).toBeChecked();
  });

  it('keeps its error and the focus on Try again until it is read', async () => {
    const { request } = recipePageAnswer(DAL);
    const fail = jest.fn(() => ({ errors: [{ message: 'Oops' }] }));
    const failed = { request, result: fail };
    show([failed, failed, recipePageAnswer(DAL)]);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await waitFor(() => expect(fail).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
    expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Coconut lentil dal' })).toBeVisible();
  });

  it('is saved as a file that other apps import, and says when it cannot be', async () => {
    const saved: { name: string; blob: Blob }[] = [];
    let blob = new Blob();
    URL.createObjectURL = (made: Blob) => {
      blob = made;
      return '#';
    };
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob });
    });
    const fetched = jest
      .spyOn(window, 'fetch')
      .mockResolvedValueOnce(new Response('{"@type":"Recipe"}'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await chooseInMenu('Export');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('Coconut-lentil-dal.json');
    expect(saved[0]?.blob).toHaveProperty('type', 'application/ld+json');
    const headers = { Accept: 'application/ld+json' };
    expect(fetched).toHaveBeenCalledWith('/api/recipes/dal', expect.objectContaining({ headers }));
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await chooseInMenu('Export');
    expect(await screen.findByText('The recipe could not be exported')).toBeVisible();
  });

  it('is deleted after a question', async () => {
    show([
      recipePageAnswer(DAL),
      {
        request: { query: DeleteRecipeDocument, variables: { input: { id: 'dal' } } },
        result: { data: { deleteRecipe: { __typename: 'DeleteRecipePayload', id: 'dal' } } },
      },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await chooseInMenu('Delete');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete recipe' }));
    expect(await screen.findByRole('heading', { name: 'Recipes' })).toBeVisible();
    expect(await screen.findByText('Recipe deleted')).toBeVisible();
  });

  it('of somebody else can be copied, and not changed', async () => {
    const shared = {
      ...DAL,
      source: 'SHARED' as const,
      ownerName: 'Jonas Weber',
      version: null,
      viewerCanEdit: false,
      sourceName: null,
    };
    const { id: _id, source: _source, version: _version, diets: _diets, ...content } = DAL;
    const {
      viewerCanEdit: _can,
      ownerName: _owner,
      sharedWith: _with,
      __typename: _type,
      ...input
    } = content;
    show([
      recipePageAnswer(shared),
      {
        request: {
          query: KeepRecipeDocument,
          variables: {
            input: {
              ...input,
              ingredients: DAL.ingredients.map(({ line: _line, __typename, ...fields }) => fields),
              sourceName: 'Jonas Weber',
            },
          },
        },
        result: {
          data: { createRecipe: { __typename: 'RecipePayload', recipe: { ...DAL, id: 'copy' } } },
        },
      },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Save a copy' }));
    expect(await screen.findByText('Saved in your recipes')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await screen.findByRole('menuitem', { name: 'Print' });
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
  });
});

describe('a recipe for a slot', () => {
  const SLOT = { tripId: TRIP_ID, date: '2030-06-14', type: 'DINNER' as const };
  const QUERY = `?slot=${TRIP_ID}.2030-06-14.dinner&for=5.5`;
  const fill = (options: object) => ({
    query: FillMealDocument,
    variables: { input: { slot: SLOT, recipeId: 'dal', ...options } },
  });

  it('says what the slot needs and who cannot eat it, and is put there', async () => {
    const verdict = fitAnswer({ verdict: 'CONFLICT', reason: 'Priya (vegan): honey' });
    show(
      [
        recipePageAnswer(DAL, SLOT, verdict),
        {
          request: fill({ withSwaps: false, replace: false, keepPurchased: false }),
          result: {
            data: {
              fillMeal: {
                __typename: 'FillMealPayload',
                meal: {
                  ...mealAnswer('m1', { date: SLOT.date, name: DAL.name }),
                  ...{ recipe: null, instructions: [], recipeVersion: 1, ingredients: [] },
                },
                trip: { ...tripAnswer([]), items: [] },
              },
            },
          },
        },
        {
          request: { query: TakeRecipeOutDocument, variables: { input: { id: 'm1' } } },
          result: {
            data: { deleteMeal: { __typename: 'DeleteMealPayload', id: 'm1', trip: tripAnswer([]) } },
          },
        },
      ],
      QUERY,
    );
    expect(await screen.findByText('Does not fit')).toBeVisible();
    expect(screen.getByText('Priya (vegan): honey')).toBeVisible();
    expect(screen.getByText('Written for 4. Fri dinner needs 5½.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pick a dinner' })).toHaveAttribute(
      'href',
      `/trips/${TRIP_ID}?pick=2030-06-14.dinner`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Put on Fri dinner' }));
    expect(await screen.findByRole('heading', { name: 'The trip' })).toBeVisible();
    expect(await screen.findByText('Coconut lentil dal is on Fri dinner')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
  });
});

describe('the kitchen view', () => {
  async function openKitchen() {
    show([recipePageAnswer(DAL)], '?for=6');
    await userEvent.click(await screen.findByRole('button', { name: 'Cook' }));
    return within(await screen.findByRole('dialog', { name: 'Coconut lentil dal' }));
  }

  it('begins with the ingredients, for the portions and in pans', async () => {
    const kitchen = await openKitchen();
    expect(kitchen.getByText('for 6')).toBeVisible();
    await userEvent.click(kitchen.getByRole('checkbox', { name: '450 g Red lentils' }));
    await userEvent.selectOptions(kitchen.getByLabelText('Cook it in'), '3 pans');
    expect(kitchen.getByText('Amounts are for each of 3 pans.')).toBeVisible();
    expect(kitchen.getByRole('checkbox', { name: '150 g Red lentils' })).toBeChecked();
  });

  it('shows one step at a time, with what it needs; arrows turn the page and the focus follows', async () => {
    const kitchen = await openKitchen();
    await userEvent.click(kitchen.getByRole('button', { name: 'Next: Rinse the lentils' }));
    const first = kitchen.getByRole('heading', { name: 'Step 1 of 3 Rinse the lentils.' });
    expect(first).toHaveFocus();
    expect(kitchen.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.keyboard('{ArrowRight}');
    expect(kitchen.getByRole('checkbox', { name: '2½ tbsp Curry powder' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    expect(kitchen.getByRole('heading', { name: /^Step 1 of 3/ })).toHaveFocus();
  });

  it('runs a timer while other steps are shown, and says when it is over', async () => {
    const kitchen = await openKitchen();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.keyboard(' ');
    expect(kitchen.getByRole('button', { name: 'Stop timer: 18 minutes' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    const running = kitchen.getByRole('list', { name: 'Timers of other steps' });
    expect(running).toHaveTextContent(/^Step 2: 1[78]:\d\d$/);
    await userEvent.click(within(running).getByRole('button'));
    await userEvent.click(kitchen.getByRole('button', { name: 'Stop timer: 18 minutes' }));
    expect(kitchen.getByRole('button', { name: 'Start timer: 18 minutes' })).toBeVisible();
  });

  it('shows temperatures on the chosen scale', async () => {
    const kitchen = await openKitchen();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await userEvent.click(kitchen.getByRole('radio', { name: '°C' }));
    expect(kitchen.getByRole('heading', { name: /Keep it warm at 180 °C\./ })).toBeVisible();
    expect(kitchen.getByText('Enjoy.')).toBeVisible();
  });

  it('is turned by swipes, and opens again where one was', async () => {
    const kitchen = await openKitchen();
    const swipe = (from: number, to: number) => {
      const heading = kitchen.getByRole('heading', { level: 2 });
      fireEvent.touchStart(heading, { touches: [{ clientX: from, clientY: 300 }] });
      fireEvent.touchEnd(heading, { changedTouches: [{ clientX: to, clientY: 310 }] });
    };
    swipe(300, 100);
    expect(kitchen.getByRole('heading', { name: /^Step 1 of 3/ })).toBeVisible();
    swipe(300, 270);
    expect(kitchen.getByRole('heading', { name: /^Step 1 of 3/ })).toBeVisible();
    swipe(300, 100);
    swipe(100, 300);
    swipe(300, 100);
    await userEvent.click(kitchen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Cook' }));
    expect(await screen.findByRole('heading', { name: /^Step 2 of 3/ })).toBeVisible();
  });
});
