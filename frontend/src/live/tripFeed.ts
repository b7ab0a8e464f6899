import type { ApolloClient, ObservableQuery } from '@apollo/client';
import type { Subscription } from 'rxjs';
import type { ErrorCode } from '../../../domain/errorCode.ts';
import { MAX_CHANGED_IDS } from '../../../domain/trip/tripChange.ts';
import { errorCode } from '../gql/errorMessage.ts';
import { freshnessOf } from '../gql/cache/freshness.ts';
import { isOnline, noteReachable, reportDeadLine, watchConnection } from '../browser/connection.ts';
import { onVisible } from '../browser/onVisible.ts';
import { answeredRevisions } from './answeredRevisions.ts';
import { Backoff } from './backoff.ts';
import { LivePersonFragmentDoc, type LivePersonFragment } from './LivePerson.generated.ts';
import { clearLiveState, setLiveState, type RecentMark } from './liveState.ts';
import { PurchasesDocument } from './Purchases.generated.ts';
import { EVERYTHING, QUERIES, REREAD_OF, VARIABLES, type Reread, type TripQueryName } from './rereadOf.ts';
import { TripChangedDocument, type TripChangedSubscription } from './TripChanged.generated.ts';
import { newsSentence, type OthersChange } from './tripNews.ts';

type TimerName = 'read' | 'readAgain' | 'news' | 'retry' | 'reconnecting' | 'stuck' | 'loading';
type Message = TripChangedSubscription['tripChanged'];

/** Changes within this time are read together. */
const JOIN_MS = 100;
const LOOK_AGAIN_MS = 3000;
const FIRST_READ_RETRY_MS = 3000;
/** After it, reads may be waiting on a dead connection; twice as long each time. */
const READ_WITHIN_MS = 5000;
const READ_PATIENTLY_WITHIN_MS = 60_000;
/** A short loss of the line is not worth a word. */
const RECONNECTING_AFTER_MS = 5000;
const FIRST_RETRY_MS = 500;
/** The wait stays about a quarter of the outage: a restarted server has its pages back within ten seconds. */
const RETRY_GROWTH = 1.25;
const HIDDEN_RETRY_GROWTH = 2;
/** Of reads and of the line. */
const LAST_RETRY_MS = 60_000;
const RECENT_MS = 4000;
const NEWS_EVERY_MS = 5000;

/** Asking again gets the same answer. */
const FINAL: readonly (ErrorCode | null)[] = [
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'GRAPHQL_VALIDATION_FAILED',
  'FORBIDDEN',
  'UNAUTHENTICATED',
];

export class TripFeed {
  readonly #client: ApolloClient;
  readonly #tripId: string;
  /** At least, of the answer to a query. */
  readonly #needed = new Map<TripQueryName, number>();
  readonly #parts = new Set<string>();
  /** Queries whose last answer is final until something changes. */
  readonly #refused = new Set<string>();
  /** Ingredients to read by themselves, with the revision of their last change. */
  readonly #purchases = new Map<string, number>();
  /** Of the last change of one of them. */
  #purchasesRevision = 0;
  readonly #recent = new Map<string, RecentMark>();
  readonly #news: OthersChange[] = [];
  readonly #timers = new Map<TimerName, ReturnType<typeof setTimeout>>();
  /** Last revision told; null before the first connection. */
  #told: number | null = null;
  /** Revision of the last change made here that was taken up. */
  #ownChange = 0;
  readonly #lineBackoff = new Backoff(FIRST_RETRY_MS, LAST_RETRY_MS);
  readonly #readBackoff = new Backoff(FIRST_READ_RETRY_MS, LAST_RETRY_MS);
  #readWithinMs = READ_WITHIN_MS;
  #isReading = false;
  /** The current stream has said something. */
  #isConnected = false;
  /** The viewer may no longer see the trip. */
  #isOver = false;
  #stream: Subscription | null = null;
  #leave: readonly (() => void)[] = [];

  constructor(client: ApolloClient, tripId: string) {
    this.#client = client;
    this.#tripId = tripId;
  }

