import type { ApolloClient } from '@apollo/client';
import type { Subscription } from 'rxjs';
import { errorCode } from '../gql/errorMessage.ts';
import { freshnessOf } from '../gql/freshness.ts';
import { isOnline, watchConnection } from '../browser/connection.ts';
import { answeredRevisions } from './answeredRevisions.ts';
import { LivePersonFragmentDoc, type LivePersonFragment } from './LivePerson.generated.ts';
import { clearLiveState, setLiveState } from './liveState.ts';
import { REREAD_OF, type TripQueryName } from './rereadOf.ts';
import { TripChangedDocument, type TripChangedSubscription } from './TripChanged.generated.ts';
import { newsSentence, type OthersChange } from './tripNews.ts';

type Message = TripChangedSubscription['tripChanged'];

/** Changes within this time are read together. */
const JOIN_MS = 100;
const RETRY_READ_MS = 3000;
/** A short loss of the line is not worth a word. */
const RECONNECTING_AFTER_MS = 5000;
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 5000;
const RECENT_MS = 2000;
const NEWS_EVERY_MS = 5000;

const VARIABLES: Readonly<Record<TripQueryName, (tripId: string) => Readonly<Record<string, string>>>> = {
  Trip: (id) => ({ id }),
  TripIngredients: (tripId) => ({ tripId }),
};
const QUERIES = Object.keys(VARIABLES) as TripQueryName[];

/** Follows the open trip: reads again what others change, and reconnects. */
export class TripFeed {
  readonly #client: ApolloClient;
  readonly #tripId: string;
  /** The revision that the answer to a query must have at least. */
  readonly #needed = new Map<TripQueryName, number>();
  readonly #parts = new Set<string>();
  readonly #recent = new Map<string, LivePersonFragment>();
  readonly #news: OthersChange[] = [];
  readonly #timers = new Map<'read' | 'news' | 'retry' | 'reconnecting', ReturnType<typeof setTimeout>>();
  /** Last revision told; null before the first connection. */
  #told: number | null = null;
  #retryMs = FIRST_RETRY_MS;
  #isReading = false;
  /** The viewer may no longer see the trip. */
  #isOver = false;
  #stream: Subscription | null = null;
  #leave: readonly (() => void)[] = [];

  constructor(client: ApolloClient, tripId: string) {
    this.#client = client;
    this.#tripId = tripId;
  }

  open(): void {
    this.#leave = [
      answeredRevisions(this.#client).watch(() => this.#readSoon()),
      watchConnection(() => this.#connect()),
    ];
    this.#connect();
  }

  close(): void {
    for (const leave of this.#leave) leave();
    this.#leave = [];
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#stream?.unsubscribe();
    this.#stream = null;
    this.#recent.clear();
    clearLiveState();
  }

  #connect(): void {
    if (this.#stream !== null || this.#isOver || !isOnline()) return;
    this.#stop('retry');
    this.#stream = this.#client
      .subscribe({
        query: TripChangedDocument,
        variables: { tripId: this.#tripId, after: this.#told },
        fetchPolicy: 'no-cache',
      })
      .subscribe({
        next: ({ data, error }) => {
          if (error !== undefined) this.#onError(error);
          else if (data !== undefined) this.#onMessage(data.tripChanged);
        },
        complete: () => this.#onLost(),
        error: (error: unknown) => {
          this.#onError(error);
          this.#onLost();
        },
      });
  }

  #onError(error: unknown): void {
    const code = errorCode(error);
    if (code !== 'NOT_FOUND' && code !== 'UNAUTHENTICATED') return;
    this.#isOver = true;
    // Reading again shows it.
    this.#needAll(Number.POSITIVE_INFINITY);
  }

  #onLost(): void {
    this.#stream = null;
    setLiveState({ present: [] });
    if (this.#isOver) return;
    this.#start('reconnecting', RECONNECTING_AFTER_MS, () => setLiveState({ isReconnecting: true }));
    // Clients of a stopped server come back at different moments.
    this.#start('retry', this.#retryMs * (0.5 + Math.random()), () => this.#connect());
    this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
  }

  #onMessage(message: Message): void {
    this.#stop('reconnecting');
    this.#retryMs = FIRST_RETRY_MS;
    setLiveState({ isReconnecting: false });
    const { kind, revision } = message;
    if (kind === 'PRESENCE') setLiveState({ present: message.presence ?? [] });
    // What the screen shows may be older than the first message.
    else if (kind === 'HELLO' && this.#told === null) this.#needAll(revision);
    else if (kind !== 'HELLO') this.#onChange(message);
    this.#told = revision;
    this.#readSoon();
  }

  #onChange({ kind, revision, ids, actor }: Message): void {
    const { queries, parts } = REREAD_OF[kind];
    for (const query of queries) this.#needed.set(query, revision);
    for (const part of parts) this.#parts.add(part);
    const person = actor === null ? null : this.#person(actor);
    if (person === null || person.isViewer) return;
    this.#showRecent(ids, person);
    this.#tell({ name: person.name, kind, count: ids.length });
  }

  #needAll(revision: number): void {
    for (const query of QUERIES) this.#needed.set(query, revision);
    this.#readSoon();
  }

