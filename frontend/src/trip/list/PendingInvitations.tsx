import type { FragmentType } from '@apollo/client';
import { MailOpen, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatPhone } from '../../../../domain/people/phone.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import type { InvitationCardFragment } from './InvitationCard.generated.ts';
import styles from './PendingInvitations.module.css';

type InvitationRef = FragmentType<InvitationCardFragment> & { readonly participant: { readonly id: string } };

interface PendingInvitationsProps {
  readonly invitations: readonly InvitationRef[];
  /** The participant of the invitation whose link brought the viewer here; null without one. */
  readonly asked: string | null;
  /** The trip that this participant has joined already, if any. */
  readonly joinedTrip: { readonly id: string; readonly name: string } | null;
  /** E.164. */
  readonly viewerPhone: string | undefined;
  /** The invitation of the link is being answered. */
  readonly onAskedAnswer: () => void;
  /** What became of it has been read. */
  readonly onAskedRead: () => void;
  /** An answer has arrived: with the id of the trip that was joined, or null for none. */
  readonly onAnswered: (tripId: string | null) => void;
}

/** The invitations that wait for an answer; the one that was asked for by its link first, and what became of it if it waits no more. */
export function PendingInvitations({
  invitations,
  asked,
  joinedTrip,
  viewerPhone,
  onAskedAnswer,
  onAskedRead,
  onAnswered,
}: PendingInvitationsProps) {
  // Its place and its mark stay when the link has done its work.
  const [marked] = useState(asked);
  const isMarked = ({ participant }: InvitationRef) => participant.id === marked;
  const ordered = [...invitations.filter(isMarked), ...invitations.filter((one) => !isMarked(one))];
  const isGone = asked !== null && !invitations.some(({ participant }) => participant.id === asked);
  if (ordered.length === 0 && !isGone) return null;
  return (
    <section className={styles['list']} aria-label="Invitations">
      {isGone && (
        <div className={styles['note']} role="status">
          <MailOpen size={20} />
          <p>
            {joinedTrip === null ? (
              <>
                This invitation is not open any more. It was answered already, or it is meant for another
                phone number than yours
                {viewerPhone !== undefined && <>, {formatPhone(viewerPhone)}</>}.
              </>
            ) : (
              <>
                You have already joined{' '}
                <Link to={`/trips/${joinedTrip.id}`}>
                  <bdi>{joinedTrip.name}</bdi>
                </Link>
                .
              </>
            )}
          </p>
          <IconButton label="Close" icon={<X size={18} />} onClick={onAskedRead} />
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
