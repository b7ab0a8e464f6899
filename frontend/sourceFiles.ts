import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * The bundler's ids of files or folders.
 * @param paths relative to frontend/; a virtual module begins with `\0`
 * @throws for a missing one: a rename would silently change chunks
 */
export function sourceFiles(paths: readonly string[]): readonly string[] {
  return paths.map((path) => {
    if (path.startsWith('\0')) return path;
    const file = resolve(folder, path);
    if (!existsSync(file)) throw new Error(`The build's chunks name ${path}, which does not exist.`);
    return file;
  });
}
