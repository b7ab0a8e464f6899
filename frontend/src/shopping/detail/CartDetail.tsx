import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { asText } from '../../../../domain/text/asText.ts';
import { rendered } from '../../../../domain/text/rendered.ts';
import { boughtText, lineWorking, needTexts } from '../../../../domain/shopping/list/shopping.ts';
import { monthDayLabel, shortWeekdayLabel } from '../../../../domain/text/dates/dates.ts';
import { amountWords } from '../rows/amountWords.ts';
import { MealTypeIcon } from '../../ui/marks/MealTypeIcon.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { LazyItemDetails } from '../add/LazyItemDetails.tsx';
import { boughtLabel } from '../rows/boughtLabel.ts';
import type { CartGroup } from '../rows/cartParts.ts';
import type { CartRow } from '../rows/cartRows.ts';
import type { CartView } from '../rows/cartView.ts';
import { spoken } from '../rows/spoken.ts';
import { insteadOfText, noteOf, plateOf } from '../rows/lineTexts.ts';
import styles from './CartDetail.module.css';
import { CartNote } from './CartNote.tsx';
import { WhoBuys } from './WhoBuys.tsx';
import { mealTypeWord } from '../../labels/mealTypeLabel.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';
import type { CalendarDate } from '../../../../domain/time/calendarDate.ts';

export interface CartDetailProps {
  readonly group: CartGroup;
  readonly view: CartView;
  readonly onMoved: (lineId: string) => void;
  /** One below the name's. */
  readonly Heading: 'h2' | 'h3';
}

/** What a line is for and how its amount comes about, who buys it, and its note. */
export function CartDetail({ group, view, onMoved, Heading }: CartDetailProps) {
  const titleId = useId();
  const needs = needTexts(group);
  const sent = group.rows.filter(({ isWaiting }) => isWaiting !== true);
  const [notedId, setNotedId] = useState<string>();
  // One field: the note of the row that has one. It stays that row's while it is emptied.
  const noted = sent.find(({ id }) => id === notedId) ?? sent.find(({ notes }) => notes !== null) ?? sent[0];
  if (noted?.id !== notedId) setNotedId(noted?.id);
  return (
    <>
      <section className={styles['part']} aria-labelledby={titleId}>
        <Heading id={titleId}>
          <Trans>For</Trans>
        </Heading>
        <div className={styles['box']}>
          <ul className="ruled">
            {group.rows.map((row, index) => (
              <ForRow
                key={row.id}
                row={row}
                need={needs[index] ?? ''}
                group={group}
                view={view}
                isNoted={row === noted}
              />
            ))}
          </ul>
          <Sum group={group} />
        </div>
      </section>
      {sent.length > 0 && !group.isPurchased && (
        <WhoBuys group={{ ...group, rows: sent }} view={view} onMoved={onMoved} Heading={Heading} />
      )}
      {noted !== undefined && <CartNote key={noted.id} row={noted} view={view} Heading={Heading} />}
    </>
  );
}

interface ForRowProps extends Pick<CartDetailProps, 'group' | 'view'> {
  readonly row: CartRow;
  /** In all: a part of the sum below. */
  readonly need: string;
  /** Its note is in the field. */
  readonly isNoted: boolean;
}

function ForRow({ row, need, group, view, isNoted }: ForRowProps) {
  const bought = row.isShort
    ? amountWords(rendered(boughtText({ key: group.key, rows: [row], isPurchased: false })))
    : boughtLabel([row], view.people, view.today);
  const note = noteOf(row);
  const plate = plateOf([row], view);
  const buyOn = row.purchased || row.mealDate === null ? undefined : view.dayOf.get(row.id);
  return (
    <li className={styles['meal']}>
      {row.mealType !== null && <MealTypeIcon type={row.mealType} size="sm" />}
      <span className={styles['what']}>
        <Purpose row={row} view={view} />
        {row.name !== group.name && <small dir="auto">{row.name}</small>}
        {plate !== '' && <small>{plate}</small>}
        {row.insteadOf !== null && <small dir="auto">{insteadOfText(row.insteadOf)}</small>}
        {row.calculation !== null && <small>{amountWords(row.calculation)}</small>}
        {note !== '' && !isNoted && <small dir="auto">{note}</small>}
        {buyOn !== undefined && (
          <small>
            {t`Buy on ${{ weekday: shortWeekdayLabel(buyOn.day) }}, ${{ day: monthDayLabel(buyOn.day) }}: ${{ reason: asText(buyOn.reason) }}`}
          </small>
        )}
        {bought !== '' && <small>{bought}</small>}
      </span>
      {need !== '' && <b className={styles['amount']}>{amountWords(need)}</b>}
    </li>
  );
}

/** 'Sat, Jun 14, dinner' */
function mealTime(date: CalendarDate, type: MealType | null): string {
  const day = [shortWeekdayLabel(date), monthDayLabel(date)];
  return [...day, ...(type === null ? [] : [mealTypeWord(type)])].join(', ');
}

/** The meal and its time, or who added the item. */
function Purpose({ row, view }: Pick<ForRowProps, 'row' | 'view'>) {
  if (row.mealDate === null) return <LazyItemDetails row={row} view={view} />;
  return (
    <>
      <Link to={`/trips/${view.tripId}?ingredients=${row.mealId}`} dir="auto">
        {row.mealName === '' ? t`A meal without a name` : row.mealName}
      </Link>
      <small>{mealTime(row.mealDate, row.mealType)}</small>
    </>
  );
}

/** "500 g + 2 cups" or "11¼ − 5", "1 cup of flour is about 120 g", and the amount to buy. */
function Sum({ group }: Pick<CartDetailProps, 'group'>) {
  const working = lineWorking(group);
  if (working === null) return null;
  const { sum, facts, total } = rendered(working);
  return (
    <div className={styles['sum']}>
      <p className={styles['working']}>
        <span className="medium">{amountWords(sum)}</span>
        {facts.map((fact) => (
          <small key={fact} dir="auto">
            {amountWords(fact)}
          </small>
        ))}
      </p>
      {total !== null && (
        <p className={styles['total']}>
          <b aria-hidden="true">{amountWords(total)}</b>
          <VisuallyHidden>{t`To buy: ${{ amount: spoken(total) }}`}</VisuallyHidden>
        </p>
      )}
    </div>
  );
}
