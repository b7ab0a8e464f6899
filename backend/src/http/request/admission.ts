import type { Request, RequestHandler, Response } from 'express';
import { callerIp } from '../../access/limits/callerIp.ts';
import type { Config } from '../../config/config.ts';
import { FairQueue, type Leave } from './fairQueue.ts';
import { goneSignal } from './goneSignal.ts';
import { sessionTokenOf } from './sessionCookie.ts';

/**
 * More than ten connections to the database can serve, since some calls wait for providers; few enough that none waits
 * three seconds for a connection, which would be 503 after its work was begun.
 */
const LIMITS = { atOnce: 100, waiting: 1000, waitMs: 10_000 };

const places = new WeakMap<Response, Leave>();

export interface Admission {
  /** Before a body is read. @throws SERVICE_UNAVAILABLE for a full queue */
  readonly requireRoom: RequestHandler;
  /** After it, so that slow senders hold no place; until the answer is written. @throws SERVICE_UNAVAILABLE */
  readonly wait: RequestHandler;
}

/** Bounds the calls of this process that run at once, fair by address and session. */
export function createAdmission({ publicUrl }: Pick<Config, 'publicUrl'>): Admission {
  const queue = new FairQueue(LIMITS);
  return {
    requireRoom: (request, _response, next) => {
      queue.requireRoom(addressOf(request));
      next();
    },
    wait: async (request, response, next) => {
      // Its caller went away while the body was unpacked: nothing would give the place back.
      if (response.closed) return;
      response.once('close', () => {
        leaveQueue(response);
      });
      const session = sessionTokenOf(request, publicUrl) ?? '';
      const leave = await queue.enter(addressOf(request), session, goneSignal(response));
      if (leave === null) return;
      places.set(response, leave);
      response.once('prefinish', leave);
      next();
    },
  };
}

/** For answers that go on, such as streams. */
export function leaveQueue(response: Response): void {
  places.get(response)?.();
}

function addressOf(request: Request): string {
  return callerIp(request.ip ?? '');
}
