import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { featuresMock } from '../../test/answers/paymentAnswers.ts';
import { TRIP_ID } from '../../test/answers/tripAnswers.ts';
import { renderScreen } from '../../test/renderScreen.tsx';
import { cartAnswer, MEALS } from '../../test/showCart.tsx';
import { useUrlDialog } from '../browser/url/useUrlDialog.ts';
import { CartPage } from './CartPage.tsx';
import { OfflinePanel } from './OfflinePanel.tsx';

function Cart() {
  const panel = useUrlDialog('offline');
  return (
    <>
      <CartPage />
      <OfflinePanel isOpen={panel.isOpen} onClose={panel.close} />
    </>
  );
}

afterEach(() => jest.restoreAllMocks());

it('counts a line of two ingredients once, as the badge does', async () => {
  renderScreen(
    <Routes>
      <Route path="/trips/:tripId/shopping" element={<Cart />} />
    </Routes>,
    { path: `/trips/${TRIP_ID}/shopping`, mocks: [featuresMock(false), cartAnswer(MEALS)] },
  );
  const onions = await screen.findByRole('checkbox', { name: 'Yellow onions' });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await userEvent.click(onions);
  await userEvent.click(await screen.findByRole('button', { name: /^Offline/ }));
  expect(await screen.findByText(/^1 change is waiting to be sent\./)).toBeVisible();
});
