import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settledBasis } from '../../../../../domain/people/verdict/settled.ts';
import { answerTo } from '../../../../test/answers/answerTo.ts';
import { sheetAnswers } from '../../../../test/answers/sheetAnswers.ts';
import { showTrip } from '../../../../test/showTrip.tsx';
import {
  ingredientAnswer,
  JONAS,
  mealAnswer,
  TRIP_ID,
  tripIngredientsAnswer,
  VIEWER,
} from '../../../../test/answers/tripAnswers.ts';
import { eaterAnswer } from '../../../../test/answers/eaterAnswers.ts';
import { ANA_CELIAC, TABLE } from '../../../../test/answers/verdictAnswers.ts';
import { TripIngredientsDocument } from '../../../shopping/rows/TripIngredients.generated.ts';
import { slotButton } from '../../../plan/slot/useGridKeys.ts';
import {
  CookApartDocument,
  LeaveOutDocument,
  SettleConflictDocument,
  SwapIngredientDocument,
  TakeBackInDocument,
  UnsettleConflictDocument,
} from '../../../people/meal/MealFixes.generated.ts';

const MEAL = mealAnswer('m1', { name: 'Couscous with vegetables', ingredientCount: 1 });
const SOUP = mealAnswer('m1', { name: 'Tomato soup', ingredientCount: 2 });
const COUSCOUS = ingredientAnswer('i1', 'm1', {
  name: 'couscous',
  quantity: '650',
  unit: 'g',
  alternatives: ['millet'],
});
const MILLET = { ...COUSCOUS, selectedAlternative: 1 };

const BEA_CELIAC = eaterAnswer('e4', VIEWER, {
  name: 'Bea',
  isCompanion: true,
  avoids: [{ kind: 'DIET', value: 'gluten-free', strictness: 'ALLERGY' }],
});

const BEA_VEGAN = {
  ...BEA_CELIAC,
  avoids: [{ ...BEA_CELIAC.avoids[0], kind: 'DIET', value: 'vegan', strictness: 'DIET' }],
} as const;

const AVOID = { kind: 'DIET' as const, value: 'gluten-free' };
const GLUTEN = { kind: 'diet', value: 'gluten-free', strictness: 'allergy' } as const;
const SIGNATURE = {
  mealId: 'm1',
  eaterId: ANA_CELIAC.id,
  avoid: AVOID,
  note: 'Ana brings her own.',
  basis: settledBasis({ name: MEAL.name, instructions: [], rows: [COUSCOUS] }, [GLUTEN]),
};
const payload = { __typename: 'Meal' as const, id: 'm1', ingredientCount: 1, purchasedIngredientCount: 0 };

/** The trip's ingredients, read again after a fix. */
function reread(rows: readonly ReturnType<typeof ingredientAnswer>[], change = {}, meal = MEAL) {
  return answerTo(
    TripIngredientsDocument,
    { tripId: TRIP_ID },
    { trip: tripIngredientsAnswer([{ ...meal, ingredients: rows }], { ...TABLE, ...change }) },
  );
}

async function openSheet(
  rows = [COUSCOUS],
  mocks: readonly MockLink.MockedResponse[] = [],
  change = {},
  meal = MEAL,
) {
  showTrip([meal], {
    query: '?assign=2030-06-13.dinner',
    ingredients: rows,
    change: { ...TABLE, ...change },
    mocks: [...sheetAnswers(meal, { ingredients: rows }), ...mocks],
  });
  return within(await screen.findByRole('dialog', { name: meal.name }));
}

