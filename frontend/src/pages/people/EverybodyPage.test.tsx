import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sheetAnswers } from '../../../test/answers/sheetAnswers.ts';
import { showTrip } from '../../../test/showTrip.tsx';
import { eaterAnswer } from '../../../test/answers/tableAnswers.ts';
import { ingredientAnswer, mealAnswer, TRIP_ID, VIEWER } from '../../../test/answers/tripAnswers.ts';
import { ANA_COELIAC, MEALS_OF_TABLE, ROWS_OF_TABLE, TABLE } from '../../../test/answers/verdictAnswers.ts';
import { TripIngredientsDocument } from '../../shopping/rows/TripIngredients.generated.ts';
import { TripDocument } from '../wholeTrip/TripPage.generated.ts';

const READ_THE_LABEL =
  'Checked against ingredient names, not against labels. With an allergy, read the label.';

function showPage(change: Parameters<typeof showTrip>[1] = {}) {
  return showTrip(MEALS_OF_TABLE, {
    below: '/table/meals',
    ingredients: ROWS_OF_TABLE,
    change: TABLE,
    ...change,
  });
}

const part = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.parentElement ?? document.body);
};

describe('the page with all verdicts', () => {
  it('counts verdicts and lists conflicts first, then unknown meals, safe ones and empty slots', async () => {
    showPage();
    const toSortOut = await part('To sort out');
    const rows = toSortOut.getAllByRole('listitem');
    expect(rows.map((row) => within(row).getAllByText(/^(Conflict|Unknown)$/)[0]?.textContent)).toEqual([
      'Conflict',
      'Unknown',
    ]);
    expect(rows[0]).toHaveTextContent('Thu, Jun 13, dinnerCouscous with vegetablesAna (coeliac): couscous');
    expect(rows[1]).toHaveTextContent('Ana (coeliac): house spice mix');
    expect((await part('Safe')).getByRole('listitem')).toHaveTextContent('Black bean chiliSafefor 3');
    expect((await part('Not planned')).getByRole('listitem')).toHaveTextContent('Nothing yetNot planned');
    const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
    expect(figures).toEqual(['1', '1', '1', '1']);
    expect(screen.getByText(READ_THE_LABEL)).toBeVisible();
  });

  it('has the notes of people on the card, on which no verdict depends', async () => {
    const note = 'carries an EpiPen';
    showPage({ change: { eaters: [eaterAnswer('e1', VIEWER, { note })] } });
    expect(await screen.findByText('Note from Maya Torres: carries an EpiPen.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Safe' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'To sort out' })).toBeNull();
  });

  it('opens the meal in its dialog', async () => {
    const meal = mealAnswer('couscous', { name: 'Couscous with vegetables' });
    showPage({ mocks: sheetAnswers(meal, { ingredients: ROWS_OF_TABLE.slice(1, 3) }) });
    await userEvent.click(await screen.findByRole('button', { name: /^Fix: Couscous/ }));
    expect(await screen.findByRole('dialog', { name: /^Assign Dinner - Jun 13/ })).toBeVisible();
    expect(window.location.pathname).toBe(`/trips/${TRIP_ID}/table/meals`);
  });

  it('plans an empty slot, and offers a fix for an ingredient that no label settles', async () => {
    showPage();
    expect(await screen.findByRole('button', { name: /^Fix: Spiced/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Plan it:/ }));
    expect(await screen.findByRole('dialog', { name: 'Assign Lunch - Jun 14' })).toBeVisible();
  });

  it('shows the card for the kitchen, prints and copies it', async () => {
    const user = userEvent.setup();
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    showPage();
    const card = within(await screen.findByRole('complementary', { name: 'For the kitchen wall' }));
    expect(card.getByRole('heading', { name: 'Allergies and diets' })).toBeVisible();
    expect(card.getByText('Coeliac.')).toBeVisible();
    expect(card.getByText('Jonas Weber would rather have no mushroom.')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Print card' }));
    expect(print).toHaveBeenCalled();
    await user.click(card.getByRole('button', { name: 'Copy as text' }));
    expect(await screen.findByText('Card copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith(expect.stringContaining('Ana: Coeliac.'));
  });

  it('prints four cards in place of the page', async () => {
    showPage();
    await screen.findByRole('heading', { name: 'Allergies and diets' });
    fireEvent(window, new Event('beforeprint'));
    expect(screen.getAllByRole('heading', { name: 'Allergies and diets' })).toHaveLength(5);
    fireEvent(window, new Event('afterprint'));
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { name: 'Allergies and diets' })).toHaveLength(1),
    );
  });

  it('says who was cared for in a safe meal', async () => {
    showPage({
      ingredients: [
        ...ROWS_OF_TABLE,
        ingredientAnswer('i-millet', 'couscous', {
          name: 'millet',
          apartOfId: 'i-couscous',
          apartEaterIds: [ANA_COELIAC.id],
        }),
      ],
    });
    expect((await part('Safe')).getByText('Millet for Ana, cooked apart.')).toBeVisible();
  });

  it('asks everybody when nobody said anything', async () => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    showPage({ change: { eaters: [eaterAnswer('e1', VIEWER, { eatsEverything: false })] } });
    expect(await screen.findByText('Nobody said anything.')).toBeVisible();
    expect(screen.getByText('Ask once, so that dinner is easy.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ask everybody' }));
    expect(await screen.findByText('Question copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith(expect.stringMatching(`http.*/trips/${TRIP_ID}\\?welcome=1$`));
    expect(screen.getByText(READ_THE_LABEL)).toBeVisible();
    expect(screen.queryByText('Safe')).toBeNull();
  });

  it('is read-only for a completed trip', async () => {
    showPage({ change: { ...TABLE, isCompleted: true, viewerCan: ['VIEW'] } });
    expect(await screen.findByText(/^Trip Completed:/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Fix|Plan it|Say which)/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Print card' })).toBeVisible();
  });

  it('keeps the head when it does not load, and tries again', async () => {
    const failed = [TripDocument, TripIngredientsDocument].map((query) => ({
      request: { query, variables: query === TripDocument ? { id: TRIP_ID } : { tripId: TRIP_ID } },
      error: new Error('no line'),
    }));
    showTrip([], { below: '/table/meals', first: failed, change: TABLE });
    expect(await screen.findByText('This did not load.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Can everybody eat?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Not planned' })).toBeVisible();
  });
});

