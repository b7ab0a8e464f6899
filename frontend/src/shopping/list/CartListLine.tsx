import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, ChevronRight } from 'lucide-react';
import { memo, useId, useLayoutEffect, useRef } from 'react';
import {
  useHadAlreadyIn,
  useIsTickWaiting,
  useTickedCount,
  useTickQueue,
} from '../../offline/outbox/useTickQueue.ts';
import { firstName } from '../../labels/firstName.ts';
import { useRecentChange } from '../../live/liveState.ts';
import { Tick } from '../../ui/controls/choice/Tick.tsx';
import { Avatar, avatarPalette, initials } from '../../ui/marks/Avatar.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { buyersOf, isSameGroup, type CartGroup, type CartPart, type CartPerson } from '../rows/cartParts.ts';
import type { CartView } from '../rows/cartView.ts';
import { detailsId, lineId } from '../rows/detailsId.ts';
import { amountsOf, mealsOf, secondLine, spokenLine } from '../rows/lineTexts.ts';
import { cartLine, useFocusPassedOn } from '../rows/lineFocus.ts';
import { matchIn } from '../rows/searchCart.ts';
import styles from './CartListLine.module.css';

interface CartListLineProps {
  readonly group: CartGroup;
  readonly part: CartPart;
  readonly view: CartView;
  /** Its details are shown. */
  readonly isOpen: boolean;
  /** Among the bought ones. */
  readonly isFolded?: boolean;
  /** Searched text, to mark in the name. */
  readonly marked?: string;
}

/** A line, always as high as the others: its left part ticks, its right part opens the details. */
export const CartListLine = memo(
  function CartListLine({ group, part, view, isOpen, isFolded = false, marked = '' }: CartListLineProps) {
    const ticks = useTickQueue();
    const onServer = group.rows.filter(({ isWaiting }) => isWaiting !== true);
    const tickedCount = useTickedCount(group.rows);
    const isTickWaiting = useIsTickWaiting(group.rows);
    const isWaiting = isTickWaiting || onServer.length < group.rows.length;
    const recent = useRecentChange(group.rows.map(({ id }) => id));
    const hadAlready = useHadAlreadyIn(group.rows);
    const id = useId();
    const isPurchased = tickedCount === group.rows.length;
    const isPartly = !isPurchased && tickedCount > 0;
    const other = isPurchased && !isFolded ? (hadAlready ?? otherBuyer(group, view)) : null;
    const isTinted = hadAlready !== null || recent !== null;
    const checkboxRef = useRef<HTMLInputElement>(null);
    useFocusPassedOn(checkboxRef);
    useLayoutEffect(() => {
      if (checkboxRef.current !== null) checkboxRef.current.indeterminate = isPartly;
    }, [isPartly]);
    const second = secondLine(group, view, { isFolded, isWaiting });
    return (
      <li
        className={styles['item']}
        data-purchased={isPurchased ? '' : undefined}
        data-open={isOpen ? '' : undefined}
        data-theirs={other === null ? undefined : ''}
        data-changed={isTinted ? '' : undefined}
        data-palette={avatarOf(other ?? recent)}
      >
        <label className={styles['line']}>
          <Tick
            className={styles['tick']}
            data-waiting={isWaiting ? '' : undefined}
            aria-labelledby={`${id}name`}
            aria-describedby={`${id}second ${id}meals ${id}more`}
            checked={isPurchased}
            disabled={!view.canTick || onServer.length === 0}
            ref={checkboxRef}
            {...cartLine(group.key)}
            onChange={() => ticks.toggle(onServer)}
          >
            {other !== null && initials(other.name)}
            {other === null && (isPurchased || isWaiting) && <Check size={18} strokeWidth={3} />}
          </Tick>
          <span className="stack">
            <span className={styles['name']} id={`${id}name`} dir="auto" title={group.name}>
              <Name name={group.name} marked={marked} />
            </span>
            <span className={styles['second']} id={`${id}second`}>
              {second.map(({ text, tone }) => (
                <span key={text} data-tone={tone} dir="auto">
                  {text}
                </span>
              ))}
            </span>
          </span>
          <span className={`${styles['meals']} notOnPhone notOnPaper`} id={`${id}meals`} dir="auto">
            {mealsOf(group)}
          </span>
          <VisuallyHidden>
            <span id={`${id}more`}>{spokenLine(group, view)}</span>
          </VisuallyHidden>
        </label>
        <div className={styles['right']}>
          {other === null ? (
            <Amounts group={group} />
          ) : (
            <span className={styles['whose']} dir="auto">
              {whoseText(other, group.name, hadAlready !== null)}
            </span>
          )}
          {view.grouping === 'store-sections' && !view.isMine && other === null && (
            <Buyers people={buyersOf(group.rows, view.people)} />
          )}
          <ChevronRight className={styles['chevron']} size={18} strokeWidth={2} aria-hidden="true" />
          <button
            type="button"
            id={detailsId(part.id, group.key)}
            className="covers notOnPaper"
            aria-expanded={isOpen}
            aria-label={t`Details of ${{ name: group.name }}`}
            onClick={() => view.onOpen(lineId(part.id, group.key))}
          />
        </div>
      </li>
    );
  },
  (a, b) =>
    a.view === b.view &&
    a.isOpen === b.isOpen &&
    a.isFolded === b.isFolded &&
    a.marked === b.marked &&
    a.part.id === b.part.id &&
    isSameGroup(a.group, b.group),
);

