import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { LucideProvider } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { system } from '../ui/theme.ts';
import { Toaster } from '../ui/toaster.tsx';
import { createApolloClient } from './apolloClient.ts';

interface AppProvidersProps {
  readonly children: ReactNode;
}

/** What every screen stands in: the server's data, the theme and the notifications. */
export function AppProviders({ children }: AppProvidersProps) {
  const [client] = useState(createApolloClient);
  return (
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <LucideProvider size={20} strokeWidth={1.75}>
          {children}
          <Toaster />
        </LucideProvider>
      </ChakraProvider>
    </ApolloProvider>
  );
}
