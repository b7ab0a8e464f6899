import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { DIST, SOURCE } from '../scripts/build/languages.mjs';
import { nightWithoutScript } from './site/nightWithoutScript.ts';
import { texts } from './texts.plugin.ts';

const language = process.env['APP_LANGUAGE'] ?? SOURCE;

/** For scripts/build/prerender.mjs. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [...texts(language), react()],
  define: { __LANGUAGE__: JSON.stringify(language) },
  publicDir: false,
  logLevel: 'warn',
  css: { postcss: { plugins: [nightWithoutScript] } },
  ssr: { noExternal: true },
  build: {
    ssr: 'site/prerender.tsx',
    outDir: fileURLToPath(new URL('prerender', DIST)),
    emptyOutDir: true,
    manifest: true,
    target: 'node20',
    // The app's: dialogs on these pages read properties of their style sheet.
    cssTarget: 'es2022',
    cssCodeSplit: false,
    ssrEmitAssets: true,
    cssMinify: true,
  },
});
