import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../marks/VisuallyHidden.tsx';
import styles from './Legend.module.css';

interface LegendProps {
  readonly id: string;
  /** More on the same line. */
  readonly note?: string | undefined;
  /** Only for screen readers: always, or where there is little room. */
  readonly hidden?: 'always' | 'onPhone' | undefined;
  readonly children: ReactNode;
}

/** The question above a group of choices. */
export function Legend({ id, note, hidden, children }: LegendProps) {
  const text = (
    <>
      {children}
      {note !== undefined && <span className={styles['note']}> {note}</span>}
    </>
  );
  if (hidden === 'always')
    return (
      <VisuallyHidden>
        <span id={id}>{text}</span>
      </VisuallyHidden>
    );
  return (
    <div id={id} className={styles['legend']} data-hidden={hidden}>
      {text}
    </div>
  );
}

interface GroupProps {
  readonly label: ReactNode;
  /** More on the label's line. */
  readonly note?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Controls that answer one question together. */
export function Group({ label, note, className, children }: GroupProps) {
  const legendId = useId();
  return (
    <div role="group" aria-labelledby={legendId} className={className}>
      <Legend id={legendId} note={note}>
        {label}
      </Legend>
      {children}
    </div>
  );
}
