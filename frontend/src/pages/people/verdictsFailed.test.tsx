import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sheetAnswers } from '../../../test/answers/sheetAnswers.ts';
import { ingredientAnswer, mealAnswer, TRIP_ID } from '../../../test/answers/tripAnswers.ts';
import { TABLE } from '../../../test/answers/verdictAnswers.ts';
import { showCart } from '../../../test/showCart.tsx';
import { showTrip } from '../../../test/showTrip.tsx';
import { TripIngredientsDocument } from '../../shopping/rows/TripIngredients.generated.ts';

let mockIsLost = true;
// Stands for a chunk that is lost on its way.
jest.mock('../../people/verdict/tripVerdicts.ts', () => {
  if (mockIsLost) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual<object>('../../people/verdict/tripVerdicts.ts');
});

const MEAL = mealAnswer('m1', { name: 'Couscous with vegetables', ingredientCount: 1 });
const COUSCOUS = ingredientAnswer('i1', 'm1', { name: 'couscous' });
const NOTICE = 'Could not check who can eat this.';

const show = (query = '', first: readonly MockLink.MockedResponse[] = []) =>
  showTrip([MEAL], {
    query,
    first,
    ingredients: [COUSCOUS],
    change: TABLE,
    mocks: sheetAnswers(MEAL, { ingredients: [COUSCOUS] }),
  });

describe('a check that could not be made', () => {
  beforeEach(() => {
    // No reload: it was tried a moment ago.
    sessionStorage.setItem('loaded-anew-at', String(Date.now()));
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ status: 'ok' }));
  });

  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  it('is said in the sheet of a meal', async () => {
    show('?assign=2030-06-13.dinner');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent(NOTICE));
  });

  it('is said on the shopping list', async () => {
    showCart({ meals: [{ ...MEAL, ingredients: [COUSCOUS] }], change: TABLE });
    expect(await screen.findByText(NOTICE)).toBeVisible();
  });

  it('keeps the focus on Try again while it is made again', async () => {
    show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    expect(retry).toHaveFocus();
    expect(screen.getByText(NOTICE)).toBeVisible();
  });

  it('is said on the plan, and made again', async () => {
    show();
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.queryByText('Everybody can eat')).toBeNull();
    mockIsLost = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findAllByText('Ana can’t eat couscous'))[0]).toBeVisible();
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('is made again where the ingredients could not be read', async () => {
    mockIsLost = false;
    const result = { errors: [{ message: 'Something went wrong.', extensions: { code: 'BAD_USER_INPUT' } }] };
    const request = { query: TripIngredientsDocument, variables: { tripId: TRIP_ID } };
    show('?assign=2030-06-13.dinner', [{ request, result }]);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent(NOTICE));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog).toHaveTextContent('Ana can’t eat couscous.'));
    expect(dialog).not.toHaveTextContent(NOTICE);
  });
});
