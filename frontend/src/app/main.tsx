import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/theme/fonts.css';
import '../ui/theme/tokens.css';
import '../ui/theme/global.css';
import { watchTypedAhead } from '../browser/typedAhead.ts';
import { takeToastAfterReload } from '../ui/feedback/toastAfterReload.ts';
import { followSystemTheme } from '../ui/theme/shownTheme.ts';
import { showToast } from '../ui/feedback/toaster.tsx';
import { App } from './App.tsx';
import { createApolloClient } from './apolloClient.ts';
import { startOffline } from './startOffline.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html lacks the element #root.');

followSystemTheme();
watchTypedAhead();
const toast = takeToastAfterReload();
if (toast !== null) showToast(toast);
const client = createApolloClient();
void startOffline(client).then(() => {
  createRoot(root).render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  );
});
