import { TriangleAlert } from 'lucide-react';
import styles from './DietMark.module.css';

/** Conflict line: "Contains fish: not vegan". */
export function DietMark({ text }: { readonly text: string }) {
  return (
    <span className={styles['mark']}>
      <TriangleAlert size={16} strokeWidth={2} aria-hidden="true" />
      {text}
    </span>
  );
}
