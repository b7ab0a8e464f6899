import type { Logger } from 'pino';

const HOUR_MS = 60 * 60 * 1000;

type Task = (isStopping: () => boolean) => Promise<unknown>;

/**
 * Runs tasks regularly, one by one; hourly by default. A time that comes while they run is skipped.
 * @param isAtOnce whether they also run now
 */
export function startUpkeep(
  tasks: readonly Task[],
  log: Pick<Logger, 'warn'>,
  everyMs = HOUR_MS,
  isAtOnce = false,
): { stop(): Promise<void> } {
  let isStopping = false;
  let running: Promise<void> | null = null;
  const run = (): void => {
    running ??= all(tasks, log, () => isStopping).finally(() => {
      running = null;
    });
  };
  const timer = setInterval(run, everyMs);
  if (isAtOnce) run();
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}

async function all(
  tasks: readonly Task[],
  log: Pick<Logger, 'warn'>,
  isStopping: () => boolean,
): Promise<void> {
  for (const task of tasks) {
    if (isStopping()) return;
    await task(isStopping).catch((error: unknown) => {
      log.warn({ err: error }, 'upkeep failed; retrying next time');
    });
  }
}
