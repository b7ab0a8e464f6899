import { Check, ChevronRight, CircleHelp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { hasAnswered, unansweredOf, unansweredText } from '../../../../domain/people/eater/answer.ts';
import { openSentence } from '../../../../domain/people/verdict/openSentence.ts';
import { asText, textOrNull } from '../../../../domain/text/asText.ts';
import { listed } from '../../../../domain/text/listed.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { slotText } from '../attendance/attendanceCells.ts';
import type { TripEater } from '../tripTable.ts';
import styles from './EverybodyCard.module.css';
import type { JudgedSlot } from './judgedSlot.ts';
import { onlyMarkable, type MarkableProblem } from './markable.ts';
import type { TripVerdicts } from './tripVerdicts.ts';

/** More are behind the line that opens all meals. */
const MOST_MEALS = 5;
const MOST_NAMES = 4;

/** What leads on from a meal that does not work, or may not. */
export interface VerdictActions {
  readonly open: (slot: JudgedSlot) => void;
  /** Asks what an ingredient's label says. */
  readonly sayWhich: (slot: JudgedSlot, problem: MarkableProblem) => void;
}

interface EverybodyCardProps {
  readonly verdicts: TripVerdicts;
  /** Of the viewer as an eater. */
  readonly selfId: string | null;
  /** Null without a right to plan. */
  readonly actions: VerdictActions | null;
  /** Null if nobody can be asked any more. */
  readonly onAsk: (() => void) | null;
  readonly onAllMeals: () => void;
}

/** A question, never a promise: who has not answered may be unable to eat what is fine for the others. */
export function EverybodyCard({ verdicts, selfId, actions, onAsk, onAllMeals }: EverybodyCardProps) {
  const { eaters, rules, slots, problemsOf } = verdicts;
  const planned = slots.filter(({ verdict }) => verdict !== null);
  const open = planned.filter(({ verdict }) => verdict?.verdict !== 'safe');
  const shown = open.slice(0, MOST_MEALS);
  const silent = unansweredOf(eaters);
  const silence = unansweredText(silent.length);
  const isSilent = rules === null && !eaters.some(hasAnswered);
  return (
    <section className={styles['card']} aria-labelledby="can-everybody-eat">
      <h2 id="can-everybody-eat">Can everybody eat?</h2>
      <ul>
        {shown.map((slot) => {
          const reasons = slot.verdict?.reasons ?? [];
          const asked = slot.verdict?.verdict === 'unknown' ? onlyMarkable(problemsOf(slot)) : null;
          const word = asked === null ? 'Fix' : 'Say which';
          return (
            <Line
              key={`${slot.date} ${slot.type}`}
              icon={slot.verdict?.verdict === 'conflict' ? <TriangleAlert /> : <CircleHelp />}
              isOpen
              title={slotText(slot)}
              text={textOrNull(openSentence(reasons, eaters))}
            >
              {actions !== null && (
                <Button
                  variant="line"
                  aria-label={`${word}: ${slotText(slot)}`}
                  onClick={() => (asked === null ? actions.open(slot) : actions.sayWhich(slot, asked))}
                >
                  {word}
                </Button>
              )}
            </Line>
          );
        })}
        {silence !== null && (
          <Line
            icon={<CircleHelp />}
            isOpen
            isSilent={isSilent}
            title={isSilent ? 'No allergies entered yet.' : asText(silence)}
            text={isSilent ? null : namesOf(silent, selfId)}
          >
            {onAsk !== null && (
              <Button variant="line" onClick={onAsk}>
                {askWord(silent, selfId, isSilent)}
              </Button>
            )}
          </Line>
        )}
        <li className={styles['line']}>
          {planned.length > open.length && !isSilent ? <Check /> : <span />}
          <button type="button" className={styles['all']} aria-haspopup="dialog" onClick={onAllMeals}>
            {restText(planned.length, open.length, shown.length, silent.length, isSilent)}
          </button>
          <ChevronRight size={18} aria-hidden="true" />
        </li>
      </ul>
    </section>
  );
}

interface LineProps {
  readonly icon: ReactNode;
  readonly isOpen?: boolean;
  /** Nobody has answered: its button is long. */
  readonly isSilent?: boolean;
  readonly title: string;
  readonly text: string | null;
  readonly children: ReactNode;
}

function Line({ icon, isOpen = false, isSilent = false, title, text, children }: LineProps) {
  return (
    <li
      className={styles['line']}
      data-open={isOpen ? '' : undefined}
      data-silent={isSilent ? '' : undefined}
    >
      {icon}
      <span>
        <b>{title}</b>
        {text !== null && <span>{text}</span>}
      </span>
      {children}
    </li>
  );
}

function askWord(silent: readonly TripEater[], selfId: string | null, isSilent: boolean): string {
  if (silent.every(({ id }) => id === selfId)) return 'Answer';
  return isSilent ? 'Ask everybody' : 'Ask';
}

function namesOf(silent: readonly TripEater[], selfId: string | null): string {
  const others = silent.filter(({ id }) => id !== selfId);
  const names = [
    ...(others.length < silent.length ? ['You'] : []),
    ...others.map(({ name }) => name.split(' ')[0] ?? name),
  ];
  const rest = names.length - MOST_NAMES;
  return rest > 1 ? listed([...names.slice(0, MOST_NAMES), `${rest} more`]) : listed(names);
}

/** In the line that opens all meals. */
function restText(planned: number, open: number, shown: number, silent: number, isSilent: boolean): string {
  if (planned === 0) return 'No meal is planned yet.';
  if (open > shown) return `All meals, ${open - shown} more to fix`;
  const rest = planned - open;
  if (rest === 0 || isSilent) return 'All meals';
  const whom = silent === 0 ? 'everybody' : 'all who have answered';
  if (open === 0) {
    return silent === 0
      ? 'Yes. Every planned meal works for everybody.'
      : `Every planned meal works for ${whom}.`;
  }
  return rest === 1 ? `The other meal works for ${whom}.` : `The other ${rest} meals work for ${whom}.`;
}
