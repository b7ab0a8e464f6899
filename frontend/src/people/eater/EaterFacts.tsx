import { asText } from '../../../../domain/text/asText.ts';
import { hasAnswered } from '../../../../domain/people/eater/answer.ts';
import { PORTIONS, portionText } from '../../../../domain/people/eater/portion.ts';
import { spokenPortions } from '../../labels/portions.ts';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { EaterMarks } from '../EaterMarks.tsx';
import type { TripEater } from '../tripTable.ts';
import { mealTimeText, noTimeText } from './EaterForm.tsx';
import styles from './EaterForm.module.css';

/** An eater whom the viewer may not change. */
export function EaterFacts({ eater, host }: { readonly eater: TripEater; readonly host: string | null }) {
  const { portionQuarters, avoids, note, arrives, leaves } = eater;
  const portion = PORTIONS.find(({ quarters }) => quarters === portionQuarters);
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>Eats</dt>
        <dd>
          <span aria-hidden="true">
            {portionText(portionQuarters)} {portion === undefined ? '' : asText(portion.name)}
          </span>
          <VisuallyHidden>{spokenPortions(portionQuarters)}</VisuallyHidden>
        </dd>
      </div>
      <div>
        <dt>Does not eat</dt>
        <dd>
          {avoids.length === 0 ? (
            hasAnswered(eater) ? (
              'Eats everything'
            ) : (
              'No answer yet'
            )
          ) : (
            <EaterMarks avoids={avoids} />
          )}
        </dd>
      </div>
      {note !== null && (
        <div>
          <dt>Note</dt>
          <dd dir="auto">{note}</dd>
        </div>
      )}
      <div>
        <dt>First meal</dt>
        <dd>{arrives === null ? noTimeText('arrives', host) : mealTimeText(arrives)}</dd>
      </div>
      <div>
        <dt>Last meal</dt>
        <dd>{leaves === null ? noTimeText('leaves', host) : mealTimeText(leaves)}</dd>
      </div>
    </dl>
  );
}
