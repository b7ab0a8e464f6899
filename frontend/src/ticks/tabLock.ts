/** A lock that all work of this tab shares: other tabs of the browser get it when the last of that work is done. */
export class TabLock {
  readonly #request: (work: () => Promise<void>) => Promise<void>;
  #users = 0;
  #granted: Promise<void> | null = null;
  #release = (): void => undefined;

  /** @param request runs the work while no other tab runs any */
  constructor(request: (work: () => Promise<void>) => Promise<void>) {
    this.#request = request;
  }

  /** Runs the work as soon as this tab has the lock. */
  async run(work: () => Promise<void>): Promise<void> {
    this.#users += 1;
    this.#granted ??= new Promise((grant) => {
      void this.#request(async () => {
        const released = new Promise<void>((release) => {
          this.#release = release;
        });
        grant();
        await released;
      });
    });
    await this.#granted;
    try {
      await work();
    } finally {
      this.#users -= 1;
      if (this.#users === 0) {
        this.#granted = null;
        this.#release();
      }
    }
  }
}
