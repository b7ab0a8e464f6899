import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../marks/Avatar.tsx';
import styles from './QuickPick.module.css';
import { takeFocus } from '../takeFocus.ts';
import { VisuallyHidden } from '../../marks/VisuallyHidden.tsx';

const FIRST_SHOWN = 8;

interface QuickPickPerson {
  readonly name: string;
  /** Phone number or email; distinguishes equal names. */
  readonly contact: string;
}

interface QuickPickProps<P extends QuickPickPerson> {
  /** Such as "Past participants". */
  readonly label: string;
  readonly people: readonly P[];
  /** Picked people ignore presses. */
  readonly isPicked: (person: P) => boolean;
  readonly onPick: (person: P) => void;
}

export function QuickPick<P extends QuickPickPerson>({ label, people, isPicked, onPick }: QuickPickProps<P>) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? people : people.slice(0, FIRST_SHOWN);
  const hiddenCount = people.length - shown.length;
  return (
    <div role="group" aria-label={label} className={styles['people']}>
      {shown.map((person, index) => {
        const picked = isPicked(person);
        return (
          <button
            key={person.contact}
            // Replaces the focused "more" button.
            ref={index === FIRST_SHOWN ? takeFocus : undefined}
            type="button"
            className={styles['chip']}
            aria-disabled={picked || undefined}
            onClick={() => {
              if (!picked) onPick(person);
            }}
          >
            <Avatar id={person.contact} name={person.name} size="sm" />
            <span className="ellipsis" dir="auto">
              {person.name}
            </span>
            {picked && (
              <>
                <Check size={16} strokeWidth={2.4} />
                <VisuallyHidden>
                  <Trans>(chosen)</Trans>
                </VisuallyHidden>
              </>
            )}
          </button>
        );
      })}
      {hiddenCount > 0 && (
        <button
          type="button"
          className={`${styles['chip']} ${styles['more']}`}
          onClick={() => setWhole(true)}
        >
          {t`${hiddenCount} more`}
        </button>
      )}
    </div>
  );
}
