import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { shownAmount, type Amount } from '../amounts.ts';
import type { CostsPerson } from '../costsTrip.ts';
import styles from './Settle.module.css';

interface TransferRowProps {
  readonly from: CostsPerson;
  readonly to: CostsPerson;
  readonly amount: Amount;
  /** Below the names; of a recorded payment. */
  readonly paid?: string;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** "Leo to you, $45.50" */
export function TransferRow({ from, to, amount, paid, children }: TransferRowProps) {
  const [payer, payee] = [from.shortName, to.shortName];
  return (
    <li className={styles['row']} data-paid={paid === undefined ? undefined : ''}>
      <span className={styles['pair']} aria-hidden="true">
        <Avatar {...from} size="sm" />
        <ArrowRight size={16} />
        <Avatar {...to} size="sm" />
      </span>
      <span className={styles['who']}>
        <span>
          {to.isViewer ? (
            <Trans>
              <bdi>{payer}</bdi> to <bdi>you</bdi>
            </Trans>
          ) : (
            <Trans>
              <bdi>{payer}</bdi> to <bdi>{payee}</bdi>
            </Trans>
          )}
        </span>
        {paid !== undefined && <small>{paid}</small>}
      </span>
      <b>{shownAmount(amount)}</b>
      {children}
    </li>
  );
}
