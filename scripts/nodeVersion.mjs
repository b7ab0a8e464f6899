/** Ends the process with a sentence when this Node is too old for the packages. Call it before anything else. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Grub Club needs Node 20.19 or newer, and this is Node ${process.versions.node}. Get a newer one from https://nodejs.org`,
  );
  process.exit(1);
}
