import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { MockLink } from '@apollo/client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showTrip } from '../../test/showTrip.tsx';
import { featuresAnswer, ingredientAnswer, mealAnswer, TRIP_ID, tripAnswer } from '../../test/tripAnswers.ts';
import { FeaturesDocument } from '../account/Features.generated.ts';
import type { SuggestMealsInput, SuggestMealsPayload } from '../gql/schema.generated.ts';
import { RecipeDocument } from '../meal/Recipe.generated.ts';
import { SuggestMealsDocument } from '../suggestion/SuggestMeals.generated.ts';
import { UndoSuggestionsDocument } from '../suggestion/UndoSuggestions.generated.ts';

const RUN_ID = '0190b000-0000-7000-8000-0000000000f1';
const CAN = ['VIEW', 'PLAN_MEALS', 'SUGGEST_MEALS', 'EDIT_INGREDIENTS'] as const;
/** Two days with lunch and dinner: of the four slots this one is taken. */
const CHILI = mealAnswer('m1', { name: 'Chili', type: 'DINNER' });
const NOODLES = mealAnswer('m2', {
  name: 'Peanut noodles',
  type: 'LUNCH',
  isAiGenerated: true,
  ingredientCount: 1,
});

type Change = Parameters<typeof tripAnswer>[1];

const asked = (input: Partial<SuggestMealsInput> = {}) => ({
  query: SuggestMealsDocument,
  variables: {
    input: {
      tripId: TRIP_ID,
      dietaryRestrictions: [],
      cookingSkill: 'BEGINNER' as const,
      budget: 'MODERATE' as const,
      cookingEquipment: [],
      preferences: null,
      peopleCount: 3,
      source: null,
      ...input,
    },
  },
});

/** The server filled one slot, and found nothing for another. */
function answer(
  change: Partial<Pick<SuggestMealsPayload, 'source' | 'cookbookMealIds' | 'unreadRestrictions'>> = {},
) {
  const noodles = ingredientAnswer('i1', 'm2', { name: 'Noodles', quantity: '300', unit: 'g' });
  return {
    data: {
      suggestMeals: {
        __typename: 'SuggestMealsPayload' as const,
        runId: RUN_ID,
        source: 'COOKBOOK' as const,
        uniqueIngredients: 1,
        totalIngredients: 1,
        unreadRestrictions: [],
        cookbookMealIds: ['m2'],
        emptySlots: [
          { __typename: 'EmptySlot' as const, date: '2030-06-14', type: 'DINNER', reason: 'NOTHING_FITS' },
        ],
        updatedMeals: [{ ...NOODLES, recipe: null, instructions: ['Cook.'], ingredients: [noodles] }],
        trip: { ...tripAnswer([CHILI, NOODLES]), plannedMealCount: 2, totalMealCount: 4 },
        ...change,
      },
    },
  };
}

const undone = {
  request: { query: UndoSuggestionsDocument, variables: { input: { tripId: TRIP_ID, runId: RUN_ID } } },
  result: {
    data: {
      undoSuggestions: {
        __typename: 'UndoSuggestionsPayload' as const,
        undoneMealIds: ['m2'],
        keptMeals: [],
        trip: {
          ...tripAnswer([]),
          plannedMealCount: 1,
          totalMealCount: 4,
          meals: [{ ...CHILI, recipe: null, instructions: [], ingredients: [] }],
        },
      },
    },
  },
};

const refused = (code: string, message: string, extensions: Record<string, unknown> = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, ...extensions } }] });

const byModel: MockLink.MockedResponse = {
  request: { query: FeaturesDocument },
  result: { data: { features: featuresAnswer({ suggestionSource: 'MODEL' }) } },
};

async function open(
  mocks: readonly MockLink.MockedResponse[],
  change: Change = {},
  features?: MockLink.MockedResponse,
) {
  showTrip([CHILI], {
    change: { viewerCan: [...CAN], ...change },
    mocks,
    ...(features !== undefined && { features }),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'AI Suggestions' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'AI Meal Suggestions' })) };
}

