/** As much of autocannon's interface as the bench uses; the package has no types of its own. */
declare module 'autocannon' {
  namespace autocannon {
    interface Request {
      readonly method: string;
      readonly path: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body?: string;
    }
    interface Options {
      readonly url: string;
      readonly connections: number;
      /** Seconds. */
      readonly duration: number;
      readonly requests: readonly Request[];
    }
    interface Result {
      readonly '2xx': number;
      readonly non2xx: number;
      readonly errors: number;
      /** Seconds. */
      readonly duration: number;
    }
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>;
  export = autocannon;
}
