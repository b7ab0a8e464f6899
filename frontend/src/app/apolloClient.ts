import {
  ApolloClient,
  ApolloLink,
  type FieldPolicy,
  HttpLink,
  type InMemoryCache,
  type Reference,
} from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { RetryLink } from '@apollo/client/link/retry';
import { getMainDefinition } from '@apollo/client/utilities';
import { OperationTypeNode, type DocumentNode } from 'graphql';
import { map } from 'rxjs';
import { sessionEndLink } from '../account/signIn/sessionEnd.ts';
import { logOutLink } from '../account/signIn/unfinishedLogOut.ts';
import { answers } from '../gql/answers.ts';
import { answerTimes } from '../gql/cache/answerTimes.ts';
import { connectionLink } from '../gql/connectionLink.ts';
import { DOCUMENTS_HASH } from '../gql/documentsHash.generated.ts';
import { dataRule } from '../gql/cache/dataRules.ts';
import { errorCode } from '../gql/errorMessage.ts';
import { AppCache } from '../gql/cache/appCache.ts';
import { rereads } from '../gql/rereads.ts';
import { revisionsLink } from '../live/answeredRevisions.ts';
import { liveLink } from '../live/liveLink.ts';
import { importLink } from '../trip/import/importLink.ts';
import { isOnline } from '../browser/connection.ts';

const RETRY_DELAY_MS = 300;

/**
 * Calls carry the session cookie.
 * @param send instead of the browser's `fetch`
 */
export function createApolloClient(send?: typeof fetch): ApolloClient {
  const cache = createCache();
  return new ApolloClient({
    cache,
    dataMasking: true,
    link: ApolloLink.from([
      answers(),
      revisionsLink(),
      answerTimes(cache),
      rereads(),
      sessionEndLink(),
      retries(),
      serverFaults(),
      connectionLink(),
      logOutLink(),
      liveLink(
        importLink(
          new PersistedQueryLink({ generateHash: documentId }).concat(
            new HttpLink({
              uri: '/graphql',
              credentials: 'same-origin',
              // The server does not ask for Apollo's version.
              enhancedClientAwareness: { transport: false },
              headers: { 'apollo-require-preflight': 'true' },
              ...(send !== undefined && { fetch: send }),
            }),
          ),
        ),
      ),
    ]),
  });
}

/** Sent instead of the text; a server of another build refuses the first, and gets texts from then on. */
function documentId(document: DocumentNode): string {
  return `${DOCUMENTS_HASH}/${getMainDefinition(document).name?.value}`;
}

/** Lists are replaced, not merged. */
export function createCache(): InMemoryCache {
  const replaced = { merge: false } as const;
  return new AppCache({
    typePolicies: {
      Query: {
        fields: {
          trips: replaced,
          invitations: replaced,
          frequentMembers: replaced,
          pastParticipants: replaced,
          trip: knownById('Trip'),
          meal: knownById('Meal'),
          recipe: knownById('Recipe'),
        },
      },
      Features: { keyFields: [] },
      AdminDashboard: { keyFields: [] },
      SubscriptionStatus: { keyFields: [] },
      PresenceSetting: { keyFields: [] },
      ShopTextSetting: { keyFields: [] },
      Pricing: { keyFields: [] },
      // Its verdict is for the slot of its search.
      RecipeResult: { keyFields: false },
      Invitation: { keyFields: ['participant', ['id']] },
      FrequentMember: { keyFields: ['phone', 'email'] },
      PastParticipant: { keyFields: ['phone', 'email'] },
      Trip: {
        fields: {
          participants: replaced,
          meals: replaced,
          items: replaced,
          itemSuggestions: replaced,
          eaters: replaced,
          attendanceExceptions: replaced,
          // Missing in saved copies of earlier versions.
          duties: { merge: false, read: (known: unknown) => known ?? [] },
          // An edit is then asked about rather than lost.
          version: orElse(1),
          settledConflicts: replaced,
          viewerCan: replaced,
          photo: replaced,
          // Without an id of its own; several queries read parts of it.
          costs: { merge: true },
        },
      },
      TripCosts: {
        fields: {
          balances: replaced,
          transfers: replaced,
          payments: replaced,
          receipts: replaced,
          changedShares: replaced,
          share: replaced,
          receipt: knownById('Receipt'),
        },
      },
      Receipt: { fields: { shares: replaced, mealIds: replaced, participantIds: replaced } },
      Eater: { fields: { avoids: replaced, viewerCan: replaced, arrives: replaced, leaves: replaced } },
      Participant: { fields: { viewerCan: replaced, email: orElse(null) } },
      Meal: { fields: { ingredients: replaced, instructions: replaced, version: byAlias } },
      Recipe: {
        fields: {
          ingredients: replaced,
          instructions: replaced,
          mealTypes: replaced,
          equipment: replaced,
          diets: replaced,
          sharedWith: replaced,
        },
      },
      // Missing in saved copies of earlier versions.
      Ingredient: {
        fields: {
          alternatives: replaced,
          apartEaterIds: replaced,
          isTyped: orElse(false),
          isLeftOut: orElse(false),
        },
      },
      User: { fields: { units: orElse(null), email: orElse(null) } },
    },
  });
}

/** An alias is a field of its own, so that it stays with what was answered beside it. */
const byAlias: FieldPolicy = { keyArgs: (_args, { field, fieldName }) => field?.alias?.value ?? fieldName };

function orElse(value: boolean | number | null): FieldPolicy {
  return { read: (known: unknown) => known ?? value };
}

/** Reads an object that another query fetched. */
function knownById(typename: string): FieldPolicy<Reference> {
  return {
    read: (known, { args, toReference }) =>
      known ?? toReference({ __typename: typename, id: String(args?.['id']) }),
  };
}

function retries(): ApolloLink {
  return new RetryLink({
    delay: () => RETRY_DELAY_MS,
    attempts: (count, operation) =>
      operation.operationType === OperationTypeNode.QUERY &&
      isOnline() &&
      count <= dataRule(operation.operationName).retries,
  });
}

/** Internal errors of queries become failed calls, which are retried. */
function serverFaults(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        if (operation.operationType !== OperationTypeNode.QUERY || result.errors === undefined) return result;
        const fault = new CombinedGraphQLErrors(result);
        const code = errorCode(fault);
        if (code === 'INTERNAL_SERVER_ERROR' || code === 'SERVICE_UNAVAILABLE') throw fault;
        return result;
      }),
    ),
  );
}
