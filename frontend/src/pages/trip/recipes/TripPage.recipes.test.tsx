import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settledBasis } from '../../../../../domain/people/verdict/settled.ts';
import { answerTo } from '../../../../test/answers/answerTo.ts';
import { fitAnswer, recipeAnswer } from '../../../../test/answers/recipeAnswers.ts';
import { sheetAnswers } from '../../../../test/answers/sheetAnswers.ts';
import { eaterAnswer } from '../../../../test/answers/eaterAnswers.ts';
import {
  ingredientAnswer,
  mealAnswer,
  TRIP_ID,
  tripAnswer,
  tripIngredientsAnswer,
  VIEWER,
} from '../../../../test/answers/tripAnswers.ts';
import { chooseInMenu } from '../../../../test/chooseInMenu.ts';
import { openMeal } from '../../../../test/openMeal.ts';
import { showTrip } from '../../../../test/showTrip.tsx';
import { TripIngredientsDocument } from '../../../shopping/rows/TripIngredients.generated.ts';
import { RecipeDocument } from '../../../plan/recipe/Recipe.generated.ts';
import { CopyMenuDocument, PreviewMenuDocument } from '../../../recipes/again/PlanAgain.generated.ts';
import { MealAsRecipeDocument } from '../../../recipes/keep/MealAsRecipe.generated.ts';
import { TakeItemOutDocument, TakeRecipeOutDocument } from '../../../recipes/pick/FillMeal.generated.ts';
import { TripNamesDocument } from '../../../recipes/TripNames.generated.ts';

const CHILI = mealAnswer('chili', { name: 'Chili', ingredientCount: 1 });
const BEEF = ingredientAnswer('beef', 'chili', { name: 'Ground beef', quantity: '2', unit: 'lb' });
const INSIDE = { instructions: ['Brown the beef, 8 minutes.'], ingredients: [BEEF] };
const BEN = eaterAnswer('e1', VIEWER, {
  name: 'Ben Torres',
  avoids: [{ kind: 'CONTENT', value: 'treeNut', strictness: 'ALLERGY' }],
});

const FOLLOWS = Node.DOCUMENT_POSITION_FOLLOWING;

beforeEach(() => localStorage.clear());

