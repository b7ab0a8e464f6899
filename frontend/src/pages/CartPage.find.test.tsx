import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../test/answers/answerTo.ts';
import { chooseEntry } from '../../test/chooseEntry.ts';
import { MEALS, showCart, tick } from '../../test/showCart.tsx';
import { ingredientAnswer, JONAS, mealAnswer, TRIP_ID, VIEWER } from '../../test/answers/tripAnswers.ts';
import { ItemSuggestionsDocument } from '../shopping/add/ItemSuggestions.generated.ts';
import { SaveNoteDocument } from '../shopping/detail/SaveNote.generated.ts';

function onPhone(): void {
  const list = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  // Cast: the media query hook reads only these fields of a MediaQueryList.
  jest.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
}

const search = () => screen.findByRole('textbox', { name: 'Add or find an item' });
const names = () =>
  screen
    .getAllByRole('checkbox')
    .filter((box) => box.dataset['cartLine'] !== undefined)
    .map((box) => document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent);

const PICKS = answerTo(
  ItemSuggestionsDocument,
  { tripId: TRIP_ID },
  { trip: { __typename: 'Trip', id: TRIP_ID, itemSuggestions: [] } },
);

describe('the field', () => {
  it('finds open and bought items while typing, then offers to add; Escape clears', async () => {
    showCart({ query: '?purchased=hide', mocks: [PICKS] });
    const field = await search();
    await userEvent.type(field, 'e');
    expect(await screen.findByText('2 found')).toBeInTheDocument();
    expect(names()).toEqual(['Yellow onions', 'Feta']);
    await userEvent.type(field, 't');
    expect(await screen.findByText('1 found')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Add “et”/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('region', { name: 'Produce' })).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
  });

  it('takes with Enter the line of this name, which the arrows reach, too', async () => {
    showCart({ mocks: [PICKS] });
    await userEvent.type(await search(), 'yellow onion{Enter}');
    expect(await screen.findByRole('checkbox', { name: /^Yellow\s?onion/ })).toHaveFocus();
    await userEvent.type(await search(), '{ArrowDown}');
    expect(screen.getByRole('checkbox', { name: /^Yellow\s?onion/ })).toHaveFocus();
  });

  it('says what it did not find', async () => {
    showCart({ query: '?q=oat', mocks: [PICKS] });
    expect(await screen.findByText('Nothing called “oat”')).toBeInTheDocument();
    expect(await search()).toHaveValue('oat');
  });
});

describe('Mine and All', () => {
  it("show the viewer's items without faces", async () => {
    showCart();
    await userEvent.click(await screen.findByRole('radio', { name: 'Mine' }));
    await waitFor(() => expect(names()).toEqual(['yellow onion']));
    expect(screen.getByRole('radio', { name: 'All' })).not.toBeChecked();
    expect(screen.queryByTitle(VIEWER.name)).toBeNull();
  });

  it('lead back to all items if none is mine', async () => {
    showCart({
      query: '?mine',
      meals: [{ ...mealAnswer('m1'), ingredients: [ingredientAnswer('i1', 'm1', { name: 'Garlic' })] }],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show all items' }));
    expect(await screen.findByRole('checkbox', { name: 'Garlic' })).toBeVisible();
  });
});

describe('the list on a phone', () => {
  it('has the figures above the list, and the controls in a menu', async () => {
    onPhone();
    showCart();
    const total = await screen.findByText('Total Items');
    expect(total.nextSibling).toHaveTextContent('2');
    expect(screen.queryByRole('button', { name: 'Assign Shopping' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'List menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Shopping List' });
    expect(within(menu).getByText('Joseph, Oregon, Jun 13 - Jun 14, 3 participants')).toBeVisible();
    expect(within(menu).getByRole('radio', { name: 'Assigned Users' })).toBeVisible();
    for (const name of [/^Assign Shopping/, /^Optimize 1 on the list twice/, 'Share list', 'Print'])
      expect(within(menu).getByRole('button', { name })).toBeVisible();
    await userEvent.click(within(menu).getByRole('checkbox', { name: 'Show purchased items' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('checkbox', { name: 'Feta' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'List menu' })).toHaveFocus());
  });

  it('opens the details in a sheet, whose button ticks the item and closes it', async () => {
    onPhone();
    showCart({ mocks: [tick(['i1', 'i3'], true)] });
    const opener = await screen.findByRole('button', { name: 'Details of Yellow onions' });
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'Yellow onions' });
    expect(within(sheet).getByRole('link', { name: 'Quesadillas' })).toBeVisible();
    const gotIt = within(sheet).getByRole('button', { name: 'Got it' });
    // Not the note, whose field opens a keyboard.
    await waitFor(() => expect(gotIt).toHaveFocus());
    await userEvent.click(gotIt);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('checkbox', { name: 'Yellow onions' })).toBeChecked();
    await waitFor(() => expect(opener).toHaveFocus());
  });
});

describe('the heading of a section', () => {
  it('lists the sections, and leads to the chosen one', async () => {
    const ingredients = ['Garlic', 'Milk'].map((name) => ingredientAnswer(name, 'm1', { name }));
    showCart({ meals: [{ ...mealAnswer('m1'), ingredients }] });
    await userEvent.click(await screen.findByRole('button', { name: 'Sections, from Produce' }));
    await chooseEntry('Dairy & Eggs, 1 left');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sections, from Dairy & Eggs' })).toHaveFocus(),
    );
  });
});