  open(): void {
    if (this.#leave.length > 0) return;
    this.#leave = [
      answeredRevisions(this.#client).watch((_query, tripId) => this.#onAnswer(tripId)),
      watchConnection(() => this.#onConnection()),
      onVisible(() => this.#connect()),
    ];
    this.#takeUpOwnChange();
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

  #onAnswer(tripId: string): void {
    if (tripId !== this.#tripId) return;
    this.#takeUpOwnChange();
    this.#readSoon();
    if (!this.#isOver) return;
    // The viewer has joined again.
    this.#isOver = false;
    this.#retryLater();
  }

  /** Without a line, nobody else tells it. */
  #takeUpOwnChange(): void {
    const revision = answeredRevisions(this.#client).ownChange(this.#tripId);
    if (revision <= this.#ownChange) return;
    this.#ownChange = revision;
    this.#need(revision, EVERYTHING);
  }

  #onConnection(): void {
    this.#readSoon();
    if (this.#isConnected || this.#isOver) return;
    // Afterwards the line gets its time again.
    this.#stop('reconnecting');
    setLiveState({ isReconnecting: false });
    if (isOnline()) this.#start('reconnecting', RECONNECTING_AFTER_MS, showReconnecting);
    this.#connect();
  }

  #connect(): void {
    // Also where calls fail: the fastest way to notice that the server is back.
    if (this.#stream !== null || this.#isOver || !navigator.onLine) return;
    this.#stop('retry');
    const stream = this.#client
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
    // It may have ended already.
    this.#stream = stream.closed ? null : stream;
  }

  #onError(error: unknown): void {
    if (!FINAL.includes(errorCode(error))) return;
    this.#isOver = true;
    this.#stop('retry');
    this.#stop('reconnecting');
    setLiveState({ isReconnecting: false });
    this.#outdateAll();
  }

  #onLost(): void {
    this.#stream = null;
    this.#isConnected = false;
    setLiveState({ present: [] });
    if (this.#isOver) return;
    if (isOnline()) this.#start('reconnecting', RECONNECTING_AFTER_MS, showReconnecting);
    this.#retryLater();
  }

  #retryLater(): void {
    const growth = document.hidden ? HIDDEN_RETRY_GROWTH : RETRY_GROWTH;
    this.#start('retry', this.#lineBackoff.next(growth), () => this.#connect());
  }

  #onMessage(message: Message): void {
    noteReachable();
    this.#isConnected = true;
    this.#stop('reconnecting');
    this.#lineBackoff.reset();
    setLiveState({ isReconnecting: false });
    const { kind, revision } = message;
    const isFirst = kind === 'HELLO' && this.#told === null;
    if (kind === 'PRESENCE') setLiveState({ present: message.presence ?? [] });
    // A restored database counts from a lower revision again.
    else if (kind === 'RESYNC' || (isFirst && revision < this.#ownChange)) this.#outdateAll();
    // What the screen shows may be older than the first message.
    else if (isFirst) this.#need(revision, EVERYTHING);
    else if (kind !== 'HELLO') this.#onChange(message);
    this.#told = revision;
    if (kind !== 'PRESENCE') this.#readSoon();
  }

  #onChange({ kind, revision, ids, actor }: Message): void {
    if (kind === 'PURCHASES' && ids.length > 0) {
      for (const id of ids) this.#purchases.set(id, revision);
      this.#purchasesRevision = revision;
    } else this.#need(revision, REREAD_OF[kind]);
    const person = actor === null ? null : this.#person(actor);
    if (person === null || person.isViewer) return;
    this.#showRecent(ids, { ...person, kind });
    this.#tell({ name: person.name, kind, count: ids.length });
  }

  #need(revision: number, { queries, parts }: Reread): void {
    this.#refused.clear();
    for (const query of queries) this.#needed.set(query, Math.max(revision, this.#needed.get(query) ?? 0));
    for (const part of parts) {
      this.#parts.add(part);
      freshnessOf(this.#client.cache).forgetNamed(part);
    }
    this.#readSoon();
  }

  /** Everything is read again, whatever revision it has. */
  #outdateAll(): void {
    this.#needed.clear();
    this.#purchases.clear();
    this.#purchasesRevision = 0;
    this.#ownChange = 0;
    answeredRevisions(this.#client).forgetOwn(this.#tripId);
    for (const query of QUERIES) answeredRevisions(this.#client).outdate(query, this.#tripId);
    this.#need(0, EVERYTHING);
  }

  #readSoon(): void {
    this.#start('read', JOIN_MS, () => void this.#read());
  }

  async #read(): Promise<void> {
    if (this.#isReading || !isOnline()) return;
    this.#isReading = true;
    this.#start('stuck', this.#readWithinMs, () => {
      this.#readWithinMs = Math.min(this.#readWithinMs * 2, READ_PATIENTLY_WITHIN_MS);
      reportDeadLine();
    });
    await this.#readPurchases();
    const result = this.#leave.length === 0 ? 'nothing' : await this.#readWhole();
    this.#isReading = false;
    this.#stop('stuck');
    if (result === 'read') {
      this.#readWithinMs = READ_WITHIN_MS;
      this.#readBackoff.reset();
    }
    if (result === 'failed') {
      this.#stop('read');
      this.#start('readAgain', this.#readBackoff.next(), () => this.#readSoon());
    } else if (result === 'read' || this.#purchases.size > 0) this.#readSoon();
  }

  /** Where a screen shows something that only lacks them; else outdates the whole. */
  async #readPurchases(): Promise<void> {
    const ids = [...this.#purchases.keys()];
    const isOwn = [...this.#purchases.values()].every((each) =>
      answeredRevisions(this.#client).isOwnTick(this.#tripId, each),
    );
    const revision = this.#purchasesRevision;
    this.#purchases.clear();
    if (ids.length === 0) return;
    const shown = QUERIES.filter((query) => this.#shown((name) => name === query).length > 0);
    const isKnown = isOwn && shown.length > 0 && shown.every((query) => this.#isAnswered(query, revision));
    const isEnough =
      ids.length <= MAX_CHANGED_IDS &&
      shown.some((query) => !this.#isOutdated(query) && this.#isBefore(query, revision));
    const isRead = isKnown || (isEnough && (await this.#fetchPurchases(ids)));
    // A RESYNC in between outdated everything.
    if (this.#purchasesRevision < revision) return;
    const current = isRead ? QUERIES.filter((query) => !this.#isOutdated(query)) : [];
    this.#need(revision, { ...REREAD_OF.PURCHASES, ...(isRead && { parts: [] }) });
    for (const query of current)
      if (this.#isBefore(query, revision))
        answeredRevisions(this.#client).note(query, this.#tripId, revision);
  }

  async #fetchPurchases(ids: string[]): Promise<boolean> {
    try {
      const variables = { tripId: this.#tripId, ids };
      await this.#client.query({ query: PurchasesDocument, variables, fetchPolicy: 'network-only' });
      return true;
    } catch {
      return false;
    }
  }

  /** Reads outdated queries again, at once where a screen shows them. */
  async #readWhole(): Promise<'nothing' | 'read' | 'failed'> {
    const outdated = new Set<string>(QUERIES.filter((query) => this.#isOutdated(query)));
    for (const query of QUERIES)
      if (outdated.has(query)) freshnessOf(this.#client.cache).forget(query, VARIABLES[query](this.#tripId));
    const unanswered = new Set<string>(QUERIES.filter((query) => this.#isUnanswered(query)));
    const loading = new Set(this.#shown((name) => unanswered.has(name)).filter(isInFlight));
    // Unless its answer comes first.
    if (loading.size > 0) this.#start('loading', LOOK_AGAIN_MS, () => this.#readSoon());
    const shown = this.#shown(
      (name) => outdated.has(name) || this.#parts.has(name) || unanswered.has(name),
    ).filter((query) => !loading.has(query));
    this.#parts.clear();
    if (shown.length === 0) return 'nothing';
    const answers = await Promise.allSettled(shown.map((query) => query.refetch()));
    const failed = shown.filter(({ queryName = '' }, index) => {
      const answer = answers[index];
      if (answer?.status !== 'rejected') return false;
      if (FINAL.includes(errorCode(answer.reason))) this.#refused.add(queryName);
      return !this.#refused.has(queryName);
    });
    for (const { queryName = '' } of failed)
      if (EVERYTHING.parts.includes(queryName)) this.#parts.add(queryName);
    return failed.length > 0 ? 'failed' : 'read';
  }

  #shown(isWanted: (queryName: string) => boolean) {
    return [...this.#client.getObservableQueries('active')].filter(
      ({ queryName = '' }) => isWanted(queryName) && !this.#refused.has(queryName),
    );
  }

  #isOutdated(query: TripQueryName): boolean {
    return this.#isBefore(query, this.#needed.get(query) ?? 0);
  }

  /** Shown from what the device has saved, maybe after a failed read. */
  #isUnanswered(query: TripQueryName): boolean {
    return this.#needed.has(query) && answeredRevisions(this.#client).of(query, this.#tripId) === undefined;
  }

  #isBefore(query: TripQueryName, revision: number): boolean {
    const answered = answeredRevisions(this.#client).of(query, this.#tripId);
    return answered !== undefined && answered < revision;
  }

  #isAnswered(query: TripQueryName, revision: number): boolean {
    return (answeredRevisions(this.#client).of(query, this.#tripId) ?? 0) >= revision;
  }

  #person(id: string): LivePersonFragment | null {
    return this.#client.readFragment({
      id: `Participant:${id}`,
      fragment: LivePersonFragmentDoc,
      fragmentName: 'LivePerson',
    });
  }

  /** @param mark a new object, so that a later change by the same person has its own time */
  #showRecent(ids: readonly string[], mark: RecentMark): void {
    for (const id of ids) this.#recent.set(id, mark);
    setLiveState({ recent: new Map(this.#recent) });
    setTimeout(() => {
      if (this.#leave.length === 0) return;
      for (const id of ids) if (this.#recent.get(id) === mark) this.#recent.delete(id);
      setLiveState({ recent: new Map(this.#recent) });
    }, RECENT_MS);
  }

  /** At most one sentence in {@link NEWS_EVERY_MS}. */
  #tell(change: OthersChange): void {
    this.#news.push(change);
    if (this.#timers.has('news')) return;
    const say = () => {
      // Emptied, so that the same sentence is read out again.
      const news = newsSentence(this.#news.splice(0));
      setLiveState({ news });
      if (news === '') return;
      this.#start('news', NEWS_EVERY_MS, say);
    };
    say();
  }

  #start(name: TimerName, ms: number, work: () => void): void {
    if (this.#leave.length === 0 || this.#timers.has(name)) return;
    this.#timers.set(
      name,
      setTimeout(() => {
        this.#timers.delete(name);
        work();
      }, ms),
    );
  }

  #stop(name: TimerName): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
  }
}

function showReconnecting(): void {
  setLiveState({ isReconnecting: true });
}

function isInFlight(query: ObservableQuery): boolean {
  return query.getCurrentResult().loading;
}
