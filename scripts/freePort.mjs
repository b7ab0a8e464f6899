import { createServer } from 'node:net';

const defaultPort = 4000;

/** The port that the server will take, out of PORT; the server itself checks what it is given. @returns {number} */
export function wantedPort() {
  return Number(process.env.PORT || defaultPort);
}

function whyNotListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/**
 * Ends the process with a sentence when the port cannot be had, before any work is done.
 * @param {string} command what was typed, for the advice
 */
export async function requireFreePort(command) {
  const port = wantedPort();
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return;
  const host = process.env.HOST || (process.env.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1');
  const reason = await whyNotListen(port, host);
  if (reason !== 'EADDRINUSE' && reason !== 'EACCES') return;
  const other = reason === 'EACCES' ? defaultPort : port + 1;
  const fault = reason === 'EACCES' ? 'may be used by root only' : 'is taken by another program';
  console.error(
    `Port ${port} ${fault}. Choose another one: PORT=${other} ${command}` +
      (reason === 'EACCES'
        ? ''
        : `\n(If Grub Club itself runs there already, open http://localhost:${port})`),
  );
  process.exit(1);
}

/** Some port that is free on this machine. @returns {Promise<number>} */
export function anyFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
