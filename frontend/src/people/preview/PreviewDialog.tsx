import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowRight, ChevronDown, ChevronUp, ShoppingBasket } from 'lucide-react';
import { Fragment, useState, type ReactNode } from 'react';
import { portionText } from '../../../../domain/shopping/amount/portion.ts';
import { spokenPortions } from '../../labels/portions.ts';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { monthDayLabel, shortWeekdayLabel } from '../../../../domain/text/dates/dates.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { useLastValue, useOpening } from '../../browser/hooks/useOpening.ts';
import { MealTypeIcon } from '../../ui/marks/MealTypeIcon.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import type { PreviewedChange, PreviewedVerdictRow, PreviewMeal } from './previewedChange.ts';
import type { usePreview } from './usePreview.ts';
import styles from './PreviewDialog.module.css';
import { labelled } from '../../labels/labelled.ts';
import { mealOfDay } from '../../labels/slotLabel.ts';

interface PreviewDialogProps {
  readonly preview: Pick<ReturnType<typeof usePreview>, 'change' | 'accept' | 'leave'>;
  readonly isSaving: boolean;
}

/** What a change of the table or the trip does to meals, amounts and verdicts, before it is saved. */
export function PreviewDialog({ preview, isSaving }: PreviewDialogProps) {
  const { change, accept, leave } = preview;
  const shown = useLastValue(change);
  const opening = useOpening(change !== null);
  if (shown === null) return null;
  return (
    <AppDialog
      isOpen={change !== null}
      onClose={() => {
        if (!isSaving) leave();
      }}
      title={<bdi>{shown.title}</bdi>}
      description={shown.description}
      width="sheet"
      footer={
        <>
          <span className="pushes">
            <Button variant="quiet" onClick={leave} disabled={isSaving}>
              <Trans>Not yet</Trans>
            </Button>
          </span>
          <Button variant="primary" onClick={accept} isWorking={isSaving} isOnlineOnly>
            {shown.action}
          </Button>
        </>
      }
    >
      <Effects key={opening} change={shown} />
    </AppDialog>
  );
}

function Effects({ change }: { readonly change: PreviewedChange }) {
  const { meals, amounts, purchased, leaving, shares, tooMuch, missing, conflicts, unknown, solved } = change;
  // A weekday alone names no day of a longer trip.
  const isLong = new Set(meals.map(({ date }) => date)).size > 7;
  return (
    <>
      {leaving !== null && (
        <Notice
          tone="ember"
          title={leaving.title}
          text={
            <>
              {leaving.text}
              {leaving.meals.slice(0, FIRST).map((meal) => (
                <Fragment key={meal.id}>
                  <br />
                  <MealLine {...meal} />
                </Fragment>
              ))}
              {leaving.meals.length > FIRST && (
                <>
                  <br />
                  <Trans>and {leaving.meals.length - FIRST} more</Trans>
                </>
              )}
            </>
          }
        />
      )}
      {change.mealCount + amounts.length > 0 && (
        <dl className={styles['figures']}>
          <Figure label={change.mealsLabel} value={change.mealCount} />
          <Figure
            label={plural(amounts.length, { one: 'amount changes', other: 'amounts change' })}
            value={amounts.length}
          />
          <Figure label={t`already bought`} value={purchased} isMarked={purchased > 0} />
        </dl>
      )}
      {conflicts.length > 0 && (
        <Notice
          tone="ember"
          title={plural(conflicts.length, { one: '# new conflict', other: '# new conflicts' })}
          text={<VerdictLines rows={conflicts} isLong={isLong} />}
        />
      )}
      {unknown.length > 0 && (
        <Notice
          tone="ember"
          title={notKnown(unknown.length)}
          text={<VerdictLines rows={unknown} isLong={isLong} />}
        />
      )}
      {solved !== '' && <p className="secondary">{solved}</p>}
      {meals.length > 0 && (
        <Rows
          label={t`Meals`}
          isLabelHidden
          more={(count) => plural(count, { one: '# more meal', other: '# more meals' })}
        >
          {meals.map((meal) => (
            <li key={meal.id} className={styles['meal']}>
              <MealTypeIcon type={meal.type} size="sm" />
              <span className="secondary stack">
                <b className="label">{slotLabel(meal, isLong)}</b>
                <bdi>{meal.name}</bdi>
              </span>
              <span className={styles['portions']} aria-hidden="true">
                <s>{portionText(meal.before)}</s>
                <ArrowRight size={16} />
                <b>{portionText(meal.after)}</b>
              </span>
              <VisuallyHidden>
                <Trans>
                  {spokenPortions(meal.after)}, was {spokenPortions(meal.before)}
                </Trans>
              </VisuallyHidden>
            </li>
          ))}
        </Rows>
      )}
      {amounts.length > 0 && (
        <Rows
          label={t`Amounts`}
          more={(count) => plural(count, { one: '# more amount', other: '# more amounts' })}
        >
          {amounts.map(({ ingredientId, ...change }) => (
            <AmountRow key={ingredientId} {...change} />
          ))}
        </Rows>
      )}
      {shares.length > 0 && (
        <Rows
          label={plural(shares.length, {
            one: '# share of the costs changes',
            other: '# shares of the costs change',
          })}
          more={(count) => plural(count, { one: '# more share', other: '# more shares' })}
        >
          {shares.map(({ participantId, ...change }) => (
            <AmountRow key={participantId} {...change} />
          ))}
        </Rows>
      )}
      {missing.length > 0 && (
        <Bought title={t`Already bought, not enough now`}>
          <Trans>Still to buy: {missing.join(', ')}.</Trans>
        </Bought>
      )}
      {tooMuch.length > 0 && (
        <Bought title={t`Already bought, more than needed now`}>
          <Trans>{capitalized(tooMuch.join(', '))}. Nothing to do: the rest stays yours.</Trans>
        </Bought>
      )}
    </>
  );
}