describe('the button of AI suggestions', () => {
  const button = () => screen.findByRole('button', { name: 'AI Suggestions' });
  const full = (['2030-06-13', '2030-06-14'] as const).flatMap((date) => [
    mealAnswer(`${date}-l`, { date, type: 'LUNCH', name: 'Wraps' }),
    mealAnswer(`${date}-d`, { date, type: 'DINNER', status: 'NOT_NEEDED' }),
  ]);

  it('is there while a slot has no name and is needed', async () => {
    showTrip([CHILI], { change: { viewerCan: [...CAN] } });
    expect(await button()).toBeEnabled();
  });

  it('is disabled once every slot has a meal or is not needed, and says why', async () => {
    showTrip(full, { change: { viewerCan: [...CAN] } });
    expect(await button()).toBeDisabled();
    expect(await button()).toHaveAttribute('title', 'Every slot has a meal or is not needed');
  });

  it('is disabled offline', async () => {
    showTrip([CHILI], { change: { viewerCan: [...CAN] } });
    await button();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(await button()).toBeDisabled();
    jest.restoreAllMocks();
  });

  it('reads Trip Completed once the trip is over', async () => {
    showTrip([CHILI], { change: { isCompleted: true, viewerCan: ['VIEW'] } });
    const locked = await screen.findByRole('button', { name: 'AI Suggestions: Trip Completed' });
    expect(locked).toBeDisabled();
    expect(locked).toHaveTextContent('Trip Completed');
  });

  it('opens nothing by its address for somebody who may not ask', async () => {
    showTrip([CHILI], { query: '?dialog=suggest-meals' });
    expect(await screen.findByRole('heading', { name: 'Lake Wallowa Weekend' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('asking for suggestions', () => {
  it('begins with the usual, with whoever comes along, and with what the group did not eat before', async () => {
    const { dialog } = await open([], { dietaryRestrictions: ['vegan', 'no mushrooms'] });
    expect(dialog.getByText(/^Fills your 3 empty slots from the built-in cookbook/)).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'Vegan' })).toBeChecked();
    expect(dialog.getByRole('textbox', { name: /In your own words/ })).toHaveValue('no mushrooms');
    expect(dialog.getByText('vegan, no mushroom')).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Beginner' })).toBeChecked();
    expect(dialog.getByRole('radio', { name: 'Moderate' })).toBeChecked();
    expect(dialog.getByRole('spinbutton', { name: 'People' })).toHaveValue(3);
    expect(dialog.getByText('What you write here does not leave this server.')).toBeVisible();
  });

  it('sends what was chosen, fills the plan, and says what was filled and what was not', async () => {
    const input = {
      dietaryRestrictions: ['vegan', 'nut-free', 'no mushrooms'],
      cookingSkill: 'ADVANCED' as const,
      budget: 'PREMIUM' as const,
      cookingEquipment: ['CAMPING_STOVE' as const, 'FIRE_PIT' as const],
      preferences: 'Sam could live on noodles.',
      peopleCount: 5,
    };
    const { user, dialog } = await open([{ request: asked(input), result: answer() }]);
    for (const name of ['Vegan', 'Nut-free', 'Fire pit', 'Camping stove'])
      await user.click(dialog.getByRole('checkbox', { name }));
    await user.type(dialog.getByRole('textbox', { name: /In your own words/ }), 'no mushrooms');
    await user.click(dialog.getByRole('radio', { name: 'Advanced' }));
    await user.click(dialog.getByRole('radio', { name: 'Premium' }));
    await user.click(dialog.getByRole('button', { name: 'People: one more' }));
    await user.click(dialog.getByRole('button', { name: 'People: one more' }));
    await user.type(dialog.getByRole('textbox', { name: /Preferences/ }), 'Sam could live on noodles.');
    await user.click(dialog.getByRole('button', { name: 'Suggest 3 meals' }));

    expect(await screen.findByText('AI meal suggestions applied!')).toBeVisible();
    expect(dialog.getByText('From the built-in cookbook.')).toBeVisible();
    expect(dialog.getByText(/^1 meal with 1 ingredient/)).toHaveFocus();
    const filled = within(dialog.getByRole('list', { name: 'Filled slots' }));
    expect(filled.getByText('Lunch, Jun 13')).toBeVisible();
    expect(filled.getByText('Peanut noodles')).toBeVisible();
    const empty = within(dialog.getByRole('region', { name: 'Still empty' }));
    expect(empty.getByText('Dinner, Jun 14')).toBeVisible();
    expect(empty.getByText(/Nothing fits your restrictions/)).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Done' }));
    const plan = within(await screen.findByRole('grid', { name: 'Meal Planning Schedule' }));
    expect(plan.getByRole('button', { name: /^Peanut noodles/ })).toBeVisible();
  });

  it('says at the field what would not be understood, before anything is sent', async () => {
    const { user, dialog } = await open([]);
    const words = dialog.getByRole('textbox', { name: /In your own words/ });
    await user.type(words, 'we love grandma');
    await user.click(dialog.getByRole('button', { name: 'Suggest 3 meals' }));
    expect(await screen.findByText('Validation Error')).toBeVisible();
    expect(words).toBeInvalid();
    expect(dialog.getByText(/^We do not understand “we love grandma”/)).toBeVisible();
  });

  it('counts people from 1 to 50, and takes what is no number for one', async () => {
    const { user, dialog } = await open([]);
    const people = dialog.getByRole('spinbutton', { name: 'People' });
    await user.clear(people);
    await user.tab();
    expect(people).toHaveValue(1);
    await user.click(dialog.getByRole('button', { name: 'People: one less' }));
    expect(people).toHaveValue(1);
    await user.clear(people);
    await user.type(people, '99');
    await user.tab();
    expect(people).toHaveValue(50);
  });

  it('warns of words of which only a part was understood', async () => {
    const { user, dialog } = await open([
      { request: asked(), result: answer({ unreadRestrictions: ['vegan uncle'] }) },
    ]);
    await user.click(dialog.getByRole('button', { name: 'Suggest 3 meals' }));
    expect(await dialog.findByText(/Only part of “vegan uncle” was understood/)).toBeVisible();
  });
});

describe('suggestions of a model', () => {
  const suggested = async (cookbookMealIds: string[]) => {
    const result = answer({ source: 'MODEL', cookbookMealIds });
    const { user, dialog } = await open([{ request: asked(), result }], {}, byModel);
    expect(dialog.getByText('What you write here is sent to the model.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Suggest 3 meals' }));
    expect(await dialog.findByText('From a language model.')).toBeVisible();
    return dialog;
  };

  it('say that they are', async () => {
    const dialog = await suggested([]);
    expect(dialog.queryByText('From the cookbook')).toBeNull();
  });

  it('say which of them are of the cookbook, where the model had nothing safe', async () => {
    const dialog = await suggested(['m2']);
    expect(dialog.getByText('From the cookbook')).toBeVisible();
  });
});

describe('waiting for suggestions', () => {
  it('shows the steps and the slots, and stopping keeps what was typed', async () => {
    showTrip([CHILI], {
      change: { viewerCan: [...CAN] },
      rereads: { data: { trip: { ...tripAnswer([CHILI], { viewerCan: [...CAN] }) } } },
      mocks: [{ request: asked({ dietaryRestrictions: ['no mushrooms'] }), result: answer(), delay: 60_000 }],
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'AI Suggestions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'AI Meal Suggestions' }));
    await user.type(dialog.getByRole('textbox', { name: /In your own words/ }), 'no mushrooms');
    await user.click(dialog.getByRole('button', { name: 'Suggest 3 meals' }));
    expect(await dialog.findByText(/Read what you do not eat: no mushroom/)).toBeVisible();
    expect(dialog.getByText('Found 3 empty slots, kept the 1 meal you have planned')).toBeVisible();
    expect(within(dialog.getByRole('list', { name: 'Slots to fill' })).getAllByRole('listitem')).toHaveLength(
      3,
    );
    const stop = dialog.getByRole('button', { name: 'Stop' });
    expect(stop).toHaveFocus();
    await user.click(stop);
    expect(await dialog.findByText(/^Stopped\./)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /In your own words/ })).toHaveValue('no mushrooms');
  });

  it('goes on when the dialog is closed', async () => {
    const { user, dialog } = await open([{ request: asked(), result: answer(), delay: 150 }]);
    await user.click(dialog.getByRole('button', { name: 'Suggest 3 meals' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('AI meal suggestions applied!')).toBeVisible();
    expect(await screen.findByText('1 meal suggested, with 1 ingredient.')).toBeVisible();
  });
});

describe('suggestions that fail', () => {
  const send = async (
    error: Error,
    features?: MockLink.MockedResponse,
    more: MockLink.MockedResponse[] = [],
  ) => {
    const { user, dialog } = await open([{ request: asked(), error }, ...more], {}, features);
    await user.click(dialog.getByRole('button', { name: 'Suggest 3 meals' }));
    await dialog.findByText('Error generating meal suggestions');
    return { user, dialog };
  };

  it('say what the server says', async () => {
    const { dialog } = await send(refused('CONFLICT', 'Every slot is taken.'));
    expect(dialog.getByText('Every slot is taken.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Suggest 3 meals' })).toBeVisible();
  });

  it('say to try again when nothing was answered', async () => {
    const { dialog } = await send(new Error('offline'));
    expect(dialog.getByText('Failed to generate meal suggestions. Please try again.')).toBeVisible();
  });

  it('say the status of an answer that is none of the server’s', async () => {
    const response = new Response('<html>', { status: 504 });
    const { dialog } = await send(new ServerError('Bad gateway', { response, bodyText: '<html>' }));
    expect(dialog.getByText('Server error: 504')).toBeVisible();
  });

  it('say when the next ones are possible, past a limit', async () => {
    const { dialog } = await send(refused('RATE_LIMITED', 'Too often.', { retryAfterSeconds: 60 }));
    expect(dialog.getByText(/^Too often\. Possible again .*at \d{1,2}:\d{2}.[AP]M\.$/)).toBeVisible();
  });

  it.each(['PROVIDER_FAILED', 'SERVICE_UNAVAILABLE', 'RATE_LIMITED'])(
    'offer the cookbook when the model has %s',
    async (code) => {
      const { user, dialog } = await send(refused(code, 'The model did not answer.'), byModel, [
        { request: asked({ source: 'COOKBOOK' }), result: answer() },
      ]);
      await user.click(dialog.getByRole('button', { name: 'Use the built-in cookbook' }));
      expect(await dialog.findByText('From the built-in cookbook.')).toBeVisible();
    },
  );
});

describe('undoing suggestions', () => {
  it('takes them out of the plan, from the dialog', async () => {
    const { user, dialog } = await open([{ request: asked(), result: answer() }, undone]);
    await user.click(dialog.getByRole('button', { name: 'Suggest 3 meals' }));
    await user.click(await dialog.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Suggestions taken out')).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Suggest 3 meals' })).toBeVisible();
    expect(screen.queryByText(/1 meal suggested/)).toBeNull();
  });

  it('takes them out of the plan while one looks at it', async () => {
    const { user, dialog } = await open([{ request: asked(), result: answer() }, undone]);
    await user.click(dialog.getByRole('button', { name: 'Suggest 3 meals' }));
    await user.click(await dialog.findByRole('button', { name: 'Done' }));
    const bar = within(await screen.findByRole('region', { name: 'Meal suggestions' }));
    await user.click(bar.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Suggestions taken out')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Peanut noodles/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Meal suggestions' })).toBeNull();
  });
});

