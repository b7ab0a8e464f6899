import type { SignInDialogProps } from '../account/signIn/SignInDialog.tsx';
import type { UnsentTicksDialogProps } from '../ticks/UnsentTicksDialog.tsx';
import type { NewTripDialogsProps } from '../pages/NewTripDialogs.tsx';
import type { OfflinePanelProps } from './OfflinePanel.tsx';
import { latePage } from './latePage.tsx';
import type { Screen } from './screenAt.ts';
import { lazyDialog } from '../ui/layout/lazyDialog.tsx';

/* One chunk for each page and each late part of the shell. */

export const LandingPage = latePage(() =>
  import('../pages/landing/LandingPage.tsx').then((module) => module.LandingPage),
);
export const HomePage = latePage(() => import('../pages/HomePage.tsx').then((module) => module.HomePage));
export const TripPage = latePage(() =>
  import('../pages/trip/TripPage.tsx').then((module) => module.TripPage),
);
export const CartPage = latePage(() => import('../pages/CartPage.tsx').then((module) => module.CartPage));
export const AdminPage = latePage(() => import('../pages/AdminPage.tsx').then((module) => module.AdminPage));
export const CreditsPage = latePage(() =>
  import('../pages/credits/CreditsPage.tsx').then((module) => module.CreditsPage),
);
export const AccountPage = latePage(() =>
  import('../pages/AccountPage.tsx').then((module) => module.AccountPage),
);
export const NotFoundPage = latePage(() =>
  import('../pages/gone/NotFoundPage.tsx').then((module) => module.NotFoundPage),
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

const PAGE_OF_SCREEN = { home: HomePage, trip: TripPage, cart: CartPage, other: null } as const;

/** Settles when the screen can be shown without waiting for its code, if it has a page of its own. */
export async function loadScreen(screen: Screen): Promise<void> {
  await PAGE_OF_SCREEN[screen]?.load().catch(() => undefined);
}
