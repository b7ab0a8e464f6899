import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleX, Minus } from 'lucide-react';
import styles from './WhoEatsWhen.module.css';

export function AttendanceLegend() {
  return (
    <ul className={styles['legend']} aria-label={t`Marks`}>
      <li className="row">
        <CircleCheck size={20} className="pine" />
        <Trans>eats</Trans>
      </li>
      <li className="row">
        <CircleX size={20} strokeDasharray="3 2" />
        <Trans>not this meal</Trans>
      </li>
      <li className="row">
        <Minus size={20} />
        <Trans>away</Trans>
      </li>
    </ul>
  );
}
