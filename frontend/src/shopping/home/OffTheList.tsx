import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { stapleAnswersOf } from '../../../../domain/shopping/home/staples.ts';
import { listed } from '../../../../domain/text/listed.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ignoreSecondClick } from '../../ui/controls/ignoreSecondClick.ts';
import { monthDayLabel } from '../../../../domain/text/dates/dates.ts';
import { useMissing } from '../missing/useMissing.ts';
import type { CartGroup } from '../rows/cartParts.ts';
import type { CartView } from '../rows/cartView.ts';
import type { ListParts } from './listParts.ts';
import styles from './OffTheList.module.css';
import { useAnswerStaple } from './useAnswerStaple.ts';

interface OffTheListProps {
  readonly parts: Omit<ListParts, 'rows'>;
  readonly view: Pick<CartView, 'tripId' | 'people' | 'canTick'>;
}

/** What nobody has to buy: at home, left out, or of meals that are not on the trip. Folded. */
export function OffTheList({ parts: { atHome, leftOut, outside }, view }: OffTheListProps) {
  const [isOpen, setOpen] = useState(false);
  if (atHome.length + leftOut.length + outside.length === 0) return null;
  const nameOf = (id: string | null | undefined) => {
    const person = view.people.find((one) => one.id === id);
    return person?.isViewer === true ? t`You` : (person?.name ?? t`A former member`);
  };
  const head = [
    atHome.length > 0 &&
      plural({ count: atHome.length }, { one: 'At home: # item', other: 'At home: # items' }),
    leftOut.length > 0 &&
      plural({ count: leftOut.length }, { one: 'Left out: # item', other: 'Left out: # items' }),
    outside.length > 0 &&
      plural({ count: outside.length }, { one: 'Not needed: # item', other: 'Not needed: # items' }),
  ].filter((part) => part !== false);
  return (
    <div>
      <button
        type="button"
        className={styles['head']}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <ChevronDown size={18} /> : <ChevronRight size={18} />}
        {head.join(', ')}
      </button>
      {isOpen && (
        <ul onClickCapture={ignoreSecondClick}>
          {atHome.map((group) => {
            const answer = stapleAnswersOf(group.rows)(group);
            const isViewer = view.people.find(({ id }) => id === answer?.by)?.isViewer === true;
            return (
              <Line
                key={group.key}
                name={group.name}
                text={isViewer ? t`at home: You have it` : t`at home: ${{ name: nameOf(answer?.by) }} has it`}
              >
                {view.canTick && <UndoAnswer group={group} tripId={view.tripId} />}
              </Line>
            );
          })}
          {leftOut.map((group) => {
            const names = new Set(group.rows.map(({ unavailable }) => nameOf(unavailable?.by)));
            return (
              <Line key={group.key} name={group.name} text={t`left out by ${{ names: listed([...names]) }}`}>
                {view.canTick && <UndoLeftOut group={group} tripId={view.tripId} />}
              </Line>
            );
          })}
          {outside.map((group) => (
            <Line key={group.key} name={group.name} text={outsideText(group)} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** 'for Chili, Jun 13'; 'bought for Chili, Jun 13' */
function outsideText({ rows, isPurchased }: CartGroup): string {
  const meals = rows.map(({ mealName, mealDate }) =>
    [mealName || t`a meal without a name`, mealDate === null ? '' : monthDayLabel(mealDate)]
      .filter(Boolean)
      .join(', '),
  );
  const names = listed([...new Set(meals)]);
  return isPurchased ? t`bought for ${names}` : t`for ${names}`;
}

interface LineProps {
  readonly name: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Line({ name, text, children }: LineProps) {
  return (
    <li className={styles['line']}>
      <span className={styles['text']}>
        <span dir="auto">{name}</span>
        <small>{text}</small>
      </span>
      {children}
    </li>
  );
}

interface UndoProps {
  readonly group: CartGroup;
  readonly tripId: string;
}

function UndoAnswer({ group, tripId }: UndoProps) {
  const answer = useAnswerStaple(tripId);
  return <UndoButton name={group.name} onUndo={() => void answer(group, null)} />;
}

function UndoLeftOut({ group, tripId }: UndoProps) {
  const { clear } = useMissing(tripId, group.rows);
  return <UndoButton name={group.name} onUndo={() => void clear()} />;
}

function UndoButton({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) {
  return (
    <Button variant="quiet" aria-label={t`Undo: ${name}`} onClick={onUndo} isOnlineOnly>
      <Trans>Undo</Trans>
    </Button>
  );
}
