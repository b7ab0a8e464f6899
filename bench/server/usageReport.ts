import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded into a measured process before its own code: tells the bench, on request, what the process has used. The
 * product itself knows nothing of it.
 */
process.on('message', (message) => {
  if (message === 'memory') collectGarbage();
  if (message !== 'usage' && message !== 'memory') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 2 ** 20 });
});
// Listening alone must not keep the process alive.
process.channel?.unref();

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  // The flag counts for new contexts.
  runInNewContext('gc()');
}
