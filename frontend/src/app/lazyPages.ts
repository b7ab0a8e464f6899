import { lazy } from 'react';
import type { SignInDialogProps } from '../account/signIn/SignInDialog.tsx';
import type { UnsentTicksDialogProps } from '../ticks/UnsentTicksDialog.tsx';
import type { NewTripDialogsProps } from '../pages/NewTripDialogs.tsx';
import type { OfflinePanelProps } from './OfflinePanel.tsx';
import { latePart } from '../browser/latePart.ts';
import { lazyDialog } from '../ui/layout/lazyDialog.tsx';

/* One chunk for each page and each late part of the shell. */

export const LandingPage = lazy(() =>
  latePart(() => import('../pages/landing/LandingPage.tsx')).then((module) => ({
    default: module.LandingPage,
  })),
);
export const HomePage = lazy(() =>
  latePart(() => import('../pages/HomePage.tsx')).then((module) => ({ default: module.HomePage })),
);
export const TripPage = lazy(() =>
  latePart(() => import('../pages/trip/TripPage.tsx')).then((module) => ({ default: module.TripPage })),
);
export const CartPage = lazy(() =>
  latePart(() => import('../pages/CartPage.tsx')).then((module) => ({ default: module.CartPage })),
);
export const AdminPage = lazy(() =>
  latePart(() => import('../pages/AdminPage.tsx')).then((module) => ({ default: module.AdminPage })),
);
export const CreditsPage = lazy(() =>
  latePart(() => import('../pages/credits/CreditsPage.tsx')).then((module) => ({
    default: module.CreditsPage,
  })),
);
export const AccountPage = lazy(() =>
  latePart(() => import('../pages/AccountPage.tsx')).then((module) => ({ default: module.AccountPage })),
);
export const NotFoundPage = lazy(() =>
  latePart(() => import('../pages/gone/NotFoundPage.tsx')).then((module) => ({
    default: module.NotFoundPage,
  })),
);
export const SignInDialog = lazyDialog<SignInDialogProps>(async () => ({
  default: (await loadSignInDialog()).SignInDialog,
}));
export const NewTripDialogs = lazyDialog<NewTripDialogsProps>(async () => ({
  default: (await loadNewTripDialogs()).NewTripDialogs,
}));

export const OfflinePanel = lazyDialog<OfflinePanelProps>(() =>
  import('./OfflinePanel.tsx').then((module) => ({ default: module.OfflinePanel })),
);

export const UnsentTicksDialog = lazyDialog<UnsentTicksDialogProps>(() =>
  import('../ticks/UnsentTicksDialog.tsx').then((module) => ({ default: module.UnsentTicksDialog })),
);

/** Preloads on hover, on focus, or when idle. */
export function loadSignInDialog() {
  return import('../account/signIn/SignInDialog.tsx');
}

export function loadNewTripDialogs() {
  return import('../pages/NewTripDialogs.tsx');
}
