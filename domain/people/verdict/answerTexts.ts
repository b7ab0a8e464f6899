import { listed } from '../../text/listed.ts';
import { unansweredOf } from '../eater/answer.ts';
import type { Answer, Eater } from '../eater/eater.ts';

/** "Not answered yet: Dan and Eve."; null once all answered. */
export function unansweredLine(eaters: readonly (Pick<Eater, 'name'> & Answer)[]): string | null {
  const names = unansweredOf(eaters).map(({ name }) => name);
  return names.length === 0 ? null : `Not answered yet: ${listed(names)}.`;
}

/** "Note from Mia: carries an EpiPen." */
export function noteLines(eaters: readonly (Pick<Eater, 'name'> & Pick<Answer, 'note'>)[]): string[] {
  return eaters.flatMap(({ name, note = null }) =>
    note === null ? [] : [`Note from ${name}: ${note.replace(/\.$/, '')}.`],
  );
}

/** Of a safe dish: "fits everybody" only once everybody answered. */
export function fitsText(unanswered: number): string {
  return unanswered === 0 ? 'fits everybody' : 'fits all who answered';
}
