import { ServerError } from '@apollo/client/errors';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartAnswer, MEALS, showCart, tick } from '../../test/showCart.tsx';
import { loseConnection } from '../../test/showMembers.tsx';
import { stopTime } from '../../test/stopTime.ts';
import { ingredientAnswer, JONAS, mealAnswer, TRIP_ID } from '../../test/answers/tripAnswers.ts';
import { TripIngredientsDocument } from '../shopping/rows/TripIngredients.generated.ts';

describe('the cart', () => {
  it('groups rows of the same name under their section, with one sum and the quantity of each', async () => {
    showCart();
    const produce = await screen.findByRole('region', { name: 'Produce' });
    const onions = within(produce).getByRole('checkbox', { name: 'Yellow onions' });
    expect(onions).not.toBeChecked();
    expect(onions).toHaveAccessibleDescription(
      /Chili, Quesadillas 4 for 2 meals: 3, 1\. Maya Torres, Jonas Weber/,
    );
    const bought = screen.getByRole('region', { name: '1 bought' });
    expect(within(bought).getByRole('checkbox', { name: 'Feta' })).toBeChecked();
    expect(screen.getByText('Total Items').nextSibling).toHaveTextContent('2');
    expect(screen.getByText('Remaining').nextSibling).toHaveTextContent('1');
  });

  it('ticks every row of a line at once, and folds it after a pause', async () => {
    const user = stopTime();
    showCart({ mocks: [tick(['i1', 'i3'], true)] });
    await user.click(await screen.findByRole('checkbox', { name: 'Yellow onions' }));
    expect(screen.getByRole('checkbox', { name: 'Yellow onions' })).toBeChecked();
    expect(screen.getByText('Remaining').nextSibling).toHaveTextContent('0');
    const produce = screen.getByRole('region', { name: 'Produce' });
    expect(within(produce).getByRole('checkbox', { name: 'Yellow onions' })).toBeVisible();
    // Not what is still in its place.
    expect(screen.getByRole('region', { name: '1 more bought' })).toBeVisible();
    const bought = await screen.findByRole('region', { name: '2 bought' });
    expect(within(bought).getByText('Bought by Jonas Weber, Jun 12, 2:15 PM')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Produce' })).toBeNull();
    expect(screen.getByText('All bought. 2 items.')).toBeVisible();
  });

  it('undoes a tick that the server refuses, with an error', async () => {
    const user = stopTime();
    showCart({ mocks: [tick(['i2'], false, { result: { errors: [{ message: 'No.' }] } })] });
    await user.click(await screen.findByRole('checkbox', { name: 'Feta' }));
    expect(screen.getByRole('checkbox', { name: 'Feta' })).not.toBeChecked();
    expect(await screen.findByText('Failed to update ingredient.')).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: 'Feta', checked: true })).toBeVisible();
  });

  it('undoes a tick that the server answers with status 500, and sends the next one', async () => {
    const user = stopTime();
    const response = new Response('Oops', { status: 500 });
    const failed = new ServerError('500', { response, bodyText: 'Oops' });
    showCart({ mocks: [tick(['i2'], false, { error: failed }), tick(['i2'], false)] });
    await user.click(await screen.findByRole('checkbox', { name: 'Feta' }));
    expect(await screen.findByText('Failed to update ingredient.')).toBeVisible();
    await user.click(await screen.findByRole('checkbox', { name: 'Feta', checked: true }));
    await waitFor(() => expect(screen.getByText('Purchased').nextSibling).toHaveTextContent('0'));
    expect(screen.getByRole('checkbox', { name: 'Feta' })).not.toBeChecked();
  });

  it('says that it is offline below its lines, which stay where they are', async () => {
    showCart();
    const [line] = await screen.findAllByRole('checkbox');
    loseConnection();
    const notice = await screen.findByText(/^You are offline\. What you check off/);
    expect(line?.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    jest.restoreAllMocks();
  });

  it('can be grouped by buyer and hide purchased items', async () => {
    showCart();
    await userEvent.click(await screen.findByRole('radio', { name: 'Assigned Users' }));
    await screen.findByRole('heading', { name: 'Jonas Weber' });
    const parts = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(parts).toEqual(['Maya Torres (You)', 'Jonas Weber', '1 bought']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show purchased items' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Feta' })).toBeNull());
    expect(screen.getByRole('button', { name: '1 bought' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('has a head on paper alone', async () => {
    showCart();
    await screen.findByRole('radio', { name: 'Assigned Users' });
    expect(screen.queryByText(/: Shopping List$/)).toBeNull();
    await act(async () => {
      fireEvent(window, new Event('beforeprint'));
    });
    expect(await screen.findByText(/: Shopping List$/)).toBeInTheDocument();
  });

  it('follows the URL', async () => {
    showCart({ query: '?group=assigned-users&purchased=hide' });
    expect(await screen.findByRole('radio', { name: 'Assigned Users' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Show purchased items' })).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'Feta' })).toBeNull();
  });

  it('says what to do while it is empty', async () => {
    showCart({ meals: [] });
    expect(await screen.findByRole('heading', { name: 'Nothing to buy yet.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Plan meals' })).toHaveAttribute('href', `/trips/${TRIP_ID}`);
  });

  it('hides the link to the plan without the ability to plan', async () => {
    showCart({ meals: [], change: { isCompleted: true, viewerCan: ['VIEW'] } });
    expect(await screen.findByRole('heading', { name: 'Nothing on the list' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Plan meals' })).toBeNull();
  });

  it('shows a message when the trip becomes unavailable', async () => {
    const result = { errors: [{ message: 'There is no such trip.', extensions: { code: 'NOT_FOUND' } }] };
    showCart({
      refetches: true,
      mocks: [
        tick(['i2'], false, { result }),
        { request: { query: TripIngredientsDocument, variables: { tripId: TRIP_ID } }, result },
      ],
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Feta' }));
    expect(await screen.findByRole('heading', { name: 'This trip is no longer available' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to your trips' })).toHaveAttribute('href', '/');
  });

  it('shows one total for an optimized group, with later additions', async () => {
    const onions = (id: string, quantity: string, mergedAs: string | null) =>
      ingredientAnswer(id, 'm1', { name: 'onions', quantity, mergedAs });
    const ingredients = [onions('i1', '3', 'onion'), onions('i2', '1', 'onion'), onions('i3', '2', null)];
    showCart({ meals: [{ ...mealAnswer('m1', { name: 'Chili' }), ingredients }] });
    expect(await screen.findByRole('checkbox', { name: 'onions' })).toHaveAccessibleDescription(
      /6: 3, 1, 2\./,
    );
  });

  it('shows the details of a line without ticking it', async () => {
    const [chili, quesadillas] = MEALS;
    if (chili === undefined || quesadillas === undefined) throw new Error('There are two meals.');
    const garlic = { name: 'Garlic', quantity: '2', unit: 'cloves' };
    const bought = {
      purchased: true,
      purchasedAt: new Date(2030, 5, 12, 9, 5).toISOString(),
      purchasedBy: { __typename: 'Participant' as const, id: JONAS.id },
    };
    showCart({
      meals: [
        { ...chili, ingredients: [ingredientAnswer('i1', 'm1', { ...garlic, notes: 'the fresh one' })] },
        { ...quesadillas, ingredients: [ingredientAnswer('i2', 'm2', { ...garlic, ...bought })] },
      ],
    });
    const details = await screen.findByRole('button', { name: 'Details of Garlic' });
    await userEvent.click(details);
    expect(details).toHaveAttribute('aria-expanded', 'true');
    const shown = await screen.findByRole('region', { name: 'Garlic' });
    expect(within(shown).getByRole('link', { name: 'Chili' })).toHaveAttribute(
      'href',
      `/trips/${TRIP_ID}?ingredients=m1`,
    );
    expect(within(shown).getByText('Thu, Jun 13, dinner')).toBeVisible();
    expect(within(shown).getByRole('textbox', { name: 'Note' })).toHaveValue('the fresh one');
    expect(within(shown).getByText('Bought by Jonas Weber, Jun 12, 9:05 AM')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Garlic' })).toBePartiallyChecked();
  });

  it('adds cups and grams of one food in two names, and shows how', async () => {
    const [chili, quesadillas] = MEALS;
    if (chili === undefined || quesadillas === undefined) throw new Error('There are two meals.');
    const needed = {
      __typename: 'StapleAnswer' as const,
      answer: 'NEED' as const,
      by: null,
      at: '2030-06-12T12:00:00.000Z',
    };
    showCart({
      meals: [
        {
          ...chili,
          ingredients: [
            ingredientAnswer('i1', 'm1', {
              name: 'All-purpose flour',
              quantity: '500',
              unit: 'g',
              staple: needed,
            }),
          ],
        },
        {
          ...quesadillas,
          ingredients: [ingredientAnswer('i2', 'm2', { name: 'plain flour', quantity: '2', unit: 'cups' })],
        },
      ],
    });
    const flour = await screen.findByRole('checkbox', { name: 'All-purpose flour' });
    expect(flour).toHaveAccessibleDescription(/about 740 g for 2 meals: 500 g, 2 cups/);
    await userEvent.click(screen.getByRole('button', { name: 'Details of All-purpose flour' }));
    expect(await screen.findByText('500 g + 2 cups')).toBeVisible();
    expect(screen.getByText('1 cup of all-purpose flour is about 120 g')).toBeVisible();
    expect(screen.getByText('≈ 740 g')).toBeVisible();
    expect(screen.getByText('To buy: about 740 g')).toBeInTheDocument();
    expect(screen.getByText('plain flour')).toBeVisible();
  });

  it('shows purchases of others after it is read again, which needs no button', async () => {
    const meals = MEALS.map((meal) => ({
      ...meal,
      ingredients: meal.ingredients.map((ingredient) => ({ ...ingredient, purchased: true })),
    }));
    const refusal = { result: { errors: [{ message: 'No.', extensions: { code: 'CONFLICT' } }] } };
    showCart({ mocks: [tick(['i2'], false, refusal), cartAnswer(meals)], refetches: true });
    const feta = await screen.findByRole('checkbox', { name: 'Feta' });
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
    await userEvent.click(feta);
    expect(await screen.findByText('All bought. 2 items.')).toBeVisible();
  });

  it('is locked in a completed trip', async () => {
    showCart({ change: { isCompleted: true, viewerCan: ['VIEW'] } });
    expect(await screen.findByRole('checkbox', { name: 'Yellow onions' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Assign Shopping' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Optimize' })).toBeNull();
  });
});
