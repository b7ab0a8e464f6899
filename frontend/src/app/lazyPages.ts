import type { Screen } from './screenAt.ts';
import { lazyDialog } from '../ui/layout/lazyDialog.tsx';
import { lazyPage } from '../ui/layout/lazyComponent.tsx';

export const LandingPage = lazyPage(() =>
  import('../pages/landing/LandingPage.tsx').then((module) => module.LandingPage),
);
export const HomePage = lazyPage(() => import('../pages/HomePage.tsx').then((module) => module.HomePage));
export const TripPage = lazyPage(() =>
  import('../pages/trip/TripPage.tsx').then((module) => module.TripPage),
);
export const CartPage = lazyPage(() => import('../pages/CartPage.tsx').then((module) => module.CartPage));
export const PeoplePage = lazyPage(() =>
  import('../pages/people/PeoplePage.tsx').then((module) => module.PeoplePage),
);
export const CostsPage = lazyPage(() =>
  import('../pages/costs/CostsPage.tsx').then((module) => module.CostsPage),
);
export const BookPage = lazyPage(() =>
  import('../pages/recipes/BookPage.tsx').then((module) => module.BookPage),
);
export const RecipePage = lazyPage(() =>
  import('../pages/recipes/RecipePage.tsx').then((module) => module.RecipePage),
);
export const AdminPage = lazyPage(() => import('../pages/AdminPage.tsx').then((module) => module.AdminPage));
export const CreditsPage = lazyPage(() =>
  import('../pages/credits/CreditsPage.tsx').then((module) => module.CreditsPage),
);
export const SettingsPage = lazyPage(() =>
  import('../pages/account/SettingsPage.tsx').then((module) => module.SettingsPage),
);
export const AccountPage = lazyPage(() =>
  import('../pages/account/AccountPage.tsx').then((module) => module.AccountPage),
);
export const ProgramsPage = lazyPage(() =>
  import('../pages/account/ProgramsPage.tsx').then((module) => module.ProgramsPage),
);
export const ConsentPage = lazyPage(() =>
  import('../pages/ConsentPage.tsx').then((module) => module.ConsentPage),
);
export const NotFoundPage = lazyPage(() =>
  import('../pages/gone/NotFoundPage.tsx').then((module) => module.NotFoundPage),
);
export const SignInDialog = lazyDialog(() =>
  import('../account/signIn/SignInDialog.tsx').then((module) => module.SignInDialog),
);
export const NewTripDialogs = lazyDialog(() =>
  import('../pages/NewTripDialogs.tsx').then((module) => module.NewTripDialogs),
);
export const OfflinePanel = lazyDialog(() =>
  import('../pages/OfflinePanel.tsx').then((module) => module.OfflinePanel),
);
export const UnsentChangesDialog = lazyDialog(() =>
  import('../offline/UnsentChangesDialog.tsx').then((module) => module.UnsentChangesDialog),
);

const PAGE_OF_SCREEN = { home: HomePage, trip: TripPage, cart: CartPage, place: null, other: null } as const;

/** Settles when the screen's code is there, if it has a page of its own. */
export async function loadScreen(screen: Screen): Promise<void> {
  await PAGE_OF_SCREEN[screen]?.load().catch(() => undefined);
}
