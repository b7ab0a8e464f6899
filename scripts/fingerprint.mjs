import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

function listFiles(path, isWanted, found) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) found.push(`${path} ${stat.size} ${stat.mtimeMs}`);
  else
    for (const name of readdirSync(path).sort())
      if (isWanted(name)) listFiles(join(path, name), isWanted, found);
}

/**
 * A fingerprint of files that changes when one of them does. It looks at names, sizes and times only: reading
 * the contents would cost every start what the build saves.
 * @param {string[]} paths files and folders; missing ones count as empty
 * @param {(name: string) => boolean} [isWanted] which names inside of the folders count
 * @returns {string} in hex
 */
export function fingerprint(paths, isWanted = () => true) {
  const found = [process.versions.node];
  for (const path of paths) listFiles(path, isWanted, found);
  return createHash('sha256').update(found.join('\n')).digest('hex');
}
