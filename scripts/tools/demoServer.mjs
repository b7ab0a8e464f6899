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
 * @returns {Promise<{ url: string, signIn: () => Promise<string>, stop: () => Promise<void> }>} `signIn` returns the
 * organizer's cookie, `name=value`
 */
export async function startDemoServer(env = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'grub-club-demo-'));
  const port = await getPort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['dist/bundle/server/main.js', '--demo'], {
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
  return {
    url,
    signIn: async () => {
      await post('/api/auth/request-code', { phone: PHONE });
      const code = /#(\d{6})/.exec(printed)?.[1];
      const response = await post('/api/auth/verify-code', { phone: PHONE, code });
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
