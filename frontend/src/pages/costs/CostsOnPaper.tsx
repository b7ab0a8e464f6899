import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { usePrinting } from '../../browser/hooks/usePrinting.ts';
import { shownAmount } from '../../costs/amounts.ts';
import type { CostsTrip } from '../../costs/costsTrip.ts';
import { receiptAndDay } from '../../costs/receipts/receiptText.ts';
import { dateRangeLabel, monthDayLabel } from '../../../../domain/text/dates/dates.ts';
import '../../trip/export/print.css';
import { balanceLines, namedTrip, receiptText, transferLines } from './costsText.ts';

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
  const { name, startDate, endDate, costs } = trip;
  const [dates, total] = [dateRangeLabel(startDate, endDate), shownAmount(costs.spent)];
  return (
    <div className="paper">
      <h1 dir="auto">
        <Trans>{name}: Costs</Trans>
      </h1>
      <p className="facts">
        {costs.perPortion === null
          ? t`${dates}. ${total} in all.`
          : t`${dates}. ${total} in all, groceries ${{ amount: shownAmount(costs.perPortion) }} a portion.`}
      </p>
      <Lines title={t`Balances`} lines={balanceLines(trip)} />
      <Lines title={t`To pay`} lines={transferLines(trip)} />
      <Lines title={t`Paid`} lines={costs.payments.map((payment) => paymentLine(trip, payment))} />
      <Lines
        title={t`Receipts`}
        lines={costs.receipts.map((receipt) => receiptText(trip, receipt, receiptAndDay(receipt)))}
      />
    </div>
  );
}

/** Nothing without lines. */
function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {lines.map((line, index) => (
          <li key={index} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}

function paymentLine({ personOf }: CostsTrip, { fromId, toId, amount, date }: Payment): string {
  const [payer, payee] = [personOf(fromId).shortName, personOf(toId).shortName];
  return t`${payer} to ${payee} ${{ amount: shownAmount(amount) }}, ${{ day: monthDayLabel(date) }}`;
}
