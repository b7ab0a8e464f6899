import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import styles from './SettingRow.module.css';

interface SettingRowProps {
  readonly title: string;
  readonly hint?: ReactNode;
  /** Whether a choice was just saved here; undefined if nothing is saved here. */
  readonly isSaved?: boolean;
  /** What can be operated, beside the words or on phones below them. */
  readonly children: ReactNode;
}

/** A section of the settings or the account: its words and its controls. */
export function SettingRow({ title, hint, isSaved, children }: SettingRowProps) {
  const titleId = useId();
  return (
    <section className={styles['row']} aria-labelledby={titleId}>
      <div className={styles['words']}>
        <div className={styles['head']}>
          <h2 className={styles['title']} id={titleId}>
            {title}
          </h2>
          {isSaved !== undefined && (
            <span role="status" className="pine">
              {isSaved && <Trans>Saved</Trans>}
            </span>
          )}
        </div>
        {hint !== undefined && <p>{hint}</p>}
      </div>
      <div className={styles['control']}>{children}</div>
    </section>
  );
}

/** What a choice means, below it. With `id`, the choice can name it as its description. */
export function SettingNote({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={styles['note']}>
      {children}
    </p>
  );
}
