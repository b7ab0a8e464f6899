import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TicketPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/controls/Button.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';

interface OutOfTripsProps {
  /** What purchasing is for, and what is kept. */
  readonly text: string;
  readonly onBuy: () => void;
  readonly children?: ReactNode;
}

export function OutOfTrips({ text, onBuy, children }: OutOfTripsProps) {
  return (
    <Notice
      tone="ember"
      title={t`No trips remaining`}
      text={text}
      action={
        <>
          <Button variant="line" icon={<TicketPlus />} onClick={onBuy}>
            <Trans>Buy More Trips</Trans>
          </Button>
          {children}
        </>
      }
    />
  );
}
