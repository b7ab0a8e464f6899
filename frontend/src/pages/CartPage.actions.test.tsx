import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../test/answers/answerTo.ts';
import { chooseEntry } from '../../test/chooseEntry.ts';
import { MEALS, showCart } from '../../test/showCart.tsx';
import {
  amountAnswer,
  ANA,
  ingredientAnswer,
  JONAS,
  mealAnswer,
  TRIP_ID,
  VIEWER,
} from '../../test/answers/tripAnswers.ts';
import { LIMITS } from '../../../domain/limits.ts';
import { AssignIngredientsDocument } from '../shopping/assign/AssignIngredients.generated.ts';
import { AssignShoppingDocument } from '../shopping/assign/AssignShopping.generated.ts';
import { OptimizeIngredientsDocument } from '../shopping/assign/OptimizeIngredients.generated.ts';
import { UndoOptimizeDocument } from '../shopping/assign/UndoOptimize.generated.ts';

/** Four unassigned ingredients of two meals. */
const FREE_MEALS = [
  {
    ...mealAnswer('m1', { name: 'Chili' }),
    ingredients: [
      ingredientAnswer('i1', 'm1', { name: 'Onions', quantity: '3' }),
      ingredientAnswer('i2', 'm1', { name: 'Garlic', quantity: '1', unit: 'head' }),
      ingredientAnswer('i3', 'm1', { name: 'Ground beef' }),
    ],
  },
  {
    ...mealAnswer('m2', { date: '2030-06-14', name: 'Pancakes' }),
    ingredients: [ingredientAnswer('i4', 'm2', { name: 'Milk' })],
  },
];

function assigned(ids: readonly string[], assignedToId: string | null) {
  return ids.map((id) => ({ __typename: 'Ingredient' as const, id, assignedToId }));
}

function assign(ids: string[], assignedToId: string | null, change: Partial<MockLink.MockedResponse> = {}) {
  return answerTo(
    AssignIngredientsDocument,
    { input: { tripId: TRIP_ID, ids, assignedToId } },
    { assignIngredients: { ingredients: assigned(ids, assignedToId) } },
    change,
  );
}

