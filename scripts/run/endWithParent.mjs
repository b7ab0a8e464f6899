const lookEveryMs = 500;

/**
 * Ends this process in order when npm, which started it, is gone. Between the two stands a shell that dies of
 * a SIGTERM without handing it on, and the server would stay behind and keep its port.
 */
export function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, lookEveryMs);
  watch.unref();
}
