import { Suspense } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import { MailOpen, X } from 'lucide-react';
import { Link } from 'react-router';
import { lazyComponent } from '../../ui/layout/lazyComponent.tsx';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { useLastValue } from '../../browser/hooks/useOpening.ts';
import { InvitationCard } from './InvitationCard.tsx';
import type { InvitationCardFragment } from './InvitationCard.generated.ts';
import styles from './PendingInvitations.module.css';
import type { LinkNote } from './useFollowInviteLink.ts';

type InvitationRef = FragmentType<InvitationCardFragment> & { readonly participant: { readonly id: string } };

/** With the rule of phone numbers, for a rare sentence. */
const NotOpenText = lazyComponent(() => import('./NotOpenText.tsx').then((module) => module.NotOpenText));

interface PendingInvitationsProps {
  readonly invitations: readonly InvitationRef[];
  /** Participant id of the followed link. */
  readonly asked: string | null;
  /** About the followed link. */
  readonly linkNote: LinkNote | null;
  /** If already joined. */
  readonly joinedTrip: { readonly id: string; readonly name: string } | null;
  /** Phone number in E.164, else email. */
  readonly viewerContact: string | null | undefined;
  /** The answer is being sent. */
  readonly onAskedAnswer: () => void;
  readonly onAskedRead: () => void;
  /** Id of the joined trip, or null. */
  readonly onAnswered: (tripId: string | null) => void;
}

/** The followed link's invitation first, or a message about it. */
export function PendingInvitations({
  invitations,
  asked,
  linkNote,
  joinedTrip,
  viewerContact,
  onAskedAnswer,
  onAskedRead,
  onAnswered,
}: PendingInvitationsProps) {
  // Keeps the order without the link's parameter.
  const marked = useLastValue(asked);
  const isMarked = ({ participant }: InvitationRef) => participant.id === marked;
  const ordered = [...invitations.filter(isMarked), ...invitations.filter((one) => !isMarked(one))];
  const isGone = asked !== null && !invitations.some(({ participant }) => participant.id === asked);
  const hasNote = isGone || linkNote !== null;
  if (ordered.length === 0 && !hasNote) return null;
  return (
    <section className="column" aria-label={t`Invitations`}>
      {hasNote && (
        <div className={styles['note']} role="status">
          <MailOpen size={20} className="ember" />
          <div className={styles['message']}>
            <p>
              {linkNote?.text ??
                (joinedTrip === null ? (
                  <Suspense fallback={null}>
                    <NotOpenText viewerContact={viewerContact} />
                  </Suspense>
                ) : (
                  <Trans>
                    You have already joined{' '}
                    <Link to={`/trips/${joinedTrip.id}`}>
                      <bdi>{joinedTrip.name}</bdi>
                    </Link>
                    .
                  </Trans>
                ))}
            </p>
            {linkNote?.retry != null && (
              <Button variant="line" isWorking={linkNote.isOpening} isOnlineOnly onClick={linkNote.retry}>
                <Trans>Try again</Trans>
              </Button>
            )}
          </div>
          {linkNote?.close !== null && (
            <IconButton label={t`Close`} icon={<X size={18} />} onClick={onAskedRead} />
          )}
        </div>
      )}
      {ordered.map((invitation) => (
        <InvitationCard
          key={invitation.participant.id}
          invitation={invitation}
          isMarked={isMarked(invitation)}
          onAnswer={() => {
            if (invitation.participant.id === asked) onAskedAnswer();
          }}
          onAnswered={onAnswered}
        />
      ))}
    </section>
  );
}
