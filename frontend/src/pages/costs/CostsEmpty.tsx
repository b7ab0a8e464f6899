import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import type { CostsTrip } from '../../costs/costsTrip.ts';
import { currencyName } from '../../../../domain/text/formats.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ReceiptAndMug } from '../../ui/scenes/ReceiptAndMug.tsx';
import styles from './CostsPage.module.css';

interface CostsEmptyProps {
  readonly trip: CostsTrip;
  readonly onAdd: () => void;
  readonly onCurrency: () => void;
}

export function CostsEmpty({ trip, onAdd, onCurrency }: CostsEmptyProps) {
  const { currency } = trip.costs;
  const name = currencyName(currency);
  return (
    <section className={styles['empty']} aria-labelledby="first-receipt">
      <ReceiptAndMug />
      <h2 id="first-receipt">
        <Trans>Add the first receipt</Trans>
      </h2>
      <p>
        <Trans>Say who paid and for which meals. Everybody’s share follows from who eats when.</Trans>
      </p>
      {trip.canAdd && (
        <>
          <Button variant="primary" icon={<Plus size={20} />} onClick={onAdd} isOnlineOnly>
            <Trans>Add receipt</Trans>
          </Button>
          <p className={`${styles['currency']} row wrap centred`}>
            <span>
              <Trans>
                Currency: {name} ({currency})
              </Trans>
            </span>
            <Button variant="link" onClick={onCurrency} isOnlineOnly>
              <Trans>Change currency</Trans>
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
