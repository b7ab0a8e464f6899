import type { MockLink } from '@apollo/client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { sheetAnswers } from '../../../test/answers/sheetAnswers.ts';
import { sheetServer } from '../../../test/answers/sheetServer.ts';
import { editMeal, openMeal } from '../../../test/openMeal.ts';
import { showTrip } from '../../../test/showTrip.tsx';
import { stopTime, type UserActions } from '../../../test/stopTime.ts';
import {
  TRIP_ID,
  ingredientAnswer,
  mealAnswer,
  type tripAnswer,
  VIEWER,
} from '../../../test/answers/tripAnswers.ts';
import { AddIngredientsDocument } from '../../shopping/ingredient/AddIngredients.generated.ts';
import { ChooseAlternativeDocument } from '../../shopping/ingredient/ChooseAlternative.generated.ts';
import { DeleteIngredientDocument } from '../../shopping/ingredient/DeleteIngredient.generated.ts';

type Ingredient = ReturnType<typeof ingredientAnswer>;

const MEAL = mealAnswer('m1', { name: 'Chili', cook: VIEWER, ingredientCount: 1 });
const BEEF = ingredientAnswer('beef', 'm1', {
  name: 'Ground beef',
  quantity: '2',
  unit: 'lb',
  alternatives: ['Lentils'],
});

interface Opening {
  readonly user?: UserActions;
  readonly ingredients?: readonly Ingredient[];
  readonly change?: Parameters<typeof tripAnswer>[1];
}

async function openIngredients(
  mocks: readonly MockLink.MockedResponse[] = [],
  { user = userEvent, ingredients = [BEEF], change = {} }: Opening = {},
) {
  const server = sheetServer(MEAL, { ingredients });
  showTrip([MEAL], {
    ingredients,
    change,
    mocks: [...mocks, ...sheetAnswers(MEAL, { ingredients }, server)],
  });
  return Object.assign(await openAgain(user), { server });
}

async function openAgain(user: UserActions = userEvent) {
  const dialog = await editMeal(await openMeal('Chili', user), user);
  return dialog.getByRole('region', { name: /^Ingredients/ });
}

/** The meal as the server sends it, with its ingredient count and rows. */
function mealWith(ingredients: readonly Ingredient[]) {
  return {
    __typename: 'Meal' as const,
    id: 'm1',
    ingredientCount: ingredients.length,
    purchasedIngredientCount: ingredients.filter(({ purchased }) => purchased).length,
    ingredients,
  };
}

/** The answer to adding rows, written `quantity|unit|name|notes|part`, at the end of the meal. */
function adds(rows: readonly string[], change: Partial<MockLink.MockedResponse> = {}) {
  const added = rows.map((row) => {
    const [quantity = '', unit = '', name = '', notes = '', part] = row.split('|');
    const fields = { name, quantity: quantity || null, unit: unit || null, notes: notes || null };
    return part === undefined ? fields : { ...fields, part };
  });
  return answerTo(
    AddIngredientsDocument,
    {
      input: {
        tripId: TRIP_ID,
        mealId: 'm1',
        ingredients: added.map((fields) => ({ ...fields, purchased: false })),
      },
    },
    {
      addIngredients: {
        meal: mealWith([BEEF, ...added.map((fields) => ingredientAnswer(fields.name, 'm1', fields))]),
      },
    },
    change,
  );
}

const box = () => screen.getByLabelText(/^Add ingredients/);

it('says what the shopper left out, with the message, and what was not found', async () => {
  const unavailable = {
    __typename: 'Unavailable' as const,
    kind: 'LEFT_OUT' as const,
    by: VIEWER.id,
    at: '2030-06-12T12:00:00.000Z',
    message: 'sold out',
    shop: null,
    asked: null,
  };
  const left = ingredientAnswer('beef', 'm1', { name: 'Ground beef', unavailable });
  const notHere = { ...unavailable, kind: 'NOT_HERE' as const, message: 'try Safeway' };
  const lost = ingredientAnswer('cans', 'm1', { name: 'Tomatoes', unavailable: notHere });
  await openIngredients([], { ingredients: [left, lost] });
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('No ground beef: sold out')).toBeVisible();
  expect(
    screen.getByRole('checkbox', { name: /Tomatoes.*Not found in the shop yet: try Safeway/ }),
  ).toBeVisible();
});