describe("the head of a meal's dialog", () => {
  it('says how many eat, and who with allergies and diets', async () => {
    const dialog = await openSheet();
    await userEvent.click(dialog.getByRole('button', { name: '3 eat' }));
    expect(dialog.getByText('3 adults')).toBeVisible();
    expect(dialog.getByRole('heading', { name: 'Allergies and diets' })).toBeVisible();
    expect(dialog.getByText('celiac')).toBeVisible();
    expect(dialog.getByText('Jonas Weber: no mushroom if possible.')).toBeVisible();
  });

  it('tells of a dislike beside the verdict', async () => {
    const dialog = await openSheet([{ ...COUSCOUS, name: 'portobello mushrooms' }]);
    expect(await dialog.findByText('Works for everybody')).toBeVisible();
    expect(dialog.getByText('Jonas would rather not have portobello mushrooms.')).toBeVisible();
  });

  it.each([
    ['DISLIKE', 'Works for everybody who has answered'],
    ['DIET', 'Works for you and all who have answered'],
  ] as const)('names you in the verdict by what you cannot eat: %s', async (strictness, line) => {
    const eaters = [
      eaterAnswer('e1', VIEWER, { avoids: [{ kind: 'WORD', value: 'mushroom', strictness }] }),
      eaterAnswer('n1', VIEWER, { name: 'Leo', isCompanion: true, eatsEverything: false }),
    ];
    const dialog = await openSheet([COUSCOUS], [], { eaters });
    expect(await dialog.findByText(line)).toBeVisible();
  });

  it('tells two people of one first name apart', async () => {
    const eaters = ['Ana Silva', 'Ana Gómez', 'Ben Okafor'].map((name, index) =>
      eaterAnswer(`n${index}`, VIEWER, { name, isCompanion: true, eatsEverything: false }),
    );
    const dialog = await openSheet([COUSCOUS], [], {
      eaters,
      attendanceExceptions: [
        {
          __typename: 'AttendanceException',
          eaterId: 'n0',
          date: '2030-06-13',
          type: 'DINNER',
          attends: false,
        },
      ],
    });
    expect(dialog.getByRole('button', { name: '2 eat, not Ana Silva' })).toBeVisible();
    expect(await dialog.findByText('Ana Gómez, Ben')).toBeVisible();
  });

  it('leaves out who is not at this meal', async () => {
    const dialog = await openSheet([COUSCOUS], [], {
      attendanceExceptions: [
        {
          __typename: 'AttendanceException',
          eaterId: ANA_CELIAC.id,
          date: '2030-06-13',
          type: 'DINNER',
          attends: false,
        },
      ],
    });
    await userEvent.click(dialog.getByRole('button', { name: '2 eat, not Ana' }));
    expect(dialog.queryByText('celiac')).toBeNull();
    expect(dialog.queryByText('Ana can’t eat couscous.')).toBeNull();
  });
});

describe('a cell of the plan', () => {
  const unsure = { ...COUSCOUS, name: 'curry powder', alternatives: [] };

  it('tells of an allergy beside a conflict of others', async () => {
    const jo = eaterAnswer('e5', VIEWER, {
      name: 'Jo',
      isCompanion: true,
      avoids: [{ kind: 'DIET', value: 'vegetarian', strictness: 'DIET' }],
    });
    showTrip([MEAL], {
      ingredients: [
        { ...COUSCOUS, name: 'kimchi' },
        { ...COUSCOUS, id: 'i2', name: 'ham' },
      ],
      change: { ...TABLE, eaters: [ANA_CELIAC, jo] },
    });
    expect(await screen.findByText('Jo can’t eat ham. We can’t tell for Ana.')).toBeVisible();
  });

  it('says for whose allergy nobody can tell', async () => {
    showTrip([MEAL], { ingredients: [unsure], change: TABLE });
    expect(await screen.findByText('We can’t tell for Ana')).toBeVisible();
  });

  it('says nothing of a diet of which nobody can tell', async () => {
    const avoids = ['gluten-free', 'vegan'].map((value) => ({
      kind: 'DIET' as const,
      value,
      strictness: 'DIET' as const,
    }));
    const stew = mealAnswer('m2', { name: 'Stew', date: '2030-06-14' });
    showTrip([MEAL, stew], {
      ingredients: [unsure, ingredientAnswer('i2', 'm2', { name: 'ground beef' })],
      change: { eaters: [{ ...ANA_CELIAC, avoids: eaterAnswer('e2', VIEWER, { avoids }).avoids }] },
    });
    expect(await screen.findByText('Ana can’t eat ground beef')).toBeVisible();
    expect(screen.queryByText(/can’t tell/)).toBeNull();
  });
});

