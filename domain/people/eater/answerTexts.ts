import { msg, type Message, type Part } from '../../text/message.ts';
import { isOnlyViewer, unansweredOf, youFirst } from './answer.ts';
import type { Answer, Told } from './eater.ts';

/** An eater, or the rules of the trip. */
interface Named {
  readonly name: Part;
}

/** "Not answered yet: you, Dan and Eve.", "You have not answered yet."; null once all answered. */
export function unansweredLine(eaters: readonly (Named & Answer & Told)[]): Message | null {
  const unanswered = unansweredOf(eaters);
  if (unanswered.length === 0) return null;
  if (isOnlyViewer(unanswered)) return msg('eater.youNotAnsweredYet', 'You have not answered yet.');
  return msg('eater.notAnsweredYet', 'Not answered yet: {names}.', { names: youFirst(unanswered) });
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
