import { t } from '@lingui/core/macro';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { CartListLine } from './CartListLine.tsx';
import { LineList } from './CartSection.tsx';
import { lineId } from '../rows/detailsId.ts';
import type { CartLine } from '../rows/cartLists.ts';
import type { CartView } from '../rows/cartView.ts';

interface CartFoundProps {
  readonly lines: readonly CartLine[];
  readonly text: string;
  readonly view: CartView;
  readonly openId: string | null;
}

/** The lines with the typed name, bought ones last. */
export function CartFound({ lines, text, view, openId }: CartFoundProps) {
  const found =
    lines.length === 0 ? t`Nothing called “${{ text: text.trim() }}”` : t`${{ count: lines.length }} found`;
  return (
    <section aria-label={t`Found on the list`}>
      {lines.length === 0 && !view.canTick ? (
        <p role="status" dir="auto">
          {found}
        </p>
      ) : (
        <VisuallyHidden>
          <span role="status">{found}</span>
        </VisuallyHidden>
      )}
      <LineList count={lines.length} lineLimit={Infinity}>
        {lines.map(({ group, part }) => (
          <CartListLine
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
    </section>
  );
}
