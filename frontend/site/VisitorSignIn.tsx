import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SignInDialog } from '../src/account/signIn/SignInDialog.tsx';
import { useFeatures } from '../src/account/useFeatures.ts';
import { useSignInDialog } from '../src/account/signIn/useSignInDialog.ts';
// Clears its data when the account ends.
import '../src/offline/saved/offlineData.ts';
import { useWasOpen } from '../src/browser/hooks/useOpening.ts';
import { AppErrorBoundary } from '../src/app/AppErrorBoundary.tsx';
import { AppProviders } from '../src/app/AppProviders.tsx';
import { createApolloClient } from '../src/app/apolloClient.ts';
import { inviteTokenIn } from '../src/browser/url/inviteToken.ts';
import { takeMailedCode } from '../src/browser/url/mailedCode.ts';
import { isSmallPrint } from './smallPrint.ts';

const WANTED = 'signinwanted';

let isMounted = false;
let openedBy: HTMLElement | null = null;

/**
 * Opens the sign-in on a prerendered page.
 * @param opener gets the focus on closing; null if the address opened it
 */
export function openSignIn(opener: HTMLElement | null): void {
  openedBy = opener;
  if (isMounted) {
    window.dispatchEvent(new Event(WANTED));
    return;
  }
  isMounted = true;
  const url = new URL(window.location.href);
  const isLed =
    url.searchParams.has('invitation') || inviteTokenIn(url.hash) !== null || takeMailedCode() !== null;
  if (url.searchParams.get('dialog') !== 'sign-in' && !isLed) {
    url.searchParams.set('dialog', 'sign-in');
    window.history.pushState(null, '', url);
  }
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(
    <AppProviders client={createApolloClient()}>
      <AppErrorBoundary>
        <BrowserRouter>
          <VisitorSignIn />
        </BrowserRouter>
      </AppErrorBoundary>
    </AppProviders>,
  );
}

function VisitorSignIn() {
  const { productName, signInWays, oidcProviders } = useFeatures();
  const { isOpen, isTexted, inviteToken, mailedCode, open, close } = useSignInDialog(true);
  useEffect(() => {
    window.addEventListener(WANTED, open);
    return () => window.removeEventListener(WANTED, open);
  }, [open]);
  const wasOpen = useWasOpen(isOpen);
  // Stays mounted, to restore the focus and keep typed text.
  return (
    wasOpen && (
      <SignInDialog
        isOpen={isOpen}
        isTexted={isTexted}
        inviteToken={inviteToken}
        mailedCode={mailedCode}
        signInWays={signInWays}
        oidcProviders={oidcProviders}
        onClose={close}
        productName={productName}
        finalFocus={() => openedBy}
        reload={openTrips}
      />
    )
  );
}

/** After sign-in, `/` serves the app; legal pages stay the same. */
function openTrips(): void {
  if (isSmallPrint(window.location)) window.location.assign('/');
  else window.location.reload();
}
