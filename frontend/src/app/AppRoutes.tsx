import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation, useParams } from 'react-router';
import { wasSignedIn } from '../account/signIn/signedInHint.ts';
import { useFeatures } from '../account/useFeatures.ts';
import { useConnectFailure } from '../account/signIn/useConnectFailure.ts';
import { useSignInDialog } from '../account/signIn/useSignInDialog.ts';
import { useViewer } from '../account/signIn/useViewer.ts';
import { FREE_WORDS, PAID_WORDS, PHONE_WORDS, PHONELESS_WORDS } from '../pages/landing/landingWords.ts';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { useUnits } from '../browser/store/pageUnits.ts';
import { preload } from '../browser/preload.ts';
import { Loading } from '../ui/feedback/Skeleton.tsx';
import { useToday } from '../browser/hooks/useNow.ts';
import { useUrlDialog } from '../browser/url/useUrlDialog.ts';
import { PageErrorBoundary } from './AppErrorBoundary.tsx';
import styles from './AppRoutes.module.css';
import { Header } from './Header.tsx';
import {
  AccountPage,
  AdminPage,
  BookPage,
  CartPage,
  ConsentPage,
  CostsPage,
  CreditsPage,
  HomePage,
  LandingPage,
  NewTripDialogs,
  NotFoundPage,
  ProgramsPage,
  OfflinePanel,
  PeoplePage,
  RecipePage,
  SettingsPage,
  SignInDialog,
  TripPage,
} from './lazyPages.ts';
import { screenAt } from './screenAt.ts';
import { PageShape } from './Shell.tsx';
import { useLiveTrip } from '../live/useLiveTrip.ts';
import { useFreshPage } from './useFreshPage.ts';

export function AppRoutes() {
  const { viewer, isLoading, error, isRetrying, refetch } = useViewer();
  const { productName, monetizationEnabled, signInWays, oidcProviders } = useFeatures();
  const { pathname } = useLocation();
  const signIn = useSignInDialog(viewer === null && !isLoading && error === undefined);
  useConnectFailure(viewer !== null);
  const newTrip = useUrlDialog('new-trip');
  const importTrip = useUrlDialog('import-trip');
  const buyTrips = useUrlDialog('buy-trips');
  const offline = useUrlDialog('offline');
  const mainRef = useFreshPage();
  useLayoutEffect(() => {
    // As theme.js does for the first screen.
    document.documentElement.dataset['screen'] = screenAt(pathname).screen;
  }, [pathname]);
  const units = useUnits();
  const today = useToday();

  // Visitors get another page from the server.
  const isInside = viewer !== null || isLoading;
  useLiveTrip(viewer === null ? null : (matchPath('/trips/:tripId/*', pathname)?.params.tripId ?? null));
  const landing = (
    <LandingPage
      productName={productName}
      priceWords={monetizationEnabled ? PAID_WORDS : FREE_WORDS}
      inviteWords={signInWays.includes('PHONE') ? PHONE_WORDS : PHONELESS_WORDS}
      year={today.slice(0, 4)}
      onSignIn={signIn.open}
      onSignInIntent={() => preload(SignInDialog.load)}
    />
  );
  const forMembers = (page: ReactNode) => {
    if (viewer !== null) return page;
    if (error !== undefined && wasSignedIn()) {
      return (
        <ErrorState
          isPage
          title={t`No connection to the server`}
          text={t`Your trips could not be loaded. Check your connection and try again.`}
          onRetry={refetch}
          isRetrying={isRetrying}
        />
      );
    }
    return isInside ? <Waiting /> : landing;
  };

  return (
    <>
      <a className={styles['skip']} href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <Header
        viewer={viewer}
        isInside={isInside}
        productName={productName}
        monetizationEnabled={monetizationEnabled}
        onSignIn={signIn.open}
        onSignInIntent={() => preload(SignInDialog.load)}
        onNewTrip={newTrip.open}
        onNewTripIntent={() => preload(NewTripDialogs.load)}
        onOffline={offline.open}
      />
      <main id="main" ref={mainRef} tabIndex={-1}>
        <PageErrorBoundary key={pathname}>
          <Suspense fallback={<Waiting />}>
            <Routes>
              <Route path="/" element={forMembers(<HomePage />)} />
              <Route path="/trips/:tripId" element={forMembers(<TripPage key={units} />)} />
              <Route path="/trips/:tripId/shopping" element={forMembers(<CartPage key={units} />)} />
              <Route path="/trips/:tripId/people" element={forMembers(<PeoplePage />)} />
              <Route path="/trips/:tripId/table/*" element={<ToPeople />} />
              <Route path="/trips/:tripId/costs" element={forMembers(<CostsPage />)} />
              <Route path="/recipes" element={forMembers(<BookPage />)} />
              <Route path="/recipes/:recipeId" element={forMembers(<RecipePage key={units} />)} />
              <Route path="/settings" element={forMembers(<SettingsPage />)} />
              <Route path="/account" element={forMembers(<AccountPage />)} />
              <Route path="/account/programs" element={forMembers(<ProgramsPage />)} />
              <Route path="/oauth/authorize" element={<ConsentPage />} />
              <Route path="/admin" element={<AdminPage />} />
              <Route path="/credits" element={<CreditsPage />} />
              <Route path="*" element={<NotFoundPage isVisitor={!isInside} />} />
            </Routes>
          </Suspense>
        </PageErrorBoundary>
      </main>
      <Suspense fallback={null}>
        {viewer === null && (
          <SignInDialog
            isOpen={signIn.isOpen}
            isTexted={signIn.isTexted}
            inviteToken={signIn.inviteToken}
            mailedCode={signIn.mailedCode}
            signInWays={signInWays}
            oidcProviders={oidcProviders}
            onClose={signIn.close}
            productName={productName}
          />
        )}
        {viewer !== null && (
          <NewTripDialogs viewer={viewer} isOpen={newTrip.isOpen || importTrip.isOpen || buyTrips.isOpen} />
        )}
        {viewer !== null && offline.isOpen && <OfflinePanel isOpen onClose={offline.close} />}
      </Suspense>
    </>
  );
}

/** Where people stood before. */
function ToPeople() {
  const { search } = useLocation();
  const { tripId = '' } = useParams();
  return <Navigate to={{ pathname: `/trips/${tripId}/people`, search }} replace />;
}

function Waiting() {
  return (
    <Loading label={t`Loading`} isPage>
      <PageShape />
    </Loading>
  );
}
