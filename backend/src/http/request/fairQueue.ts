import { tooBusy } from '../../base/errors.ts';

interface QueueLimits {
  /** Calls that run; the rest waits. */
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitMs: number;
}

/** Gives the call's place to the next one; repeats do nothing. */
export type Leave = () => void;

interface WaitingCall {
  readonly start: () => void;
  isGone: boolean;
}

/**
 * Bounds the calls that run at once. Those that wait are taken in turns: of each address one, of its sessions one. So
 * nobody waits longer because somebody else sends more, or makes up sessions.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** By address and session; the next in turn is first. */
  readonly #addresses = new Map<string, Map<string, WaitingCall[]>>();
  readonly #waitingOf = new Map<string, number>();
  #running = 0;
  #waiting = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * Refuses calls of an address that has its share of a full queue.
   * @throws SERVICE_UNAVAILABLE
   */
  requireRoom(address: string): void {
    const share = this.#limits.waiting / Math.max(1, this.#waitingOf.size);
    if (this.#waiting >= this.#limits.waiting && (this.#waitingOf.get(address) ?? 0) >= share)
      throw tooBusy();
  }

  /**
   * Waits for a place.
   * @param gone ends the wait
   * @returns null when the caller went away
   * @throws SERVICE_UNAVAILABLE for a full queue, or after the longest wait
   */
  async enter(address: string, session: string, gone: AbortSignal): Promise<Leave | null> {
    if (gone.aborted) return null;
    if (this.#running < this.#limits.atOnce) return this.#start();
    this.requireRoom(address);
    return new Promise((resolve, reject) => {
      const end = (finish: () => void) => () => {
        if (call.isGone) return;
        call.isGone = true;
        this.#count(address, -1);
        clearTimeout(timer);
        finish();
      };
      const call: WaitingCall = { isGone: false, start: end(() => resolve(this.#start())) };
      const giveUp = end(() => reject(tooBusy()));
      const timer = setTimeout(giveUp, this.#limits.waitMs);
      gone.addEventListener(
        'abort',
        end(() => resolve(null)),
        { once: true },
      );
      this.#count(address, 1);
      this.#add(address, session, call);
    });
  }

  #start(): Leave {
    this.#running += 1;
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.#running -= 1;
      this.#next()?.start();
    };
  }

  #count(address: string, change: 1 | -1): void {
    this.#waiting += change;
    const count = (this.#waitingOf.get(address) ?? 0) + change;
    if (count > 0) this.#waitingOf.set(address, count);
    else this.#waitingOf.delete(address);
  }

  #add(address: string, session: string, call: WaitingCall): void {
    const sessions = this.#addresses.get(address) ?? new Map<string, WaitingCall[]>();
    this.#addresses.set(address, sessions);
    const calls = sessions.get(session) ?? [];
    sessions.set(session, calls);
    calls.push(call);
  }

  #next(): WaitingCall | undefined {
    for (;;) {
      const call = this.#take();
      if (call?.isGone !== true) return call;
    }
  }

  /** The first in turn; its address and session are last from now on. */
  #take(): WaitingCall | undefined {
    const [address, sessions] = this.#addresses.entries().next().value ?? [];
    const [session, calls] = sessions?.entries().next().value ?? [];
    if (address === undefined || sessions === undefined || session === undefined) return undefined;
    const call = calls?.shift();
    sessions.delete(session);
    if (calls !== undefined && calls.length > 0) sessions.set(session, calls);
    this.#addresses.delete(address);
    if (sessions.size > 0) this.#addresses.set(address, sessions);
    return call;
  }
}