function notKnown(count: number): string {
  return plural(count, { one: 'We can’t tell for # meal', other: 'We can’t tell for # meals' });
}

interface FigureProps {
  readonly label: string;
  readonly value: number;
  readonly isMarked?: boolean;
}

function Figure({ label, value, isMarked = false }: FigureProps) {
  return (
    <div data-marked={isMarked ? '' : undefined}>
      <dt className="secondary">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Rows before "6 more amounts". */
const FIRST = 3;

interface RowsProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** "6 more amounts" */
  readonly more: (count: number) => string;
  readonly children: readonly ReactNode[];
}

function Rows({ label, isLabelHidden = false, more, children }: RowsProps) {
  const [isOpen, setOpen] = useState(false);
  const hidden = children.length - FIRST;
  const heading = <h2 className="smallHeading below4">{label}</h2>;
  return (
    <section>
      {isLabelHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      <ul className={styles['rows']}>{isOpen ? children : children.slice(0, FIRST)}</ul>
      {hidden > 0 && (
        <Button variant="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t`Fewer` : more(hidden)}
          {isOpen ? <ChevronUp size={16} /> : <ChevronDown size={16} />}
        </Button>
      )}
    </section>
  );
}

interface VerdictLinesProps {
  readonly rows: readonly PreviewedVerdictRow[];
  readonly isLong: boolean;
}

function VerdictLines({ rows, isLong }: VerdictLinesProps) {
  const more = rows.length - FIRST;
  return (
    <>
      {rows.slice(0, FIRST).map(({ mealId, meal, line }, index) => (
        <Fragment key={mealId}>
          {index > 0 && <br />}
          <bdi>{meal === null ? line : labelled(slotLabel(meal, isLong), line)}</bdi>
        </Fragment>
      ))}
      {more > 0 && (
        <>
          <br />
          <Trans>and {more} more</Trans>
        </>
      )}
    </>
  );
}

interface BoughtProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Bought({ title, children }: BoughtProps) {
  return (
    <section className={styles['bought']}>
      <ShoppingBasket size={20} className="ember" aria-hidden="true" />
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
    </section>
  );
}

/** "Fri dinner", "Jun 5 dinner" */
function slotLabel({ date, type }: Pick<PreviewMeal, 'date' | 'type'>, isLong: boolean): string {
  return mealOfDay(isLong ? monthDayLabel(date) : shortWeekdayLabel(date), type);
}

interface AmountRowProps {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

function AmountRow({ name, before, after }: AmountRowProps) {
  return (
    <li className={styles['amount']}>
      <bdi className="breaks">{name}</bdi>
      <span aria-hidden="true">
        <s>{before}</s>
        <b>{after}</b>
      </span>
      <VisuallyHidden>
        <Trans>
          {after}, was {before}
        </Trans>
      </VisuallyHidden>
    </li>
  );
}

function MealLine({ date, type, name }: PreviewMeal) {
  const when = mealOfDay(monthDayLabel(date), type);
  return (
    <Trans>
      {when}: <bdi>{name}</bdi>
    </Trans>
  );
}
