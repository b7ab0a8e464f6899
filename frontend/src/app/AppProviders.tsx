import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { LucideProvider } from 'lucide-react';
import type { ReactNode } from 'react';
import { system } from '../ui/theme/theme.ts';
import { Toaster } from '../ui/feedback/toaster.tsx';

interface AppProvidersProps {
  readonly client: ApolloClient;
  readonly children: ReactNode;
}

export function AppProviders({ client, children }: AppProvidersProps) {
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
