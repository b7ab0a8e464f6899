import { House } from 'lucide-react';
import { useId } from 'react';
import { stapleFood } from '../../../../domain/shopping/home/staples.ts';
import { groupAmount } from '../../../../domain/shopping/shopping.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { Button } from '../../ui/controls/Button.tsx';
import type { CartGroup } from '../rows/cartParts.ts';
import type { CartView } from '../rows/cartView.ts';
import styles from './CheckAtHome.module.css';
import { useStapleAnswersQuery } from './Staples.generated.ts';
import { useAnswerStaple } from './useAnswerStaple.ts';

interface CheckAtHomeProps {
  readonly groups: readonly CartGroup[];
  readonly view: Pick<CartView, 'tripId'>;
}

/** Staples, until somebody says whether they are at home. */
export function CheckAtHome(props: CheckAtHomeProps) {
  return props.groups.length === 0 ? null : <ToCheck {...props} />;
}

function ToCheck({ groups, view }: CheckAtHomeProps) {
  const titleId = useId();
  const answer = useAnswerStaple(view.tripId);
  const onlineOnly = useOnlineOnly();
  const { data } = useStapleAnswersQuery();
  const had = new Map(data?.stapleAnswers.map(({ food, answer: last }) => [food, last]));
  return (
    <section aria-labelledby={titleId} className={styles['section']}>
      <h2 id={titleId} className={styles['title']}>
        <House size={22} />
        Check at home first
      </h2>
      <ul>
        {groups.map((group) => {
          const last = had.get(stapleFood(group.name) ?? '');
          const amount = groupAmount(group);
          return (
            <li key={group.key} className={styles['line']}>
              <span className={styles['text']}>
                <b dir="auto">{group.name}</b>
                <span>
                  {[
                    amount,
                    last === 'HAVE' && 'you had it last time',
                    last === 'NEED' && 'you bought it last time',
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              <span className={styles['answers']}>
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
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
