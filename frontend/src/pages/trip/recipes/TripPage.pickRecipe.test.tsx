import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../../test/answers/answerTo.ts';
import { fitAnswer, recipeRow, searchAnswer } from '../../../../test/answers/recipeAnswers.ts';
import { eaterAnswer } from '../../../../test/answers/eaterAnswers.ts';
import { JONAS, mealAnswer, TRIP_ID, tripAnswer, VIEWER } from '../../../../test/answers/tripAnswers.ts';
import { loseConnection } from '../../../../test/showMembers.tsx';
import { showTrip } from '../../../../test/showTrip.tsx';
import { FillMealDocument, TakeRecipeOutDocument } from '../../../recipes/pick/FillMeal.generated.ts';

const SLOT = { tripId: TRIP_ID, date: '2030-06-13', type: 'DINNER' as const };
const OPEN = {
  search: null,
  slot: SLOT,
  sources: null,
  everybody: true,
  maxMinutes: null,
  mealType: 'DINNER' as const,
  equipment: null,
};
const PEOPLE = {
  participants: [VIEWER, JONAS],
  eaters: [
    eaterAnswer('e1', VIEWER),
    eaterAnswer('e2', JONAS, { avoids: [{ kind: 'DIET', value: 'vegan', strictness: 'DIET' }] }),
  ],
};
const DAL = recipeRow('dal', { source: 'OWN', name: 'Dal', verdict: fitAnswer() });
const DISLIKED = 'Jonas would rather not have onions.';
const HASH = recipeRow('hash', {
  name: 'Corn hash',
  verdict: fitAnswer({ unanswered: 2, disliked: DISLIKED }),
});
const PESTO = recipeRow('pesto', {
  name: 'Pesto pasta',
  verdict: fitAnswer({
    verdict: 'CONFLICT',
    reason: 'Jonas (vegan): walnuts',
    disliked: DISLIKED,
    swaps: [{ index: 0, ingredient: 'Walnuts', name: 'sunflower seeds' }],
  }),
});
const MAC = recipeRow('mac', {
  name: 'Mac and cheese',
  verdict: fitAnswer({ verdict: 'CONFLICT', reason: 'Jonas (vegan): cheddar' }),
});

const fill = (options: object) => ({
  query: FillMealDocument,
  variables: { input: { slot: SLOT, withSwaps: false, replace: false, keepPurchased: false, ...options } },
});
const filled = (name: string) => {
  const meal = mealAnswer('new', { name });
  return {
    data: {
      fillMeal: {
        meal: { ...meal, recipe: null, instructions: [], recipeVersion: 1, ingredients: [] },
        trip: { ...tripAnswer([meal]), items: [] },
      },
    },
  };
};

function showPick(meals: Parameters<typeof showTrip>[0], mocks: readonly MockLink.MockedResponse[]) {
  showTrip(meals, { mocks, change: PEOPLE, query: '?pick=2030-06-13.dinner' });
  return screen.findByRole('dialog', { name: 'Pick a dinner for 2' });
}

beforeEach(() => localStorage.clear());

