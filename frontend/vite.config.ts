import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { place } from '../domain/text/pageTemplate.ts';
import { SCENES } from '../domain/trip/scene.ts';
import { nightWithoutScript } from './site/nightWithoutScript.ts';
import { standaloneScene } from './src/ui/scenes/standaloneScene.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const api = process.env['API_URL'] ?? 'http://localhost:4000';

/** GraphiQL brings two fonts inside its style sheet, 270 KB that the page's own fonts make needless. */
const withoutInlinedFonts: Plugin = {
  name: 'without-inlined-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: /graphiql.*\.css/ },
    handler: (code) => code.replaceAll(/@font-face\s*\{[^}]*\}/g, ''),
  },
};

/** The drawings at addresses that stay the same, `/scenes/lake.svg`: the API gives them to other programs. */
const standaloneScenes: Plugin = {
  name: 'standalone-scenes',
  generateBundle() {
    for (const scene of SCENES)
      this.emitFile({ type: 'asset', fileName: `scenes/${scene}.svg`, source: pictureOf(scene) });
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const scene = SCENES.find((name) => request.url === `/scenes/${name}.svg`);
      if (scene === undefined) next();
      else response.setHeader('Content-Type', 'image/svg+xml').end(pictureOf(scene));
    });
  },
};

function pictureOf(scene: string): string {
  const read = (name: string) => readFileSync(`${folder}src/ui/scenes/${name}`, 'utf8');
  return standaloneScene(scene, read(`${scene}.svg`), read('Scene.module.css'));
}

/** Of the places that the built server fills (domain/text/pageTemplate.ts), Vite's own pages have the name alone. */
const namedInDev: Plugin = {
  name: 'named-in-dev',
  apply: 'serve',
  transformIndexHtml: (html) => html.replaceAll(place('productName'), 'Grub Club'),
};

/** What the pages for guests share with the app: these pages load no more than that. */
const OUTSIDE = [
  // Vite's own, for all that is loaded later.
  '\0vite/preload-helper.js',
  '../domain/time/calendarDate.ts',
  'src/account/signIn/signedInHint.ts',
  'src/browser/logFailure.ts',
  'src/ui/feedback/toastAfterReload.ts',
  'src/ui/theme/shownTheme.ts',
];

/** What the first screen stands on; that screen itself stays a file of its own, as every other. */
const SHELL = [
  'src/app/App.tsx',
  'src/offline/useOfflineData.ts',
  'src/trip/list/FirstTrip.tsx',
  'src/trip/list/PendingInvitations.tsx',
  'src/trip/list/TripCard.tsx',
  'src/ui/feedback/Skeleton.tsx',
  'src/browser/useDocumentTitle.ts',
];

const isOneOf = (paths: readonly string[]) => {
  const files = paths.map((path) => (path.startsWith('\0') ? path : resolve(folder, path)));
  return (id: string) => files.includes(id);
};

/**
 * What most screens share comes in few files, each with all that it imports. Left alone, Rolldown writes a file for each
 * set of screens that share a module: 38 for the first screen, most of them smaller than the request for them.
 */
const sharedChunks = [
  { name: 'outside', test: isOneOf(OUTSIDE) },
  // The Playground needs these two, too, and nothing of the app.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|tslib|@emotion\/(memoize|is-prop-valid))\/|src\/ui\/theme\/useTheme/,
  },
  { name: 'graphql', test: /node_modules\/graphql\//, minShareCount: 2 },
  { name: 'shell', test: isOneOf(SHELL) },
  { name: 'icons', test: /lucide-react/, minShareCount: 2 },
  // The trip page alone needs it, and it changes more seldom than that page.
  { name: 'drag', test: /node_modules\/@dnd-kit\// },
];

export default defineConfig({
  root: folder,
  plugins: [react(), withoutInlinedFonts, standaloneScenes, namedInDev],
  css: { postcss: { plugins: [nightWithoutScript] } },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: 'es2022',
    // The Playground is one big chunk that only its own page loads.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // GraphiQL was compiled with a directive that nothing reads any more.
      checks: { moduleLevelDirective: false },
      output: { codeSplitting: { groups: sharedChunks } },
      input: {
        index: `${folder}index.html`,
        playground: `${folder}playground.html`,
        // The pages that it belongs to are written afterwards (scripts/build/prerender.mjs).
        outside: `${folder}site/outside.ts`,
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/graphql': api, '/api': api },
  },
});
