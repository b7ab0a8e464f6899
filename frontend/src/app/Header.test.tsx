import { screen } from '@testing-library/react';
import { featuresMock, subscriptionMock, viewerMock } from '../../test/answers/paymentAnswers.ts';
import { renderScreen } from '../../test/renderScreen.tsx';
import { AppRoutes } from './AppRoutes.tsx';

type Mocks = Parameters<typeof renderScreen>[1];

function showHeader(mocks: NonNullable<Mocks>['mocks'] = []) {
  renderScreen(<AppRoutes />, { path: '/nowhere', mocks });
}

describe('the trips remaining in the header', () => {
  it.each([
    [2, false, '2 trips remaining, My Credits'],
    [1, false, '1 trip remaining, My Credits'],
    [-1, false, 'Unlimited trips, My Credits'],
    [0, true, 'Unlimited trips, My Credits'],
  ])('link to the credits: %d trips, admin %s', async (count, isAdmin, name) => {
    showHeader([featuresMock(), viewerMock({ isAdmin }), subscriptionMock(count)]);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/credits');
  });

  it('are hidden and not requested when trips are free', async () => {
    showHeader([featuresMock(false), viewerMock()]);
    expect(await screen.findByText('Maya Torres')).toBeVisible();
    expect(screen.queryByRole('link', { name: /My Credits/ })).not.toBeInTheDocument();
  });

  it('are hidden from visitors', async () => {
    showHeader([featuresMock(), viewerMock(null)]);
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /My Credits/ })).not.toBeInTheDocument();
  });
});
