const lookEveryMs = 500;

/** Ends this process with npm: the shell between them does not forward SIGTERM, and the port would stay taken. */
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
