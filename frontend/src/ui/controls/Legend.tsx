import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../marks/VisuallyHidden.tsx';
import styles from './Legend.module.css';

interface LegendProps {
  readonly id: string;
  readonly note?: string | undefined;
  /** Visible to screen readers only. */
  readonly isHidden?: boolean;
  readonly children: ReactNode;
}

export function Legend({ id, note, isHidden = false, children }: LegendProps) {
  const text = (
    <>
      {children}
      {note !== undefined && <span className={styles['note']}> {note}</span>}
    </>
  );
  if (isHidden)
    return (
      <VisuallyHidden>
        <span id={id}>{text}</span>
      </VisuallyHidden>
    );
  return (
    <div id={id} className="smallHeading below8">
      {text}
    </div>
  );
}

interface GroupProps {
  readonly label: ReactNode;
  /** If what stands before says it. */
  readonly isLabelHidden?: boolean;
  readonly note?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Group({ label, isLabelHidden = false, note, className, children }: GroupProps) {
  const legendId = useId();
  return (
    <div role="group" aria-labelledby={legendId} className={className}>
      <Legend id={legendId} note={note} isHidden={isLabelHidden}>
        {label}
      </Legend>
      {children}
    </div>
  );
}
