import { msg, type Message } from '../../text/message.ts';
import type { Answer } from './eater.ts';

/** Whether the person said what they do not eat, or that they eat everything. */
export function hasAnswered({ avoids, eatsEverything = false }: Answer): boolean {
  return eatsEverything || avoids.length > 0;
}

/** Those who said neither: of them nothing is known. */
export function unansweredOf<Person extends Answer>(people: readonly Person[]): Person[] {
  return people.filter((person) => !hasAnswered(person));
}

/** Beside a verdict: "1 has not answered", "2 have not answered"; null once all have. */
export function unansweredText(count: number): Message | null {
  if (count === 0) return null;
  return msg('eater.unanswered', '{count, plural, one {# has not answered} other {# have not answered}}', {
    count,
  });
}
