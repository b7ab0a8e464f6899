import { msg, type Message } from '../../text/message.ts';
import { unansweredOf } from '../eater/answer.ts';
import type { Answer, Eater } from '../eater/eater.ts';

/** "Not answered yet: Dan and Eve."; null once all answered. */
export function unansweredLine(eaters: readonly (Pick<Eater, 'name'> & Answer)[]): Message | null {
  const names = unansweredOf(eaters).map(({ name }) => name);
  return names.length === 0 ? null : msg('eater.notAnsweredYet', 'Not answered yet: {names}.', { names });
}

/** "Note from Mia: carries an EpiPen." */
export function noteLines(eaters: readonly (Pick<Eater, 'name'> & Pick<Answer, 'note'>)[]): Message[] {
  return eaters.flatMap(({ name, note = null }) =>
    note === null
      ? []
      : [msg('eater.noteFrom', 'Note from {name}: {note}.', { name, note: note.replace(/\.$/, '') })],
  );
}

/** Of a safe dish: "fits everybody" only once everybody answered. */
export function fitsText(unanswered: number): Message {
  return unanswered === 0
    ? msg('verdict.fitsEverybody', 'fits everybody')
    : msg('verdict.fitsAllWhoAnswered', 'fits all who answered');
}
