import { type ReactNode, Suspense, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { wasSignedIn } from '../account/signedInHint.ts';
import { useFeatures } from '../account/useFeatures.ts';
import { useViewer } from '../account/useViewer.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Loading } from '../ui/Skeleton.tsx';
import { useUrlDialog } from '../ui/useUrlDialog.ts';
import { useUrlValue } from '../ui/useUrlValue.ts';
import { PageErrorBoundary } from './AppErrorBoundary.tsx';
import styles from './AppRoutes.module.css';
import { Header } from './Header.tsx';
import {
  CartPage,
  CreateTripDialog,
  HomePage,
  LandingPage,
  loadCreateTripDialog,
  loadSignInDialog,
  NotFoundPage,
  SignInDialog,
  TripPage,
} from './lazyPages.ts';
import { useFreshPage } from './useFreshPage.ts';

/** Header, the page that goes with the address, and the dialogs that any page can open. */
export function AppRoutes() {
  const { viewer, isLoading, error, refetch } = useViewer();
  const { productName, monetizationEnabled } = useFeatures();
  const { pathname } = useLocation();
  const signIn = useUrlDialog('sign-in');
  const newTrip = useUrlDialog('new-trip');
  // A guest who follows the link of an invitation is asked to sign in; the link stays in the address for the time after.
  const isInvited = useUrlValue('invitation').value !== null;
  const [isPutOff, setPutOff] = useState(false);
  const isGuest = viewer === null && !isLoading && error === undefined;
  const isSignInOpen = signIn.isOpen || (isInvited && isGuest && !isPutOff);
  const mainRef = useFreshPage();

  // Before the server has answered, the last visit tells which of the two worlds to show.
  const isInside = viewer !== null || (isLoading && wasSignedIn());
  const landing = (
    <LandingPage
      productName={productName}
      monetizationEnabled={monetizationEnabled}
      onSignIn={signIn.open}
      onSignInIntent={() => void loadSignInDialog()}
    />
  );
  const forMembers = (page: ReactNode) => {
    if (viewer !== null) return page;
    if (error !== undefined && wasSignedIn()) {
      return (
        <ErrorState
          isPage
          title="No connection to the server"
          text="Your trips could not be loaded. Check your connection and try again."
          onRetry={refetch}
        />
      );
    }
    return isInside ? <Waiting /> : landing;
  };

  return (
    <>
      <a className={styles['skip']} href="#main">
        Skip to content
      </a>
      <Header
        viewer={viewer}
        isInside={isInside}
        productName={productName}
        onSignIn={signIn.open}
        onSignInIntent={() => void loadSignInDialog()}
        onNewTrip={newTrip.open}
        onNewTripIntent={() => void loadCreateTripDialog()}
      />
      <main id="main" ref={mainRef} tabIndex={-1} className={styles['main']}>
        <PageErrorBoundary key={pathname}>
          <Suspense fallback={<Waiting />}>
            <Routes>
              <Route path="/" element={forMembers(<HomePage />)} />
              <Route path="/trips/:tripId" element={forMembers(<TripPage />)} />
              <Route path="/trips/:tripId/shopping" element={forMembers(<CartPage />)} />
              <Route path="*" element={<NotFoundPage />} />
            </Routes>
          </Suspense>
        </PageErrorBoundary>
      </main>
      <Suspense fallback={null}>
        {viewer === null && isSignInOpen && (
          <SignInDialog
            isOpen
            isInvited={isInvited}
            onClose={() => {
              setPutOff(true);
              signIn.close();
            }}
            productName={productName}
          />
        )}
        {viewer !== null && newTrip.isOpen && <CreateTripDialog isOpen onClose={newTrip.close} />}
      </Suspense>
    </>
  );
}

/** The place of a page whose code or whose reader is not known yet. */
function Waiting() {
  return (
    <Loading label="Loading" isPage>
      <div className={styles['waiting']} />
    </Loading>
  );
}
