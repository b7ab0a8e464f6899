import { t } from '@lingui/core/macro';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { X } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../../ui/controls/Button.tsx';
import { detailsId } from '../rows/detailsId.ts';
import type { CartLine } from '../rows/cartLists.ts';
import type { CartView } from '../rows/cartView.ts';
import { CartDetail } from './CartDetail.tsx';
import { CantFindIt } from '../missing/CantFindIt.tsx';
import { CartDetailActions } from './CartDetailActions.tsx';
import styles from './CartDetail.module.css';
import { lineSummary } from './lineSummary.ts';

interface CartDetailPanelProps {
  readonly line: CartLine;
  readonly view: CartView;
  readonly onClose: () => void;
  readonly onMoved: (lineId: string) => void;
}

/** The details of a line beside the list. */
export function CartDetailPanel({ line, view, onClose, onMoved }: CartDetailPanelProps) {
  const { group, part } = line;
  const titleId = useId();
  const close = () => {
    document.getElementById(detailsId(part.id, group.key))?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <section className={styles['panel']} aria-labelledby={titleId}>
      <header className={styles['panelHead']}>
        <div>
          <h2 className="breaks" id={titleId} dir="auto">
            {capitalized(group.name)}
          </h2>
          <p className="secondary">{lineSummary(line)}</p>
        </div>
        <IconButton label={t`Close details`} icon={<X />} onClick={close} hasTooltip={false} />
      </header>
      <div className={styles['panelBody']}>
        <CartDetail key={group.key} group={group} view={view} onMoved={onMoved} Heading="h3" />
      </div>
      {view.canTick && (
        <footer className={styles['panelFoot']}>
          <CartDetailActions group={group} onDone={() => undefined}>
            <CantFindIt group={group} view={view} onDone={() => undefined} />
          </CartDetailActions>
        </footer>
      )}
    </section>
  );
}
