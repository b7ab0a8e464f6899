import { t } from '@lingui/core/macro';
import { memo, type ReactNode } from 'react';
import { CartListLine } from './CartListLine.tsx';
import { lineId, listButtonId, partElementId } from '../rows/detailsId.ts';
import { PartIcon } from '../rows/PartIcon.tsx';
import { isSameGroup, type CartPart } from '../rows/cartParts.ts';
import { leftIn } from '../rows/cartLists.ts';
import styles from './CartSection.module.css';
import type { CartView } from '../rows/cartView.ts';

const LINE_PX = 56;

interface CartSectionProps {
  readonly part: CartPart;
  readonly view: CartView;
  /** The line whose details are shown. */
  readonly openId: string | null;
  /** Lines to render now; the others keep their room. */
  readonly lineLimit: number;
  /** The list of sections is open below its heading. */
  readonly isListing: boolean;
  /** Lists the sections below the button with this id. */
  readonly onList: (buttonId: string) => void;
}

export const CartSection = memo(function CartSection(props: CartSectionProps) {
  const { part, view, openId, lineLimit, isListing, onList } = props;
  const { id, title, groups } = part;
  const titleId = partElementId(id);
  const buttonId = listButtonId(id);
  return (
    <section aria-labelledby={titleId}>
      <div className={styles['head']}>
        <span className="center pine">
          <PartIcon head={part.head} />
        </span>
        <h2 className="heading ellipsis" id={titleId} dir="auto">
          {title}
        </h2>
        <span className="secondary">{t`${{ count: leftIn(part) }} left`}</span>
        <button
          type="button"
          className="covers notOnPaper"
          id={buttonId}
          aria-label={t`Sections, from ${title}`}
          aria-haspopup="menu"
          aria-expanded={isListing}
          onClick={() => onList(buttonId)}
        />
      </div>
      <LineList count={groups.length} lineLimit={lineLimit}>
        {groups.slice(0, lineLimit).map((group) => (
          <CartListLine
            key={group.key}
            group={group}
            part={part}
            view={view}
            isOpen={openId === lineId(id, group.key)}
          />
        ))}
      </LineList>
    </section>
  );
}, isSameSection);

interface LineListProps {
  readonly count: number;
  readonly lineLimit: number;
  readonly children: ReactNode;
}

/** Lines that are not rendered yet keep their room. */
export function LineList({ count, lineLimit, children }: LineListProps) {
  const waitingCount = Math.max(0, count - lineLimit);
  return (
    <ul>
      {children}
      {waitingCount > 0 && <li aria-hidden="true" style={{ height: waitingCount * LINE_PX }} />}
    </ul>
  );
}

function isSameSection(a: CartSectionProps, b: CartSectionProps): boolean {
  return (
    a.view === b.view &&
    a.openId === b.openId &&
    a.lineLimit === b.lineLimit &&
    a.isListing === b.isListing &&
    a.part.id === b.part.id &&
    a.part.title === b.part.title &&
    a.part.groups.length === b.part.groups.length &&
    a.part.groups.every((group, index) => {
      const other = b.part.groups[index];
      return other !== undefined && isSameGroup(group, other);
    })
  );
}
