import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatPhone } from '../../../domain/people/phone/phone.ts';
import { Client, UNLIMITED_CALLS } from '../client.ts';
import type { World } from '../world.ts';

const PHONE = '+14155550101';

/** What is started, and where; the build of this checkout unless given. */
export interface Program {
  readonly folder: string;
  /** Arguments of Node. */
  readonly args: readonly string[];
}

const BUILD: Program = { folder: process.cwd(), args: ['dist/bundle/server/main.js'] };
const READY = /is ready at http:\/\/localhost:(\d+)/;

/** The built product in a separate process, which prints its texts. */
export interface BuiltServer {
  readonly process: ChildProcess;
  readonly url: string;
  /** Everything it has printed. */
  printed(): string;
  /** A client without a session. */
  visitor(): Client;
  /** The code in the first printed text to a number (E.164). */
  codeFor(phone: string): Promise<string>;
  /** Ends the process with a signal, and waits for its exit. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** A separate process on the world's database. */
export function startServerBeside(
  { connection, deps }: World,
  env: Readonly<Record<string, string>> = {},
): Promise<BuiltServer> {
  const { user, password, host, port, database } = connection;
  return startBuiltServer({
    DATABASE_URL: `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    CODE_PEPPER: deps.pepper,
    ...env,
  });
}

/**
 * Starts the built server on a free port and waits until it serves.
 * @param env added to the environment of the tests
 * @throws when it is not built, or exits early
 */
export async function startBuiltServer(
  env: Readonly<Record<string, string>>,
  { folder, args }: Program = BUILD,
): Promise<BuiltServer> {
  if (!args.some((arg) => existsSync(join(folder, arg))))
    throw new Error('Build the server first: npm run build');
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', DRAIN_SECONDS: '0', ...UNLIMITED_CALLS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<unknown>((resolve) => child.once('exit', resolve));
  // Also ends after a failed test.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const port = READY.exec(printed)?.[1];
      // By number: a bare machine may not know the name.
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      reject(new Error(`The server ended with ${code}: ${printed}`));
    });
  });
  return {
    process: child,
    url,
    printed: () => printed,
    visitor: () => new Client(url, null),
    codeFor: async (phone) => {
      for (;;) {
        const [, text] = printed.split(`To ${formatPhone(phone)}`);
        const code = /#(\d{6})/.exec(text ?? '')?.[1];
        if (code !== undefined) return code;
        // Output may arrive after the answer.
        await once(child.stdout, 'data');
      }
    },
    end: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}

/**
 * Signs Maya up with the code in her text.
 * @returns the cookie of her session
 */
export async function signUp(server: BuiltServer): Promise<string> {
  const client = server.visitor();
  await client.rest('POST', '/api/auth/request-code', { phone: PHONE });
  const code = await server.codeFor(PHONE);
  const response = await client.send(
    'POST',
    '/api/auth/verify-code',
    JSON.stringify({ phone: PHONE, code, name: 'Maya' }),
  );
  expect(response.status).toBe(200);
  return response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}
