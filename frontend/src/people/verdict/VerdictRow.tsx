import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { labelled } from '../../labels/labelled.ts';
import { Button } from '../../ui/controls/Button.tsx';
import type { JudgedSlot } from './judgedSlot.ts';
import { onlyMarkable, type MarkableProblem } from './markable.ts';
import type { TripVerdicts } from './tripVerdicts.ts';
import styles from './VerdictRow.module.css';

/** What leads on from a meal that does not work, or may not. */
export interface VerdictActions {
  readonly open: (slot: JudgedSlot) => void;
  /** Asks what an ingredient's label says. */
  readonly chooseKind: (slot: JudgedSlot, problem: MarkableProblem) => void;
}

interface VerdictRowProps {
  readonly icon: ReactNode;
  /** Something is to be done. */
  readonly isOpen?: boolean;
  readonly verdict?: string | undefined;
  readonly mealId?: string | undefined;
  /** Where there is little room, its button stands below. */
  readonly isTall?: boolean;
  readonly children: ReactNode;
}

/** An icon, texts, and the button that leads on. */
export function VerdictRow({
  icon,
  isOpen = false,
  verdict,
  mealId,
  isTall = false,
  children,
}: VerdictRowProps) {
  return (
    <li
      className={styles['row']}
      data-open={isOpen ? '' : undefined}
      data-verdict={verdict}
      data-meal={mealId}
      data-tall={isTall ? '' : undefined}
    >
      {icon}
      {children}
    </li>
  );
}

interface FixButtonProps extends Pick<TripVerdicts, 'problemsOf'> {
  readonly slot: JudgedSlot;
  /** For screen readers. */
  readonly meal: string;
  /** Null without a right to plan. */
  readonly actions: VerdictActions | null;
}

/** Nothing for a meal that everybody can eat. */
export function FixButton({ slot, meal, problemsOf, actions }: FixButtonProps) {
  const { verdict } = slot;
  if (actions === null || verdict?.verdict === 'safe') return null;
  const asked = verdict?.verdict === 'unknown' ? onlyMarkable(problemsOf(slot)) : null;
  const word = verdict === null ? t`Plan it` : asked === null ? t`Fix` : t`Say which`;
  return (
    <Button
      variant="line"
      aria-label={labelled(word, meal)}
      onClick={() => (asked === null ? actions.open(slot) : actions.chooseKind(slot, asked))}
    >
      {word}
    </Button>
  );
}
