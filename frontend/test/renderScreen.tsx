import { ApolloLink } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { CacheProvider } from '@emotion/react';
import createStyles from '@emotion/cache';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { fromEvent, map, race } from 'rxjs';
import { rereads } from '../src/gql/rereads.ts';
import { createCache } from '../src/app/apolloClient.ts';
import { system } from '../src/ui/theme/theme.ts';
import { Toaster } from '../src/ui/feedback/toaster.tsx';

/** The same for every answer, so that they come in the order in which they were asked for. */
const ANSWER_MS = 20;

/**
 * Reads styles, and complains of them, but puts no rules into the page: jsdom would match each with each element that it
 * is asked about. So what a style hides is visible to a test, as it is with the styles in files.
 */
const styles = createStyles({ key: 'test' });
styles.sheet.insert = () => undefined;

interface ScreenOptions {
  /** Answers of the server, each used once and in this order for the same variables. */
  readonly mocks?: readonly MockLink.MockedResponse[];
  /** The address that is shown. */
  readonly path?: string;
  /** Whether what is on the screen is read anew after a refusal, as the app does; then it needs answers for that. */
  readonly refetches?: boolean;
}

/** Renders what stands inside the app as the app would: theme, cache rules, router and notifications around it. */
export function renderScreen(
  screen: ReactNode,
  { mocks = [], path = '/', refetches = false }: ScreenOptions = {},
): RenderResult {
  window.history.replaceState(null, '', path);
  const server = new MockLink(mocks, { defaultOptions: { delay: ANSWER_MS } });
  return render(
    <MockedProvider
      link={ApolloLink.from([...(refetches ? [rereads()] : []), breaksOff(), server])}
      cache={createCache()}
    >
      <CacheProvider value={styles}>
        <ChakraProvider value={system}>
          <BrowserRouter>{screen}</BrowserRouter>
          <Toaster />
        </ChakraProvider>
      </CacheProvider>
    </MockedProvider>,
  );
}

/** Ends a call that its caller breaks off, as the link to a real server does. */
function breaksOff(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    // What the caller put there; Apollo leaves the type open.
    const { signal } = (operation.getContext()['fetchOptions'] ?? {}) as { readonly signal?: AbortSignal };
    if (signal === undefined) return forward(operation);
    const end = () => {
      throw new DOMException('The call was broken off.', 'AbortError');
    };
    return race(forward(operation), fromEvent(signal, 'abort').pipe(map(end)));
  });
}
