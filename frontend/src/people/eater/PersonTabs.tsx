import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import styles from './EaterForm.module.css';

interface PersonTab {
  readonly id: string;
  readonly avatarId: string;
  readonly name: string;
  readonly isYou: boolean;
}

interface PersonTabsProps {
  readonly people: readonly PersonTab[];
  /** Of those, or somebody to add. */
  readonly shownId: string;
  readonly addId: string;
  readonly onShow: (id: string) => void;
}

/** Before "280 more". */
const FIRST_SHOWN = 12;

/** The viewer and the people they bring, one at a time. */
export function PersonTabs({ people, shownId, addId, onShow }: PersonTabsProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? people : people.filter(({ id }, index) => index < FIRST_SHOWN || id === shownId);
  const hiddenCount = people.length - shown.length;
  const tabsRef = useRef<HTMLDivElement>(null);
  // The questions of another person begin here.
  useEffect(() => tabsRef.current?.scrollIntoView({ block: 'nearest' }), [shownId]);
  return (
    <div className="wrap" role="group" aria-label={t`You and the people you bring`} ref={tabsRef}>
      {shown.map(({ id, avatarId, name, isYou }, index) => (
        <button
          key={id}
          // Replaces the focused "more" button.
          ref={isWhole && index === FIRST_SHOWN ? takeFocus : undefined}
          type="button"
          className={styles['tab']}
          data-control="tile"
          aria-pressed={id === shownId}
          onClick={() => onShow(id)}
        >
          <Avatar id={avatarId} name={name} size="sm" isViewer={isYou} />
          <bdi className="ellipsis">{isYou ? t`You` : name}</bdi>
        </button>
      ))}
      {hiddenCount > 0 && (
        <button
          type="button"
          className={styles['tab']}
          data-control="tile"
          data-add=""
          onClick={() => setWhole(true)}
        >
          {t`${hiddenCount} more`}
        </button>
      )}
      <button
        type="button"
        className={styles['tab']}
        data-control="tile"
        data-add={shownId === addId ? undefined : ''}
        aria-pressed={shownId === addId}
        onClick={() => onShow(addId)}
      >
        <Plus size={18} />
        <Trans>Bring somebody</Trans>
      </button>
    </div>
  );
}
