import { t } from '@lingui/core/macro';
import { Avatar, avatarPalette } from '../ui/marks/Avatar.tsx';
import styles from './RecentChange.module.css';

interface Changer {
  readonly id: string;
  readonly name: string;
}

interface RecentChangeProps {
  readonly person: Changer;
}

/** "Sam, just now"; decorative, the news says it to screen readers. */
export function RecentChange({ person }: RecentChangeProps) {
  return (
    <span className={styles['recent']} aria-hidden="true">
      <Avatar id={person.id} name={person.name} size="sm" isSolid />
      <span className="ellipsis" dir="auto">
        {person.name}
        {t`, just now`}
      </span>
    </span>
  );
}

/** Its colours are `--avatar` and `--avatar-ink`. */
export function changedBy(person: Changer | null) {
  return person === null ? {} : { 'data-changed': '', 'data-palette': avatarPalette(person.id) };
}
