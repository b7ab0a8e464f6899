import { createHash } from 'node:crypto';
import { rename, rm, utimes } from 'node:fs/promises';
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

/** The pid that the process listening there gives: undefined when none listens, 0 when it does not say. */
function askOwner(address: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(address);
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

/** The pid of the living process that owns the place: undefined when there is none, 0 when it does not say. */
export function ownerOf(place: PostgresPlace): Promise<number | undefined> {
  return askOwner(claimAddress(place));
}

/** Removes the socket that a killed owner left. Another start may do the same at this moment and already
 *  listen under the name: what is taken away is looked at before it goes.
 *  @returns the pid of an owner that is alive after all */
async function removeRemains(address: string): Promise<number | undefined> {
  const aside = `${address}.${process.pid}`;
  try {
    await rename(address, aside);
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  const ownerPid = await askOwner(aside);
  await (ownerPid === undefined ? rm(aside, { force: true }) : rename(aside, address));
  return ownerPid;
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
 *  @throws EmbeddedPostgresError naming the owner and what to do */
export async function claimPlace(place: PostgresPlace): Promise<{ release(): Promise<void> }> {
  const address = claimAddress(place);
  const isFile = process.platform !== 'win32';
  const ownerPid = (await askOwner(address)) ?? (isFile ? await removeRemains(address) : undefined);
  if (ownerPid !== undefined) throw inUse(place, ownerPid);
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
function inUse(place: PostgresPlace, ownerPid: number): EmbeddedPostgresError {
  const owner = ownerPid > 0 ? `process ${ownerPid}` : 'another process';
  return new EmbeddedPostgresError(
    `Grub Club is already running on the data in ${place.home} (${owner}). ` +
      'Stop it first, or give this one a directory and a port of its own: DATA_DIR=./data/second PORT=4001 npm start',
  );
}
