import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/global.css';
import { followSystemTheme } from '../ui/shownTheme.ts';
import { App } from './App.tsx';
import { createApolloClient } from './apolloClient.ts';
import { startOffline } from './startOffline.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html lacks the element #root.');

followSystemTheme();
const client = createApolloClient();
void startOffline(client).then(() => {
  createRoot(root).render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  );
});
