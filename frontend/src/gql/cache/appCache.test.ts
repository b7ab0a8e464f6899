import { ApolloClient, ApolloLink, gql, type DocumentNode } from '@apollo/client';
import { of } from 'rxjs';
import { RuledCache } from './ruledCache.ts';

interface Answer {
  readonly trip: { readonly __typename: 'Trip'; readonly id: string; readonly name: string };
}

const LAYER = 'rename';

/** The names that a query shows: answered, changed optimistically, answered again, and without the change. */
async function namesSeen(query: DocumentNode): Promise<readonly (string | undefined)[]> {
  const cache = new RuledCache();
  const data: Answer = { trip: { __typename: 'Trip', id: 'moab', name: 'Moab' } };
  const client = new ApolloClient({ cache, link: new ApolloLink(() => of({ data })) });
  const watched = client.watchQuery<Answer>({ query });
  let shown: string | undefined;
  const subscription = watched.subscribe((result) => {
    shown = result.dataState === 'complete' ? result.data.trip.name : undefined;
  });
  const rename = (name: string) => ({ id: 'Trip:moab', fields: { name: () => name } });
  const steps = [
    () => undefined,
    () => {
      cache.recordOptimisticTransaction((layer) => layer.modify(rename('Zion')), LAYER);
    },
    () => cache.modify(rename('Bryce')),
    () => {
      cache.removeOptimistic(LAYER);
    },
  ];
  const names: (string | undefined)[] = [];
  for (const step of steps) {
    step();
    await new Promise((resolve) => setTimeout(resolve, 1));
    names.push(shown);
  }
  subscription.unsubscribe();
  return names;
}

it('shows optimistic changes', async () => {
  const query = gql`
    query Trip {
      trip {
        id
        name
      }
    }
  `;
  expect(await namesSeen(query)).toEqual(['Moab', 'Zion', 'Zion', 'Bryce']);
});

it('shows what is answered alone, where the rule of the data says so', async () => {
  const query = gql`
    query TripIngredients {
      trip {
        id
        name
      }
    }
  `;
  expect(await namesSeen(query)).toEqual(['Moab', 'Moab', 'Bryce', 'Bryce']);
});