it('does not count as still to buy what somebody has at home', async () => {
  const staple = {
    __typename: 'StapleAnswer' as const,
    answer: 'HAVE' as const,
    by: VIEWER.id,
    at: '2030-06-12T12:00:00.000Z',
  };
  const salt = ingredientAnswer('salt', 'm1', { name: 'Salt', staple });
  await openIngredients([], { ingredients: [salt, ingredientAnswer('beef', 'm1', { name: 'Beef' })] });
  expect(await screen.findByText('1 still to buy')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('checkbox', { name: /Salt.*at home/ })).not.toBeChecked();
});

describe('typing an ingredient', () => {
  it('previews how the line is read, adds it on Enter, and is ready for the next one', async () => {
    await openIngredients([adds(['3|cans|Black beans|drained'])]);
    await userEvent.type(box(), '3 cans black beans, drained');
    const read = within(screen.getByRole('list', { name: 'To be added' }));
    expect(read.getByRole('button', { name: 'Correct 3 cans Black beans, drained' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(await screen.findByText('Ingredient added!')).toBeVisible();
    expect(await screen.findByText('2 still to buy')).toBeVisible();
  });

  it('shows an error without a name', async () => {
    await openIngredients();
    await userEvent.click(screen.getByRole('button', { name: 'Add ingredient' }));
    expect(await screen.findByText('Missing name')).toBeVisible();
    expect(screen.getByText('Please enter an ingredient name.')).toBeVisible();
    expect(box()).toHaveFocus();
  });

  it('restores a line that failed to be added, before newer input', async () => {
    const user = stopTime();
    await openIngredients([adds(['||Salt|to taste'], { error: new Error('offline') })], { user });
    await user.type(box(), 'salt to taste{Enter}pep');
    expect(box()).toHaveValue('pep');
    expect(await screen.findByText('Failed to add ingredient. Please try again.')).toBeVisible();
    expect(box()).toHaveValue('salt to taste\npep');
  });

  it("shows the server's reason at the line", async () => {
    const full = 'A meal can have at most 100 ingredients.';
    const refused = { errors: [{ message: full, extensions: { code: 'BAD_USER_INPUT' } }] };
    await openIngredients([adds(['||Salt'], { result: refused })]);
    await userEvent.type(box(), 'salt{Enter}');
    expect(await screen.findByText(full)).toBeVisible();
    expect(box()).toHaveValue('salt');
  });

  it('keeps the line when the dialog is closed and opened again', async () => {
    await openIngredients();
    await userEvent.type(box(), 'salt');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openAgain();
    expect(box()).toHaveValue('salt');
  });

  it('is the field with the focus, also where separate fields have an unsent ingredient', async () => {
    const dialog = await openIngredients();
    await userEvent.click(screen.getByRole('button', { name: 'Fill in fields instead' }));
    expect(within(dialog).getByLabelText('Ingredient')).toHaveFocus();
    await userEvent.keyboard('Salt');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sheet = await openMeal('Chili');
    await userEvent.click(await sheet.findByRole('button', { name: 'Add ingredient' }));
    expect(await screen.findByLabelText('Ingredient')).toHaveValue('Salt');
    expect(screen.getByLabelText('Ingredient')).toHaveFocus();
    await userEvent.clear(screen.getByLabelText('Ingredient'));
    await userEvent.click(screen.getByRole('button', { name: 'Type or paste a list instead' }));
    expect(box()).toHaveFocus();
  });

  it('has a form with separate fields', async () => {
    const dialog = await openIngredients([adds(['3||Black beans'])]);
    await userEvent.click(screen.getByRole('button', { name: 'Fill in fields instead' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add ingredient' }));
    expect(await screen.findByText('Missing name')).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText('Ingredient'), 'Black beans');
    await userEvent.type(within(dialog).getByLabelText('Quantity'), '3{Enter}');
    expect(await screen.findByText('Ingredient added!')).toBeVisible();
    await waitFor(() => expect(within(dialog).getByLabelText('Ingredient')).toHaveFocus());
    expect(within(dialog).getByLabelText('Ingredient')).toHaveValue('');
  });
});

describe('pasting a list', () => {
  const LIST = 'For the sauce:\n2 lbs ground beef, 80/20\n1 1/2 cups flour\nsalt to taste\n';

  it('previews every line and adds all of them at once', async () => {
    await openIngredients([
      adds([
        '2|lbs|Ground beef|80/20|For the sauce',
        '1 1/2|cups|Flour||For the sauce',
        '||Salt|to taste|For the sauce',
      ]),
    ]);
    await userEvent.click(box());
    expect(box()).toHaveAttribute('rows', '1');
    await userEvent.paste(LIST);
    expect(box()).toHaveAttribute('rows', '5');
    expect(screen.getByText('For the sauce')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Correct 2 lbs Ground beef, 80/20' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add 3 ingredients' }));
    expect(await screen.findByText('3 ingredients added')).toBeVisible();
    expect(await screen.findByText('4 still to buy')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'To be added' })).toBeNull();
  });

  it('lets a row be corrected and another removed before adding', async () => {
    await openIngredients([
      adds(['2|lbs|ground turkey|80/20|For the sauce', '||Salt|to taste|For the sauce']),
    ]);
    await userEvent.click(box());
    await userEvent.paste(LIST);
    await userEvent.click(screen.getByRole('button', { name: /^Correct 2 lbs Ground beef/ }));
    const editor = within(screen.getByRole('group', { name: /^Correct/ }));
    expect(editor.getByLabelText('Ingredient')).toHaveFocus();
    await userEvent.clear(editor.getByLabelText('Ingredient'));
    await userEvent.type(editor.getByLabelText('Ingredient'), 'ground turkey{Enter}');
    expect(screen.getByRole('button', { name: /^Correct 2 lbs ground turkey/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Leave out Flour' }));
    expect(screen.getByRole('button', { name: 'Leave out Salt' })).toHaveFocus();
    expect(box()).toHaveValue('For the sauce:\n2 lbs ground beef, 80/20\nsalt to taste');
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 ingredients' }));
    expect(await screen.findByText('2 ingredients added')).toBeVisible();
  });

  it('shows the error of a row, and opens it on adding', async () => {
    await openIngredients();
    await userEvent.click(box());
    await userEvent.paste(`salt\n${'very '.repeat(30)}long`);
    const wrong = 'Ingredient name can have at most 120 characters.';
    expect(screen.getByText(wrong)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 ingredients' }));
    expect(await screen.findByText('Validation Error')).toBeVisible();
    expect(screen.getByLabelText('Ingredient')).toBeInvalid();
  });

  it('closes an open row on Escape, not the dialog', async () => {
    await openIngredients();
    await userEvent.type(box(), 'salt');
    await userEvent.click(screen.getByRole('button', { name: 'Correct Salt' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Correct Salt' })).toHaveFocus();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it.each([
    [
      'a line',
      `salt\n${'1 '.repeat(300)}x`,
      'A line can have at most 500 characters. Shorten it or split it into several lines.',
    ],
    ['a list', 'salt\n'.repeat(20_001), 'A list can have at most 100,000 characters.'],
  ])('keeps %s and says that it is too long', async (_, text, message) => {
    await openIngredients();
    await userEvent.click(box());
    await userEvent.paste(text);
    expect(screen.getByText(message)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Add (?:2 )?ingredients?$/ }));
    expect(await screen.findByText('Validation Error')).toBeVisible();
    expect(box()).toHaveValue(text);
  });

  it('says how many lines are too many', async () => {
    await openIngredients();
    await userEvent.click(box());
    await userEvent.paste(Array.from({ length: 103 }, (_, index) => `item ${'x'.repeat(index)}`).join('\n'));
    const tooMany = 'A meal can have at most 100 ingredients. Leave 4 lines out.';
    expect(screen.getByText(tooMany)).toBeVisible();
    expect(screen.getByText('And 3 more.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add 103 ingredients' }));
    expect(await screen.findByText('Validation Error')).toBeVisible();
  });
});

describe('the ingredients of a meal', () => {
  it('are substituted at once, and restored after a refusal', async () => {
    const user = stopTime();
    const choose = {
      query: ChooseAlternativeDocument,
      variables: { tripId: TRIP_ID, id: 'beef', selectedAlternative: 1 },
    };
    showTrip([MEAL], {
      ingredients: [BEEF],
      mocks: [
        { request: choose, error: new Error('offline') },
        ...sheetAnswers(MEAL, { ingredients: [BEEF] }),
      ],
    });
    await openMeal('Chili', user);
    const choice = await screen.findByLabelText('Substitution for Ground beef');
    await user.selectOptions(choice, 'Lentils');
    expect(screen.getByText('instead of Ground beef')).toBeVisible();
    expect(await screen.findByText('Failed to update ingredient.')).toBeVisible();
    await waitFor(() => expect(choice).toHaveValue('0'));
  });

  const beans = ingredientAnswer('beans', 'm1', { name: 'Black beans' });

  function deletes(id: string, rest: readonly Ingredient[]) {
    return answerTo(
      DeleteIngredientDocument,
      { input: { tripId: TRIP_ID, id } },
      { deleteIngredient: { id, meal: mealWith(rest) } },
    );
  }

  it('are removed at once, the focus moves to the next one, and Undo brings them back', async () => {
    const again = ingredientAnswer('again', 'm1', { name: 'Black beans' });
    const { alternatives, name, notes, part, purchased, quantity, unit } = beans;
    const dialog = within(
      await openIngredients(
        [
          deletes('beef', [beans]),
          deletes('beans', []),
          answerTo(
            AddIngredientsDocument,
            {
              input: {
                mealId: 'm1',
                tripId: TRIP_ID,
                ingredients: [{ name, quantity, unit, notes, part, purchased, alternatives }],
              },
            },
            { addIngredients: { meal: mealWith([again]) } },
          ),
        ],
        { ingredients: [BEEF, beans] },
      ),
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove Ground beef' }));
    expect(await screen.findByText('Ingredient removed')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Remove Black beans' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(box()).toHaveFocus());
    expect(dialog.queryByRole('textbox', { name: /^Ingredient:/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByLabelText('Ingredient: Black beans')).toBeVisible();
  });

  it('leave the focus where somebody goes on to write while one is removed', async () => {
    const removal = { ...deletes('beef', [beans]), delay: 100 };
    const dialog = within(await openIngredients([removal], { ingredients: [BEEF, beans] }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove Ground beef' }));
    const name = dialog.getByLabelText('Ingredient: Black beans');
    await userEvent.click(name);
    expect(await screen.findByText('Ingredient removed')).toBeVisible();
    await waitFor(() => expect(dialog.queryByLabelText('Ingredient: Ground beef')).toBeNull());
    expect(name).toHaveFocus();
  });

  it('stay when the server refuses to remove them', async () => {
    const { request } = deletes('beef', []);
    const dialog = within(await openIngredients([{ request, error: new Error('offline') }]));
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove Ground beef' }));
    expect(await screen.findByText('Failed to remove ingredient.')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: /Ground beef/ })).toBeVisible();
  });

  it('are edited in place: amount and name, notes and alternatives behind a button', async () => {
    const part = await openIngredients();
    const dialog = within(part);
    await userEvent.clear(dialog.getByLabelText('Amount of Ground beef'));
    await userEvent.type(dialog.getByLabelText('Amount of Ground beef'), '3 kg');
    await userEvent.click(dialog.getByRole('button', { name: 'Notes and alternatives of Ground beef' }));
    await userEvent.type(dialog.getByLabelText(/^Notes ?optional/), 'lean');
    await userEvent.click(dialog.getByRole('button', { name: 'Add alternative' }));
    await userEvent.type(dialog.getByLabelText('Alternative 2'), 'Turkey');
    const saved = { quantity: '3', unit: 'kg', notes: 'lean', alternatives: ['Lentils', 'Turkey'] };
    await waitFor(() => expect(part.server.ingredient('beef')).toMatchObject(saved));
    expect(await dialog.findByRole('option', { name: 'Turkey' })).toBeInTheDocument();
  });

  it('say what is taken instead of them', async () => {
    const dialog = within(await openIngredients([], { ingredients: [{ ...BEEF, selectedAlternative: 1 }] }));
    expect(await dialog.findByLabelText('Ingredient: Ground beef')).toHaveValue('Ground beef');
    expect(dialog.getByText('Lentils instead of Ground beef.')).toBeVisible();
  });

  it('get an emptied name back', async () => {
    const dialog = within(await openIngredients());
    await userEvent.clear(dialog.getByLabelText('Ingredient: Ground beef'));
    await userEvent.tab();
    expect(await screen.findByText('Missing name')).toBeVisible();
    expect(screen.getByText('Please enter an ingredient name.')).toBeVisible();
    expect(dialog.getByLabelText('Ingredient: Ground beef')).toHaveValue('Ground beef');
  });

  it('cannot be removed or added offline', async () => {
    const dialog = within(await openIngredients());
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await dialog.findByRole('button', { name: 'Remove Ground beef' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(dialog.getByRole('button', { name: 'Add ingredient' })).toHaveAttribute('aria-disabled', 'true');
    expect(dialog.getByRole('checkbox')).toBeEnabled();
  });
});
