import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useFragment } from '@apollo/client/react';
import { firstName } from '../labels/firstName.ts';
import { RefreshCw } from 'lucide-react';
import { AvatarRow } from '../ui/marks/Avatar.tsx';
import { VisuallyHidden } from '../ui/marks/VisuallyHidden.tsx';
import { useOnline } from '../browser/useOnline.ts';
import { LivePersonFragmentDoc, type LivePersonFragment } from './LivePerson.generated.ts';
import styles from './LiveStatus.module.css';
import { useLiveState } from './liveState.ts';

const MAX_FACES = 3;

/**
 * Who else looks at the open trip, in faces or in words, or that the line is down; tells screen readers what others
 * change.
 */
export function LiveStatus({ isInWords = false }: { readonly isInWords?: boolean }) {
  const present = useLiveState((live) => live.present);
  const isReconnecting = useLiveState((live) => live.isReconnecting);
  const news = useLiveState((live) => live.news);
  const isOnline = useOnline();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {isReconnecting && isOnline ? (
        <span className={styles['reconnecting']} role="status" data-wide="">
          <RefreshCw size={18} strokeWidth={2} />
          <Trans>Reconnecting…</Trans>
        </span>
      ) : (
        isOnline && present.length > 1 && <Present ids={present} isInWords={isInWords} />
      )}
    </>
  );
}

interface PresentProps {
  readonly ids: readonly string[];
  readonly isInWords: boolean;
}

function Present({ ids, isInWords }: PresentProps) {
  const { data } = useFragment({
    fragment: LivePersonFragmentDoc,
    fragmentName: 'LivePerson',
    from: ids.map((id) => ({ __typename: 'Participant', id })),
  });
  const others = data.flatMap((person) => (isKnown(person) && !person.isViewer ? [person] : []));
  if (others.length === 0) return null;
  if (isInWords) {
    return (
      <span className={styles['words']} data-online="">
        {whoIsOnline(others.map(firstName))}
      </span>
    );
  }
  return (
    <span className={styles['present']}>
      <AvatarRow people={others} max={MAX_FACES} areOnline />
      <span className={styles['count']}>{onlineText(others.length)}</span>
    </span>
  );
}

function onlineText(count: number): string {
  return t`${count} online`;
}

/** "Sam and Priya are online", "3 online": at any place of the trip. */
function whoIsOnline(names: readonly string[]): string {
  const [first = '', second] = names;
  if (names.length > 2) return onlineText(names.length);
  return second === undefined ? t`${first} is online` : t`${first} and ${second} are online`;
}

/** A person whose name has not been read yet is left out. */
function isKnown(person: Partial<LivePersonFragment> | null): person is LivePersonFragment {
  return person?.id !== undefined && person.name !== undefined && person.isViewer !== undefined;
}
