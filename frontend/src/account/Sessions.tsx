import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { dayLabel, timeLabel } from '../../../domain/text/dates/dates.ts';
import { UntilLoaded } from '../gql/UntilLoaded.tsx';
import { actionFailure } from '../gql/errorMessage.ts';
import { forget } from '../gql/forget.ts';
import { Button } from '../ui/controls/Button.tsx';
import { SettingRow } from '../ui/layout/SettingRow.tsx';
import { LoadingShape } from '../ui/feedback/Skeleton.tsx';
import { Tag } from '../ui/marks/Tag.tsx';
import { showError, showToast } from '../ui/feedback/toaster.tsx';
import styles from './Account.module.css';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useOwnSessionsQuery,
  type OwnSessionsQuery,
} from './Account.generated.ts';

type Session = OwnSessionsQuery['sessions'][number];

export function Sessions() {
  const answer = useOwnSessionsQuery();
  const { cache } = useApolloClient();
  const [endOthers, endingOthers] = useEndOtherSessionsMutation();
  const listRef = useRef<HTMLUListElement>(null);
  const sessions = answer.data?.sessions;

  /** Moves the focus to the rest. */
  const drop = (ended: readonly Session[], title: string) => {
    for (const session of ended) forget(cache, { __typename: 'Session', id: session.id });
    showToast({ kind: 'success', title });
    listRef.current?.focus();
  };
  const endAll = async (others: readonly Session[]) => {
    try {
      await endOthers();
      drop(others, t`Signed out everywhere else`);
    } catch (reason) {
      notEnded(reason);
    }
  };

  if (sessions === undefined) {
    return (
      <SettingRow title={t`Where you are signed in`}>
        <UntilLoaded
          answer={answer}
          title={t`Your sessions could not be loaded`}
          skeleton={<LoadingShape label={t`Loading your sessions`} height={120} radius={10} />}
        />
      </SettingRow>
    );
  }
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <SettingRow title={t`Where you are signed in`}>
      <ul className={styles['sessions']} ref={listRef} tabIndex={-1} aria-label={t`Sessions`}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={() => drop([session], t`Session ended`)} />
        ))}
      </ul>
      {others.length > 1 && (
        <div className="above8">
          <p className={styles['text']}>
            <Trans>
              Tokens and webhooks of <Link to="/account/programs">your programs</Link> stay.
            </Trans>
          </p>
          <Button
            variant="line"
            onClick={() => void endAll(others)}
            isWorking={endingOthers.loading}
            isOnlineOnly
          >
            <Trans>End all other sessions</Trans>
          </Button>
        </div>
      )}
    </SettingRow>
  );
}

interface SessionRowProps {
  readonly session: Session;
  readonly onEnded: () => void;
}

function SessionRow({ session, onEnded }: SessionRowProps) {
  const [endSession, { loading }] = useEndSessionMutation();
  const device = session.device ?? t`Unknown app`;
  const day = dayLabel(new Date(session.createdAt));
  const seen = new Date(session.lastSeenAt);
  const [seenDay, seenTime] = [dayLabel(seen), timeLabel(seen)];
  const end = async () => {
    try {
      await endSession({ variables: { input: { id: session.id } } });
      onEnded();
    } catch (reason) {
      notEnded(reason);
    }
  };
  return (
    <li>
      <span className="medium">{device}</span>
      <span className={styles['seen']}>
        {session.isCurrent ? t`Signed in ${day}` : t`Signed in ${day}, last seen ${seenDay}, ${seenTime}`}
      </span>
      {session.isCurrent ? (
        <span className={styles['here']}>
          <Tag tone="pine">
            <Trans>This device</Trans>
          </Tag>
        </span>
      ) : (
        <Button
          variant="line"
          aria-label={t`End session: ${device}`}
          onClick={() => void end()}
          isWorking={loading}
          isOnlineOnly
        >
          <Trans>End</Trans>
        </Button>
      )}
    </li>
  );
}

function notEnded(reason: unknown): void {
  showError(actionFailure(reason), t`The session could not be ended`);
}
