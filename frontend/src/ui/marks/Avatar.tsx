import { UserRound } from 'lucide-react';
import { firstLetter } from '../../../../domain/text/formats.ts';
import styles from './Avatar.module.css';

const PALETTES = 8;

interface Person {
  readonly id: string;
  readonly name: string;
}

interface AvatarProps extends Person {
  /** 22, 28, 36 or 44 px. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg';
  readonly isViewer?: boolean;
  /** On the person's own colour. */
  readonly isSolid?: boolean;
}

/** Initials on the id's colour, or a neutral mark for a phone number; decorative, the name is beside or in its title. */
export function Avatar({ id, name, size = 'md', isViewer = false, isSolid = false }: AvatarProps) {
  const isNumber = PHONE_NUMBER.test(name);
  const palette = isNumber ? 'neutral' : avatarPalette(id);
  return (
    <span
      className={styles['avatar']}
      data-size={size}
      data-palette={isViewer ? 'viewer' : palette}
      data-solid={isSolid ? '' : undefined}
      title={name}
      aria-hidden="true"
    >
      {isNumber ? <UserRound size="55%" strokeWidth={2} /> : initials(name)}
    </span>
  );
}

interface AvatarRowProps {
  readonly people: readonly (Person & { readonly isViewer?: boolean })[];
  /** Shown before "+N". */
  readonly max?: number;
  /** Marks them with a dot. */
  readonly areOnline?: boolean;
}

/** Avatars side by side; screen readers get all names. */
export function AvatarRow({ people, max = 4, areOnline = false }: AvatarRowProps) {
  const hiddenCount = Math.max(0, people.length - max);
  return (
    <span className={styles['row']} role="img" aria-label={people.map(({ name }) => name).join(', ')}>
      {people.slice(0, max).map(({ id, name, isViewer = false }) => (
        <span key={id} className={areOnline ? styles['online'] : undefined}>
          <Avatar id={id} name={name} isViewer={isViewer} />
        </span>
      ))}
      {hiddenCount > 0 && (
        <span className={`${styles['avatar']} ${styles['more']}`} data-palette="neutral">
          +{hiddenCount}
        </span>
      )}
    </span>
  );
}

/** Palette 0 to 7, by the id's last hex digit (specification, section 9). */
export function avatarPalette(id: string): number {
  const digit = Number.parseInt(id.slice(-1), 16);
  return Number.isNaN(digit) ? 0 : digit % PALETTES;
}

/** "Tomás Kowalski-Fernández" is TK; a phone number has none. */
export function initials(name: string): string {
  if (PHONE_NUMBER.test(name)) return '';
  const words = name.split(/\s+/).flatMap((word) => word.replace(/^\p{P}+/u, '') || []);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => firstLetter(word))
    .join('')
    .toUpperCase();
}

const PHONE_NUMBER = /^[\d\s()+-]+\d\d$/;
