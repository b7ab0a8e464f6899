import { Agent as HttpAgent, type AgentOptions } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Resolve } from './resolver.ts';

/** By the protocol of an address. */
export interface Agents {
  readonly http: HttpAgent;
  readonly https: HttpsAgent;
}

export function agentsOf(lookup: LookupFunction, options: AgentOptions = {}): Agents {
  return { http: new HttpAgent({ ...options, lookup }), https: new HttpsAgent({ ...options, lookup }) };
}

/** What Node asks for the addresses of a name, always with `all` unless it wants one family. */
export function lookupBy(resolve: Resolve): LookupFunction {
  return (hostname, { all, family }, answer) => {
    const wanted = family === 4 || family === 6 ? family : null;
    resolve(hostname).then(
      (addresses) => {
        const fitting = addresses.filter((one) => wanted === null || one.family === wanted);
        const [first] = fitting;
        if (first === undefined)
          answer(Object.assign(new Error(`ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' }), '');
        else if (all === true) answer(null, fitting);
        else answer(null, first.address, first.family);
      },
      (error: unknown) => {
        // Resolvers reject with errors; under Jest, instanceof denies it.
        answer(error as Error, '');
      },
    );
  };
}
