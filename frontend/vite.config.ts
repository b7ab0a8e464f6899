import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));
const api = process.env['API_URL'] ?? 'http://localhost:4000';

export default defineConfig({
  root: folder,
  plugins: [react()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: 'es2022',
    rolldownOptions: { input: { index: `${folder}index.html`, playground: `${folder}playground.html` } },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/graphql': api, '/api': api },
  },
});
