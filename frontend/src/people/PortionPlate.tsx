import { portionText } from '../../../domain/shopping/amount/portion.ts';
import { spokenPortions } from '../labels/portions.ts';
import { VisuallyHidden } from '../ui/marks/VisuallyHidden.tsx';
import styles from './PortionPlate.module.css';

/** A portion on a small plate: "1½". */
export function PortionPlate({ quarters }: { readonly quarters: number }) {
  return (
    <span className={styles['plate']}>
      <span aria-hidden="true">{portionText(quarters)}</span>
      <VisuallyHidden>{spokenPortions(quarters)}</VisuallyHidden>
    </span>
  );
}
