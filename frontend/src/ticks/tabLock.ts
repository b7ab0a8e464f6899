/** One turn, as long as anything of it is on its way. */
interface Turn {
  users: number;
  readonly begun: Promise<void>;
  readonly end: () => void;
}

/**
 * The turns of this page among those of the same browser: what runs at the same time shares one, and the next page's
 * begins when the last of it is done.
 */
export class TabLock {
  readonly #exclusively: (work: () => Promise<void>) => Promise<void>;
  readonly #onBegin: () => Promise<void>;
  #turn: Turn | null = null;

  /**
   * @param exclusively runs the work while no other page runs any
   * @param onBegin what a turn begins with: another page may have been at work
   */
  constructor(exclusively: (work: () => Promise<void>) => Promise<void>, onBegin: () => Promise<void>) {
    this.#exclusively = exclusively;
    this.#onBegin = onBegin;
  }

  /** Does the work in this page's turn. */
  async run(work: () => Promise<void>): Promise<void> {
    const turn = (this.#turn ??= this.#begin());
    turn.users += 1;
    await turn.begun;
    try {
      await work();
    } finally {
      turn.users -= 1;
      if (turn.users === 0) {
        this.#turn = null;
        turn.end();
      }
    }
  }

  #begin(): Turn {
    let end = (): void => undefined;
    const isOver = new Promise<void>((resolve) => {
      end = resolve;
    });
    const begun = new Promise<void>((resolve) => {
      void this.#exclusively(async () => {
        await this.#onBegin();
        resolve();
        await isOver;
      });
    });
    return { users: 0, begun, end };
  }
}