describe('picking a recipe for a slot', () => {
  it('names who eats there, and says of each recipe whether it fits', async () => {
    const dialog = within(
      await showPick(
        [],
        [searchAnswer(OPEN, [DAL, HASH]), searchAnswer({ ...OPEN, everybody: false }, [DAL, PESTO, MAC])],
      ),
    );
    expect(dialog.getByText(/6:00 PM\. Jonas: vegan\.$/)).toBeVisible();
    expect(await dialog.findByText('Fits everybody', { selector: 'span' })).toBeVisible();
    expect(dialog.getByText(`Fits all who answered. ${DISLIKED}`)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Fits everybody' }));
    expect(await dialog.findByText(`With sunflower seeds instead of walnuts. ${DISLIKED}`)).toBeVisible();
    expect(dialog.getByText('Jonas (vegan): cheddar')).toBeVisible();
    expect(dialog.getByRole('link', { name: /^Dal/ })).toHaveAttribute(
      'href',
      `/recipes/dal?slot=${TRIP_ID}.2030-06-13.dinner&for=2`,
    );
  });

  it('counts people in its title, and portions below it when they differ', async () => {
    const child = eaterAnswer('e3', VIEWER, { name: 'Noa', isCompanion: true, portion: 0.5 });
    showTrip([], {
      mocks: [searchAnswer(OPEN, [DAL])],
      change: { ...PEOPLE, eaters: [...PEOPLE.eaters, child] },
      query: '?pick=2030-06-13.dinner',
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Pick a dinner for 3' }));
    expect(dialog.getByText(/6:00 PM\. 2½ portions\. Jonas: vegan\.$/)).toBeVisible();
  });

  it('says of no recipe that it fits while nobody has answered', async () => {
    const unjudged = { ...HASH, verdict: fitAnswer({ unanswered: 2, answered: 0 }) };
    const eaters = [
      eaterAnswer('e1', VIEWER, { eatsEverything: false }),
      eaterAnswer('e2', JONAS, { eatsEverything: false }),
    ];
    showTrip([], {
      mocks: [searchAnswer({ ...OPEN, everybody: false }, [unjudged])],
      change: { ...PEOPLE, eaters },
      query: '?pick=2030-06-13.dinner',
    });
    expect(await screen.findByRole('link', { name: /^Corn hash/ })).toBeVisible();
    expect(screen.getByText(/Not answered yet: /)).toBeVisible();
    expect(screen.queryByText(/^Fits/)).toBeNull();
  });

  it('is done by keys alone: down to a row, plus puts it into the slot, and Undo takes it out', async () => {
    await showPick(
      [],
      [
        searchAnswer(OPEN, [DAL]),
        { request: fill({ recipeId: 'dal' }), result: filled('Dal') },
        answerTo(
          TakeRecipeOutDocument,
          { input: { tripId: TRIP_ID, id: 'new' } },
          { deleteMeal: { id: 'new', trip: tripAnswer([]) } },
        ),
      ],
    );
    await screen.findByRole('link', { name: /^Dal/ });
    expect(screen.getByRole('searchbox', { name: 'Search recipes' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: /^Dal/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Add Dal to Thu dinner' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowDown}+');
    expect(await screen.findByText('Dal added to Thu dinner')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Dal/ })).toBeNull();
  });

  const refused = (message: string) => ({ errors: [{ message, extensions: { code: 'CONFLICT' } }] });

  it.each([
    [
      1,
      'What was bought stays on the shopping list as items of the trip. The other ingredients will be deleted. This cannot be undone.',
    ],
    [2, 'What was bought stays on the shopping list as items of the trip. This cannot be undone.'],
  ])('asks once before it replaces a dish of two ingredients with %i bought', async (bought, text) => {
    await showPick(
      [mealAnswer('chili', { name: 'Chili', ingredientCount: 2, purchasedIngredientCount: bought })],
      [
        searchAnswer(OPEN, [DAL]),
        { request: fill({ recipeId: 'dal' }), result: refused('Chili is already planned here.') },
        { request: fill({ recipeId: 'dal', replace: true, keepPurchased: true }), result: filled('Dal') },
      ],
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add Dal to Thu dinner' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Replace it with Dal/ }));
    expect(question.getByText(`Chili is already planned here. ${text}`)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Replace, keep what was bought' }));
    expect(await screen.findByText('Dal added to Thu dinner')).toBeVisible();
  });

  it('asks before it replaces a dish, and again about what somebody bought for it meanwhile', async () => {
    await showPick(
      [mealAnswer('chili', { name: 'Chili', ingredientCount: 2 })],
      [
        searchAnswer(OPEN, [DAL]),
        { request: fill({ recipeId: 'dal' }), result: refused('Chili is already planned here.') },
        {
          request: fill({ recipeId: 'dal', replace: true }),
          result: refused('Already bought for Chili: Beef.'),
        },
        { request: fill({ recipeId: 'dal', replace: true, keepPurchased: true }), result: filled('Dal') },
      ],
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add Dal to Thu dinner' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Replace it with Dal/ }));
    expect(
      question.getByText(/^Chili is already planned here\. Its ingredients will be deleted/),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Replace' }));
    expect(
      await question.findByText(
        'Already bought for Chili: Beef. What was bought stays on the shopping list as items of the trip.',
      ),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Replace, keep what was bought' }));
    expect(await screen.findByText('Dal added to Thu dinner')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says what it swaps, which is done at once', async () => {
    const everything = { ...OPEN, everybody: false };
    const dialog = within(
      await showPick(
        [],
        [
          searchAnswer(OPEN, []),
          searchAnswer(everything, [PESTO]),
          { request: fill({ recipeId: 'pesto', withSwaps: true }), result: filled('Pesto pasta') },
        ],
      ),
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Fits everybody' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Add Pesto pasta to Thu dinner' }));
    expect(await screen.findByText('Pesto pasta added to Thu dinner')).toBeVisible();
    expect(screen.getByText('Sunflower seeds instead of walnuts.')).toBeVisible();
  });

  it('offers other ways when nothing is found, and keeps the filters for the next meal', async () => {
    const none = { ...OPEN, everybody: false, mealType: null };
    const quick = { ...none, maxMinutes: 30 };
    const answers = [searchAnswer(OPEN, []), searchAnswer(none, [MAC]), searchAnswer(quick, [DAL])];
    const dialog = within(await showPick([], answers));
    expect(await dialog.findByText('No dinner fits as it is.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Write it yourself' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Look without filters' }));
    expect(await dialog.findByRole('link', { name: /^Mac and cheese/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Up to 30 mins' }));
    expect(await dialog.findByRole('link', { name: /^Dal/ })).toBeVisible();
    expect(localStorage.getItem('recipe-filters')).toBeNull();
  });

  it('does not say that no dinner fits as it is where others only take longer', async () => {
    const quick = { ...OPEN, maxMinutes: 30 };
    const dialog = within(await showPick([], [searchAnswer(OPEN, []), searchAnswer(quick, [])]));
    expect(await dialog.findByText('No dinner fits as it is.')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Up to 30 mins' }));
    expect(await dialog.findByText('No dinner that fits.')).toBeVisible();
  });

  it('says that it needs a connection', async () => {
    const dialog = within(await showPick([], [searchAnswer(OPEN, [DAL])]));
    await dialog.findByRole('link', { name: /^Dal/ });
    loseConnection();
    expect(await dialog.findByText(/^You are offline\./)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add Dal to Thu dinner' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
