import type { Logger } from 'pino';
import type { DataSource, EntityManager } from 'typeorm';
import type { TripMessage } from '../../../domain/trip/tripMessage.ts';
import type { PollingLoop } from '../base/loops/pollingLoop.ts';
import type { Config } from '../config/config.ts';
import type { TripStreams, Watcher } from '../ctx/tripStreams.ts';
import type { NotifyListener } from '../db/connection/notifyListener.ts';
import { onTripChange } from '../write/announce.ts';
import { sessionKey, signedOut, withoutAccess } from './liveAccess.ts';
import { streamLimit, type StreamLimit } from './streamLimit.ts';
import { StreamEnded } from './streamEnded.ts';
import { TripPresence, type Present } from './tripPresence.ts';
import { changesAfter, revisionsOf, type ChangeRow } from './tripStreams.sql.ts';
import { TripStream } from './tripStream.ts';
import { startWakeUps } from './wakeUps.ts';
import { Worker } from '../base/loops/worker.ts';

/** Streams of an ended session close within two seconds. */
const SESSIONS_MS = 1_000;
const PRESENCE_MS = 10_000;
const ACCESS_MS = 25_000;
/** Between two warnings: sessions are checked every second. */
const QUIET_MS = 30_000;
/** Reads no changes, only the revision. */
const NO_CHANGES = 2 ** 31 - 1;

interface WatchedTrip {
  readonly streams: Set<TripStream>;
  /** As read last; null before. */
  revision: number | null;
}

interface LiveTripsDeps {
  readonly dataSource: DataSource;
  /** To the same database; null to poll only. */
  readonly listener: NotifyListener | null;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly now: () => Date;
  readonly config: Pick<Config, 'streams' | 'streamsPerSession' | 'streamsPerAddress'>;
}

/**
 * Follows the trips that streams of this process watch. One statement reads the changes of all trips with news; access
 * is checked after it, before delivery.
 */
