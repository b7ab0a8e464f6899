import { useId } from 'react';
import type { CartGroup } from '../rows/cartParts.ts';
import type { CartView } from '../rows/cartView.ts';
import styles from './CartDetail.module.css';

interface CartNoteProps {
  readonly group: CartGroup;
  readonly view: CartView;
}

/** What the cooks wrote for the shopper. */
export function CartNote({ group }: CartNoteProps) {
  const titleId = useId();
  const notes = [...new Set(group.rows.flatMap(({ notes: text }) => text ?? []))];
  if (notes.length === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <h3 id={titleId}>Note</h3>
      {notes.map((note) => (
        <p key={note} className={styles['note']} dir="auto">
          {note}
        </p>
      ))}
    </section>
  );
}