describe('a planned meal', () => {
  it('is cooked by the kitchen view, which says what people cannot eat', async () => {
    showTrip([CHILI], { ingredients: [BEEF], change: { eaters: [BEN] }, mocks: sheetAnswers(CHILI, INSIDE) });
    await userEvent.click(await screen.findByRole('button', { name: /^Chili/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cook' }));
    const kitchen = within(await screen.findByRole('dialog', { name: 'Chili' }));
    expect(kitchen.getByText(/^for .*, Thu dinner$/)).toBeVisible();
    const allergies = kitchen.getByText('Ben: allergic to tree nuts.');
    expect(allergies).toBeVisible();
    expect(allergies.compareDocumentPosition(kitchen.getByRole('list'))).toBe(FOLLOWS);
    await userEvent.keyboard('{ArrowRight}');
    expect(kitchen.getByText('Ben: allergic to tree nuts.')).toBeVisible();
    expect(kitchen.getByRole('checkbox', { name: '2 lb Ground beef' })).toBeVisible();
    expect(kitchen.getByRole('button', { name: 'Start timer: 8 minutes' })).toBeVisible();
  });

  it('tells the cook what somebody cannot eat in it, and how that was settled', async () => {
    const walnuts = ingredientAnswer('nuts', 'chili', { name: 'Walnuts' });
    const inside = { instructions: [], ingredients: [walnuts] };
    const note = 'Ben’s bowl is filled first.';
    const basis = settledBasis({ name: 'Chili', rows: [walnuts], instructions: [] }, [
      { kind: 'content', value: 'treeNut', strictness: 'allergy' },
    ]);
    const settled = {
      __typename: 'SettledConflict' as const,
      mealId: 'chili',
      eaterId: 'e1',
      kind: 'CONTENT' as const,
      value: 'treeNut',
      note,
      settledById: VIEWER.id,
      settledAt: '2030-06-01T09:00:00.000Z',
      basis,
    };
    const cook = async (settledConflicts: (typeof settled)[]) => {
      const { unmount } = showTrip([CHILI], {
        ingredients: [walnuts],
        change: { eaters: [BEN], settledConflicts },
        mocks: sheetAnswers(CHILI, inside),
        query: '?cook=chili',
      });
      const kitchen = within(await screen.findByRole('dialog', { name: 'Chili' }));
      return { kitchen, unmount };
    };
    const open = await cook([]);
    expect(await open.kitchen.findByText('You can’t eat walnuts.')).toBeVisible();
    open.unmount();
    const { kitchen } = await cook([settled]);
    expect(
      await kitchen.findByText('Ben: allergic to tree nuts, “Ben’s bowl is filled first”.'),
    ).toBeVisible();
    expect(kitchen.queryByText('You can’t eat walnuts.')).toBeNull();
  });

  const keepAs = (input: object) =>
    answerTo(
      MealAsRecipeDocument,
      { input: { tripId: TRIP_ID, mealId: 'chili', ...input } },
      { saveMealAsRecipe: { recipe: recipeAnswer('kept') } },
    );
  const keeping = async () => {
    const sheet = await openMeal();
    await sheet.findByRole('list', { name: 'Ingredients' });
    await userEvent.click(sheet.getByRole('button', { name: 'More' }));
    await chooseInMenu('Save as recipe');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as recipe' }));
    // The dialog takes the focus some frames later.
    await waitFor(() => expect(dialog.getByLabelText('Recipe name')).toHaveFocus());
    return dialog;
  };

  it('is kept as a recipe under a name, for whole portions and with its time', async () => {
    const whole = { withIngredients: true, withSteps: true, withSwaps: true };
    showTrip([CHILI], {
      ingredients: [BEEF],
      mocks: [
        ...sheetAnswers(CHILI, { ...INSIDE, recipe: '45 minutes.', minutes: 45 }),
        keepAs({ name: 'Camp chili', servings: 6, minutes: 50, ...whole }),
      ],
    });
    const dialog = await keeping();
    fireEvent.input(dialog.getByLabelText('Recipe name'), { target: { value: 'Camp chili' } });
    const portions = dialog.getByRole('spinbutton', { name: /^Amounts for/ });
    fireEvent.input(portions, { target: { value: '6' } });
    expect(dialog.getByLabelText(/^Time/)).toHaveValue('45');
    fireEvent.input(dialog.getByLabelText(/^Time/), { target: { value: '50' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save recipe' }));
    expect(await screen.findByText('Saved in your recipes')).toBeVisible();
  });

  it('is kept without its steps and swaps', async () => {
    const lentils = { ...BEEF, alternatives: ['Lentils'], selectedAlternative: 1 };
    showTrip([CHILI], {
      ingredients: [lentils],
      mocks: [
        ...sheetAnswers(CHILI, { ...INSIDE, ingredients: [lentils] }),
        keepAs({
          name: 'Chili',
          servings: 1,
          minutes: null,
          withIngredients: true,
          withSteps: false,
          withSwaps: false,
        }),
      ],
    });
    const dialog = await keeping();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Description and steps/ }));
    await userEvent.click(
      dialog.getByRole('checkbox', { name: /^The swap.*Lentils instead of Ground beef$/ }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save recipe' }));
    expect(await screen.findByText('Saved in your recipes')).toBeVisible();
  });

  it('says what is wrong with a typed time', async () => {
    showTrip([CHILI], { ingredients: [BEEF], mocks: sheetAnswers(CHILI, INSIDE) });
    const dialog = await keeping();
    fireEvent.input(dialog.getByLabelText(/^Time/), { target: { value: 'long' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save recipe' }));
    expect(await dialog.findByText(/^Minutes have to be a whole number/)).toBeVisible();
  });

  it('keeps Try again while it is read again for a recipe', async () => {
    const request = { query: RecipeDocument, variables: { tripId: CHILI.tripId, mealId: 'chili' } };
    showTrip([CHILI], {
      query: '?keep=chili',
      ingredients: [BEEF],
      mocks: [
        { request, result: { errors: [{ message: 'Oops' }] } },
        { request, delay: Infinity },
      ],
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    expect(retry).toBeVisible();
    expect(retry).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['cook', 'Cook'],
    ['keep', 'Save as recipe'],
  ])('whose recipe cannot be loaded is tried again, which keeps the focus (%s)', async (address, title) => {
    const request = { query: RecipeDocument, variables: { tripId: CHILI.tripId, mealId: 'chili' } };
    const failing = { request, error: new Error('offline') };
    showTrip([CHILI], {
      ingredients: [BEEF],
      query: `?${address}=chili`,
      mocks: [failing, { ...failing, delay: Number.POSITIVE_INFINITY }],
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('dialog', { name: title })).toContainElement(again);
    await userEvent.click(again);
    expect(again).toBeVisible();
    expect(again).toHaveFocus();
  });

  it('is voted to be cooked again once the trip is over', async () => {
    const chili = { ...CHILI, upVotes: 2 };
    showTrip([chili], {
      change: { isCompleted: true, viewerCan: ['VIEW', 'VOTE'] },
      mocks: sheetAnswers(chili, INSIDE),
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Chili/ }));
    expect(await screen.findByRole('button', { name: 'Again: Chili: 2 so far' })).toHaveTextContent(
      'Again 2',
    );
    expect(screen.getByRole('button', { name: 'Not again: Chili: 0 so far' })).toHaveTextContent('Not again');
  });
});

describe('copying a menu', () => {
  const EARLIER = '0190b000-0000-7000-8000-0000000000a2';
  const meal = (id: string, change: object) => ({
    __typename: 'MenuMeal' as const,
    fromMealId: id,
    fromDate: '2029-07-01',
    date: '2030-06-13',
    type: 'DINNER' as const,
    name: id,
    outcome: 'COPIED' as const,
    verdict: fitAnswer(),
    ...change,
  });
  const COPY = mealAnswer('new', { date: '2030-06-14', name: 'Chili' });
  const MEALS = [
    meal('Chili', { verdict: fitAnswer({ verdict: 'CONFLICT', reason: 'Ben (no nuts): walnuts' }) }),
    meal('Soup', { type: 'LUNCH' as const }),
    meal('Oats', { type: 'BREAKFAST' as const, outcome: 'TAKEN' as const }),
  ];
  const preview = { tripId: TRIP_ID, fromTripId: EARLIER, preview: true, items: true };
  const previewed = (meals: readonly ReturnType<typeof meal>[]) => ({
    data: { planAgain: { items: ['Charcoal'], meals } },
  });

  const NO_MEALS = '0190b000-0000-7000-8000-0000000000a3';
  const TRIP_NAMES = answerTo(
    TripNamesDocument,
    {},
    {
      trips: [EARLIER, NO_MEALS].map((id) => ({
        __typename: 'Trip',
        id,
        name: id === EARLIER ? 'Last summer' : 'Day hike',
        startDate: '2029-07-01',
        endDate: '2029-07-02',
        isCompleted: true,
      })),
    },
  );
  const previewAnswer = (change: object, meals: readonly ReturnType<typeof meal>[]) => ({
    request: { query: PreviewMenuDocument, variables: { input: { ...preview, ...change } } },
    result: previewed(meals),
  });
  const choosing = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy a menu' }));
    await userEvent.selectOptions(await dialog.findByLabelText('Earlier trip'), EARLIER);
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Other items too: Charcoal' }));
    return dialog;
  };

  it('shows conflicts and what stays, moves days, and copies what has a tick', async () => {
    const moved = MEALS.map((one) => ({ ...one, date: '2030-06-14' }));
    showTrip([], {
      query: '?copy-menu=',
      mocks: [
        TRIP_NAMES,
        previewAnswer({}, MEALS),
        previewAnswer({ days: [{ from: '2029-07-01', to: '2030-06-14' }] }, moved),
        answerTo(
          CopyMenuDocument,
          {
            input: {
              tripId: TRIP_ID,
              fromTripId: EARLIER,
              items: true,
              mealIds: ['Chili'],
              days: [{ from: '2029-07-01', to: '2030-06-14' }],
            },
          },
          {
            planAgain: {
              items: ['Charcoal'],
              meals: [
                {
                  __typename: 'MenuMeal',
                  fromMealId: 'Chili',
                  meal: { ...COPY, recipe: null, instructions: [], recipeVersion: 1, ingredients: [] },
                },
              ],
              trip: {
                ...tripAnswer([COPY]),
                items: [
                  { __typename: 'Ingredient', id: 'before', name: 'Ice' },
                  { __typename: 'Ingredient', id: 'coal', name: 'Charcoal' },
                ],
              },
            },
          },
        ),
        // The shopping list reads the new items.
        answerTo(
          TripIngredientsDocument,
          { tripId: TRIP_ID },
          { trip: tripIngredientsAnswer([{ ...COPY, ingredients: [] }]) },
        ),
        answerTo(
          TakeRecipeOutDocument,
          { input: { tripId: TRIP_ID, id: 'new' } },
          { deleteMeal: { id: 'new', trip: tripAnswer([]) } },
        ),
        answerTo(
          TakeItemOutDocument,
          { input: { tripId: TRIP_ID, id: 'coal' } },
          { deleteIngredient: { id: 'coal' } },
        ),
      ],
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy a menu' }));
    expect(await dialog.findByLabelText('Earlier trip')).toHaveFocus();
    await userEvent.selectOptions(dialog.getByLabelText('Earlier trip'), EARLIER);
    expect(await dialog.findByText('Ben (no nuts): walnuts')).toBeVisible();
    expect(dialog.getByText('Planned already')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText(/^Sunday, Jul 1 goes to/), 'Fri, Jun 14');
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Soup/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Other items too: Charcoal' }));
    const copy = await dialog.findByRole('button', { name: 'Copy 1 meal and 1 item' });
    await waitFor(() => expect(copy).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(copy);
    expect(await screen.findByText('1 meal and 1 item copied')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Chili/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Chili/ })).toBeNull();
  });

  it('copies other items only after a tick for that trip, also without meals', async () => {
    showTrip([], {
      query: '?copy-menu=',
      mocks: [TRIP_NAMES, previewAnswer({}, MEALS), previewAnswer({ fromTripId: NO_MEALS }, [])],
    });
    const dialog = await choosing();
    expect(dialog.queryByRole('option', { name: 'Choose a trip' })).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText('Earlier trip'), NO_MEALS);
    expect(await dialog.findByText('Nothing was planned on that trip.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Copy meals' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Other items too: Charcoal' }));
    expect(dialog.getByRole('button', { name: 'Copy 1 item' })).toBeEnabled();
  });

  it('moves a second day before the first one’s answer has come', async () => {
    const two = [meal('Chili', {}), meal('Soup', { fromDate: '2029-07-02', date: '2030-06-14' })];
    const first = [
      { from: '2029-07-01', to: '2030-06-14' },
      { from: '2029-07-02', to: '2030-06-14' },
    ];
    const both = [
      { from: '2029-07-01', to: '2030-06-14' },
      { from: '2029-07-02', to: null },
    ];
    const left = { fromDate: '2029-07-02', date: null, outcome: 'OUTSIDE' as const };
    const moved = [meal('Chili', { date: '2030-06-14' }), meal('Soup', left)];
    showTrip([], {
      query: '?copy-menu=',
      mocks: [
        TRIP_NAMES,
        previewAnswer({}, two),
        { ...previewAnswer({ days: first }, two), delay: Infinity },
        previewAnswer({ days: both }, moved),
      ],
    });
    const dialog = await choosing();
    const sunday = dialog.getByLabelText(/^Sunday, Jul 1 goes to/);
    await userEvent.selectOptions(sunday, 'Fri, Jun 14');
    expect(sunday).toHaveValue('2030-06-14');
    await userEvent.selectOptions(dialog.getByLabelText(/^Monday, Jul 2 goes to/), 'Leave out');
    expect(await dialog.findByRole('button', { name: 'Copy 1 meal and 1 item' })).toBeVisible();
    expect(dialog.getByLabelText(/^Sunday, Jul 1 goes to/)).toHaveValue('2030-06-14');
  });

  it('copies nothing while a moved day loads, nor after that failed', async () => {
    const day = (to: string | null) => ({ days: [{ from: '2029-07-01', to }] });
    showTrip([], {
      query: '?copy-menu=',
      mocks: [
        TRIP_NAMES,
        previewAnswer({}, MEALS),
        { ...previewAnswer(day('2030-06-14'), MEALS), delay: Infinity },
        { ...previewAnswer(day(null), []), result: { errors: [{ message: 'Oops' }] } },
      ],
    });
    const dialog = await choosing();
    const copy = dialog.getByRole('button', { name: /^Copy/ });
    await userEvent.selectOptions(dialog.getByLabelText(/^Sunday, Jul 1 goes to/), 'Fri, Jun 14');
    expect(copy).toHaveAttribute('aria-disabled', 'true');
    await userEvent.selectOptions(dialog.getByLabelText(/^Sunday, Jul 1 goes to/), 'Leave out');
    expect(await dialog.findByText('This did not load.')).toBeVisible();
    expect(copy).toBeDisabled();
  });

  const refused = (change: object) => ({
    ...previewAnswer(change, []),
    result: { errors: [{ message: 'Oops' }] },
  });

  it('keeps what was chosen when it tries a moved day again', async () => {
    const moved = { days: [{ from: '2029-07-01', to: '2030-06-14' }] };
    const later = MEALS.map((one) => ({ ...one, date: '2030-06-14' }));
    showTrip([], {
      query: '?copy-menu=',
      mocks: [TRIP_NAMES, previewAnswer({}, MEALS), refused(moved), previewAnswer(moved, later)],
    });
    const dialog = await choosing();
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Soup/ }));
    await userEvent.selectOptions(dialog.getByLabelText(/^Sunday, Jul 1 goes to/), 'Fri, Jun 14');
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('button', { name: 'Copy 1 meal and 1 item' })).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText(/^Sunday, Jul 1 goes to/)).toHaveValue('2030-06-14'));
    expect(dialog.getByRole('checkbox', { name: /^Soup/ })).not.toBeChecked();
  });

  it('keeps the focus on Try again while it is read again', async () => {
    showTrip([], {
      query: `?copy-menu=${EARLIER}.items`,
      mocks: [TRIP_NAMES, refused({}), { ...refused({}), delay: Infinity }],
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    expect(retry).toHaveFocus();
    expect(retry).toHaveAttribute('aria-disabled', 'true');
  });

  it('tries the items of a trip again without its menu', async () => {
    showTrip([], {
      query: `?copy-menu=${EARLIER}.items`,
      mocks: [TRIP_NAMES, refused({}), previewAnswer({}, [meal('Chili', {})])],
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy a menu' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('button', { name: 'Copy 1 item' })).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /^Chili/ })).not.toBeChecked();
  });

  it.each([
    [`${EARLIER}.menu.items`, 'Copy 1 meal and 1 item'],
    [`${EARLIER}.menu`, 'Copy 1 meal'],
    [`${EARLIER}.items`, 'Copy 1 item'],
  ])('begins with what comes along from a trip that is planned again: %s', async (copied, button) => {
    showTrip([], {
      query: `?copy-menu=${copied}`,
      mocks: [TRIP_NAMES, previewAnswer({}, [meal('Chili', {})])],
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy a menu' }));
    expect(await dialog.findByRole('button', { name: button })).toBeVisible();
    expect(await dialog.findByLabelText('Earlier trip')).toHaveValue(EARLIER);
  });
});