export class LiveTrips implements TripStreams {
  readonly #counted = { messages: 0, resyncs: 0, slow: 0 };
  observeLag: (seconds: number) => void = () => undefined;
  readonly #deps: LiveTripsDeps;
  readonly #trips = new Map<string, WatchedTrip>();
  readonly #limit: StreamLimit;
  readonly #presence: TripPresence;
  #wakeUps: PollingLoop | null = null;
  readonly #news = new Set<string>();
  readonly #came: Present[] = [];
  readonly #gone: Present[] = [];
  /** Trips whose people changed. */
  readonly #rearranged = new Set<string>();
  readonly #deliver = this.#worker(() => this.#deliverNews());
  readonly #move = this.#worker(() => this.#tellMoves());
  readonly #poll = this.#worker(() => this.#pollTrips());
  readonly #beat = this.#worker(() =>
    this.#presence.write(
      this.#streams()
        .filter(({ isHidden }) => !isHidden)
        .map(({ watcher }) => watcher),
    ),
  );
  readonly #checkSessions = this.#worker(() => this.#endSignedOut());
  readonly #checkAccess = this.#worker(async () => {
    await this.#withAccess(this.#streams());
  });
  #timers: NodeJS.Timeout[] = [];
  #stopListening: () => void = () => undefined;
  #isStopped = false;
  #quietUntil = 0;

  constructor(deps: LiveTripsDeps) {
    this.#deps = deps;
    this.#limit = streamLimit(deps.config);
    this.#presence = new TripPresence(deps.dataSource.manager);
  }

  get streamCount(): number {
    return this.#streams().length;
  }

  /** Counted since the start. */
  get figures(): { messages: number; resyncs: number; slow: number; refused: number } {
    return { ...this.#counted, refused: this.#limit.refused };
  }

  watch(watcher: Watcher): TripStream {
    if (this.#isStopped) throw new StreamEnded('restart');
    const giveBack = this.#limit.take({
      process: '',
      session: sessionKey(watcher.tokenHash),
      address: watcher.ip,
    });
    const stream = new TripStream(watcher, () => {
      giveBack();
      this.#onClose(stream);
    });
    this.#start();
    const { tripId, participantId } = watcher;
    const trip = this.#trips.get(tripId) ?? { streams: new Set(), revision: null };
    this.#trips.set(tripId, trip);
    trip.streams.add(stream);
    this.#news.add(tripId);
    void this.#deliver.run();
    this.#came.push({ tripId, participantId });
    void this.#move.run();
    return stream;
  }

  /** Ends all streams; their callers connect to another server. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const stream of this.#streams()) stream.end('restart');
    for (const timer of this.#timers) clearInterval(timer);
    this.#stopListening();
    await this.#wakeUps?.stop();
    for (const worker of [
      this.#deliver,
      this.#move,
      this.#poll,
      this.#beat,
      this.#checkSessions,
      this.#checkAccess,
    ])
      await worker.idle();
  }

  #start(): void {
    if (this.#timers.length > 0) return;
    this.#stopListening = onTripChange(this.#deps.dataSource, this.#onChange);
    this.#wakeUps = startWakeUps({ ...this.#deps, onChange: this.#onChange, poll: this.#poll.run });
    this.#timers = [
      setInterval(() => void this.#checkSessions.run(), SESSIONS_MS),
      setInterval(() => void this.#checkAccess.run(), ACCESS_MS),
      setInterval(() => void this.#beat.run(), PRESENCE_MS),
    ];
  }

  get #db(): EntityManager {
    return this.#deps.dataSource.manager;
  }

  /** The next poll repeats what failed. */
  #worker(work: () => Promise<void>): Worker {
    return new Worker(work, (error) => {
      const now = performance.now();
      if (now < this.#quietUntil) return;
      this.#quietUntil = now + QUIET_MS;
      this.#deps.log.warn({ err: error }, 'live updates are late');
    });
  }

  #streams(): TripStream[] {
    return [...this.#trips.values()].flatMap(({ streams }) => [...streams]);
  }

  readonly #onChange = (tripId: string, revision: number): void => {
    const trip = this.#trips.get(tripId);
    if (trip === undefined || (trip.revision !== null && trip.revision >= revision)) return;
    this.#news.add(tripId);
    void this.#deliver.run();
  };

  readonly #onClose = ({ watcher: { tripId, participantId } }: TripStream): void => {
    const trip = this.#trips.get(tripId);
    if (trip === undefined) return;
    for (const stream of trip.streams) if (!stream.isOpen) trip.streams.delete(stream);
    if (trip.streams.size === 0) this.#trips.delete(tripId);
    this.#gone.push({ tripId, participantId });
    void this.#move.run();
  };

  async #pollTrips(): Promise<void> {
    const tripIds = [...this.#trips.keys()];
    if (tripIds.length === 0) return;
    const rows = await revisionsOf.all(this.#db, [tripIds]);
    for (const { tripId, revision } of rows)
      if (this.#trips.get(tripId)?.revision !== revision) this.#news.add(tripId);
    if (this.#news.size > 0) await this.#deliver.run();
    await this.#tellPresence(tripIds);
  }

  async #deliverNews(): Promise<void> {
    const tripIds = [...this.#news].filter((tripId) => this.#trips.has(tripId));
    this.#news.clear();
    try {
      await this.#deliverIn(tripIds);
    } catch (error) {
      for (const tripId of tripIds) this.#news.add(tripId);
      throw error;
    }
  }

  async #deliverIn(tripIds: readonly string[]): Promise<void> {
    if (tripIds.length === 0) return;
    // Streams that open during the read may know less than it begins with.
    const streams = tripIds.flatMap((tripId) => this.#streamsOf(tripId));
    const after = tripIds.map((tripId) => Math.min(...this.#streamsOf(tripId).map(knownRevision)));
    const rows = await changesAfter.all(this.#db, [tripIds, after]);
    const news = new Map(tripIds.map((tripId) => [tripId, this.#newsOf(tripId, rows)]));
    const behind = streams.filter(
      ({ isOpen, revision, watcher }) => isOpen && revision !== news.get(watcher.tripId)?.current,
    );
    const refused = await withoutAccess(this.#db, behind);
    for (const stream of behind) {
      const { current, changes } = news.get(stream.watcher.tripId) ?? { current: 0, changes: [] };
      const reason = refused.get(stream);
      const deletion = changes.find(({ kind }) => kind === 'DELETED');
      if (reason === undefined) this.#bringUpToDate(stream, current, changes);
      else if (reason === 'left' && deletion !== undefined) {
        this.#push(stream, deletion);
        stream.end();
      } else stream.end(reason);
    }
    for (const [tripId, { changes }] of news)
      if (changes.some(({ kind }) => kind === 'TRIP' || kind === 'PARTICIPANTS'))
        this.#rearranged.add(tripId);
    if (this.#rearranged.size > 0) void this.#move.run();
  }

  /** Messages are shared by the trip's streams. */
  #newsOf(tripId: string, rows: readonly ChangeRow[]): { current: number; changes: TripMessage[] } {
    const own = rows.filter((row) => row.tripId === tripId);
    // Trips made by an older version have no row.
    const current = own[0]?.current ?? 0;
    const trip = this.#trips.get(tripId);
    const known = trip?.revision ?? current;
    if (trip !== undefined) trip.revision = current;
    const changes = own.flatMap(({ revision, kind, ids, actorId, at, ageSeconds }) => {
      if (revision === null) return [];
      if (revision > known) this.observeLag(ageSeconds);
      return [{ tripId, revision, kind, ids, actor: actorId, at, presence: null }];
    });
    return { current, changes };
  }

  #bringUpToDate(stream: TripStream, current: number, changes: readonly TripMessage[]): void {
    const known = stream.revision ?? stream.watcher.after ?? current;
    const missed = changes.filter(({ revision }) => revision > known);
    const isComplete = missed.length === current - known;
    if (!isComplete) this.#counted.resyncs += 1;
    const { tripId } = stream.watcher;
    if (!isComplete) this.#push(stream, this.#message(tripId, current, 'RESYNC'));
    else if (stream.revision === null) this.#push(stream, this.#message(tripId, known, 'HELLO'));
    if (isComplete) for (const change of missed) this.#push(stream, change);
    stream.revision = current;
  }

  /** Writes who came and went, and tells it here; other processes poll. */
  async #tellMoves(): Promise<void> {
    const came = this.#came.splice(0);
    const gone = this.#gone.splice(0);
    const isHere = ({ tripId, participantId }: Present) =>
      this.#streamsOf(tripId).some(
        ({ isHidden, watcher }) => !isHidden && watcher.participantId === participantId,
      );
    // HELLO comes before PRESENCE.
    await this.#deliver.idle();
    const rearranged = [...this.#rearranged];
    this.#rearranged.clear();
    await this.#presence.write(came.filter(isHere));
    await this.#presence.erase(gone.filter((present) => !isHere(present)));
    await this.#tellPresence([...new Set([...came, ...gone].map(({ tripId }) => tripId).concat(rearranged))]);
  }

  async #tellPresence(tripIds: readonly string[]): Promise<void> {
    const presence = await this.#presence.read(tripIds.filter((tripId) => this.#trips.has(tripId)));
    const seenBy = ({ isHidden, watcher }: TripStream) =>
      isHidden ? [] : (presence.get(watcher.tripId) ?? []);
    const isNew = (stream: TripStream) => stream.presence !== seenBy(stream).join();
    const streams = tripIds.flatMap((tripId) => this.#streamsOf(tripId)).filter(isNew);
    for (const stream of await this.#withAccess(streams)) {
      const { tripId } = stream.watcher;
      const people = seenBy(stream);
      // It gets HELLO first.
      if (stream.revision === null) continue;
      stream.presence = people.join();
      this.#push(stream, { ...this.#message(tripId, stream.revision, 'PRESENCE'), presence: people });
    }
  }

  async #endSignedOut(): Promise<void> {
    const streams = this.#streams();
    for (const stream of await signedOut(this.#db, streams)) stream.end('signed out');
    for (const stream of streams.filter(({ isHidden, wasHidden }) => isHidden !== wasHidden)) {
      (stream.isHidden ? this.#gone : this.#came).push(stream.watcher);
      stream.wasHidden = stream.isHidden;
    }
    if (this.#came.length + this.#gone.length > 0) await this.#move.run();
  }

  /** @returns those with access; ends the others, after a deletion of their trip was told */
  async #withAccess(streams: readonly TripStream[]): Promise<TripStream[]> {
    const refused = await withoutAccess(this.#db, streams);
    if (refused.size > 0) {
      for (const { watcher } of refused.keys()) this.#news.add(watcher.tripId);
      await this.#deliver.run();
    }
    for (const [stream, reason] of refused) stream.end(reason);
    return streams.filter((stream) => !refused.has(stream));
  }

  #streamsOf(tripId: string): TripStream[] {
    return [...(this.#trips.get(tripId)?.streams ?? [])];
  }

  #message(tripId: string, revision: number, kind: TripMessage['kind']): TripMessage {
    return { tripId, revision, kind, ids: [], actor: null, at: this.#deps.now(), presence: null };
  }

  #push(stream: TripStream, message: TripMessage): void {
    this.#counted.messages += 1;
    if (!stream.push(message)) this.#counted.slow += 1;
  }
}

/** Changes after it are read for the stream. */
function knownRevision({ revision, watcher }: TripStream): number {
  return revision ?? watcher.after ?? NO_CHANGES;
}
