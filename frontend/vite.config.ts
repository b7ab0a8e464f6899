import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { clientDir, SOURCE } from '../scripts/build/languages.mjs';
import { place } from '../domain/text/site/pageTemplate.ts';
import { SCENES } from '../domain/trip/scene.ts';
import { lazyChunks } from './lazyChunks.ts';
import { sourceFiles } from './sourceFiles.ts';
import { nightWithoutScript } from './site/nightWithoutScript.ts';
import { texts } from './texts.plugin.ts';
import { standaloneScene } from './src/ui/scenes/standaloneScene.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
/** Each language is a build of its own. */
const language = process.env['APP_LANGUAGE'] ?? SOURCE;
const api = process.env['API_URL'] ?? 'http://localhost:4000';

/** GraphiQL's inlined fonts (270 KB) are not needed. */
const withoutInlinedFonts: Plugin = {
  name: 'without-inlined-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: /graphiql.*\.css/ },
    handler: (code) => code.replaceAll(/@font-face\s*\{[^}]*\}/g, ''),
  },
};

/** Stable URLs for API clients: `/scenes/lake.svg`. */
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

/** The server fills the other places (domain/text/site/pageTemplate.ts). */
const namedInDev: Plugin = {
  name: 'named-in-dev',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replaceAll(place('productName'), 'Grub Club').replace(place('signIn'), ''),
};

/** All that visitors' pages and `start.ts` share with the app; neither may wait for the app's chunks. */
const OUTSIDE = [
  // Vite's loader of chunks.
  '\0vite/preload-helper.js',
  '../domain/time/calendarDate.ts',
  // The ground of all texts.
  '../domain/number/units.ts',
  '../domain/text/asText.ts',
  '../domain/text/capitalized.ts',
  '../domain/text/data/languages.json',
  '../domain/text/dates/dates.ts',
  '../domain/text/formats.ts',
  '../domain/text/listed.ts',
  '../domain/text/message.ts',
  '../domain/text/reader.ts',
  '../domain/text/site/languagePath.ts',
  'src/browser/texts.ts',
  'src/account/signIn/signedInHint.ts',
  'src/app/screenAt.ts',
  'src/browser/url/inviteToken.ts',
  'src/browser/url/mailedLink.ts',
  'src/browser/installPrompt.ts',
  'src/browser/logFailure.ts',
  'src/browser/typedAhead.ts',
  'src/ui/feedback/toastAfterReload.ts',
  'src/ui/theme/shownTheme.ts',
];

/** Base of the first screen, which is a chunk of its own. */
const SHELL = [
  'src/app/App.tsx',
  'src/app/apolloClient.ts',
  'src/app/startOffline.ts',
  'src/pages/wholeTrip/HomePage.generated.ts',
  'src/trip/list/FirstTrip.tsx',
  'src/trip/list/PendingInvitations.tsx',
  'src/trip/list/TripCard.tsx',
  'src/gql/UntilLoaded.tsx',
  'src/ui/feedback/Skeleton.tsx',
  'src/browser/hooks/useDocumentTitle.ts',
  'src/browser/preload.ts',
];

const isOneOf = (paths: readonly string[]) => {
  const files = sourceFiles(paths);
  return (id: string) => files.includes(id);
};

/** Few chunks for shared modules: Rolldown alone writes 38 for the first screen, most smaller than their request. */
const sharedChunks = [
  { name: 'outside', test: isOneOf(OUTSIDE) },
  // Shared with the Playground.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|tslib|@emotion\/(memoize|is-prop-valid))\/|src\/ui\/theme\/useTheme/,
  },
  // For dialogs, and for the rules of diets, which must not wait for a dialog's chunk.
  { name: 'zod', test: /node_modules\/zod\// },
  { name: 'graphql', test: /node_modules\/graphql\//, minShareCount: 2 },
  { name: 'shell', test: isOneOf(SHELL) },
  { name: 'icons', test: /lucide-react/, minShareCount: 2 },
  ...lazyChunks,
];

export default defineConfig({
  root: folder,
  plugins: [
    ...texts(language),
    react(),
    withoutInlinedFonts,
    language === SOURCE && standaloneScenes,

    namedInDev,
  ],
  define: { __LANGUAGE__: JSON.stringify(language) },
  css: { postcss: { plugins: [nightWithoutScript] } },
  publicDir: language === SOURCE ? 'public' : false,
  build: {
    outDir: clientDir(language),
    emptyOutDir: true,
    manifest: true,
    // Browsers without it load the same chunks a little later.
    modulePreload: { polyfill: false },
    sourcemap: false,
    target: 'es2022',
    // For the Playground's single chunk.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // GraphiQL contains an obsolete directive.
      checks: { moduleLevelDirective: false },
      output: { codeSplitting: { groups: sharedChunks } },
      input: {
        index: `${folder}index.html`,
        start: `${folder}src/app/start.ts`,
        // For developers, in English.
        ...(language === SOURCE && { playground: `${folder}playground.html` }),
        // scripts/build/prerender.mjs writes its pages.
        outside: `${folder}site/outside.ts`,
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/graphql': api, '/api': api, '/manifest.webmanifest': api },
  },
});