describe('the buyer of a line', () => {
  const faces = () => screen.findByRole('group', { name: 'Who buys it' });
  const face = (name: string) =>
    within(screen.getByRole('group', { name: 'Who buys it' })).getByRole('button', { name });

  it('can be changed on the cart', async () => {
    showCart({ mocks: [assign(['i1', 'i3'], JONAS.id)] });
    await userEvent.click(await screen.findByRole('button', { name: 'Details of Yellow onions' }));
    await faces();
    expect(face('Maya Torres (You)')).toBePressed();
    expect(screen.queryByRole('button', { name: ANA.name })).toBeNull();
    await userEvent.click(face('Jonas Weber'));
    expect(await screen.findByText('Yellow onions: Jonas Weber')).toBeVisible();
    await waitFor(() => expect(face('Maya Torres (You)')).not.toBePressed());
    expect(face('Jonas Weber')).toBePressed();
    expect(screen.getByRole('checkbox', { name: 'Yellow onions' })).toHaveAccessibleDescription(
      /\. Jonas Weber$/,
    );
  });

  it('can be nobody again', async () => {
    const ingredients = [ingredientAnswer('i1', 'm1', { name: 'Garlic', assignedToId: JONAS.id })];
    showCart({ meals: [{ ...mealAnswer('m1'), ingredients }], mocks: [assign(['i1'], null)] });
    await userEvent.click(await screen.findByRole('button', { name: 'Details of Garlic' }));
    await faces();
    expect(face('Nobody yet')).not.toBePressed();
    await userEvent.click(face('Nobody yet'));
    expect(await screen.findByText('Garlic: nobody')).toBeVisible();
    expect(face('Jonas Weber')).not.toBePressed();
    expect(face('Nobody yet')).toBePressed();
  });

  it('is not asked for once the line is bought', async () => {
    const ingredients = [ingredientAnswer('i1', 'm1', { name: 'Garlic', purchased: true })];
    showCart({ meals: [{ ...mealAnswer('m1'), ingredients }], query: '?purchased=show' });
    await userEvent.click(await screen.findByRole('button', { name: 'Details of Garlic' }));
    expect(await screen.findByRole('button', { name: 'Not bought' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Who buys it' })).toBeNull();
  });

  it('changes the group of the line, whose details stay open', async () => {
    const ingredients = [ingredientAnswer('i2', 'm1', { name: 'Feta' })];
    showCart({
      query: '?group=assigned-users',
      meals: [{ ...mealAnswer('m1'), ingredients }],
      mocks: [assign(['i2'], JONAS.id)],
    });
    const unassigned = await screen.findByRole('region', { name: 'Unassigned' });
    await userEvent.click(within(unassigned).getByRole('button', { name: 'Details of Feta' }));
    await faces();
    await userEvent.click(face('Jonas Weber'));
    const jonas = await screen.findByRole('region', { name: 'Jonas Weber' });
    await waitFor(() =>
      expect(within(jonas).getByRole('button', { name: 'Details of Feta' })).toHaveAttribute(
        'aria-expanded',
        'true',
      ),
    );
    expect(face('Jonas Weber')).toHaveFocus();
    expect(screen.queryByRole('region', { name: 'Unassigned' })).toBeNull();
  });

  it('is unchanged after a refusal, with an error', async () => {
    showCart({ mocks: [assign(['i1', 'i3'], JONAS.id, { error: new Error('offline') })] });
    await userEvent.click(await screen.findByRole('button', { name: 'Details of Yellow onions' }));
    await faces();
    await userEvent.click(face('Jonas Weber'));
    expect(await screen.findByText('Failed to update ingredient.')).toBeVisible();
    expect(face('Maya Torres (You)')).toBePressed();
  });
});

describe('Optimize', () => {
  const BEFORE = [
    { id: 'i1', version: 1, assignedToId: JONAS.id, mergedAs: null },
    { id: 'i3', version: 2, assignedToId: VIEWER.id, mergedAs: null },
  ];

  function undone(ids: readonly string[], change: Partial<MockLink.MockedResponse> = {}) {
    return answerTo(
      UndoOptimizeDocument,
      { input: { tripId: TRIP_ID, ingredients: BEFORE } },
      {
        undoOptimize: {
          ingredients: BEFORE.filter(({ id }) => ids.includes(id)).map(({ id, assignedToId, mergedAs }) => ({
            __typename: 'Ingredient' as const,
            id,
            assignedToId,
            mergedAs,
          })),
        },
      },
      change,
    );
  }

  function optimize(change: Partial<MockLink.MockedResponse> = {}) {
    return answerTo(
      OptimizeIngredientsDocument,
      { input: { tripId: TRIP_ID } },
      {
        optimizeIngredients: {
          mergedGroups: 1,
          coveredRows: 2,
          ingredients: assigned(['i1', 'i3'], JONAS.id).map((row) => ({ ...row, mergedAs: 'onion' })),
          before: BEFORE.map((row) => ({ __typename: 'BeforeOptimizePayload' as const, ...row })),
        },
      },
      change,
    );
  }

  it('shows the duplicates, merges them, and disappears without further duplicates', async () => {
    showCart({ mocks: [optimize()] });
    await userEvent.click(await screen.findByRole('button', { name: 'Optimize' }));
    const dialog = await screen.findByRole('dialog', { name: 'Optimize' });
    expect(within(dialog).getByText('1 ingredient is on the list more than once.')).toBeVisible();
    const lines = within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual(
      expect.arrayContaining(['3 Yellow onions · Chili', '1 yellow onion · Quesadillas']),
    );
    expect(within(dialog).getByText('4')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Optimize 1 item' }));
    expect(await screen.findByText('2 rows became one.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Optimize' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Yellow onions' })).toHaveAccessibleDescription(
      /4 for 2 meals: 3, 1\. Jonas Weber$/,
    );
  });

  it('returns the focus to its button', async () => {
    showCart();
    const opener = await screen.findByRole('button', { name: 'Optimize' });
    await userEvent.click(opener);
    const action = await screen.findByRole('button', { name: 'Optimize 1 item' });
    await waitFor(() => expect(action).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  async function optimizeAndUndo(): Promise<void> {
    await userEvent.click(await screen.findByRole('button', { name: 'Optimize' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Optimize 1 item' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  }

  it('can be undone: the items have their shoppers back, and are duplicates', async () => {
    showCart({ mocks: [optimize(), undone(['i1', 'i3'])] });
    await optimizeAndUndo();
    expect(await screen.findByText('Optimize undone')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Optimize' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Yellow onions' })).toHaveAccessibleDescription(
      /Maya Torres, Jonas Weber$/,
    );
  });

  it('says what it could not undo, and why', async () => {
    showCart({ mocks: [optimize(), undone(['i1'])] });
    await optimizeAndUndo();
    expect(await screen.findByText('Changed in the meantime, so left as they are: 1 item.')).toBeVisible();
  });

  it('says that undoing failed', async () => {
    showCart({ mocks: [optimize(), undone([], { error: new Error('offline') })] });
    await optimizeAndUndo();
    expect(await screen.findByText('Failed to undo Optimize. Please try again.')).toBeVisible();
  });

  it('says how many it undid before it failed, and undoes the rest on demand', async () => {
    const rows = Array.from({ length: LIMITS.undoneAtOnce + 1 }, (_, index) => ({
      id: `r${index}`,
      version: 1,
      assignedToId: null,
      mergedAs: null,
    }));
    const undo = (part: typeof rows) =>
      answerTo(
        UndoOptimizeDocument,
        { input: { tripId: TRIP_ID, ingredients: part } },
        {
          undoOptimize: {
            ingredients: part.map(({ id, assignedToId, mergedAs }) => ({
              __typename: 'Ingredient' as const,
              id,
              assignedToId,
              mergedAs,
            })),
          },
        },
      );
    const [all, rest] = [rows.slice(0, -1), rows.slice(-1)];
    const optimized = {
      optimizeIngredients: {
        __typename: 'OptimizeIngredientsPayload' as const,
        mergedGroups: 1,
        coveredRows: 2,
        ingredients: assigned(['i1', 'i3'], JONAS.id).map((row) => ({ ...row, mergedAs: 'onion' })),
        before: rows.map((row) => ({ __typename: 'BeforeOptimizePayload' as const, ...row })),
      },
    };
    showCart({
      mocks: [
        optimize({ result: { data: optimized } }),
        undo(all),
        { request: undo(rest).request, error: new Error('offline') },
        undo(rest),
      ],
    });
    await optimizeAndUndo();
    expect(await screen.findByText('Undone for 200 of 201 items')).toBeVisible();
    const undoButtons = await screen.findAllByRole('button', { name: 'Undo' });
    await userEvent.click(undoButtons[undoButtons.length - 1] ?? document.body);
    expect(await screen.findByText('Optimize undone')).toBeVisible();
  });

  it('lists the first three groups and the number of others', async () => {
    const names = ['Onions', 'Garlic', 'Milk', 'Eggs', 'Carrots'];
    const ingredients = [...names, ...names].map((name, index) =>
      ingredientAnswer(`i${index}`, 'm1', { name, quantity: '1' }),
    );
    showCart({ query: '?dialog=optimize', meals: [{ ...mealAnswer('m1', { name: 'Chili' }), ingredients }] });
    expect(await screen.findByText(/^On the list more than once:/)).toHaveTextContent(
      'On the list more than once: Onions, Garlic, Milk and 2 more',
    );
    const dialog = await screen.findByRole('dialog', { name: 'Optimize' });
    expect(within(dialog).getByText('5 ingredients are on the list more than once.')).toBeVisible();
    expect(within(dialog).getByText('Milk')).toBeVisible();
    expect(within(dialog).queryByText('Eggs')).toBeNull();
    expect(within(dialog).getByText('and 2 more')).toBeVisible();
  });

  const GARLIC = [
    {
      ...mealAnswer('m1', { name: 'Chili' }),
      ingredients: [
        ingredientAnswer('i1', 'm1', {
          name: 'Garlic cloves',
          quantity: '3',
          amount: amountAnswer('3', null),
        }),
        ingredientAnswer('i3', 'm1', {
          name: 'Garlic',
          quantity: '1',
          unit: 'head',
          amount: amountAnswer('1', 'head'),
        }),
      ],
    },
  ];

  it('offers names that are nearly the same, and merges those that were ticked', async () => {
    const merged = assigned(['i1', 'i3'], null).map((row) => ({ ...row, mergedAs: 'garlic' }));
    showCart({
      meals: GARLIC,
      mocks: [
        optimize(
          answerTo(
            OptimizeIngredientsDocument,
            { input: { tripId: TRIP_ID, near: ['garlic'] } },
            { optimizeIngredients: { mergedGroups: 1, coveredRows: 2, ingredients: merged, before: [] } },
          ),
        ),
      ],
    });
    expect(await screen.findByText(/^Nearly the same:/)).toHaveTextContent('Garlic cloves, Garlic');
    expect(screen.queryByRole('button', { name: 'Optimize' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Put on one line' }));
    const dialog = await screen.findByRole('dialog', { name: 'Optimize' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Optimize' }));
    expect(await screen.findByText('Please choose at least one item.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Garlic cloves, Garlic/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Optimize 1 item' }));
    expect(await screen.findByText('2 rows became one.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('checkbox', { name: 'Garlic cloves' })).toHaveAccessibleDescription(
      /about 2 heads/,
    );
    expect(screen.queryByText(/^Nearly the same:/)).toBeNull();
  });

  it('begins without ticks each time it is opened', async () => {
    showCart({ meals: GARLIC });
    for (let opening = 0; opening < 2; opening += 1) {
      await userEvent.click(await screen.findByRole('button', { name: 'Put on one line' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Optimize' }));
      const offer = dialog.getByRole('checkbox', { name: /Garlic cloves, Garlic/ });
      expect(offer).not.toBeChecked();
      await userEvent.click(offer);
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('shows an error and stays open on failure', async () => {
    showCart({ query: '?dialog=optimize', mocks: [optimize({ error: new Error('offline') })] });
    await userEvent.click(await screen.findByRole('button', { name: 'Optimize 1 item' }));
    expect(await screen.findByText('Failed to optimize ingredients')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Optimize' })).toBeVisible();
  });

  it('is hidden without duplicates', async () => {
    showCart({ meals: FREE_MEALS });
    expect(await screen.findByRole('button', { name: 'Assign Shopping' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Optimize' })).toBeNull();
  });
});

describe('Assign Shopping', () => {
  async function openDialog(): Promise<HTMLElement> {
    await userEvent.click(await screen.findByRole('button', { name: 'Assign Shopping' }));
    return screen.findByRole('dialog', { name: 'Assign Shopping' });
  }

  it("previews each participant's share, and splits the unassigned items", async () => {
    const ingredients = [...assigned(['i1', 'i2'], VIEWER.id), ...assigned(['i3', 'i4'], JONAS.id)];
    showCart({
      meals: FREE_MEALS,
      mocks: [
        answerTo(
          AssignShoppingDocument,
          { input: { tripId: TRIP_ID, mode: 'BY_STORE' } },
          { assignShopping: { ingredients } },
        ),
      ],
    });
    const dialog = await openDialog();
    await waitFor(() => expect(within(dialog).getByRole('radio', { name: /By store/ })).toHaveFocus());
    expect(within(dialog).getByText('4 items have no shopper yet. Only these are assigned.')).toBeVisible();
    expect(within(dialog).getAllByText('2 items')).toHaveLength(2);
    expect(within(dialog).getByText('Produce')).toBeVisible();
    expect(
      within(dialog).getByText('Ana Lindqvist has not answered the invitation and gets no items.'),
    ).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Assign 4 items' }));
    expect(await screen.findByText('4 items to 2 participants')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('checkbox', { name: 'Ground beef' })).toHaveAccessibleDescription(/Jonas Weber$/);
  });

  it('says who has no items, before and after', async () => {
    const [chili] = FREE_MEALS;
    const dev = { ...JONAS, id: 'p9', name: 'Dev Patel' };
    showCart({
      meals: chili === undefined ? [] : [chili],
      change: { participants: [VIEWER, JONAS, dev] },
      mocks: [
        answerTo(
          AssignShoppingDocument,
          { input: { tripId: TRIP_ID, mode: 'BY_STORE' } },
          {
            assignShopping: {
              ingredients: [...assigned(['i1', 'i2'], VIEWER.id), ...assigned(['i3'], JONAS.id)],
            },
          },
        ),
      ],
    });
    const dialog = await openDialog();
    expect(within(dialog).getByText('Dev Patel has no items.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Assign 3 items' }));
    expect(await screen.findByText('3 items to 2 participants. Dev Patel has no items.')).toBeVisible();
  });

  it('says that a random split is random', async () => {
    showCart({ meals: FREE_MEALS });
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('radio', { name: /Random/ }));
    expect(within(dialog).getByText(/assigned at random/)).toBeVisible();
    expect(within(dialog).getAllByText('about 2 items')).toHaveLength(2);
  });

  it('previews the sections of each person in walking order', async () => {
    showCart({ meals: FREE_MEALS });
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('radio', { name: /Walking order/ }));
    expect(within(dialog).getAllByText('2 items')).toHaveLength(2);
    expect(within(dialog).getByText('Produce')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Assign 4 items' })).toBeEnabled();
  });

  it('assigns the items of a section by hand, and unassigns one again', async () => {
    showCart({ meals: FREE_MEALS, mocks: [assign(['i1', 'i2'], JONAS.id), assign(['i1'], null)] });
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('radio', { name: /Manual/ }));
    await userEvent.selectOptions(
      within(dialog).getByRole('combobox', { name: 'Who buys it' }),
      'Jonas Weber',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('Please choose at least one item.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'All of Produce' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Assign 2 items' }));
    expect(await screen.findByText('2 items: Jonas Weber')).toBeVisible();
    await waitFor(() => expect(within(dialog).queryByRole('checkbox', { name: /Onions/ })).toBeNull());

    await userEvent.selectOptions(
      within(dialog).getByRole('combobox', { name: 'Who buys it' }),
      'No one (unassign)',
    );
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /Onions/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Unassign 1 item' }));
    expect(await screen.findByText('Onions: nobody')).toBeVisible();
  });

  it('says why it cannot assign while no participant has accepted', async () => {
    showCart({ meals: FREE_MEALS, change: { participants: [ANA] } });
    const dialog = await openDialog();
    expect(within(dialog).getByText(/^No one has accepted the invitation yet/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /^Assign/ })).toBeNull();
  });

  it('shows an error on failure', async () => {
    const variables = { input: { tripId: TRIP_ID, mode: 'BY_STORE' } };
    showCart({
      meals: FREE_MEALS,
      mocks: [{ request: { query: AssignShoppingDocument, variables }, error: new Error('offline') }],
    });
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Assign 4 items' }));
    expect(await screen.findByText('Failed to update ingredient.')).toBeVisible();
  });
});

describe('Share list', () => {
  it('copies the visible list as text on a device without sharing', async () => {
    const user = userEvent.setup();
    showCart({ query: '?purchased=hide', meals: MEALS });
    await user.click(await screen.findByRole('button', { name: /^More: / }));
    await chooseEntry('Share list');
    expect(await screen.findByText('List copied')).toBeVisible();
    const text = [
      'Lake Wallowa Weekend: Shopping List',
      'Joseph, Oregon, Jun 13 - Jun 14',
      '',
      'PRODUCE',
      '[ ] Yellow onions: 4 (Maya Torres, Jonas Weber)',
    ].join('\n');
    // Awaited, because the screen still changes until the notification.
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(text));
  });
});
