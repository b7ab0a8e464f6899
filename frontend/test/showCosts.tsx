import type { MockLink } from '@apollo/client/testing';
import { Route, Routes } from 'react-router';
import { CostsPage } from '../src/pages/costs/CostsPage.tsx';
import { TRIP_ID } from './answers/tripAnswers.ts';
import { tripCostsMock, type costsAnswer } from './answers/costsAnswers.ts';
import { featuresMock } from './answers/paymentAnswers.ts';
import { renderScreen } from './renderScreen.tsx';

interface CostsScreen {
  /** Further answers of the server. */
  readonly mocks?: readonly MockLink.MockedResponse[];
  readonly change?: Parameters<typeof tripCostsMock>[1];
  /** Query string: `?receipt=new`. */
  readonly query?: string;
}

/** Renders the page of a trip's costs. */
export function showCosts(
  costs: ReturnType<typeof costsAnswer>,
  { mocks = [], change = {}, query = '' }: CostsScreen = {},
) {
  return renderScreen(
    <Routes>
      <Route path="/trips/:tripId/costs" element={<CostsPage />} />
      <Route path="/trips/:tripId" element={<h1>The trip</h1>} />
    </Routes>,
    {
      path: `/trips/${TRIP_ID}/costs${query}`,
      mocks: [featuresMock(false), tripCostsMock(costs, change), ...mocks],
    },
  );
}
