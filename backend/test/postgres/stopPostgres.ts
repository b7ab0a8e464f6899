import { stopKept } from './runningPostgres.ts';

export default async function stopPostgres(): Promise<void> {
  await stopKept();
}
