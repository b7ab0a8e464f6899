import { Avatar } from '../ui/marks/Avatar.tsx';
import type { LivePersonFragment } from './LivePerson.generated.ts';
import styles from './RecentChange.module.css';

/** "Sam, just now", beside what Sam changed; decorative, the news says it to screen readers. */
export function RecentChange({ person }: { readonly person: LivePersonFragment }) {
  return (
    <span className={styles['recent']} aria-hidden="true">
      <Avatar id={person.id} name={person.name} size="sm" />
      <span className={styles['words']} dir="auto">
        {person.name}, just now
      </span>
    </span>
  );
}
