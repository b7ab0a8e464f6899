import { msg, type Message, type Part } from '../../text/message.ts';
import type { Answer, Told } from './eater.ts';

/** Whether the person said what they do not eat, or that they eat everything. */
export function hasAnswered({ avoids, eatsEverything = false }: Answer): boolean {
  return eatsEverything || avoids.length > 0;
}

/** Those who said neither: of them nothing is known. */
export function unansweredOf<Person extends Answer>(people: readonly Person[]): Person[] {
  return people.filter((person) => !hasAnswered(person));
}

/** Of those who have not answered: there is nobody else to ask. */
export function isOnlyViewer(people: readonly Told[]): boolean {
  return people.length > 0 && people.every(({ isViewer = false }) => isViewer);
}

/** Whose answer the viewer gives next, their own first; null once all have answered, or while others have to be asked. */
export function nextOwnAnswer<Person extends Answer & Told>(people: readonly Person[]): Person | null {
  const unanswered = unansweredOf(people);
  if (!unanswered.every(({ isOwn = false }) => isOwn)) return null;
  return unanswered.find(({ isViewer = false }) => isViewer) ?? unanswered[0] ?? null;
}

const YOU = msg('person.you', 'you');

/** "you, Dan and Eve" within a sentence. */
export function youFirst(people: readonly ({ readonly name: Part } & Told)[]): Part[] {
  const others = people.filter(({ isViewer = false }) => !isViewer).map(({ name }) => name);
  return others.length < people.length ? [YOU, ...others] : others;
}

/** Within a sentence of people who are known: "you have not answered", "2 have not answered"; null once all have. */
export function unansweredOfText(people: readonly (Told & Answer)[]): Message | null {
  const unanswered = unansweredOf(people);
  return isOnlyViewer(unanswered)
    ? msg('eater.youUnanswered', 'you have not answered')
    : unansweredText(unanswered.length);
}

/** Beside a verdict: "1 has not answered", "2 have not answered"; null once all have. */
export function unansweredText(count: number): Message | null {
  if (count === 0) return null;
  return msg('eater.unanswered', '{count, plural, one {# has not answered} other {# have not answered}}', {
    count,
  });
}
