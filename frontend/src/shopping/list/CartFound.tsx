import { Plus } from 'lucide-react';
import { Button } from '../../ui/controls/Button.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { CartItem } from './CartItem.tsx';
import { LineList } from './CartSection.tsx';
import styles from './CartSection.module.css';
import { lineId } from '../rows/detailsId.ts';
import type { CartLine } from '../rows/cartLists.ts';
import type { CartView } from '../rows/cartView.ts';

interface CartFoundProps {
  readonly lines: readonly CartLine[];
  readonly text: string;
  readonly view: CartView;
  readonly openId: string | null;
  readonly lineLimit: number;
  readonly onClear: () => void;
  /** Absent where nothing can be added. */
  readonly onAdd?: ((text: string) => void) | undefined;
}

/** The lines with the searched name, bought ones last. */
export function CartFound({ lines, text, view, openId, lineLimit, onClear, onAdd }: CartFoundProps) {
  const title = lines.length === 0 ? `Nothing called “${text.trim()}”` : `${lines.length} found`;
  return (
    <section aria-labelledby={TITLE_ID}>
      <VisuallyHidden>
        <span role="status">{title}</span>
      </VisuallyHidden>
      <div className={styles['foundHead']}>
        <h2 className={styles['foundTitle']} id={TITLE_ID} dir="auto">
          {title}
        </h2>
        <Button variant="link" onClick={onClear}>
          Clear
        </Button>
      </div>
      <LineList count={lines.length} lineLimit={lineLimit}>
        {lines.slice(0, lineLimit).map(({ group, part }) => (
          <CartItem
            key={`${part.id} ${group.key}`}
            group={group}
            part={part}
            view={view}
            isOpen={openId === lineId(part.id, group.key)}
            isFolded={group.isPurchased}
            marked={text}
          />
        ))}
      </LineList>
      {onAdd !== undefined && (
        <button type="button" className={styles['addFound']} onClick={() => onAdd(text.trim())}>
          <Plus size={20} strokeWidth={2} aria-hidden="true" />
          <span dir="auto">Add “{text.trim()}” to the list</span>
        </button>
      )}
    </section>
  );
}

const TITLE_ID = 'found-on-the-list';
