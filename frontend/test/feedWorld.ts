import { ApolloClient, ApolloLink, gql, type StoreObject } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { Observable, type Subscriber } from 'rxjs';
import { createCache } from '../src/app/apolloClient.ts';
import { answerTimes } from '../src/gql/cache/answerTimes.ts';
import { freshnessOf } from '../src/gql/cache/freshness.ts';
import type { TripChangeKind } from '../src/gql/schema.generated.ts';
import { answeredRevisions, revisionsLink } from '../src/live/answeredRevisions.ts';
import { LivePersonFragmentDoc } from '../src/live/LivePerson.generated.ts';
import { TripFeed } from '../src/live/tripFeed.ts';

const TRIP = '0190b000-0000-7000-8000-0000000000a1';
export const SAM = 'sam';
export const VIEWER = 'viewer';
const PEOPLE = [
  { id: SAM, name: 'Sam' },
  { id: VIEWER, name: 'Maya' },
];

const QUERIES = {
  Trip: {
    query: gql`
      query Trip($id: ID!) {
        trip(id: $id) {
          id
          revision
        }
      }
    `,
    variables: { id: TRIP },
  },
  TripIngredients: {
    query: gql`
      query TripIngredients($tripId: ID!) {
        trip(id: $tripId) {
          id
          revision
        }
      }
    `,
    variables: { tripId: TRIP },
  },
  MealIngredients: {
    query: gql`
      query MealIngredients($mealId: ID!) {
        meal(id: $mealId) {
          id
        }
      }
    `,
    variables: { mealId: 'm1' },
  },
};
type QueryName = keyof typeof QUERIES;

/** A subscription as the server sees it. */
interface Line {
  readonly after: number | null;
  readonly isOpen: boolean;
  say(kind: TripChangeKind, revision: number, more?: Partial<ChangeDetails>): void;
  /** The network drops it. */
  cut(): void;
  /** The server refuses or ends it. */
  fail(code: string): void;
}

interface ChangeDetails {
  readonly ids: readonly string[];
  readonly actor: string | null;
  readonly presence: readonly string[] | null;
}

/** Fake timers, a server whose answers and lines the test controls, and a feed of one trip. */
export class FeedWorld {
  /** Names of queries in the order in which they arrived. */
  readonly reads: string[] = [];
  readonly lines: Line[] = [];
  /** Variables of each read of purchases. */
  readonly purchaseReads: (readonly string[])[] = [];
  /** Revision of the database. */
  revision = 7;
  /** Answers wait for {@link answerAll}. */
  isSlow = false;
  /** Error code of all answers; `network`: none arrives. */
  failure: string | null = null;
  readonly client: ApolloClient;
  feed: TripFeed;
  readonly #cache = createCache();
  readonly #waiting: (() => void)[] = [];

  constructor() {
    const cache = this.#cache;
    const server = new ApolloLink((operation) =>
      operation.operationType === OperationTypeNode.SUBSCRIPTION
        ? this.#line(operation.variables['after'] as number | null)
        : this.#answer(operation),
    );
    this.client = new ApolloClient({
      cache,
      link: ApolloLink.from([revisionsLink(), answerTimes(cache), server]),
    });
    for (const { id, name } of PEOPLE) {
      const person = { __typename: 'Participant', id, name, isViewer: id === VIEWER };
      const fragment = { fragment: LivePersonFragmentDoc, fragmentName: 'LivePerson' };
      cache.writeFragment({ ...fragment, id: `Participant:${id}`, data: person });
    }
    this.feed = new TripFeed(this.client, TRIP);
  }

  /** The newest line. */
  get line(): Line {
    const line = this.lines.at(-1);
    if (line === undefined) throw new Error('Nobody has subscribed.');
    return line;
  }

  /** A screen shows a query. @returns closes the screen */
  async show(name: QueryName): Promise<() => void> {
    const shown = this.client.watchQuery<unknown, Record<string, string>>({
      ...QUERIES[name],
      fetchPolicy: 'cache-and-network',
    });
    const subscription = shown.subscribe({ error: () => undefined });
    await this.wait(0);
    return () => subscription.unsubscribe();
  }

  /** Opens the feed with these screens, and forgets the reads until then. */
  async open(...names: readonly QueryName[]): Promise<void> {
    for (const name of names) await this.show(name);
    this.feed.open();
    this.line.say('HELLO', this.revision);
    await this.wait(1000);
    this.reads.length = 0;
  }

