import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { PartIcon } from '../rows/PartIcon.tsx';
import { chipOrder, leftIn } from '../rows/cartLists.ts';
import type { CartPart } from '../rows/cartParts.ts';
import styles from './CartTools.module.css';
import { useCurrentPart } from './useCurrentPart.ts';

interface SectionChipsProps {
  readonly parts: readonly CartPart[];
  readonly onJump: (partId: string) => void;
}

/** A way to each section; those that are done come last. */
export function SectionChips({ parts, onJump }: SectionChipsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const currentId = useCurrentPart(parts.map(({ id }) => id));
  useEffect(() => {
    const list = listRef.current;
    const chip = list?.querySelector<HTMLElement>('[aria-current]');
    // Not scrollIntoView, which would move the page, too.
    if (!list || !chip) return;
    const start = Number.parseFloat(getComputedStyle(list).paddingLeft) || 0;
    list.scrollLeft += chip.getBoundingClientRect().left - list.getBoundingClientRect().left - start;
  }, [currentId]);
  return (
    <nav className={styles['chips']} aria-label="Sections">
      <ul ref={listRef}>
        {chipOrder(parts).map((part) => {
          const left = leftIn(part);
          return (
            <li key={part.id}>
              <button
                type="button"
                className={styles['chip']}
                aria-current={part.id === currentId ? 'true' : undefined}
                onClick={() => onJump(part.id)}
              >
                <PartIcon head={part.head} size="chip" />
                <span dir="auto">{part.title}</span>
                {left > 0 ? (
                  <span className={styles['count']}>
                    {left}
                    <VisuallyHidden> left</VisuallyHidden>
                  </span>
                ) : (
                  <>
                    <Check size={16} strokeWidth={2.5} aria-hidden="true" />
                    <VisuallyHidden>, all bought</VisuallyHidden>
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
