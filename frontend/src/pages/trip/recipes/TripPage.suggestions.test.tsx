import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showTrip } from '../../../../test/showTrip.tsx';
import { answer, suggestRequest, CAN, CHILI, NOODLES } from '../../../../test/answers/suggestionAnswers.ts';
import { openSuggestions } from '../../../../test/openSuggestions.ts';
import { eaterAnswer } from '../../../../test/answers/eaterAnswers.ts';
import { mealAnswer, TRIP_ID, tripIngredientsAnswer } from '../../../../test/answers/tripAnswers.ts';

const VEGAN = { kind: 'DIET' as const, value: 'vegan', strictness: 'DIET' as const };
/** Three people, of whom two are vegan. */
const NO_OLIVES = { kind: 'WORD', value: 'olive', strictness: 'DISLIKE' } as const;
const TABLE = [
  eaterAnswer('e1', { id: 'p1', name: 'Priya' }, { avoids: [VEGAN] }),
  eaterAnswer('e2', { id: 'p2', name: 'Theo' }, { avoids: [VEGAN, NO_OLIVES] }),
  eaterAnswer('e3', { id: 'p3', name: 'Dan' }, { eatsEverything: false }),
];

describe('the button of AI suggestions', () => {
  const button = () => screen.findByRole('button', { name: 'AI Suggestions' });
  const full = (['2030-06-13', '2030-06-14'] as const).flatMap((date) => [
    mealAnswer(`${date}-l`, { date, type: 'LUNCH', name: 'Wraps' }),
    mealAnswer(`${date}-d`, { date, type: 'DINNER', status: 'NOT_NEEDED' }),
  ]);

  it('is enabled while a needed slot has no name', async () => {
    showTrip([CHILI], { change: { viewerCan: [...CAN] } });
    expect(await button()).toBeEnabled();
  });

  it('is disabled with a reason when no slot is free', async () => {
    showTrip(full, { change: { viewerCan: [...CAN] } });
    expect(await button()).toBeDisabled();
    expect(await button()).toHaveAttribute('title', 'Every slot has a meal or is not needed');
  });

  it('is disabled offline', async () => {
    showTrip([CHILI], { change: { viewerCan: [...CAN] } });
    await button();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(await button()).toHaveAttribute('aria-disabled', 'true');
    jest.restoreAllMocks();
  });

  it('reads Trip Completed after the trip', async () => {
    showTrip([CHILI], { change: { isCompleted: true, viewerCan: ['VIEW'] } });
    const locked = await screen.findByRole('button', { name: 'Trip Completed' });
    expect(locked).toBeDisabled();
    expect(locked).toHaveTextContent('Trip Completed');
  });

  it('is not opened by the URL without the ability', async () => {
    showTrip([CHILI], { query: '?dialog=suggest-meals' });
    expect(await screen.findByRole('heading', { name: 'Lake Wallowa Weekend' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('asking for suggestions', () => {
  afterEach(() => sessionStorage.clear());

  it('says what is filled, for whom, and what is known of them', async () => {
    showTrip([CHILI], {
      query: '?dialog=suggest-meals',
      change: { viewerCan: [...CAN], dietaryRestrictions: ['no mushrooms'], eaters: TABLE },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'AI Meal Suggestions' }));
    const text = (start: RegExp) =>
      dialog.getByText((_, element) => element?.tagName === 'P' && start.test(element.textContent));
    expect(
      text(
        /^Fills your 3 open meals right away, for 3 people\. Nothing you planned changes, and meals marked “Not Needed” stay empty\.$/,
      ),
    ).toBeVisible();
    expect(
      text(
        /^Respects Priya and Theo \(vegan\), everybody \(no mushrooms\)\. Tries to respect Theo \(no olive\)\.$/,
      ),
    ).toBeVisible();
    expect(text(/^1 has not said what they don’t eat: Dan$/)).toBeVisible();
    expect(dialog.getByText('From the built-in cookbook')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Suggest 3 meals' })).toHaveFocus();
    expect(dialog.queryByRole('checkbox')).toBeNull();
  });

  it('remembers for the trip whether more wishes are open', async () => {
    await openSuggestions([]);
    expect(sessionStorage.getItem(`suggestion-options-${TRIP_ID}`)).toBe('open');
  });

  it('asks a group whether a dish may need a separate plate', async () => {
    const { user, dialog } = await openSuggestions(
      [{ request: suggestRequest({ platesApart: true }), result: answer() }],
      { eaters: TABLE },
    );
    expect(dialog.getByRole('radio', { name: 'Choose another' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'Add a separate plate' }));
    await user.click(dialog.getByRole('button', { name: 'Suggest 3 meals' }));
    expect(await screen.findByText('AI meal suggestions applied!')).toBeVisible();
  });

  it('names two of many who eat alike', async () => {
    const many = ['Ana', 'Ben', 'Cleo', 'Dario'].map((name, index) =>
      eaterAnswer(`v${index}`, { id: `q${index}`, name }, { avoids: [VEGAN] }),
    );
    showTrip([CHILI], {
      query: '?dialog=suggest-meals',
      change: { viewerCan: [...CAN], eaters: [...many, ...TABLE.slice(2)] },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'AI Meal Suggestions' }));
    expect(dialog.getByText('Ana, Ben and 2 more')).toBeVisible();
  });

  it('asks for a second dish and sides, and says who gets which', async () => {
    const input = { platesApart: true, secondDish: true, sideDishes: true };
    const forBoth = {
      __typename: 'DishPart' as const,
      eaterIds: ['e1', 'e2'],
      group: null,
      cannotEat: 'soy',
    };
    const dish = (id: string, name: string, position: number) =>
      mealAnswer(id, { name, type: 'LUNCH', position, isAiGenerated: true });
    const dishes = [
      NOODLES,
      { ...dish('m3', 'Bean tacos', 1), isInstead: true, forWhom: forBoth },
      dish('m4', 'Carrot slaw', 2),
    ];
    const { data } = answer();
    const result = {
      data: {
        suggestMeals: {
          ...data.suggestMeals,
          updatedMeals: dishes.map((meal) => ({ ...meal, recipe: null, instructions: [], ingredients: [] })),
        },
      },
    };
    const five = [...TABLE, ...['Eva', 'Finn'].map((name) => eaterAnswer(name, { id: name, name }))];
    const { user, dialog } = await openSuggestions([{ request: suggestRequest(input), result }], {
      eaters: five,
    });
    await user.click(dialog.getByRole('radio', { name: 'Add a second dish' }));
    await user.click(dialog.getByRole('checkbox', { name: 'A side dish at lunch and dinner' }));
    await user.click(dialog.getByRole('button', { name: 'Suggest 3 meals' }));
    expect(await screen.findByText('1 meal suggested.')).toBeVisible();
    const [filled] = within(dialog.getByRole('list', { name: 'Filled slots' })).getAllByRole('listitem');
    expect(filled).toHaveTextContent(
      'Peanut noodlesfor 3Bean tacosfor Priya and Theo, who can’t eat soyCarrot slawfor everybody',
    );
  });

  it('starts with the defaults and the participants', async () => {
    const { dialog } = await openSuggestions([]);
    expect(dialog.getByText('Nobody has said what they don’t eat.')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: 'Vegan' })).not.toBeChecked();
    expect(dialog.getByRole('textbox', { name: /In your own words/ })).toHaveValue('');
    expect(dialog.getByRole('radio', { name: 'Beginner' })).toBeChecked();
    expect(dialog.getByRole('radio', { name: 'Moderate' })).toBeChecked();
    expect(dialog.getByRole('spinbutton', { name: 'People' })).toHaveValue('3');
  });

  it('sends the choices, fills the plan, and shows which slots were filled', async () => {
    const input = {
      dietaryRestrictions: ['vegan', 'nut-free', 'no mushrooms'],
      cookingSkill: 'ADVANCED' as const,
      budget: 'PREMIUM' as const,
      cookingEquipment: ['CAMPING_STOVE' as const, 'FIRE_PIT' as const],
      preferences: 'Sam could live on noodles.',
      peopleCount: 5,
    };
    const { user, dialog } = await openSuggestions([{ request: suggestRequest(input), result: answer() }]);
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
    expect(filled.getByText('Thu, Jun 13, lunch')).toBeVisible();
    expect(filled.getByText('Peanut noodles')).toBeVisible();
    const empty = within(dialog.getByRole('region', { name: 'Still empty' }));
    expect(empty.getByText('Fri, Jun 14, dinner')).toBeVisible();
    expect(empty.getByText(/No dish fits your restrictions/)).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Done' }));
    const plan = within(await screen.findByRole('grid', { name: 'Meal Planning Schedule' }));
    expect(plan.getByRole('button', { name: /^Peanut noodles/ })).toBeVisible();
  });

  it('shows at the field which text is not understood, before sending', async () => {
    const { user, dialog } = await openSuggestions([]);
    const words = dialog.getByRole('textbox', { name: /In your own words/ });
    await user.type(words, 'we love grandma');
    await user.click(dialog.getByRole('button', { name: 'Suggest 3 meals' }));
    expect(await screen.findByText('Validation Error')).toBeVisible();
    expect(words).toBeInvalid();
    expect(dialog.getByText(/^We do not understand “we love grandma”/)).toBeVisible();
  });

  it('shows at the diets which words are understood, only looked for, or not understood', async () => {
    const { user, dialog } = await openSuggestions([]);
    await user.click(dialog.getByRole('checkbox', { name: 'Vegan' }));
    await user.type(
      dialog.getByRole('textbox', { name: /In your own words/ }),
      'no nuts no histamine, penut alergy, Ana is vegan',
    );
    const wordsOnly = dialog.getByText('We only look for the word “histamine”.');
    expect(wordsOnly).toBeVisible();
    expect(dialog.getByText('vegan, no tree nuts, no peanuts')).toBeVisible();
    expect(dialog.getByText('Not understood: “penut alergy”.')).toBeVisible();
    expect(dialog.getByText('Only part of “Ana is vegan” was understood.')).toBeVisible();
    expect(wordsOnly.parentElement).toHaveAttribute('aria-live', 'polite');
  });

  it('counts people from 1 to 50, and takes invalid input as one', async () => {
    const { user, dialog } = await openSuggestions([]);
    const people = dialog.getByRole('spinbutton', { name: 'People' });
    await user.clear(people);
    await user.tab();
    await waitFor(() => expect(people).toHaveValue('1'));
    await user.click(dialog.getByRole('button', { name: 'People: one less' }));
    await waitFor(() => expect(people).toHaveValue('1'));
    await user.clear(people);
    await user.type(people, '99');
    await user.tab();
    await waitFor(() => expect(people).toHaveValue('50'));
  });

  it('warns about a text that is only partly understood', async () => {
    const { user, dialog } = await openSuggestions([
      {
        request: suggestRequest(),
        result: answer({ notUnderstood: ['vegan uncle'], wordsOnly: ['histamine'] }),
      },
    ]);
    await user.click(dialog.getByRole('button', { name: 'Suggest 3 meals' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Only part of “vegan uncle” was understood. We only look for the word “histamine”. Please check these meals',
    );
  });
});

describe('waiting for suggestions', () => {
  it('shows the steps and the slots; stopping keeps the input', async () => {
    showTrip([CHILI], {
      change: { viewerCan: [...CAN] },
      rereads: {
        data: { trip: tripIngredientsAnswer([{ ...CHILI, ingredients: [] }], { viewerCan: [...CAN] }) },
      },
      mocks: [
        {
          request: suggestRequest({ dietaryRestrictions: ['no mushrooms, Ana is vegan'] }),
          result: answer(),
          delay: 60_000,
        },
      ],
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'AI Suggestions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'AI Meal Suggestions' }));
    await user.click(dialog.getByRole('button', { name: 'More wishes' }));
    await user.type(dialog.getByRole('textbox', { name: /In your own words/ }), 'no mushrooms, Ana is vegan');
    await user.click(dialog.getByRole('button', { name: 'Suggest 3 meals' }));
    expect(await dialog.findByText(/Dietary restrictions: vegan, no mushroom/)).toBeVisible();
    expect(dialog.getByText(/Only part of “Ana is vegan” was understood\./)).toBeVisible();
    expect(dialog.getByText('Found 3 empty slots, kept the 1 meal you have planned')).toBeVisible();
    expect(within(dialog.getByRole('list', { name: 'Slots to fill' })).getAllByRole('listitem')).toHaveLength(
      3,
    );
    const stop = dialog.getByRole('button', { name: 'Stop' });
    expect(stop).toHaveFocus();
    await user.click(stop);
    expect(await dialog.findByText(/^Stopped\./)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /In your own words/ })).toHaveValue(
      'no mushrooms, Ana is vegan',
    );
  });

  it('continues when the dialog is closed', async () => {
    const { user, dialog } = await openSuggestions([
      { request: suggestRequest(), result: answer(), delay: 150 },
    ]);
    await user.click(dialog.getByRole('button', { name: 'Suggest 3 meals' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('AI meal suggestions applied!')).toBeVisible();
    expect(screen.getByText('1 meal suggested.')).toBeVisible();
  });
});
