import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { scratchDatabase, urlOf, type ScratchDatabase } from '../postgres/scratchDatabase.ts';
import { signUp, startBuiltServer, type BuiltServer } from './builtServer.ts';

const MOST_MEGABYTES = 80;

/** The last stage of the Dockerfile. */
const [, stage = ''] =
  /\nFROM \S+\n(?!.*\nFROM )([^]*)$/s.exec(readFileSync('docker/Dockerfile', 'utf8')) ?? [];

/** The words of an instruction in the form of JSON. */
function wordsOf(instruction: RegExp): string[] {
  const [, words = '[]'] = instruction.exec(stage) ?? [];
  return JSON.parse(words) as string[];
}

function megabytesOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  return bytes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
}

// Repeats the steps of the Dockerfile with the build of this checkout.
describe('the image', () => {
  let database: ScratchDatabase;
  let folder: string;
  let server: BuiltServer;
  let env: Record<string, string>;

  beforeAll(async () => {
    database = await scratchDatabase('template1');
    folder = mkdtempSync(join(tmpdir(), 'grub-club-image-'));
    for (const [, from = '', to = ''] of stage.matchAll(/^COPY --from=build \/app\/(\S+) \.\/(\S+)$/gm))
      cpSync(from, join(folder, to), { recursive: true });
    env = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://192.168.1.20:4000',
      CODE_PEPPER: 'a secret of the image',
      SMS_PROVIDER: 'console',
      DATABASE_URL: urlOf(database.connection),
    };
    const [, ...args] = wordsOf(/\nCMD (\[.*\])/);
    server = await startBuiltServer(env, { folder, args });
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  });

  const run = async (...args: string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ...env, PORT: new URL(server.url).port },
    });
    return stdout;
  };

  it(`holds at most ${MOST_MEGABYTES} MB, and no packages beside`, () => {
    expect(megabytesOf(folder)).toBeLessThan(MOST_MEGABYTES);
    expect(readdirSync(folder)).not.toContain('node_modules');
  });

  it('serves over http at home, says what browsers lack there, and is healthy', async () => {
    expect(server.printed()).toContain('Without https');
    const [, ...health] = wordsOf(/\nHEALTHCHECK [^]*?CMD (\[.*\])/);
    await expect(run(...health)).resolves.toBe('');
    const page = await fetch(server.url);
    expect(page.headers.get('strict-transport-security')).toBeNull();
    expect(page.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    expect(await page.text()).toContain('<title>');
  });

  it('signs people in, and answers in their language', async () => {
    const cookie = await signUp(server);
    expect(cookie).toMatch(/^grub_session=/);
    const answer = await fetch(`${server.url}/api/trips/none`, {
      headers: { cookie, 'accept-language': 'de' },
    });
    expect([answer.status, answer.headers.get('content-language')]).toEqual([400, 'de']);
  });

  it('has the commands of the operator', async () => {
    await expect(run('dist/bundle/server/backup.js', 'backup', 'all.backup')).resolves.toContain('Backed up');
    await expect(run('dist/bundle/server/ledger.js')).resolves.toContain('rules hold.');
  });
});
