import { Plus } from 'lucide-react';
import { useOnlineOnly } from '../../browser/useOnline.ts';
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
  const onlineOnly = useOnlineOnly();
  return (
    <section className={styles['empty']} aria-labelledby="first-receipt">
      <ReceiptAndMug />
      <h2 id="first-receipt">Keep the first receipt</h2>
      <p>Say who paid and for which meals. Everybody’s share follows from who eats when.</p>
      {trip.canAdd && (
        <>
          <Button variant="primary" icon={<Plus size={20} />} onClick={onAdd} {...onlineOnly}>
            Add receipt
          </Button>
          <p className={styles['currency']}>
            <span>
              Amounts are in {currencyName(trip.costs.currency)} ({trip.costs.currency}).
            </span>
            <Button variant="link" onClick={onCurrency} {...onlineOnly}>
              Change currency
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
