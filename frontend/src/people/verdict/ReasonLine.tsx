import { Fragment } from 'react';
import styles from './ReasonLine.module.css';

interface ReasonLineProps {
  /** "Ana (celiac): couscous; Priya (vegan): lox" */
  readonly text: string;
  readonly isConflict?: boolean;
}

/** Who cannot eat what; the people stand out. */
export function ReasonLine({ text, isConflict = false }: ReasonLineProps) {
  return (
    <span className={styles['line']} data-conflict={isConflict ? '' : undefined}>
      {text.split('; ').map((part, index) => {
        const end = part.indexOf('): ') + 1;
        return (
          <Fragment key={part}>
            {index > 0 && '; '}
            {end > 0 && <b>{part.slice(0, end + 1)}</b>}
            {end > 0 ? part.slice(end + 1) : part}
          </Fragment>
        );
      })}
    </span>
  );
}
