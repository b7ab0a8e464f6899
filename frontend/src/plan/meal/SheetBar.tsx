import { Move, Trash2 } from 'lucide-react';
import { useOnline, useOnlineOnly } from '../../browser/useOnline.ts';
import { Button } from '../../ui/controls/Button.tsx';
import type { Meal } from '../slot.ts';
import { useVote } from '../slot/useVote.ts';
import { VoteButtons } from '../slot/VoteButtons.tsx';
import styles from './MealSheet.module.css';

const DELETE_ID = 'meal-sheet-delete';

/** The sheet's Delete button, as a focus target; null if not shown. */
export function sheetDelete(): HTMLElement | null {
  return document.getElementById(DELETE_ID);
}

interface SheetBarProps {
  readonly meal: Meal;
  readonly canVote: boolean;
  readonly onMove: () => void;
  readonly onDelete: () => void;
}

/** What takes effect at once: votes, moving, deleting. */
export function SheetBar({ meal, canVote, onMove, onDelete }: SheetBarProps) {
  const vote = useVote();
  const isOnline = useOnline();
  const onlineOnly = useOnlineOnly();
  return (
    <div className={styles['bar']} role="group" aria-label="This meal">
      {canVote && (
        <span className={styles['votes']}>
          <VoteButtons
            meal={meal}
            tabIndex={0}
            isOnline={isOnline}
            onVote={(voted, kind) => void vote(voted, kind)}
          />
        </span>
      )}
      <Button variant="quiet" icon={<Move size={19} />} onClick={onMove} {...onlineOnly}>
        Move
      </Button>
      <Button variant="danger" icon={<Trash2 size={19} />} id={DELETE_ID} onClick={onDelete} {...onlineOnly}>
        Delete
      </Button>
    </div>
  );
}
