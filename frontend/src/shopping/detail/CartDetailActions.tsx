import { Trans } from '@lingui/react/macro';
import { Check, Undo2 } from 'lucide-react';
import { useMemo, type ReactNode, type Ref } from 'react';
import { useTickedCount, useTickQueue } from '../../offline/outbox/useTickQueue.ts';
import { Button } from '../../ui/controls/Button.tsx';
import type { CartGroup } from '../rows/cartParts.ts';

interface CartDetailActionsProps {
  readonly group: CartGroup;
  readonly onDone: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Further ways to end the search for it. */
  readonly children?: ReactNode;
}

export function CartDetailActions({ group, onDone, ref, children }: CartDetailActionsProps) {
  const ticks = useTickQueue();
  const sent = useMemo(() => group.rows.filter(({ isWaiting }) => isWaiting !== true), [group]);
  const isPurchased = useTickedCount(sent) === sent.length;
  if (sent.length === 0) return null;
  const toggle = () => {
    ticks.toggle(sent);
    onDone();
  };
  return (
    <>
      {children}
      {isPurchased ? (
        <Button isWide icon={<Undo2 size={20} />} onClick={toggle} ref={ref}>
          <Trans>Not bought</Trans>
        </Button>
      ) : (
        <Button variant="primary" icon={<Check size={20} />} onClick={toggle} ref={ref}>
          <Trans>Got it</Trans>
        </Button>
      )}
    </>
  );
}
