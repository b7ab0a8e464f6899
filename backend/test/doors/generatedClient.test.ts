import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { newPhone } from '../build.ts';
import { createWorld, type World } from '../world.ts';

const run = promisify(execFile);
const packages = resolve('node_modules');

/** Of who uses the client; the names of the generated file are loose. */
const TYPES = {
  compilerOptions: {
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
  },
  files: ['trip.ts'],
};

let world: World;
let folder: string;
beforeAll(async () => {
  world = await createWorld();
  await mkdir('.cache', { recursive: true });
  folder = await mkdtemp(resolve('.cache/generated-client-'));
  await symlink(packages, `${folder}/node_modules`);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

/** The example of docs/rest.md. */
async function example(): Promise<string> {
  const page = await readFile('docs/rest.md', 'utf8');
  return /```ts\n(.*?)```/s.exec(page)?.[1] ?? '';
}

async function node(...args: readonly string[]): Promise<string> {
  const options = { cwd: folder, env: { ...process.env, GRUB_CLUB: world.url } };
  try {
    return (await run(process.execPath, args, options)).stdout;
  } catch (error) {
    // The compiler writes its errors there.
    throw new Error(String(Reflect.get(Object(error), 'stdout')), { cause: error });
  }
}

test('a generated client signs in, plans a trip and ticks its ingredients', async () => {
  await writeFile(`${folder}/package.json`, '{ "type": "module" }');
  await writeFile(`${folder}/tsconfig.json`, JSON.stringify(TYPES));
  await writeFile(`${folder}/trip.ts`, await example());
  await node(`${packages}/oazapfts/dist/cli.js`, `${world.url}/api/openapi.json`, 'api.ts');
  await node(`${packages}/typescript/bin/tsc`, '-p', '.');

  const phone = newPhone();
  expect(await node('trip.js', phone)).toContain(phone);
  const [code = ''] = /\d{6}$/.exec(world.texts.at(-1)?.body ?? '') ?? [];
  const told = await node('trip.js', phone, code, 'Maya Torres');
  expect(told.split('\n')).toEqual([
    'Signed in as Maya Torres',
    'Bought 3 cans Black beans',
    'Bought  Onions',
    '',
  ]);
});
