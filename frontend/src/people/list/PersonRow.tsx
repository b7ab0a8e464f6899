import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { hasAnswered } from '../../../../domain/people/eater/answer.ts';
import { eaterPortion } from '../../labels/portions.ts';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { EaterMarks } from '../EaterMarks.tsx';
import type { TripEater, TripAttendance } from '../tripAttendance.ts';
import styles from './PeopleList.module.css';
import { Stay } from './Stay.tsx';
import type { WantedDay } from './stay.ts';

interface PersonRowProps {
  readonly eater: TripEater;
  readonly attendance: TripAttendance;
  readonly days: readonly WantedDay[];
  /** Below who brings this companion. */
  readonly isUnderHost: boolean;
  readonly isViewer: boolean;
  /** Of a participant, under the name. */
  readonly standing?: ReactNode;
  /** Beside "No answer yet". */
  readonly ask: ReactNode;
  readonly onOpen: () => void;
}

/** Who, what not, and when; a press opens the person's sheet. */
export function PersonRow({
  eater,
  attendance,
  days,
  isUnderHost,
  isViewer,
  standing,
  ask,
  onOpen,
}: PersonRowProps) {
  const { id, name, participantId, isCompanion, avoids } = eater;
  const portion = eaterPortion(eater.portionQuarters);
  return (
    <li className={styles['row']} data-companion={isUnderHost ? '' : undefined}>
      <Avatar
        id={isCompanion ? id : participantId}
        name={name}
        size={isUnderHost ? 'sm' : 'md'}
        isViewer={isViewer}
      />
      <span className="stack">
        <button
          type="button"
          className={styles['name']}
          data-control="target"
          data-eater={id}
          aria-haspopup="dialog"
          dir="auto"
          onClick={onOpen}
        >
          {name}
        </button>
        <span className={styles['standing']}>
          {isViewer && (
            <span>
              <Trans>You</Trans>
            </span>
          )}
          {standing}
          {portion !== null && <span>{portion}</span>}
        </span>
      </span>
      <span className={styles['eats']}>
        {avoids.length > 0 && <EaterMarks avoids={avoids} />}
        {avoids.length === 0 &&
          (hasAnswered(eater) ? (
            t`Eats everything`
          ) : (
            <>
              <span className="inline gap4 ember medium">
                <CircleHelp size={16} strokeWidth={2} aria-hidden="true" />
                <Trans>No answer yet</Trans>
              </span>
              {ask}
            </>
          ))}
      </span>
      <Stay eater={eater} attendance={attendance} days={days} />
    </li>
  );
}