  /** Another page of the trip is opened. */
  reopen(): void {
    this.feed.close();
    this.feed = new TripFeed(this.client, TRIP);
    this.feed.open();
  }

  /** Somebody changes the trip: the next revision is told. */
  change(kind: TripChangeKind, more: Partial<ChangeDetails> = {}): void {
    this.revision += 1;
    this.line.say(kind, this.revision, more);
  }

  /** The viewer changes the table; no line tells it. */
  async changeTable(): Promise<void> {
    this.revision += 1;
    const mutation = gql`
      mutation SetAttendance {
        setAttendance {
          trip {
            id
            revision
          }
        }
      }
    `;
    await this.client.mutate({ mutation });
    this.reads.splice(this.reads.indexOf('SetAttendance'), 1);
  }

  /** The viewer ticks: the answer arrives before or after it is told. */
  answerTick(revision: number): void {
    answeredRevisions(this.client).noteOwnTick(TRIP, revision);
  }

  isFresh(name: QueryName): boolean {
    return freshnessOf(this.client.cache).isFresh(QUERIES[name].query, QUERIES[name].variables);
  }

  /** By the cache's id: `Meal:m1`. */
  cached(id: string): StoreObject | undefined {
    return this.#cache.extract()[id];
  }

  answered(name: 'Trip' | 'TripIngredients'): number | undefined {
    return answeredRevisions(this.client).of(name, TRIP);
  }

  async wait(ms: number): Promise<void> {
    await jest.advanceTimersByTimeAsync(ms);
  }

  answerAll(): void {
    for (const answer of this.#waiting.splice(0)) answer();
  }

  #line(after: number | null): Observable<ApolloLink.Result> {
    return new Observable((subscriber) => {
      const line: Line = {
        after,
        get isOpen() {
          return !subscriber.closed;
        },
        say: (kind, revision, more = {}) =>
          subscriber.next({
            data: {
              tripChanged: {
                __typename: 'TripChange',
                revision,
                kind,
                ids: [],
                actor: null,
                presence: null,
                ...more,
              },
            },
          }),
        cut: () => subscriber.error(new Error('Socket closed')),
        fail: (code) => subscriber.error(refusal(code)),
      };
      this.lines.push(line);
    });
  }

  #answer({ operationName = '', variables }: ApolloLink.Operation): Observable<ApolloLink.Result> {
    return new Observable((subscriber: Subscriber<ApolloLink.Result>) => {
      this.reads.push(operationName);
      if (operationName === 'Purchases') this.purchaseReads.push(variables['ids'] as string[]);
      // As of the moment of the request.
      const { revision, failure } = this;
      const answer = () => {
        if (failure !== null) {
          subscriber.error(failure === 'network' ? new TypeError('Failed to fetch') : refusal(failure));
          return;
        }
        subscriber.next({ data: dataOf(operationName, revision) });
        subscriber.complete();
      };
      if (this.isSlow) this.#waiting.push(answer);
      else setTimeout(answer, 0);
    });
  }
}

const PURCHASES = {
  __typename: 'IngredientsPayload',
  ingredients: [
    {
      __typename: 'Ingredient',
      id: 'i1',
      name: 'Feta',
      missing: null,
      bought: null,
      purchased: true,
      purchasedAt: '2030-06-13T09:00:00.000Z',
      purchasedBy: { __typename: 'Participant', id: SAM, name: 'Sam', isViewer: false },
      unavailable: null,
      isLeftOut: false,
    },
  ],
  meals: [{ __typename: 'Meal', id: 'm1', ingredientCount: 2, purchasedIngredientCount: 1 }],
};

function dataOf(name: string, revision: number): Record<string, unknown> {
  if (name === 'MealIngredients') return { meal: { __typename: 'Meal', id: 'm1' } };
  if (name === 'SetAttendance')
    return {
      setAttendance: { __typename: 'AttendancePayload', trip: { __typename: 'Trip', id: TRIP, revision } },
    };
  if (name === 'Purchases') return { purchases: PURCHASES };
  return { trip: { __typename: 'Trip', id: TRIP, revision } };
}

function refusal(code: string): CombinedGraphQLErrors {
  return new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { code } }] });
}
