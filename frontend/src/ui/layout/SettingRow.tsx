import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import styles from './SettingRow.module.css';

interface SettingRowProps {
  readonly title: string;
  readonly hint?: ReactNode;
  /** Of what was just changed here. */
  readonly isSaved?: boolean;
  /** What can be operated, beside the words or on phones below them. */
  readonly children: ReactNode;
}

/** One matter of an account: what it is, and what can be done about it. */
export function SettingRow({ title, hint, isSaved = false, children }: SettingRowProps) {
  const titleId = useId();
  return (
    <section className={styles['row']} aria-labelledby={titleId}>
      <div className={styles['words']}>
        <h2 className={styles['title']} id={titleId}>
          {title}
        </h2>
        {hint !== undefined && <p>{hint}</p>}
        <p role="status" className={styles['saved']}>
          {isSaved && <Trans>Saved</Trans>}
        </p>
      </div>
      <div className={styles['control']}>{children}</div>
    </section>
  );
}

/** What a choice means, below it. */
export function SettingNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles['note']}>{children}</p>;
}
