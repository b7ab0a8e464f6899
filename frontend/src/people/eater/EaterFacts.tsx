import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { asText } from '../../../../domain/text/asText.ts';
import { hasAnswered } from '../../../../domain/people/eater/answer.ts';
import { PORTIONS } from '../../../../domain/people/eater/portion.ts';
import { portionText } from '../../../../domain/shopping/amount/portion.ts';
import { spokenPortions } from '../../labels/portions.ts';
import { mealTimeText } from '../../labels/slotLabel.ts';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { EaterMarks } from '../EaterMarks.tsx';
import type { TripEater } from '../tripAttendance.ts';
import { noTimeText } from './EaterForm.tsx';

/** An eater whom the viewer may not change. */
export function EaterFacts({ eater, host }: { readonly eater: TripEater; readonly host: string | null }) {
  const { portionQuarters, avoids, note, group, arrives, leaves } = eater;
  const portion = PORTIONS.find(({ quarters }) => quarters === portionQuarters);
  return (
    <dl className="column">
      <div>
        <dt className="secondary">
          <Trans>Eats</Trans>
        </dt>
        <dd>
          <span aria-hidden="true">
            {portionText(portionQuarters)} {portion === undefined ? '' : asText(portion.name)}
          </span>
          <VisuallyHidden>{spokenPortions(portionQuarters)}</VisuallyHidden>
        </dd>
      </div>
      <div>
        <dt className="secondary">
          <Trans>Does not eat</Trans>
        </dt>
        <dd>
          {avoids.length === 0 ? (
            hasAnswered(eater) ? (
              t`Eats everything`
            ) : (
              t`No answer yet`
            )
          ) : (
            <EaterMarks avoids={avoids} />
          )}
        </dd>
      </div>
      {group !== null && (
        <div>
          <dt className="secondary">
            <Trans>Group</Trans>
          </dt>
          <dd dir="auto">{group}</dd>
        </div>
      )}
      {note !== null && (
        <div>
          <dt className="secondary">
            <Trans>Note</Trans>
          </dt>
          <dd dir="auto">{note}</dd>
        </div>
      )}
      <div>
        <dt className="secondary">
          <Trans>First meal</Trans>
        </dt>
        <dd>{arrives === null ? noTimeText('arrives', host) : mealTimeText(arrives)}</dd>
      </div>
      <div>
        <dt className="secondary">
          <Trans>Last meal</Trans>
        </dt>
        <dd>{leaves === null ? noTimeText('leaves', host) : mealTimeText(leaves)}</dd>
      </div>
    </dl>
  );
}
