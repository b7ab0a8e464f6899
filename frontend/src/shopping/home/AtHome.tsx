import { stapleFood } from '../../../../domain/shopping/home/staples.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { Button } from '../../ui/controls/Button.tsx';
import type { CartGroup } from '../rows/cartParts.ts';
import styles from './AtHome.module.css';
import { useStapleAnswersQuery } from './Staples.generated.ts';
import { useAnswerStaple } from './useAnswerStaple.ts';

interface AtHomeProps {
  readonly group: CartGroup;
  readonly tripId: string;
}

/** Asks whether a staple is at home, with what the viewer said on the last trip. */
export function AtHome({ group, tripId }: AtHomeProps) {
  const answer = useAnswerStaple(tripId);
  const onlineOnly = useOnlineOnly();
  const { data } = useStapleAnswersQuery();
  const last = data?.stapleAnswers.find(({ food }) => food === stapleFood(group.name))?.answer;
  return (
    <div className={styles['answers']}>
      {last !== undefined && (
        <small>{last === 'HAVE' ? 'You had it last time' : 'You bought it last time'}</small>
      )}
      <Button
        aria-label={`Have it: ${group.name}`}
        onClick={() => void answer(group, 'HAVE')}
        {...onlineOnly}
      >
        Have it
      </Button>
      <Button
        aria-label={`Need it: ${group.name}`}
        onClick={() => void answer(group, 'NEED')}
        {...onlineOnly}
      >
        Need it
      </Button>
    </div>
  );
}
