import { Trans } from '@lingui/react/macro';
import { ChevronDown, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import type { Meal } from '../slot.ts';
import styles from './MealRoom.module.css';

interface LineButtonProps {
  readonly isOpen: boolean;
  readonly controls: string;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** Says something of the meal, and opens what changes it. */
export function LineButton({ isOpen, controls, onToggle, children }: LineButtonProps) {
  return (
    <button
      type="button"
      className={styles['lineButton']}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {children}
      <ChevronDown size={18} aria-hidden="true" />
    </button>
  );
}

/** "Sam cooks", "You cook", "Needs a cook". */
export function CookText({ cook }: { readonly cook: Meal['assignedTo'] }) {
  if (cook === null)
    return (
      <span className={styles['needsCook']}>
        <CircleDashed size={24} strokeWidth={1.5} aria-hidden="true" />
        <Trans>Needs a cook</Trans>
      </span>
    );
  return (
    <span className={styles['cook']}>
      <Avatar id={cook.id} name={cook.name} size="sm" isViewer={cook.isViewer} />
      <span>
        {cook.isViewer ? (
          <Trans>
            <b>You</b> cook
          </Trans>
        ) : (
          <Trans>
            <b dir="auto">{cook.name}</b> cooks
          </Trans>
        )}
      </span>
    </span>
  );
}
