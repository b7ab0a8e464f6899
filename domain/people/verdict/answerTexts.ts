import { msg, type Message, type Part } from '../../text/message.ts';
import { unansweredOf } from '../eater/answer.ts';
import type { Answer } from '../eater/eater.ts';

/** An eater, or the rules of the trip. */
interface Named {
  readonly name: Part;
}

/** "Not answered yet: Dan and Eve."; null once all answered. */
export function unansweredLine(eaters: readonly (Named & Answer)[]): Message | null {
  const names = unansweredOf(eaters).map(({ name }) => name);
  return names.length === 0 ? null : msg('eater.notAnsweredYet', 'Not answered yet: {names}.', { names });
}

/** "Note from Mia: carries an EpiPen." */
export function noteLines(eaters: readonly (Named & Pick<Answer, 'note'>)[]): Message[] {
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
