import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './Tick.module.css';

interface TickProps extends ComponentProps<'input'> {
  readonly checked: boolean;
}

/** A native checkbox over all of its label, and the box that shows it; for long lists, where Chakra's is slow.
 *  The class is the box's; children stand in it in place of the check mark. */
export function Tick({ className = '', children, ...input }: TickProps) {
  return (
    <>
      <input type="checkbox" className={styles['input']} {...input} />
      <span className={`${styles['box']} ${className}`} aria-hidden="true">
        {children ?? (input.checked && <Check size="70%" strokeWidth={3} />)}
      </span>
    </>
  );
}
