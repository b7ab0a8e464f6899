import { rm } from 'node:fs/promises';
import type { EmbeddedPostgres } from '../../src/embeddedPostgres/embeddedPostgres.ts';

const KEY = Symbol.for('grub-club.test-postgres');
type Kept = Record<symbol, { readonly postgres: EmbeddedPostgres; readonly dataDir: string } | undefined>;

/** Keeps the Postgres of this run across Jest's module registries of setup and teardown. */
export function keepForTeardown(postgres: EmbeddedPostgres, dataDir: string): void {
  kept()[KEY] = { postgres, dataDir };
}

/** Stops Postgres and deletes its data. */
export async function stopKept(): Promise<void> {
  const running = kept()[KEY];
  if (running === undefined) return;
  await running.postgres.stop();
  await rm(running.dataDir, { recursive: true, force: true });
}

function kept(): Kept {
  // Both registries share only the global object.
  return globalThis;
}
