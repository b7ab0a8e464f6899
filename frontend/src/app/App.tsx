import type { ApolloClient } from '@apollo/client';
import { BrowserRouter } from 'react-router';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { AppProviders } from './AppProviders.tsx';
import { AppRoutes } from './AppRoutes.tsx';

interface AppProps {
  readonly client: ApolloClient;
}

export function App({ client }: AppProps) {
  return (
    <AppProviders client={client}>
      <AppErrorBoundary>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </AppErrorBoundary>
    </AppProviders>
  );
}
