import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import { MailOpen } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { actionFailure } from '../../gql/errorMessage.ts';
import type { InvitationResponse } from '../../gql/schema.generated.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Scene } from '../../ui/scenes/Scene.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { useInvitationCardFragment, type InvitationCardFragment } from './InvitationCard.generated.ts';
import styles from './InvitationCard.module.css';
import { TripFacts } from './TripFacts.tsx';
import { useRespondToInvitation } from './useRespondToInvitation.ts';

interface InvitationCardProps {
  readonly invitation: FragmentType<InvitationCardFragment>;
  /** By the followed link: highlighted and focused. */
  readonly isMarked?: boolean;
  readonly onAnswer: () => void;
  /** Null after declining. */
  readonly onAnswered: (tripId: string | null) => void;
}

const ANSWERED: Readonly<Record<InvitationResponse, string>> = {
  ACCEPTED: t`Invitation accepted`,
  DECLINED: t`Invitation declined`,
};

export function InvitationCard({
  invitation: ref,
  isMarked = false,
  onAnswer,
  onAnswered,
}: InvitationCardProps) {
  const { participant, trip, invitedBy } = useInvitationCardFragment(ref);
  const respond = useRespondToInvitation(participant.id);
  const [given, setGiven] = useState<InvitationResponse | null>(null);
  const isAnswering = useRef(false);
  const nameId = useId();

  const answer = async (response: InvitationResponse) => {
    // State would miss a second click.
    if (isAnswering.current) return;
    isAnswering.current = true;
    setGiven(response);
    onAnswer();
    try {
      const tripId = await respond(response);
      showToast({ kind: 'success', title: ANSWERED[response] });
      onAnswered(tripId);
    } catch (error) {
      showError(actionFailure(error), t`Failed to respond to invitation`);
    }
    setGiven(null);
    isAnswering.current = false;
  };

  return (
    <article
      className={styles['card']}
      aria-labelledby={nameId}
      tabIndex={-1}
      data-marked={isMarked ? '' : undefined}
      ref={isMarked ? takeFocus : undefined}
    >
      <div className={styles['picture']}>
        <Scene location={trip.location} tripName={trip.name} />
      </div>
      <div className={styles['text']}>
        <p className="smallHeading iconText breaks ember">
          <MailOpen size={18} />
          <span>
            <Trans>
              <bdi>{invitedBy.name}</bdi> invited you
            </Trans>
          </span>
        </p>
        <h2 className={styles['name']} id={nameId} dir="auto">
          {trip.name}
        </h2>
        <TripFacts location={trip.location} startDate={trip.startDate} endDate={trip.endDate} isInLine />
      </div>
      <div className={styles['answers']}>
        <AnswerButton response="DECLINED" given={given} describedBy={nameId} onAnswer={answer}>
          <Trans>Decline</Trans>
        </AnswerButton>
        <AnswerButton response="ACCEPTED" given={given} describedBy={nameId} onAnswer={answer}>
          <Trans>Accept invitation</Trans>
        </AnswerButton>
      </div>
    </article>
  );
}

interface AnswerButtonProps {
  readonly response: InvitationResponse;
  readonly given: InvitationResponse | null;
  readonly describedBy: string;
  readonly onAnswer: (response: InvitationResponse) => Promise<void>;
  readonly children: ReactNode;
}

function AnswerButton({ response, given, describedBy, onAnswer, children }: AnswerButtonProps) {
  return (
    <Button
      variant={response === 'ACCEPTED' ? 'primary' : 'quiet'}
      aria-describedby={describedBy}
      isOnlineOnly
      disabled={given !== null && given !== response}
      isWorking={given === response}
      onClick={() => void onAnswer(response)}
    >
      {children}
    </Button>
  );
}
