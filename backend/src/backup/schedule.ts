import { Cron } from 'croner';

/** The first time of a cron expression (UTC) after an instant. */
export function nextBackup(schedule: string, after: Date): Date | null {
  return new Cron(schedule, { timezone: 'UTC', paused: true }).nextRun(after);
}
