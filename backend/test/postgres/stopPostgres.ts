import { stopKept } from './runningPostgres.ts';

export async function stopPostgres(): Promise<void> {
  await stopKept();
}