describe('a conflict in a meal', () => {
  it('is solved by another ingredient for everybody, with one tap', async () => {
    const swap = answerTo(
      SwapIngredientDocument,
      { input: { tripId: TRIP_ID, id: 'i1', version: 1, selectedAlternative: 1, purchased: false } },
      {
        updateIngredient: {
          ingredient: {
            __typename: 'Ingredient' as const,
            id: 'i1',
            name: 'couscous',
            alternatives: ['millet'],
            selectedAlternative: 1,
            purchased: false,
            version: 2,
          },
        },
      },
    );
    const dialog = await openSheet([COUSCOUS], [swap, reread([MILLET])]);
    expect(await dialog.findByText('Ana can’t eat couscous.')).toBeVisible();
    const fix = dialog.getByRole('button', { name: 'Use millet' });
    expect(fix).toHaveAccessibleDescription('650 g millet instead of couscous. Fits all 3.');
    await userEvent.click(fix);
    expect(await dialog.findByText('Millet instead of couscous.')).toBeVisible();
    expect(dialog.getByText('Works for everybody')).toBeVisible();
  });

  it('is solved by a separate plate', async () => {
    const apart = answerTo(
      CookApartDocument,
      { input: { tripId: TRIP_ID, ingredientId: 'i1', name: 'millet', eaterIds: [ANA_CELIAC.id] } },
      {
        cookApart: {
          ingredient: { __typename: 'Ingredient' as const, id: 'i2' },
          meal: { ...payload, ingredientCount: 2 },
        },
      },
    );
    const row = ingredientAnswer('i2', 'm1', {
      name: 'millet',
      apartOfId: 'i1',
      apartEaterIds: [ANA_CELIAC.id],
    });
    const dialog = await openSheet([COUSCOUS], [apart, reread([COUSCOUS, row])]);
    const fix = await dialog.findByRole('button', {
      name: 'Use millet for Ana, with a separate pan and tools',
    });
    expect(fix).toHaveAccessibleDescription('1 portion of millet.');
    await userEvent.click(fix);
    expect(await dialog.findByText('Works for everybody')).toBeVisible();
  });

  it('offers first what is best for all, and beside it the same for the few who need it', async () => {
    const dialog = await openSheet([{ ...COUSCOUS, alternatives: ['millet', 'quinoa'] }]);
    expect(await dialog.findByRole('button', { name: 'Use millet' })).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Use millet for Ana,/ })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Use quinoa' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'More options' }));
    expect(dialog.getByRole('button', { name: 'Use quinoa' })).toBeVisible();
  });

  it('is solved by a separate plate without pans of its own for a diet, also of one with an allergy to something else', async () => {
    const vegan = { kind: 'DIET' as const, value: 'vegan', strictness: 'DIET' as const };
    const kiwi = { kind: 'WORD' as const, value: 'kiwi', strictness: 'ALLERGY' as const };
    const eaters = [eaterAnswer('e1', VIEWER, { avoids: [vegan, kiwi] }), eaterAnswer('e2', JONAS)];
    const milk = { ...COUSCOUS, name: 'milk', alternatives: ['oat milk'] };
    const dialog = await openSheet([milk], [], { eaters });
    await userEvent.click(await dialog.findByRole('button', { name: 'More options' }));
    expect(dialog.getByRole('button', { name: 'Use oat milk for you, on a separate plate' })).toBeVisible();
  });

  const PARSLEY = ingredientAnswer('i3', 'm1', { name: 'parsley' });
  const TOPPING = { name: 'croutons', quantity: '100', unit: 'g' };
  const CROUTONS = ingredientAnswer('i4', 'm1', TOPPING);
  const LEFT_OUT = ingredientAnswer('i4', 'm1', { ...TOPPING, ...leftOutBy(VIEWER.id) });

  function leftOutBy(by: string | null) {
    const at = '2030-06-12T12:00:00.000Z';
    const others = { by, at, message: null, shop: null, asked: null };
    const unavailable = { __typename: 'UnavailableObject' as const, kind: 'LEFT_OUT' as const, ...others };
    return by === null ? { unavailable: null, isLeftOut: false } : { unavailable, isLeftOut: true };
  }

  function marked(by: string | null) {
    const ingredient = { __typename: 'Ingredient' as const, id: 'i4', ...leftOutBy(by) };
    return { __typename: 'IngredientsPayload' as const, ingredients: [ingredient] };
  }

  it('is solved by leaving the ingredient out, which can be taken back', async () => {
    const variables = { input: { tripId: TRIP_ID, ids: ['i4'] } };
    const mark = answerTo(
      LeaveOutDocument,
      { input: { ...variables.input, kind: 'LEFT_OUT' } },
      { markUnavailable: marked(VIEWER.id) },
    );
    const clear = answerTo(TakeBackInDocument, variables, { clearUnavailable: marked(null) });
    const meal = [PARSLEY, CROUTONS];
    const dialog = await openSheet(
      meal,
      [mark, reread([PARSLEY, LEFT_OUT], {}, SOUP), clear, reread(meal, {}, SOUP)],
      {},
      SOUP,
    );
    const fix = await dialog.findByRole('button', { name: 'Leave out croutons' });
    expect(fix).toHaveAccessibleDescription('Nobody buys it, and the cook sees that.');
    await userEvent.click(fix);
    expect(await dialog.findByText('Croutons left out.')).toBeVisible();
    expect(dialog.getByText('Works for everybody')).toBeVisible();
    expect(dialog.getByText('No croutons')).toBeVisible();
    expect(dialog.getByText('1 still to buy')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo: Croutons left out.' }));
    const box = await dialog.findByRole('group', { name: 'Ana can’t eat croutons.' });
    await waitFor(() => expect(box).toHaveFocus());
  });

  it('is not solved by leaving out what is bought', async () => {
    const bought = ingredientAnswer('i4', 'm1', { ...TOPPING, purchased: true });
    const dialog = await openSheet([PARSLEY, bought], [], {}, SOUP);
    await userEvent.click(await dialog.findByRole('button', { name: 'More options' }));
    expect(dialog.queryByRole('button', { name: /^Leave out/ })).toBeNull();
  });

  it('offers a swap with the amount as people write it', async () => {
    const { amount } = ingredientAnswer('i1', 'm1', { quantity: '1 3/4', unit: 'cups' });
    const dialog = await openSheet([{ ...COUSCOUS, amount }]);
    expect(await dialog.findByRole('button', { name: 'Use millet' })).toHaveAccessibleDescription(
      '1¾ cups millet instead of couscous. Fits all 3.',
    );
  });

  it('is signed with a reason, which is asked for', async () => {
    const settle = answerTo(
      SettleConflictDocument,
      { input: { ...SIGNATURE, tripId: TRIP_ID } },
      { settleConflict: { meal: payload } },
    );
    const dialog = await openSheet([COUSCOUS], [settle, reread([COUSCOUS])]);
    await userEvent.click(await dialog.findByRole('button', { name: 'More options' }));
    await userEvent.click(dialog.getByRole('button', { name: 'I made sure it’s safe' }));
    expect(await dialog.findByText('Please say why it is safe.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Why is it safe/ }), 'Ana brings her own.');
    await userEvent.click(dialog.getByRole('button', { name: 'I made sure it’s safe' }));
    await waitFor(() => expect(dialog.queryByLabelText(/^Why is it safe/)).toHaveValue(''));
  });

  it('keeps the note when the sheet is closed', async () => {
    const dialog = await openSheet();
    await userEvent.click(await dialog.findByRole('button', { name: 'More options' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Why is it safe/ }), 'We made sure.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(slotButton('2030-06-13.dinner') ?? document.body);
    const again = within(await screen.findByRole('dialog'));
    expect(await again.findByRole('textbox', { name: /^Why is it safe/ })).toHaveValue('We made sure.');
  });

  it('reads the trip once after signing for several people', async () => {
    const note = 'We made sure.';
    const signatures = [ANA_CELIAC, BEA_CELIAC].map(({ id }) =>
      answerTo(
        SettleConflictDocument,
        { input: { tripId: TRIP_ID, ...SIGNATURE, eaterId: id, note } },
        { settleConflict: { meal: payload } },
      ),
    );
    const change = { eaters: [...TABLE.eaters, BEA_CELIAC] };
    const again = reread([COUSCOUS], change);
    const dialog = await openSheet([COUSCOUS], [...signatures, again], change);
    await userEvent.click(await dialog.findByRole('button', { name: 'More options' }));
    const why = dialog.getByRole('textbox', { name: /^Why is it safe for Ana and Bea\?/ });
    await userEvent.type(why, note);
    await userEvent.click(dialog.getByRole('button', { name: 'I made sure it’s safe' }));
    // A second read would have no answer.
    await waitFor(() => expect(dialog.getByLabelText(/^Why is it safe/)).toHaveValue(''));
    expect(screen.queryByText('Not saved. Try again')).toBeNull();
  });

  it('is signed for those alone whom the note is about, where another cannot eat it for another reason', async () => {
    const cookies = [ingredientAnswer('i1', 'm1', { name: 'whole wheat butter cookies' })];
    const change = { eaters: [...TABLE.eaters, BEA_VEGAN] };
    const basis = settledBasis({ name: MEAL.name, instructions: [], rows: cookies }, [GLUTEN]);
    const settle = answerTo(
      SettleConflictDocument,
      { input: { ...SIGNATURE, tripId: TRIP_ID, basis } },
      { settleConflict: { meal: payload } },
    );
    const dialog = await openSheet(cookies, [settle, reread(cookies, change)], change);
    await userEvent.click(await dialog.findByRole('button', { name: 'More options' }));
    expect(dialog.getByText('Ana: Whole wheat butter cookies contain gluten.')).toBeVisible();
    expect(dialog.getByText('Bea: Whole wheat butter cookies contain dairy.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Why is it safe for Ana\?/), 'Ana brings her own.');
    await userEvent.click(dialog.getByRole('button', { name: 'I made sure it’s safe' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Why is it safe for Ana\?/)).toHaveValue(''));
    expect(dialog.getByLabelText('Why is it safe for Bea?')).toHaveValue('');
  });

  it('is not signed once others have changed the meal: it is shown as it is now', async () => {
    const message = 'The ingredients were changed in the meantime.';
    const refused = {
      request: { query: SettleConflictDocument, variables: { input: { ...SIGNATURE, tripId: TRIP_ID } } },
      result: { errors: [{ message, extensions: { code: 'CONFLICT' } }] },
    };
    const bulgur = { ...COUSCOUS, name: 'bulgur', alternatives: [] };
    const dialog = await openSheet([COUSCOUS], [refused, reread([bulgur])]);
    await userEvent.click(await dialog.findByRole('button', { name: 'More options' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Why is it safe/ }), 'Ana brings her own.');
    await userEvent.click(dialog.getByRole('button', { name: 'I made sure it’s safe' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(await dialog.findByText('Ana can’t eat bulgur.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Why is it safe/ })).toHaveValue('Ana brings her own.');
  });

  it('says for whom nobody can tell, before it is signed for them', async () => {
    const eaters = [...TABLE.eaters, BEA_CELIAC];
    const dialog = await openSheet([ingredientAnswer('i1', 'm1', { name: 'tortillas' })], [], { eaters });
    expect(
      await dialog.findByRole('group', { name: 'We can’t tell what is in the tortillas. For Ana and Bea.' }),
    ).toBeVisible();
  });

  it('asks for another recipe where no swap is known', async () => {
    const dialog = await openSheet([ingredientAnswer('i1', 'm1', { name: 'seitan' })]);
    expect(await dialog.findByRole('button', { name: 'Choose another recipe' })).toBeVisible();
  });

  it('says a signature for two ingredients and two people in one line, and takes it back once for each', async () => {
    const rows = [COUSCOUS, ingredientAnswer('i2', 'm1', { name: 'barley' })];
    const eaters = [...TABLE.eaters, BEA_CELIAC];
    const settled = [ANA_CELIAC, BEA_CELIAC].map(({ id }) => ({
      __typename: 'SettledConflict' as const,
      mealId: 'm1',
      eaterId: id,
      ...AVOID,
      note: 'We made sure.',
      settledById: VIEWER.id,
      settledAt: '2030-06-01T09:00:00.000Z',
      basis: settledBasis({ name: MEAL.name, instructions: [], rows }, [GLUTEN]),
    }));
    const unsettle = [ANA_CELIAC, BEA_CELIAC].map(({ id }) =>
      answerTo(
        UnsettleConflictDocument,
        { input: { tripId: TRIP_ID, mealId: 'm1', eaterId: id, avoid: AVOID } },
        { unsettleConflict: { meal: payload } },
      ),
    );
    const dialog = await openSheet(rows, [...unsettle, reread(rows, { eaters })], {
      eaters,
      settledConflicts: settled,
    });
    const lines = await dialog.findAllByText('Fine for Ana and Bea: “We made sure”. You, Jun 1.');
    expect(lines).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: /^Undo: Fine for Ana and Bea/ }));
    expect(await dialog.findByText('Ana and Bea can’t eat couscous.')).toBeVisible();
    expect(screen.queryByText('Not saved. Try again')).toBeNull();
  });

  it('says two conflicts signed with the same words apart, and takes back one of them', async () => {
    const milk = { kind: 'DIET' as const, value: 'dairy-free' };
    const strict = { strictness: 'ALLERGY' as const };
    const rows = [COUSCOUS, ingredientAnswer('i2', 'm1', { name: 'Butter' })];
    const ana = { ...ANA_CELIAC, avoids: [AVOID, milk].map((avoid) => ({ ...avoid, ...strict })) };
    const change = { eaters: TABLE.eaters.map((eater) => (eater.id === ana.id ? ana : eater)) };
    const basis = settledBasis({ name: MEAL.name, instructions: [], rows }, [
      GLUTEN,
      { ...GLUTEN, value: 'dairy-free' },
    ]);
    const settled = [AVOID, milk].map((avoid) => ({
      __typename: 'SettledConflict' as const,
      mealId: 'm1',
      eaterId: ana.id,
      ...avoid,
      note: 'We take care of it.',
      settledById: VIEWER.id,
      settledAt: '2030-06-01T09:00:00.000Z',
      basis,
    }));
    const unsettle = answerTo(
      UnsettleConflictDocument,
      { input: { tripId: TRIP_ID, mealId: 'm1', eaterId: ana.id, avoid: milk } },
      { unsettleConflict: { meal: payload } },
    );
    const settledConflicts = settled.slice(0, 1);
    const again = reread(rows, { ...change, settledConflicts });
    const dialog = await openSheet(rows, [unsettle, again], { ...change, settledConflicts: settled });
    const couscous = 'Fine for Ana (couscous): “We take care of it”. You, Jun 1.';
    expect(await dialog.findByText(couscous)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Undo: Fine for Ana \(butter\): / }));
    expect(await dialog.findByText('Ana can’t eat butter.')).toBeVisible();
    expect(dialog.getByText('Fine for Ana: “We take care of it”. You, Jun 1.')).toBeVisible();
    expect(screen.queryByText('Not saved. Try again')).toBeNull();
  });

  it('gives the focus to the conflict that is open again', async () => {
    const back = answerTo(
      SwapIngredientDocument,
      { input: { tripId: TRIP_ID, id: 'i1', version: 1, selectedAlternative: 0, purchased: false } },
      { updateIngredient: { ingredient: { ...COUSCOUS, version: 2 } } },
    );
    const dialog = await openSheet([MILLET], [back, reread([COUSCOUS])]);
    await userEvent.click(await dialog.findByRole('button', { name: /^Undo: Millet/ }));
    const box = await dialog.findByRole('group', { name: 'Ana can’t eat couscous.' });
    await waitFor(() => expect(box).toHaveFocus());
  });

  it('shows what was made to fit, with a way back', async () => {
    const dialog = await openSheet([MILLET]);
    expect(await dialog.findByText('Millet instead of couscous.')).toBeVisible();
    expect(dialog.getByRole('button', { name: /^Undo: Millet/ })).toBeVisible();
  });
});
