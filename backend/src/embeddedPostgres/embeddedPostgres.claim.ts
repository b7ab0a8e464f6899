import { createHash } from 'node:crypto';
import { rename, rm, utimes } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embeddedPostgres.error.ts';
import { systemErrorCode } from '../base/systemErrorCode.ts';
import type { PostgresPlace } from './embeddedPostgres.place.ts';

const answerTimeoutMs = 1_000;
const keepFreshMs = 3_600_000;

/** A socket ends with its process; pid files remain, and pids are reused. */
function claimAddress(place: PostgresPlace): string {
  if (process.platform !== 'win32') return join(place.socketDir, 'owner.sock');
  return `\\\\.\\pipe\\grub-club-${createHash('sha256').update(place.home).digest('hex').slice(0, 12)}`;
}

/** Undefined without an owner, 0 without an answer. */
function askOwner(address: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(address);
    socket.setEncoding('utf8');
    // Busy or stopped, but still the owner.
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

/** Undefined without an owner, 0 if unknown. */
export function ownerOf(place: PostgresPlace): Promise<number | undefined> {
  return askOwner(claimAddress(place));
}

/**
 * Removes a killed owner's socket.
 * @returns the pid of a living owner
 */
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

/**
 * Makes this process the owner.
 * @throws EmbeddedPostgresError naming the present owner
 */
export async function claimPlace(place: PostgresPlace): Promise<{ release(): Promise<void> }> {
  const address = claimAddress(place);
  const isFile = process.platform !== 'win32';
  const ownerPid = (await askOwner(address)) ?? (isFile ? await removeRemains(address) : undefined);
  if (ownerPid !== undefined) throw inUse(place, ownerPid);
  const server = await listen(address).catch((error: unknown) => {
    if (systemErrorCode(error) === 'EADDRINUSE') throw inUse(place, 0);
    throw error;
  });
  // Untouched temporary directories are swept.
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

/** Pid 0 is unknown. */
function inUse(place: PostgresPlace, ownerPid: number): EmbeddedPostgresError {
  const owner = ownerPid > 0 ? `process ${ownerPid}` : 'another process';
  return new EmbeddedPostgresError(
    `Grub Club is already running on the data in ${place.home} (${owner}). ` +
      'Stop it first, or use another directory and port: DATA_DIR=./data/second PORT=4001 npm start',
  );
}
