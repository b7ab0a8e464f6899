import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded into a measured process before its own code: tells the bench, on request, what the process has used. The
 * product itself knows nothing of it.
 */
process.on('message', (message) => {
  if (isProfileRequest(message)) void profile(message.profileSeconds);
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

interface ProfileRequest {
  readonly profileSeconds: number;
}

function isProfileRequest(message: unknown): message is ProfileRequest {
  return typeof message === 'object' && message !== null && 'profileSeconds' in message;
}

/** Sends where the CPU goes, as the inspector says it. */
async function profile(seconds: number): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const { profile: recorded } = await session.post('Profiler.stop');
  session.disconnect();
  process.send?.(recorded);
}
