import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { fingerprint } from './fingerprint.mjs';

/** Where the files are whose imports are bundled, and the folder for the bundles. */
const ROOTS = ['frontend/src', 'frontend/test', 'domain'];
const INTO = '.cache/packages';
const STAMP = join(INTO, 'stamp');
const SELF = fileURLToPath(import.meta.url);
/** npm writes it at each install. */
const INSTALLED = 'node_modules/.package-lock.json';

/** React is few files as it is, and its own way to a clock that no test stops leads through Node's `require`. */
const REACT = /^react(-dom)?($|\/)/;
/** What no test loads: the Playground and the worker run in a browser alone. */
const NOT_IN_TESTS = new Set(['graphiql', 'workbox-precaching']);
/** Imports from elsewhere, as oxfmt writes them; those of types alone are left out where they are on one line. */
const IMPORTS = [
  /^(?:import|export|\})(?! type)[^'\n]* from '([^'.][^']*)';$/gm,
  /^import '([^'.][^']*)';$/gm,
  /\bimport\('([^'.][^']*)'\)/gm,
];
const isBundled = (name) => !/^node:|\.css$/.test(name) && !REACT.test(name) && !NOT_IN_TESTS.has(name);

function importedNames() {
  const files = ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(join(root, name), 'utf8')),
  );
  const names = files.flatMap((text) =>
    IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name)),
  );
  return [...new Set(names)].filter(isBundled).sort();
}

const fileOf = (name) => name.replaceAll('/', '-');

/**
 * Bundles each package that the client imports into one file, what several share into further ones: a module of a
 * package is in one of them, so that there is one of each. Where a test's suite loads a thousand modules it loads ten
 * files. They are used again until a package is installed.
 * @returns {Promise<Record<string, string>>} Jest's moduleNameMapper for them
 */
export async function bundlePackages() {
  const names = importedNames();
  const stamp = [fingerprint([SELF, INSTALLED]), ...names].join('\n');
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== stamp) {
    // The folder is emptied first, and the stamp with it.
    await bundle(names);
    writeFileSync(STAMP, stamp);
  }
  return Object.fromEntries(names.map((name) => [`^${name}$`, `<rootDir>/${INTO}/${fileOf(name)}.cjs`]));
}

function bundle(names) {
  return build({
    configFile: false,
    logLevel: 'error',
    // Else it is packages for production, which do not complain.
    define: { 'process.env.NODE_ENV': '"test"' },
    ssr: { noExternal: true, resolve: { conditions: ['browser', 'module', 'development'] } },
    build: {
      ssr: true,
      outDir: INTO,
      emptyOutDir: true,
      minify: false,
      target: 'es2022',
      rolldownOptions: {
        external: [REACT],
        input: Object.fromEntries(names.map((name) => [fileOf(name), name])),
        output: {
          format: 'cjs',
          entryFileNames: '[name].cjs',
          chunkFileNames: '[name]-[hash].cjs',
          esModule: true,
        },
        // Directives for servers of React, which mean nothing here.
        checks: { moduleLevelDirective: false },
      },
    },
  });
}

// npm test has it done early, while something else leaves a processor free.
if (process.argv[1] === SELF) await bundlePackages();
