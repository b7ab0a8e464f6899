import { LIMITS } from '../../../../domain/limits.ts';

/** A name of an unreadable line may be very long. */
export function shortened(name: string): string {
  return name.length > 2 * LIMITS.name ? `${name.slice(0, LIMITS.name)} …` : name;
}