  #readSoon(afterMs = JOIN_MS): void {
    if (!this.#timers.has('read')) this.#start('read', afterMs, () => void this.#read());
  }

  /** Reads outdated queries again, at once where a screen shows them. */
  async #read(): Promise<void> {
    if (this.#isReading) return;
    const outdated = new Set<string>(QUERIES.filter((query) => this.#isOutdated(query)));
    for (const query of QUERIES)
      if (outdated.has(query)) freshnessOf(this.#client.cache).forget(query, VARIABLES[query](this.#tripId));
    const shown = [...this.#client.getObservableQueries('active')].filter(
      ({ queryName = '' }) => outdated.has(queryName) || this.#parts.has(queryName),
    );
    this.#parts.clear();
    if (shown.length === 0) return;
    this.#isReading = true;
    const answers = await Promise.allSettled(shown.map((query) => query.refetch()));
    this.#isReading = false;
    const failed = answers.some(({ status }) => status === 'rejected');
    if (this.#leave.length > 0) this.#readSoon(failed ? RETRY_READ_MS : JOIN_MS);
  }

  #isOutdated(query: TripQueryName): boolean {
    const answered = answeredRevisions(this.#client).of(query, this.#tripId);
    return answered !== undefined && answered < (this.#needed.get(query) ?? 0);
  }

  #person(id: string): LivePersonFragment | null {
    return this.#client.readFragment({
      id: `Participant:${id}`,
      fragment: LivePersonFragmentDoc,
      fragmentName: 'LivePerson',
    });
  }

  #showRecent(ids: readonly string[], person: LivePersonFragment): void {
    for (const id of ids) this.#recent.set(id, person);
    setLiveState({ recent: new Map(this.#recent) });
    setTimeout(() => {
      if (this.#leave.length === 0) return;
      for (const id of ids) if (this.#recent.get(id) === person) this.#recent.delete(id);
      setLiveState({ recent: new Map(this.#recent) });
    }, RECENT_MS);
  }

  /** At most one sentence in {@link NEWS_EVERY_MS}. */
  #tell(change: OthersChange): void {
    this.#news.push(change);
    if (this.#timers.has('news')) return;
    const say = () => {
      if (this.#news.length === 0) return;
      setLiveState({ news: newsSentence(this.#news.splice(0)) });
      this.#start('news', NEWS_EVERY_MS, say);
    };
    say();
  }

  #start(name: 'read' | 'news' | 'retry' | 'reconnecting', ms: number, work: () => void): void {
    if (this.#leave.length === 0 || this.#timers.has(name)) return;
    this.#timers.set(
      name,
      setTimeout(() => {
        this.#timers.delete(name);
        work();
      }, ms),
    );
  }

  #stop(name: 'retry' | 'reconnecting'): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
  }
}
