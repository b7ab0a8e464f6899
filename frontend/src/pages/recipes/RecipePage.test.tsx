import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { fitAnswer, recipeAnswer, recipePageAnswer } from '../../../test/answers/recipeAnswers.ts';
import { mealAnswer, TRIP_ID, tripAnswer } from '../../../test/answers/tripAnswers.ts';
import { BrowserDatabase } from '../../../test/browserDatabase.ts';
import { chooseInMenu } from '../../../test/chooseInMenu.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { DAL, showRecipe } from '../../../test/showRecipe.tsx';
import { DeleteRecipeDocument, KeepRecipeDocument } from '../../recipes/keep/KeepRecipe.generated.ts';
import { FillMealDocument, TakeRecipeOutDocument } from '../../recipes/pick/FillMeal.generated.ts';
import { RecipePage } from './RecipePage.tsx';

const rows = () =>
  within(screen.getByRole('region', { name: 'Ingredients' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the page of a recipe', () => {
  it('shows where it comes from, its facts, ingredients and instructions', async () => {
    showRecipe();
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
    showRecipe();
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
    expect(screen.getByText('Amounts for 4 portions.')).toBeVisible();
  });

  it('has no stepper for fixed amounts', async () => {
    showRecipe([recipePageAnswer({ ...DAL, servings: null })]);
    expect(await screen.findByText('These amounts are fixed.')).toBeVisible();
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  it('keeps ticks of its steps on the device', async () => {
    const first = showRecipe();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Rinse the lentils.' }));
    expect(screen.getByText('1 of 3')).toBeVisible();
    first.unmount();
    showRecipe();
    expect(await screen.findByRole('checkbox', { name: 'Rinse the lentils.' })).toBeChecked();
  });

  it('keeps its error and the focus on Try again until it is read', async () => {
    const { request } = recipePageAnswer(DAL);
    const fail = jest.fn(() => ({ errors: [{ message: 'Oops' }] }));
    const failed = { request, result: fail };
    showRecipe([failed, failed, recipePageAnswer(DAL)]);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await waitFor(() => expect(fail).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
    expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Coconut lentil dal' })).toBeVisible();
  });

  it('does not show the past error of another recipe while it loads', async () => {
    const { request } = recipePageAnswer(DAL);
    renderScreen(
      <>
        <Link to="/recipes/wraps">Wraps</Link>
        <Routes>
          <Route path="/recipes/:recipeId" element={<RecipePage />} />
        </Routes>
      </>,
      {
        path: '/recipes/dal',
        mocks: [
          { request, result: { errors: [{ message: 'Oops' }] } },
          recipePageAnswer(DAL),
          { ...recipePageAnswer(recipeAnswer('wraps')), delay: Infinity },
        ],
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Coconut lentil dal' });
    await userEvent.click(screen.getByRole('link', { name: 'Wraps' }));
    expect(screen.queryByText('This recipe could not be loaded')).toBeNull();
    expect(screen.getByText('Loading the recipe')).toBeInTheDocument();
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
    showRecipe();
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

  it('is deleted after a question, also from the device', async () => {
    const database = new BrowserDatabase();
    database.install();
    for (const key of ['recipe:dal', 'recipe:list', 'recipe:soup']) database.entries.set(key, {});
    showRecipe([
      recipePageAnswer(DAL),
      answerTo(DeleteRecipeDocument, { input: { id: 'dal' } }, { deleteRecipe: { id: 'dal' } }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await chooseInMenu('Delete');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete recipe' }));
    expect(await screen.findByRole('heading', { name: 'Recipes' })).toBeVisible();
    expect(await screen.findByText('Recipe deleted')).toBeVisible();
    await waitFor(() => expect([...database.entries.keys()]).toEqual(['recipe:soup']));
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
    showRecipe([
      recipePageAnswer(shared),
      answerTo(
        KeepRecipeDocument,
        {
          input: {
            ...input,
            ingredients: DAL.ingredients.map(({ line: _line, __typename, ...fields }) => fields),
            sourceName: 'Jonas Weber',
          },
        },
        { createRecipe: { recipe: { ...DAL, id: 'copy' } } },
      ),
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

  it('fits those who have answered, and nobody while none of them has', async () => {
    const some = showRecipe([recipePageAnswer(DAL, SLOT, fitAnswer({ unanswered: 1, answered: 1 }))], QUERY);
    expect(await screen.findByText('Fits all who answered')).toBeVisible();
    expect(screen.getByText(/^vegan.*; 1 has not answered$/)).toBeVisible();
    some.unmount();
    showRecipe([recipePageAnswer(DAL, SLOT, fitAnswer({ unanswered: 2, answered: 0 }))], QUERY);
    expect(await screen.findByText('2 have not answered')).toBeVisible();
    expect(screen.queryByText(/^Fits/)).toBeNull();
  });

  const fill = (options: object) => ({
    query: FillMealDocument,
    variables: { input: { slot: SLOT, recipeId: 'dal', ...options } },
  });

  it('says what the slot needs and who cannot eat it, and is put there', async () => {
    const verdict = fitAnswer({ verdict: 'CONFLICT', reason: 'Priya (vegan): honey' });
    showRecipe(
      [
        recipePageAnswer(DAL, SLOT, verdict),
        {
          request: fill({ withSwaps: false, replace: false, keepPurchased: false }),
          result: {
            data: {
              fillMeal: {
                meal: {
                  ...mealAnswer('m1', { date: SLOT.date, name: DAL.name }),
                  recipe: null,
                  instructions: [],
                  recipeVersion: 1,
                  ingredients: [],
                },
                trip: { ...tripAnswer([]), items: [] },
              },
            },
          },
        },
        answerTo(
          TakeRecipeOutDocument,
          { input: { tripId: TRIP_ID, id: 'm1' } },
          { deleteMeal: { id: 'm1', trip: tripAnswer([]) } },
        ),
      ],
      QUERY,
    );
    expect(await screen.findByText('Does not fit')).toBeVisible();
    expect(screen.getByText('Priya (vegan): honey')).toBeVisible();
    expect(screen.getByText('Amounts for 4 portions. Fri dinner needs 5½.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pick a dinner' })).toHaveAttribute(
      'href',
      `/trips/${TRIP_ID}?pick=2030-06-14.dinner`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add to Fri dinner' }));
    expect(await screen.findByRole('heading', { name: 'The trip' })).toBeVisible();
    expect(await screen.findByText('Coconut lentil dal added to Fri dinner')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
  });
});
