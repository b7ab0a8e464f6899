import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codePepper } from './pepper.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'pepper '));
});

afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

describe('the pepper', () => {
  test('is the configured one if set, and no file is written', async () => {
    expect(await codePepper({ codePepper: 'configured secret', dataDir })).toBe('configured secret');
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('is generated once, stored, and readable only by its owner', async () => {
    const pepper = await codePepper({ codePepper: null, dataDir });
    expect(pepper).toMatch(/^[0-9a-f]{64}$/);
    expect(await codePepper({ codePepper: null, dataDir })).toBe(pepper);
    const { mode } = await stat(path.join(dataDir, 'secrets', 'code-pepper'));
    expect(mode & 0o777).toBe(0o600);
  });

  test('is the same for twenty concurrent starts, and leaves no temporary files', async () => {
    const peppers = await Promise.all(
      Array.from({ length: 20 }, () => codePepper({ codePepper: null, dataDir })),
    );
    expect(new Set(peppers).size).toBe(1);
    expect(await readdir(path.join(dataDir, 'secrets'))).toEqual(['code-pepper']);
  });

  test('is refused with a clear message when its file is damaged, and not replaced', async () => {
    await codePepper({ codePepper: null, dataDir });
    await writeFile(path.join(dataDir, 'secrets', 'code-pepper'), 'half');
    await expect(codePepper({ codePepper: null, dataDir })).rejects.toThrow(/is damaged: delete it/);
  });
});