describe('the note of an item', () => {
  it('is saved for the shopper', async () => {
    const [chili] = MEALS;
    const ingredients = [ingredientAnswer('i1', 'm1', { name: 'Garlic', notes: 'fresh' })];
    const ingredient = { __typename: 'Ingredient' as const, id: 'i1', notes: 'fresh, please', version: 2 };
    showCart({
      meals: chili === undefined ? [] : [{ ...chili, ingredients }],
      mocks: [
        answerTo(
          SaveNoteDocument,
          { input: { tripId: TRIP_ID, id: 'i1', notes: 'fresh, please', version: 1 } },
          { updateIngredient: { ingredient } },
        ),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Details of Garlic' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), ', please');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('fresh, please');
  });

  it('stays in its field when it is emptied, also on a line of two ingredients', async () => {
    const [chili] = MEALS;
    const ingredients = [
      ingredientAnswer('i1', 'm1', { name: 'Garlic', notes: null }),
      ingredientAnswer('i2', 'm1', { name: 'Garlic', notes: 'fresh' }),
    ];
    const ingredient = { __typename: 'Ingredient' as const, id: 'i2', notes: null, version: 2 };
    showCart({
      meals: chili === undefined ? [] : [{ ...chili, ingredients }],
      mocks: [
        answerTo(
          SaveNoteDocument,
          { input: { tripId: TRIP_ID, id: 'i2', notes: null, version: 1 } },
          { updateIngredient: { ingredient } },
        ),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Details of Garlic' }));
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Note' }));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  });

  it('asks which one to keep if another person saved one meanwhile', async () => {
    const [chili] = MEALS;
    const ingredients = [ingredientAnswer('i1', 'm1', { name: 'Garlic' })];
    const conflict = {
      version: 2,
      fields: ['notes'],
      current: { notes: 'peeled' },
      changedBy: JONAS.id,
      changedAt: '2030-06-13T10:00:00.000Z',
    };
    const errors = [{ message: 'Changed.', extensions: { code: 'CONFLICT', conflict } }];
    showCart({
      meals: chili === undefined ? [] : [{ ...chili, ingredients }],
      mocks: [
        {
          request: {
            query: SaveNoteDocument,
            variables: { input: { tripId: TRIP_ID, id: 'i1', notes: 'fresh', version: 1 } },
          },
          result: { errors },
        },
        answerTo(
          SaveNoteDocument,
          { input: { tripId: TRIP_ID, id: 'i1', version: 2 } },
          {
            updateIngredient: {
              ingredient: { __typename: 'Ingredient' as const, id: 'i1', notes: 'peeled', version: 2 },
            },
          },
        ),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Details of Garlic' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'fresh');
    const question = within(await screen.findByRole('group', { name: 'Note: two versions' }));
    await userEvent.click(question.getByRole('button', { name: 'Take Jonas’s' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('peeled'));
  });
});

describe('the keys', () => {
  it('move on the list, tick, open, and find', async () => {
    showCart({ mocks: [PICKS] });
    await screen.findByRole('checkbox', { name: 'Yellow onions' });
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('checkbox', { name: 'Yellow onions' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('checkbox', { name: 'Feta' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('region', { name: 'Feta' })).toBeVisible();
    await userEvent.keyboard('m');
    expect(await screen.findByRole('radio', { name: 'Mine' })).toBeChecked();
    await userEvent.keyboard('/');
    expect(await search()).toHaveFocus();
    await userEvent.keyboard('m');
    expect(await search()).toHaveValue('m');
  });

  it('of one letter can be switched off', async () => {
    showCart();
    await screen.findByRole('checkbox', { name: 'Yellow onions' });
    await userEvent.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keys' });
    await userEvent.click(within(help).getByRole('checkbox', { name: 'Use keys of one letter' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('/');
    expect(await search()).not.toHaveFocus();
    localStorage.clear();
  });
});
