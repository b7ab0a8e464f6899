import type { MockLink } from '@apollo/client/testing';
import { useApolloClient } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { costsAnswer, tripCostsMock } from '../../../test/answers/costsAnswers.ts';
import { featuresMock } from '../../../test/answers/paymentAnswers.ts';
import { TRIP_ID, tripAnswer } from '../../../test/answers/tripAnswers.ts';
import { renderScreen } from '../../../test/renderScreen.tsx';
import { cartAnswer } from '../../../test/showCart.tsx';
import { CartPage } from '../CartPage.tsx';
import { CostsPage } from '../costs/CostsPage.tsx';
import { PeoplePage } from '../people/PeoplePage.tsx';
import { TripPage } from '../trip/TripPage.tsx';
import { TripDocument } from '../wholeTrip/TripPage.generated.ts';

const TRIP = answerTo(TripDocument, { id: TRIP_ID }, { trip: tripAnswer([]) });
const GONE = { errors: [{ message: 'There is no such trip.', extensions: { code: 'NOT_FOUND' } }] };

/** Of the places that read them, too. */
const INGREDIENTS = [cartAnswer([]), cartAnswer([])];

const PLACES = [
  ['plan', '', TripPage, TRIP],
  ['list', '/shopping', CartPage, cartAnswer([])],
  ['people', '/people', PeoplePage, TRIP],
  ['costs', '/costs', CostsPage, tripCostsMock(costsAnswer())],
] as const;

describe.each(PLACES)('the place of a trip: %s', (_place, below, Page, answer) => {
  const { request } = answer;

  function show(...mocks: readonly MockLink.MockedResponse[]) {
    renderScreen(
      <>
        <Reread />
        <Routes>
          <Route path={`/trips/:tripId${below}`} element={<Page />} />
        </Routes>
      </>,
      { path: `/trips/${TRIP_ID}${below}`, mocks: [featuresMock(false), ...mocks, ...INGREDIENTS] },
    );
  }

  it('keeps head, tabs, error and the focus on Try again until it is read', async () => {
    const fail = jest.fn(() => ({ errors: [{ message: 'Oops' }] }));
    show({ request, result: fail }, { request, result: fail }, answer);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Your trip|Lake Wallowa/);
    expect(screen.getByRole('heading', { name: 'This did not load.' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Trip' })).toBeVisible();
    await userEvent.click(retry);
    await waitFor(() => expect(fail).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
    expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // Its head and the page's are the same to see, and change places.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Lake Wallowa Weekend' })).toBeVisible());
  });

  it('shows that it is being read again', async () => {
    const failed = { request, result: { errors: [{ message: 'Oops' }] } };
    show(failed, { ...failed, delay: Infinity });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    expect(retry).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('heading', { name: 'This did not load.' })).toBeVisible();
  });

  it('is a page not found where there is no such trip', async () => {
    show({ request, result: GONE });
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(document.title).toBe('Page Not Found');
  });

  it('says that the trip is no longer available when it is removed meanwhile', async () => {
    show(answer, { request, result: GONE });
    expect(await screen.findByRole('heading', { name: 'Lake Wallowa Weekend' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reread' }));
    expect(await screen.findByRole('heading', { name: 'This trip is no longer available' })).toBeVisible();
    expect(document.title).toBe('Trip no longer available');
  });
});

/** As after a refusal, or a change of others. */
function Reread() {
  const client = useApolloClient();
  return (
    <button onClick={() => void client.refetchQueries({ include: 'active' }).catch(() => undefined)}>
      Reread
    </button>
  );
}
