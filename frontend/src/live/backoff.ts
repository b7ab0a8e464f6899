/** Growing waits between attempts, each spread so that clients of a stopped server come back at different moments. */
export class Backoff {
  readonly #firstMs: number;
  readonly #lastMs: number;
  #nextMs: number;

  constructor(firstMs: number, lastMs: number) {
    this.#firstMs = firstMs;
    this.#lastMs = lastMs;
    this.#nextMs = firstMs;
  }

  /** @returns milliseconds until the next attempt */
  next(growth = 2): number {
    const ms = this.#nextMs * (0.5 + Math.random());
    this.#nextMs = Math.min(this.#nextMs * growth, this.#lastMs);
    return ms;
  }

  /** After a success. */
  reset(): void {
    this.#nextMs = this.#firstMs;
  }
}
