import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { LucideProvider } from 'lucide-react';
import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { system } from '../ui/theme.ts';
import { Toaster } from '../ui/toaster.tsx';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { createApolloClient } from './apolloClient.ts';

/** The whole client: what every screen stands in. */
export function App() {
  const [client] = useState(createApolloClient);
  return (
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <LucideProvider size={20} strokeWidth={1.75}>
          <AppErrorBoundary>
            <BrowserRouter>
              <AppRoutes />
            </BrowserRouter>
          </AppErrorBoundary>
          <Toaster />
        </LucideProvider>
      </ChakraProvider>
    </ApolloProvider>
  );
}
