import { screen } from '@testing-library/react';
import { featuresMock, subscriptionMock, viewerMock } from '../../test/paymentAnswers.ts';
import { renderScreen } from '../../test/renderScreen.tsx';
import { AppRoutes } from './AppRoutes.tsx';

type Mocks = Parameters<typeof renderScreen>[1];

function showHeader(mocks: NonNullable<Mocks>['mocks'] = []) {
  renderScreen(<AppRoutes />, { path: '/nowhere', mocks });
}

describe('what remains, in the header', () => {
  it.each([
    [2, false, '2 trips remaining, My Credits'],
    [1, false, '1 trip remaining, My Credits'],
    [-1, false, 'Unlimited trips, My Credits'],
    [0, true, 'Unlimited trips, My Credits'],
  ])('is the way to the credits: %d trips, admin %s', async (count, isAdmin, name) => {
    showHeader([featuresMock(), viewerMock({ isAdmin }), subscriptionMock(count)]);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/credits');
  });

  it('is not there, and not asked for, where trips cost nothing', async () => {
    showHeader([featuresMock(false), viewerMock()]);
    expect(await screen.findByText('Maya Torres')).toBeVisible();
    expect(screen.queryByRole('link', { name: /My Credits/ })).not.toBeInTheDocument();
  });

  it('is not there for guests', async () => {
    showHeader([featuresMock(), viewerMock(null)]);
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /My Credits/ })).not.toBeInTheDocument();
  });
});
