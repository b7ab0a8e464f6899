import { ApolloLink, type ApolloCache } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { CacheProvider } from '@emotion/react';
import createStyles from '@emotion/cache';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { fromEvent, map, race } from 'rxjs';
import { answerTimes } from '../src/gql/cache/answerTimes.ts';
import { rereads } from '../src/gql/rereads.ts';
import { createCache } from '../src/app/apolloClient.ts';
import { system } from '../src/ui/theme/theme.ts';
import { Toaster } from '../src/ui/feedback/toaster.tsx';

/** Equal for all answers, so that they arrive in the order of their requests. */
const ANSWER_MS = 20;

/**
 * Parses styles but adds no rules to the page, because jsdom would match every rule with every element.
 * Elements hidden by a style are visible to tests.
 */
const styles = createStyles({ key: 'test' });
styles.sheet.insert = () => undefined;

interface ScreenOptions {
  /** Answers of the server, each used once, in this order for equal variables. */
  readonly mocks?: readonly MockLink.MockedResponse[];
  /** The URL of the screen. */
  readonly path?: string;
  /** Whether the screen is read again after a refusal, as in the app; this needs answers. */
  readonly refetches?: boolean;
}

/** Renders a screen with the app's theme, cache rules, router and notifications; live updates write to its cache. */
export function renderScreen(
  screen: ReactNode,
  { mocks = [], path = '/', refetches = false }: ScreenOptions = {},
): RenderResult & { readonly cache: ApolloCache } {
  window.history.replaceState(null, '', path);
  const server = new MockLink(mocks, { defaultOptions: { delay: ANSWER_MS } });
  const cache = createCache();
  const result = render(
    <MockedProvider
      link={ApolloLink.from([...(refetches ? [rereads()] : []), answerTimes(cache), abortable(), server])}
      cache={cache}
    >
      <CacheProvider value={styles}>
        <ChakraProvider value={system}>
          <BrowserRouter>{screen}</BrowserRouter>
          <Toaster />
        </ChakraProvider>
      </CacheProvider>
    </MockedProvider>,
  );
  return { ...result, cache };
}

/** Rejects a call when its caller aborts it, as the HTTP link does. */
function abortable(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    // Cast: the caller sets it; Apollo leaves the type open.
    const { signal } = (operation.getContext()['fetchOptions'] ?? {}) as { readonly signal?: AbortSignal };
    if (signal === undefined) return forward(operation);
    const end = () => {
      throw new DOMException('The call was aborted.', 'AbortError');
    };
    return race(forward(operation), fromEvent(signal, 'abort').pipe(map(end)));
  });
}
