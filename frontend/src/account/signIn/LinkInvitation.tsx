import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '../../gql/errorMessage.ts';
import { dateRangeLabel } from '../../../../domain/text/dates/dates.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { LoadingShape } from '../../ui/feedback/Skeleton.tsx';
import { useLinkInvitationQuery } from './LinkInvitation.generated.ts';
import styles from './LinkInvitation.module.css';

interface LinkInvitationProps {
  readonly token: string;
  /** Shows nothing once it was answered: members open their text again. */
  readonly isTexted: boolean;
}

/** Who invites by the link, to what, and when. */
export function LinkInvitation({ token, isTexted }: LinkInvitationProps) {
  const { data, error } = useLinkInvitationQuery({ variables: { input: { token } } });
  if (error !== undefined) {
    if (isTexted) return null;
    const text = errorMessage(error, t`The invitation could not be loaded.`);
    return <Notice tone="ember" role="alert" text={text} />;
  }
  if (data?.linkInvitation === undefined)
    return <LoadingShape label={t`Loading the invitation`} height={94} />;
  const { trip, invitedBy } = data.linkInvitation;
  return (
    <section className={styles['invitation']} aria-label={t`Invitation`}>
      <p className={styles['inviter']}>
        <Trans>
          <bdi>{invitedBy.name}</bdi> invites you to
        </Trans>
      </p>
      <p className={styles['name']} dir="auto">
        {trip.name}
      </p>
      <p className="secondary">
        <bdi>{trip.location}</bdi> ·{' '}
        <span className={styles['dates']}>{dateRangeLabel(trip.startDate, trip.endDate)}</span>
      </p>
    </section>
  );
}