describe('a meal with what the group does not eat', () => {
  it('says so in the plan', async () => {
    showTrip(
      [mealAnswer('m1', { name: 'Cedar-plank trout' }), mealAnswer('m2', { name: 'Rice', type: 'LUNCH' })],
      {
        change: { dietaryRestrictions: ['vegan'] },
        ingredients: [
          ingredientAnswer('i1', 'm1', { name: 'Trout' }),
          ingredientAnswer('i2', 'm2', { name: 'Rice' }),
        ],
      },
    );
    expect(await screen.findByText('Contains fish: not vegan')).toBeVisible();
    expect(screen.getAllByText(/not vegan/)).toHaveLength(1);
  });

  it('says nothing for a group that eats everything', async () => {
    showTrip([mealAnswer('m1', { name: 'Cedar-plank trout' })], {
      ingredients: [ingredientAnswer('i1', 'm1', { name: 'Trout' })],
    });
    expect(await screen.findByText('Cedar-plank trout')).toBeVisible();
    expect(screen.queryByText(/Contains/)).toBeNull();
  });

  it.each([
    ['Trout', 'Not for everybody of your group: vegan.', 'Trout contains fish.'],
    [
      'Grandma’s paste',
      'Read the labels before you serve this to your group: vegan.',
      /^It is not known what/,
    ],
    ['Rice', 'By the names of its ingredients this fits your group: vegan.', null],
  ])('is judged above its recipe: %s', async (name, title, reason) => {
    const meal = mealAnswer('m1', { name: 'Dinner' });
    const ingredients = [ingredientAnswer('i1', 'm1', { name })];
    showTrip([meal], {
      change: { dietaryRestrictions: ['vegan'] },
      ingredients,
      query: '?recipe=m1',
      mocks: [
        {
          request: { query: RecipeDocument, variables: { mealId: 'm1' } },
          result: { data: { meal: { ...meal, recipe: null, instructions: [], ingredients } } },
        },
      ],
    });
    const note = within(await screen.findByRole('region', { name: 'For your group' }));
    expect(note.getByText(title)).toBeVisible();
    if (reason !== null) expect(note.getByText(reason)).toBeVisible();
  });
});
