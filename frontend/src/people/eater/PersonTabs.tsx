import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
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

/** The viewer and the people they bring, one at a time. */
export function PersonTabs({ people, shownId, addId, onShow }: PersonTabsProps) {
  return (
    <div className={styles['people']} role="group" aria-label={t`You and the people you bring`}>
      {people.map(({ id, avatarId, name, isYou }) => (
        <button
          key={id}
          type="button"
          className={styles['tab']}
          aria-pressed={id === shownId}
          onClick={() => onShow(id)}
        >
          <Avatar id={avatarId} name={name} size="sm" isViewer={isYou} />
          <bdi>{isYou ? t`You` : name}</bdi>
        </button>
      ))}
      <button
        type="button"
        className={styles['tab']}
        data-add=""
        aria-pressed={shownId === addId}
        onClick={() => onShow(addId)}
      >
        <Plus size={18} />
        <Trans>Bring somebody</Trans>
      </button>
    </div>
  );
}
