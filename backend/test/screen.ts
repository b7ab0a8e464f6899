import type { Client } from './client.ts';
import type { Follower, Message } from './followers.ts';

/** The part of a trip that one kind of change replaces. */
export interface Part {
  readonly of: 'participant' | 'meal' | 'votes' | 'ingredient' | 'purchase';
  readonly id: string;
  /** Null of participants. */
  readonly mealId: string | null;
  readonly value: readonly unknown[];
}

interface TripAnswer {
  readonly revision: number;
  readonly participants: readonly { readonly id: string; name: string; inviteStatus: string }[];
  readonly meals: readonly {
    readonly id: string;
    readonly date: string;
    readonly type: string;
    readonly name: string;
    readonly upVotes: number;
    readonly downVotes: number;
    readonly ingredients: readonly {
      readonly id: string;
      readonly name: string;
      readonly quantity: string | null;
      readonly purchased: boolean;
      readonly purchasedBy: string | null;
    }[];
  }[];
}

function partsOf({ participants, meals }: TripAnswer): Part[] {
  return [
    ...participants.map(({ id, name, inviteStatus }): Part => {
      return { of: 'participant', id, mealId: null, value: [name, inviteStatus] };
    }),
    ...meals.flatMap(({ id: mealId, date, type, name, upVotes, downVotes, ingredients }): Part[] => [
      { of: 'meal', id: mealId, mealId, value: [date, type, name] },
      { of: 'votes', id: mealId, mealId, value: [upVotes, downVotes] },
      ...ingredients.flatMap(({ id, purchased, purchasedBy, ...own }): Part[] => [
        { of: 'ingredient', id, mealId, value: [own.name, own.quantity] },
        { of: 'purchase', id, mealId, value: [purchased, purchasedBy] },
      ]),
    ]),
  ];
}

/** Whether a client has to read the part again after the message. */
function isAbout({ kind, ids }: Message, part: Part): boolean {
  const isNamed = (id: string | null) => ids.length === 0 || (id !== null && ids.includes(id));
  switch (kind) {
    case 'TRIP':
    case 'RESYNC':
      return true;
    case 'PARTICIPANTS':
      return part.of === 'participant' && isNamed(part.id);
    case 'MEALS':
      return part.of !== 'participant' && isNamed(part.mealId);
    case 'VOTES':
      return part.of === 'votes' && isNamed(part.id);
    case 'INGREDIENTS':
      return (part.of === 'ingredient' || part.of === 'purchase') && isNamed(part.id);
    case 'PURCHASES':
      return part.of === 'purchase' && isNamed(part.id);
    case 'HELLO':
    case 'PRESENCE':
    case 'INVITE_LINK':
    case 'TABLE':
    case 'COSTS':
    case 'DELETED':
      return false;
  }
}

/** Changes, without who looks at the trip. */
export const changesOf = ({ messages }: Follower): Message[] =>
  messages.filter(({ kind }) => kind !== 'PRESENCE');

type Connect = (after: number | undefined) => { readonly follower: Follower; readonly client: Client };

/** What a client shows that reads only what the messages name, and goes on after the last one that it has shown. */
export class Screen {
  parts: readonly Part[] = [];
  /** All lines that it had, the newest last, each with the revision after which it began. */
  readonly lines: { readonly after: number | null; readonly follower: Follower }[] = [];
  readonly #tripId: string;
  #revision: number | null = null;
  #line: Follower | null = null;
  #error: unknown = null;
  #shown: () => void = () => undefined;

  constructor(tripId: string) {
    this.#tripId = tripId;
  }

  /** The open line. */
  get line(): Follower | null {
    return this.#line;
  }

  /** Reads the trip, then follows from its revision. */
  async load(client: Client): Promise<void> {
    const trip = await this.#read(client, 0);
    if (trip === null) return;
    this.parts = partsOf(trip);
    this.#revision = trip.revision;
  }

  /** Connects, in place of the line that it may have. Without {@link load}, the first message causes a read. */
  connect(connect: Connect): void {
    this.lose();
    const { follower, client } = connect(this.#revision ?? undefined);
    this.#line = follower;
    this.lines.push({ after: this.#revision, follower });
    this.#follow(follower, client).catch((error: unknown) => {
      this.#error = error;
      this.#shown();
    });
  }

  /** Messages that are not shown yet are missed. */
  lose(): void {
    this.#line?.close();
    this.#line = null;
  }

  /** Settles when all changes until the revision are shown. */
  async until(revision: number): Promise<void> {
    while (this.#revision === null || this.#revision < revision) {
      if (this.#error !== null) throw new Error('The screen failed.', { cause: this.#error });
      if (this.#line === null) throw new Error(`The line ended before revision ${revision}.`);
      await new Promise<void>((resolve) => {
        this.#shown = resolve;
      });
    }
  }

  async #follow(line: Follower, client: Client): Promise<void> {
    let seen = 0;
    const isNew = (message: Message) => line.messages.indexOf(message) >= seen;
    const hasNews = () =>
      line.get(isNew).then(
        () => true,
        () => false,
      );
    while (await hasNews()) {
      const messages = line.messages.slice(seen);
      seen = line.messages.length;
      if (!(await this.#show(line, client, messages))) return;
      this.#shown();
    }
    if (this.#line === line) this.#line = null;
    this.#shown();
  }

  /** @returns whether it goes on */
  async #show(line: Follower, client: Client, messages: readonly Message[]): Promise<boolean> {
    const changes = messages.filter(({ kind }) => kind !== 'PRESENCE');
    const [last] = changes.slice(-1);
    if (last === undefined) return this.#line === line;
    const isFirst = this.#revision === null;
    const isReplaced = (part: Part) => isFirst || changes.some((change) => isAbout(change, part));
    const isRead = isFirst || changes.some(({ kind }) => kind !== 'HELLO');
    const trip = isRead ? await this.#read(client, last.revision) : null;
    if (this.#line !== line) return false;
    if (isRead && trip === null) return true;
    if (trip !== null)
      this.parts = [
        ...this.parts.filter((part) => !isReplaced(part)),
        ...partsOf(trip).filter((part) => isReplaced(part)),
      ];
    this.#revision = last.revision;
    return true;
  }

  /** @returns null without access */
  async #read(client: Client, revision: number): Promise<TripAnswer | null> {
    const { status, body } = await client.rest('GET', `/api/trips/${this.#tripId}`);
    if (status === 404) return null;
    if (status !== 200) throw new Error(`Reading the trip: ${status}.`);
    // The shape of the route's answer.
    const trip = body as TripAnswer;
    if (trip.revision < revision)
      throw new Error(`Revision ${revision} was told, but ${trip.revision} read.`);
    return trip;
  }
}
