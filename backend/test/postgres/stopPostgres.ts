import { stopKept } from './runningPostgres.ts';

/** Ends what startPostgres began. */
export default async function stopPostgres(): Promise<void> {
  await stopKept();
}
