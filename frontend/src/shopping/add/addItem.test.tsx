import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { ingredientAnswer, itemAnswer, mealAnswer, TRIP_ID } from '../../../test/answers/tripAnswers.ts';
import { showCart } from '../../../test/showCart.tsx';
import { AddTripItemsDocument, RemoveTripItemDocument } from '../../offline/outbox/AddTripItems.generated.ts';
import { ItemSuggestionsDocument } from './ItemSuggestions.generated.ts';

type Items = readonly ReturnType<typeof itemAnswer>[];

const CHARCOAL = itemAnswer('c1', { name: 'Charcoal', quantity: '2', unit: 'bags' });

const suggestions = (...names: readonly string[]) =>
  answerTo(
    ItemSuggestionsDocument,
    { tripId: TRIP_ID },
    {
      trip: {
        __typename: 'Trip',
        id: TRIP_ID,
        itemSuggestions: names.map((name, index) => ({
          __typename: 'ItemSuggestion',
          name,
          trips: names.length - index,
        })),
      },
    },
  );

/** The answer to adding a line: the trip has these items. */
const added = (line: string, items: Items) =>
  answerTo(
    AddTripItemsDocument,
    { input: { tripId: TRIP_ID, items: [{ line }] } },
    {
      addTripItems: {
        items: items.slice(-1).map(({ id }) => ({ __typename: 'Ingredient', id })),
        trip: { __typename: 'Trip', id: TRIP_ID, items },
      },
    },
  );

const field = () => screen.findByRole('textbox', { name: 'Add or find an item' });

describe('the line to add to the list', () => {
  it('reads the amount while it is typed, adds with Enter and keeps the focus', async () => {
    showCart({ mocks: [suggestions(), added('2 bags charcoal', [CHARCOAL])] });
    await userEvent.type(await field(), '2 bags charcoal');
    expect(
      await screen.findByRole('button', { name: 'Add “2 bags charcoal” 2 bags, Household & Gear' }),
    ).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
    const gear = await screen.findByRole('region', { name: 'Household & Gear' });
    expect(within(gear).getByRole('checkbox', { name: 'Charcoal' })).not.toBeChecked();
  });

  it('keeps the next line that is typed before the first one is added', async () => {
    showCart({ mocks: [suggestions(), added('2 bags charcoal', [CHARCOAL])] });
    const input = await field();
    await userEvent.type(input, '2 bags charcoal');
    // Both in one go, as on a slow phone.
    act(() => {
      fireEvent.submit(screen.getByRole('search', { name: 'Shopping list' }));
      fireEvent.change(input, { target: { value: '400 g tomatoes' } });
    });
    await act(async () => void (await import('./addItem.ts')));
    expect(input).toHaveValue('400 g tomatoes');
    // Then the list has the first one.
    await userEvent.clear(input);
    expect(await screen.findByRole('checkbox', { name: 'Charcoal' })).toBeVisible();
  });

  it('offers items of earlier trips, for what is typed and not on the list', async () => {
    const ice = itemAnswer('c2', { name: 'Ice' });
    showCart({
      meals: [{ ...mealAnswer('m1'), ingredients: [ingredientAnswer('i1', 'm1', { name: 'foil' })] }],
      mocks: [suggestions('Foil', 'Charcoal', 'Paper towels', 'Ice'), added('Ice', [ice])],
    });
    await userEvent.type(await field(), 'i');
    await userEvent.click(await screen.findByRole('button', { name: 'Add “Ice” on an earlier trip' }));
    expect(await screen.findByRole('checkbox', { name: 'Ice' })).toBeVisible();
    expect(await field()).toHaveValue('');
  });

  it('says that something is on the list already, and takes it back', async () => {
    const again = itemAnswer('c3', { name: 'Charcoal' });
    showCart({
      change: { items: [CHARCOAL] },
      mocks: [
        suggestions(),
        added('charcoal', [CHARCOAL, again]),
        answerTo(
          RemoveTripItemDocument,
          { input: { tripId: TRIP_ID, id: 'c3' } },
          { deleteIngredient: { id: 'c3' } },
        ),
      ],
    });
    await userEvent.type(await field(), 'charcoal');
    await userEvent.click(await screen.findByRole('button', { name: /^Add “charcoal”/ }));
    expect(await screen.findByText('Charcoal is on the list already')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('checkbox', { name: 'Charcoal' })).toHaveAccessibleDescription(/2\sbags/);
  });

  it('keeps what the server refuses, with the reason, to be edited', async () => {
    const message = 'A trip can have at most 300 items that no meal needs.';
    showCart({
      mocks: [
        suggestions(),
        {
          request: {
            query: AddTripItemsDocument,
            variables: { input: { tripId: TRIP_ID, items: [{ line: 'ice' }] } },
          },
          result: { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] },
        },
      ],
    });
    await userEvent.type(await field(), 'ice{Enter}');
    const refused = await screen.findByRole('list', { name: 'Items that were not added' });
    expect(await within(refused).findByRole('alert')).toHaveTextContent(message);
    await userEvent.click(within(refused).getByRole('button', { name: 'Edit' }));
    expect(await field()).toHaveValue('ice');
    expect(screen.queryByRole('list', { name: 'Items that were not added' })).toBeNull();
  });

  it('is missing when nothing can be ticked any more', async () => {
    showCart({ change: { isCompleted: true, viewerCan: ['VIEW'] } });
    await screen.findByRole('checkbox', { name: 'Feta' });
    expect(screen.queryByRole('textbox', { name: 'Add or find an item' })).toBeNull();
  });

  it('shows who added an item, and removes it in its details', async () => {
    const sam = { __typename: 'Participant' as const, id: 'p9', name: 'Sam', isViewer: false };
    showCart({
      change: { items: [{ ...CHARCOAL, addedBy: sam }] },
      mocks: [
        answerTo(
          RemoveTripItemDocument,
          { input: { tripId: TRIP_ID, id: 'c1' } },
          { deleteIngredient: { id: 'c1' } },
        ),
      ],
    });
    expect(await screen.findByRole('checkbox', { name: 'Charcoal' })).toHaveAccessibleDescription(
      /added by Sam/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Details of Charcoal' }));
    expect(await screen.findByText('Added by Sam')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Charcoal removed')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Charcoal' })).toBeNull();
  });
});
