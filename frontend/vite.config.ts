import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

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

export default defineConfig({
  root: folder,
  plugins: [react(), withoutInlinedFonts],
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
      input: { index: `${folder}index.html`, playground: `${folder}playground.html` },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/graphql': api, '/api': api },
  },
});
