import { t } from '@lingui/core/macro';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { Vote } from '../../gql/schema.generated.ts';
import styles from './VoteButtons.module.css';
import { mealName, type Meal } from '../slot.ts';
import { pressable } from '../slot/pressable.ts';

interface VoteButtonsProps {
  readonly meal: Meal;
  readonly tabIndex: 0 | -1;
  readonly isOnline: boolean;
  /** Then a vote is about cooking it again. */
  readonly isTripCompleted?: boolean;
  readonly onVote: (meal: Meal, vote: Vote) => void;
}

/** Up and down votes with counts; voting the same again removes the vote. */
export function VoteButtons({ meal, tabIndex, isOnline, isTripCompleted = false, onVote }: VoteButtonsProps) {
  const name = mealName(meal);
  const { upVotes: up, downVotes: down } = meal;
  const button = (vote: Vote, label: string, text: string, count: number) => {
    const Thumb = vote === 'UP' ? ThumbsUp : ThumbsDown;
    return (
      <button
        type="button"
        className={styles['mini']}
        data-control="quiet"
        tabIndex={tabIndex}
        aria-pressed={meal.myVote === vote}
        aria-label={label}
        {...pressable(isOnline, () => onVote(meal, vote))}
      >
        <Thumb size={16} strokeWidth={2} />
        {isTripCompleted && text} {count > 0 && count}
      </button>
    );
  };
  return (
    <span className={styles['votes']}>
      {button(
        'UP',
        isTripCompleted ? t`Again: ${name}: ${up} so far` : t`Vote for ${name}: ${up} so far`,
        t`Again`,
        up,
      )}
      {button(
        'DOWN',
        isTripCompleted ? t`Not again: ${name}: ${down} so far` : t`Vote against ${name}: ${down} so far`,
        t`Not again`,
        down,
      )}
    </span>
  );
}