describe('the row below the table', () => {
  const rowOf = async (name: string) => screen.findByRole('link', { name });

  it('counts meals that do not fit, and leads to the page', async () => {
    showTrip(MEALS_OF_TABLE, { ingredients: ROWS_OF_TABLE, change: TABLE });
    expect(await rowOf('1 meal does not fit everybody')).toHaveAttribute(
      'href',
      `/trips/${TRIP_ID}/table/meals`,
    );
    expect(screen.getByText('Ana (coeliac): couscous')).toBeVisible();
  });

  it('says when everybody can eat', async () => {
    showTrip(MEALS_OF_TABLE.slice(2), { ingredients: ROWS_OF_TABLE.slice(3), change: TABLE });
    expect(await rowOf('Everybody can eat')).toBeVisible();
  });

  it('does not say so before everybody answered, and says beside each verdict how many have not', async () => {
    const maya = eaterAnswer('e1', VIEWER, { eatsEverything: false });
    const change = { eaters: [maya, ...TABLE.eaters.slice(1)] };
    const { unmount } = showTrip(MEALS_OF_TABLE.slice(2), { ingredients: ROWS_OF_TABLE.slice(3), change });
    expect(await rowOf('1 has not answered')).toBeVisible();
    unmount();
    showPage({ change });
    expect((await part('Safe')).getByRole('listitem')).toHaveTextContent('1 has not answered');
    const card = within(await screen.findByRole('complementary', { name: 'For the kitchen wall' }));
    expect(card.getByText('Not answered yet: Maya Torres.')).toBeVisible();
  });

  it('is absent with nothing planned', async () => {
    showTrip([], { change: TABLE });
    await rowOf('Who eats when');
    await waitFor(() => expect(screen.queryByRole('link', { name: /everybody/i })).toBeNull());
  });
});

it('a meal that is only named has to be looked at', async () => {
  showPage({ ingredients: [] });
  const rows = (await part('To sort out')).getAllByRole('listitem');
  expect(rows.some((row) => row.textContent.includes('no ingredients to check'))).toBe(true);
  expect(screen.queryByRole('heading', { name: 'Safe' })).toBeNull();
});
