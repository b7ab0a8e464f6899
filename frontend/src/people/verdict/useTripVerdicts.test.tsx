import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useTripVerdicts } from './useTripVerdicts.ts';

function Page() {
  const { verdicts } = useTripVerdicts('trip');
  return verdicts === null ? 'Lines' : 'Lines and verdicts';
}

it('reads the meals and their ingredients once the page has shown its first screen or got an input', () => {
  const cache = new InMemoryCache();
  const read = jest.spyOn(cache, 'diff');
  const page = (
    <ApolloProvider client={new ApolloClient({ cache, link: ApolloLink.empty() })}>
      <Page />
    </ApolloProvider>
  );
  renderToString(page);
  expect(read).not.toHaveBeenCalled();
  render(page);
  expect(read).not.toHaveBeenCalled();
  fireEvent.pointerDown(document);
  expect(read).toHaveBeenCalled();
});
