import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { nightWithoutScript } from './site/nightWithoutScript.ts';

/** For scripts/build/prerender.mjs. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  publicDir: false,
  logLevel: 'warn',
  css: { postcss: { plugins: [nightWithoutScript] } },
  ssr: { noExternal: true },
  build: {
    ssr: 'site/prerender.tsx',
    outDir: '../dist/prerender',
    emptyOutDir: true,
    manifest: true,
    target: 'node20',
    cssCodeSplit: false,
    ssrEmitAssets: true,
    cssMinify: true,
  },
});
