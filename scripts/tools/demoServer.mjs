import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';

/** The demo's organizer, here an admin. */
const PHONE = '4155550101';

/**
 * Starts the built product with demo trips, on separate data.
 * @param {Record<string, string>} [env]
 * @param {string} [dist] of another build
 * @returns {Promise<{ url: string, signIn: (phone?: string) => Promise<string>, api: typeof api, stop: () => Promise<void> }>}
 * `signIn` returns the cookie, `name=value`, by default the organizer's; `api` calls as its user and returns JSON
 */
export async function startDemoServer(env = {}, dist = 'dist') {
  const dataDir = mkdtempSync(join(tmpdir(), 'grub-club-demo-'));
  const port = await getPort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [join(dist, 'bundle/server/main.js'), '--demo'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      ADMIN_PHONES: PHONE,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      printed += chunk;
      if (printed.includes('is ready at')) resolve();
    });
    server.once('exit', () => reject(new Error(`The server did not start:\n${printed}`)));
  });
  const post = async (path, body) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const api = (cookie) => async (method, path, body) => {
    const response = await fetch(url + path, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  return {
    url,
    api,
    signIn: async (phone = PHONE) => {
      await post('/api/auth/request-code', { phone });
      const code = [...printed.matchAll(/#(\d{6})/g)].at(-1)?.[1];
      const response = await post('/api/auth/verify-code', { phone, code });
      return response.headers.getSetCookie()[0].split(';')[0];
    },
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
