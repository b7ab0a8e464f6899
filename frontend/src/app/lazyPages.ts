import { lazy } from 'react';
import type { OfflinePanelProps } from './OfflinePanel.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';

/* Every page and every part of the shell that is not always there is a chunk of its own. */

export const LandingPage = lazy(() =>
  import('../pages/LandingPage.tsx').then((module) => ({ default: module.LandingPage })),
);
export const HomePage = lazy(() =>
  import('../pages/HomePage.tsx').then((module) => ({ default: module.HomePage })),
);
export const TripPage = lazy(() =>
  import('../pages/TripPage.tsx').then((module) => ({ default: module.TripPage })),
);
export const CartPage = lazy(() =>
  import('../pages/CartPage.tsx').then((module) => ({ default: module.CartPage })),
);
export const AdminPage = lazy(() =>
  import('../pages/AdminPage.tsx').then((module) => ({ default: module.AdminPage })),
);
export const CreditsPage = lazy(() =>
  import('../pages/CreditsPage.tsx').then((module) => ({ default: module.CreditsPage })),
);
export const AccountPage = lazy(() =>
  import('../pages/AccountPage.tsx').then((module) => ({ default: module.AccountPage })),
);
export const NotFoundPage = lazy(() =>
  import('../pages/NotFoundPage.tsx').then((module) => ({ default: module.NotFoundPage })),
);
export const SignInDialog = lazy(() =>
  loadSignInDialog().then((module) => ({ default: module.SignInDialog })),
);
export const NewTripDialogs = lazy(() =>
  loadNewTripDialogs().then((module) => ({ default: module.NewTripDialogs })),
);

export const OfflinePanel = lazyDialog<OfflinePanelProps>(() =>
  import('./OfflinePanel.tsx').then((module) => ({ default: module.OfflinePanel })),
);

/** Fetches the dialog's chunk before it is asked for: on hover, on focus, or when the page has nothing else to do. */
export function loadSignInDialog() {
  return import('../account/SignInDialog.tsx');
}

/** As {@link loadSignInDialog}. */
export function loadNewTripDialogs() {
  return import('../pages/NewTripDialogs.tsx');
}
