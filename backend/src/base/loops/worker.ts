/** Runs one work at a time; a call during a run causes another run after it. */
export class Worker {
  readonly #work: () => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #isWanted = false;
  #running: Promise<void> | null = null;

  constructor(work: () => Promise<void>, onError: (error: unknown) => void) {
    this.#work = work;
    this.#onError = onError;
  }

  /** @returns settles after a run that began after this call */
  readonly run = (): Promise<void> => {
    this.#isWanted = true;
    this.#running ??= this.#runs();
    return this.#running;
  };

  /** Settles when nothing runs. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #runs(): Promise<void> {
    while (this.#isWanted) {
      this.#isWanted = false;
      try {
        await this.#work();
      } catch (error) {
        this.#onError(error);
      }
    }
    this.#running = null;
  }
}
