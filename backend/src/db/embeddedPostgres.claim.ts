import { createHash } from 'node:crypto';
import { rm, utimes } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { EmbeddedPostgresError, systemErrorCode } from './embeddedPostgres.error.ts';
import type { PostgresPlace } from './embeddedPostgres.place.ts';

const answerTimeoutMs = 1_000;
const keepFreshMs = 3_600_000;

/** Where the process that owns the place listens. A socket rather than a file with a pid: it ends with its
 *  process however that dies, and no later process that gets the same pid can be taken for the owner. */
function claimAddress(place: PostgresPlace): string {
  if (process.platform !== 'win32') return join(place.socketDir, 'owner.sock');
  return `\\\\.\\pipe\\grub-club-${createHash('sha256').update(place.home).digest('hex').slice(0, 12)}`;
}

/** The pid of the living process that owns the place: undefined when there is none, 0 when it does not say. */
export function ownerOf(place: PostgresPlace): Promise<number | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(claimAddress(place));
    socket.setEncoding('utf8');
    // Accepted but silent is an owner that is busy or stopped: it still owns.
    socket.setTimeout(answerTimeoutMs, () => socket.destroy());
    socket.on('data', (text: string) => (answer += text));
    socket.on('error', () => {
      resolve(undefined);
    });
    socket.on('close', () => {
      resolve(Number.parseInt(answer, 10) || 0);
    });
  });
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(`${process.pid}\n`);
    });
    server.once('error', reject);
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** Makes this process the owner of the place until it releases it or dies.
 *  Two claims at the same moment can both succeed; then Postgres' own lock file refuses one of them.
 *  @throws EmbeddedPostgresError naming the owner and what to do */
export async function claimPlace(place: PostgresPlace): Promise<{ release(): Promise<void> }> {
  const address = claimAddress(place);
  const ownerPid = await ownerOf(place);
  if (ownerPid !== undefined) throw inUse(place, ownerPid);
  if (process.platform !== 'win32') await rm(address, { force: true });
  const server = await listen(address).catch((error: unknown) => {
    if (systemErrorCode(error) === 'EADDRINUSE') throw inUse(place, 0);
    throw error;
  });
  // What lies in a temporary directory untouched for days is swept away.
  const refresh = setInterval(() => {
    utimes(address, new Date(), new Date()).catch(() => undefined);
  }, keepFreshMs).unref();
  return {
    async release() {
      clearInterval(refresh);
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The refusal of a second start on the same data. A pid of 0 means that it is not known. */
export function inUse(place: PostgresPlace, ownerPid: number): EmbeddedPostgresError {
  const owner = ownerPid > 0 ? `process ${ownerPid}` : 'another process';
  return new EmbeddedPostgresError(
    `Grub Club is already running on the data in ${place.home} (${owner}). ` +
      'Stop it first, or give this one a directory and a port of its own: DATA_DIR=./data/second PORT=4001 npm start',
  );
}