/** Somebody else who bought one of the rows; null for what the viewer bought, or just ticked. */
function otherBuyer({ rows }: CartGroup, { people }: CartView): CartPerson | null {
  const ids = new Set(rows.map(({ purchasedById }) => purchasedById));
  return people.find(({ id, isViewer }) => !isViewer && ids.has(id)) ?? null;
}

function avatarOf(person: { readonly id: string } | null): number | undefined {
  return person === null ? undefined : avatarPalette(person.id);
}

/** 'Sam has them', 'Sam had it already' */
function whoseText(person: { readonly name: string }, name: string, isAlready: boolean): string {
  const who = firstName(person);
  if (isAlready) return t`${who} had it already`;
  const [food = name] = name.split(',');
  const isSeveral = /[^su]s$/i.test(food.trim());
  return isSeveral ? t`${who} has them` : t`${who} has it`;
}

function Name({ name, marked }: { readonly name: string; readonly marked: string }) {
  const match = matchIn(name, marked);
  if (match === null) return name;
  const [before, found, after] = match;
  return (
    <>
      {before}
      <mark className={styles['mark']}>{found}</mark>
      {after}
    </>
  );
}

/** "2 cans + 400 g"; of what is bought in part "1 more" */
function Amounts({ group }: { readonly group: CartGroup }) {
  const { amounts, beside, isMore } = amountsOf(group);
  const texts = (
    <>
      {amounts.map(({ quantity, unit }, index) => (
        // Amounts have no id but their position.
        <span key={index}>
          {index > 0 && ' + '}
          <b>{quantity}</b>
          {unit !== '' && ` ${unit}`}
        </span>
      ))}
      {beside !== '' && ` (${beside})`}
    </>
  );
  return (
    <span className={styles['amounts']} data-more={isMore ? '' : undefined} aria-hidden="true">
      {isMore ? <Trans>{texts} more</Trans> : texts}
    </span>
  );
}

const MAX_BUYERS = 2;

/** Nobody is the normal case. */
function Buyers({ people }: { readonly people: readonly CartPerson[] }) {
  if (people.length === 0) return null;
  const names = people.map(({ name }) => name).join(', ');
  return (
    <span className={styles['buyers']} title={names} data-names={names}>
      {people.slice(0, MAX_BUYERS).map(({ id, name, isViewer }) => (
        <Avatar key={id} id={id} name={name} size="xs" isViewer={isViewer} />
      ))}
    </span>
  );
}
