import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { NEVER } from 'rxjs';
import * as connection from '../browser/connection.ts';
import { connectionLink, REPEATABLE } from './connectionLink.ts';

const QUERY = gql`
  query Trips {
    trips {
      id
    }
  }
`;
const MUTATION = gql`
  mutation LeaveTrip {
    leaveTrip
  }
`;

let client: ApolloClient;
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ status: 'ok' }));
  const silent = new ApolloLink(() => NEVER);
  client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([connectionLink(), silent]) });
});
afterEach(() => {
  client.stop();
  jest.restoreAllMocks();
});

describe('a dead line', () => {
  it('ends queries and repeatable mutations', async () => {
    const calls = [client.query({ query: QUERY }), client.mutate({ mutation: MUTATION, context: REPEATABLE })];
    connection.reportDeadLine();
    for (const call of calls) await expect(call).rejects.toThrow('The line is dead.');
  });

  it('ends no other mutation, which may be under way', async () => {
    const onEnd = jest.fn();
    client.mutate({ mutation: MUTATION }).then(onEnd, onEnd);
    connection.reportDeadLine();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(onEnd).not.toHaveBeenCalled();
  });
});
