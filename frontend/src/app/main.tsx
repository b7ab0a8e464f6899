import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/theme/fonts.css';
import '../ui/theme/tokens.css';
import '../ui/theme/global.css';
import '../ui/theme/shared.css';
import '../ui/theme/controls.css';
import { takeMailedCode } from '../browser/url/mailedCode.ts';
import { startUnits } from '../browser/store/pageUnits.ts';
import { watchTypedAhead } from '../browser/typedAhead.ts';
import { takeToastAfterReload } from '../ui/feedback/toastAfterReload.ts';
import { followTheme } from '../ui/theme/shownTheme.ts';
import { showToast } from '../ui/feedback/toaster.tsx';
import { App } from './App.tsx';
import { createApolloClient } from './apolloClient.ts';
import { loadScreen } from './lazyPages.ts';
import { screenAt } from './screenAt.ts';
import { startedFetch } from './start.ts';
import { startOffline } from './startOffline.ts';

const SCREEN_WITHIN_MS = 3000;

const root = document.getElementById('root');
if (root === null) throw new Error('index.html lacks the element #root.');

// Before the router reads the address.
takeMailedCode();
followTheme();
watchTypedAhead();
startUnits();
const toast = takeToastAfterReload();
if (toast !== null) showToast(toast);
const client = createApolloClient(startedFetch);
const screenLoaded = Promise.race([
  loadScreen(screenAt(window.location.pathname).screen),
  // Offline, a page that is not stored may never come.
  new Promise((resolve) => setTimeout(resolve, SCREEN_WITHIN_MS)),
]);
void Promise.all([startOffline(client), screenLoaded]).then(() => {
  createRoot(root).render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  );
});
