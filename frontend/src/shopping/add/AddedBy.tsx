import { UserPlus } from 'lucide-react';
import { oneLine } from '../../labels/plainText.ts';
import type { CartRow } from '../rows/cartRows.ts';
import styles from './AddLine.module.css';

/** 'added by Sam', if another person added one of the rows. */
export function AddedBy({ rows }: { readonly rows: readonly CartRow[] }) {
  const names = [
    ...new Set(rows.flatMap(({ addedBy }) => (addedBy === undefined ? [] : [oneLine(addedBy)]))),
  ];
  if (names.length === 0) return null;
  return (
    <span className={styles['addedBy']}>
      <UserPlus size={16} strokeWidth={2} aria-hidden="true" />
      added by {names.join(', ')}
    </span>
  );
}
