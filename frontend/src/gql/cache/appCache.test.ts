import { ApolloClient, ApolloLink, gql, type DocumentNode } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { of } from 'rxjs';
import { TripIngredientsDocument } from '../../shopping/rows/TripIngredients.generated.ts';
import { AppCache } from './appCache.ts';
import { dataRule } from './dataRules.ts';

interface Answer {
  readonly trip: { readonly __typename: 'Trip'; readonly id: string; readonly name: string };
}

const LAYER = 'rename';

/** The names that a query shows: answered, changed optimistically, answered again, and without the change. */
async function namesSeen(query: DocumentNode): Promise<readonly (string | undefined)[]> {
  const cache = new AppCache();
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

it('ignores optimistic changes if its rule says so', async () => {
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

it('leaves the optimistic layer out for the list', () => {
  const { name } = getMainDefinition(TripIngredientsDocument);
  expect(dataRule(name?.value).isOptimistic).toBe(false);
});
