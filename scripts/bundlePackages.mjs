import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

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

function importedBy(roots) {
  const files = roots.flatMap((root) =>
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
 * Bundles each package that files import into one file, what several share into further ones: a module of a package
 * is in one of them, so that there is one of each. Where a test's suite loads a thousand modules it loads ten files.
 * @param {{ roots: string[], into: string }} wanted where those files are, and the folder for the bundles
 * @returns {Promise<Record<string, string>>} Jest's moduleNameMapper for them
 */
export async function bundlePackages({ roots, into }) {
  const names = importedBy(roots);
  await build({
    configFile: false,
    logLevel: 'error',
    // Else it is packages for production, which do not complain.
    define: { 'process.env.NODE_ENV': '"test"' },
    ssr: { noExternal: true, resolve: { conditions: ['browser', 'module', 'development'] } },
    build: {
      ssr: true,
      outDir: into,
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
  return Object.fromEntries(names.map((name) => [`^${name}$`, `<rootDir>/${into}/${fileOf(name)}.cjs`]));
}
