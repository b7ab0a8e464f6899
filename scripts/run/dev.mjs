// npm run dev: reloads on changes.
import { spawn } from 'node:child_process';
import { endWithParent } from './endWithParent.mjs';
import { prepare } from './prepare.mjs';

endWithParent();
prepare();
// Needs installed packages.
const { default: getPort } = await import('get-port');
const { createServer } = await import('vite');
await import('../build/catalogues.mjs');
const { default: compilerPath } = await import('../../node_modules/typescript/lib/getExePath.js');

const port = Number(process.env.PORT || 4000);
const apiPort = await getPort();
// Browsers use Vite's address.
const env = {
  ...process.env,
  PORT: String(apiPort),
  DRAIN_SECONDS: '0',
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
};

// On Node 20 the package's script ends without it.
const compiler = spawn(
  compilerPath(),
  ['-p', 'backend/tsconfig.build.json', '--watch', '--preserveWatchOutput'],
  { stdio: ['ignore', 'inherit', 'inherit'] },
);
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'dist/backend/src/main.js'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env,
});

const pages = {
  name: 'pages',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (request.url?.split('?')[0] === '/playground') request.url = '/playground.html';
      next();
    });
  },
};

const target = `http://127.0.0.1:${apiPort}`;
// Prerendered pages are the last build's.
const handedOn = [
  '/api',
  '/graphql',
  '/mcp',
  '/healthz',
  '/readyz',
  '/privacy-policy',
  '/terms-of-service',
  '/assets',
];
const vite = await createServer({
  configFile: 'frontend/vite.config.ts',
  plugins: [pages],
  server: {
    port,
    strictPort: true,
    host: process.env.HOST ?? '127.0.0.1',
    // Subscriptions upgrade to a WebSocket.
    proxy: Object.fromEntries(handedOn.map((path) => [path, { target, ws: path === '/graphql' }])),
  },
});
await vite.listen();

let isStopping = false;
async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  const ended = [compiler, server]
    .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
    .map((child) => new Promise((resolve) => child.once('exit', resolve)));
  compiler.kill();
  server.kill();
  await Promise.all([vite.close(), ...ended]);
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0));
for (const child of [compiler, server]) child.once('exit', () => void stop(1));
