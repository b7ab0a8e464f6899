import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError, type Config } from '../../config/config.ts';

const PEPPER_BYTES = 32;
const PEPPER = /^[0-9a-f]{64}$/;

/**
 * The secret for sign-in codes: configured, else created once in the data directory, also by concurrent processes.
 * @throws ConfigError for an invalid file
 */
export async function codePepper(config: Pick<Config, 'codePepper' | 'dataDir'>): Promise<string> {
  if (config.codePepper !== null) return config.codePepper;
  const file = path.join(config.dataDir, 'secrets', 'code-pepper');
  const kept = await readPepper(file);
  if (kept !== null) return kept;
  await makePepper(file);
  const made = await readPepper(file);
  if (made === null) throw new ConfigError(`${file} disappeared while it was being created. Please restart.`);
  return made;
}

async function readPepper(file: string): Promise<string | null> {
  try {
    const text = (await readFile(file, 'utf8')).trim();
    if (PEPPER.test(text)) return text;
    throw new ConfigError(`${file} is damaged: delete it to create a new one, or set CODE_PEPPER.`);
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Links a complete file into place: the first process wins, nobody reads half. */
async function makePepper(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(PEPPER_BYTES).toString('hex')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    await link(draft, file);
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
}

function isErrno(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
