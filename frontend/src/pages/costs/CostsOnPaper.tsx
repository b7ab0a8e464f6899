import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { usePrinting } from '../../browser/hooks/usePrinting.ts';
import { shownAmount } from '../../costs/amounts.ts';
import { balanceSentence } from '../../costs/balances/balanceText.ts';
import { namesWithCompanions, type CostsTrip } from '../../costs/costsTrip.ts';
import { receiptLine, receiptName } from '../../costs/receipts/receiptText.ts';
import { dateRangeLabel, monthDayLabel } from '../../../../domain/text/dates/dates.ts';
import '../../trip/export/print.css';
import styles from './CostsOnPaper.module.css';
import { namedTrip, transfersText } from './costsText.ts';

type Payment = CostsTrip['costs']['payments'][number];

interface CostsOnPaperProps {
  readonly trip: CostsTrip;
}

/** All receipts and balances, in place of the page while the browser prints. */
export function CostsOnPaper(props: CostsOnPaperProps) {
  return usePrinting() && <Paper {...props} />;
}

function Paper({ trip: viewed }: CostsOnPaperProps) {
  const trip = namedTrip(viewed);
  const { spent, perPortion, balances, payments, receipts } = trip.costs;
  const byBalance = balances.toSorted((a, b) => b.balance.amountCents - a.balance.amountCents);
  const toPay = transfersText(trip);
  const { name } = trip;
  const [dates, total] = [dateRangeLabel(trip.startDate, trip.endDate), shownAmount(spent)];
  return (
    <div className="paper">
      <h1 dir="auto">
        <Trans>{name}: Costs</Trans>
      </h1>
      <p className="facts">
        {perPortion === null
          ? t`${dates}. ${total} in all.`
          : t`${dates}. ${total} in all, groceries ${{ amount: shownAmount(perPortion) }} a portion.`}
      </p>
      <h2>
        <Trans>Balances</Trans>
      </h2>
      <table className={styles['figures']}>
        <Heads heads={[t`Who`, t`Paid`, t`Share`, t`Balance`]} />
        <tbody>
          {byBalance.map(({ participantId, paid, share, balance }) => (
            <tr key={participantId}>
              <td dir="auto">{namesWithCompanions(trip, participantId)}</td>
              <td>{shownAmount(paid)}</td>
              <td>{shownAmount(share)}</td>
              <td>{balanceSentence(balance, trip.personOf(participantId))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {toPay !== '' && <Lines title={t`To pay`} lines={toPay.split('\n')} />}
      {payments.length > 0 && (
        <Lines title={t`Paid`} lines={payments.map((payment) => paymentLine(trip, payment))} />
      )}
      <h2>
        <Trans>Receipts</Trans>
      </h2>
      <table className={styles['figures']}>
        <Heads heads={[t`Day`, t`What for`, t`Who paid, and for what`, t`Amount`]} />
        <tbody>
          {receipts.map((receipt) => (
            <tr key={receipt.id}>
              <td>{monthDayLabel(receipt.date)}</td>
              <td dir="auto">{receiptName(receipt)}</td>
              <td>{receiptLine(trip, receipt)}</td>
              <td>{shownAmount(receipt.tripAmount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Heads({ heads }: { readonly heads: readonly string[] }) {
  return (
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function paymentLine({ personOf }: CostsTrip, { fromId, toId, amount, date }: Payment): string {
  const [payer, payee] = [personOf(fromId).shortName, personOf(toId).shortName];
  return t`${payer} to ${payee} ${{ amount: shownAmount(amount) }}, ${{ day: monthDayLabel(date) }}`;
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
