import { t } from '@lingui/core/macro';
import { useCallback, useState } from 'react';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { SharedMenu } from '../../ui/layout/SharedMenu.tsx';
import { useLastValue } from '../../browser/hooks/useOpening.ts';
import type { TripEater } from '../tripAttendance.ts';

/** Id of the button that opens a person's menu. */
export function rowMenuId(eaterId: string): string {
  return `all-meals-${eaterId}`;
}

/** Whose menu is open. */
export function useRowMenu() {
  const [openId, setOpenId] = useState<string | null>(null);
  const toggle = useCallback((id: string) => setOpenId((before) => (before === id ? null : id)), []);
  return { openId, toggle, close: () => setOpenId(null) };
}

interface RowMenuProps {
  /** Null closes it. */
  readonly eater: TripEater | null;
  readonly slots: readonly MealTime[];
  readonly onMany: (eaters: readonly TripEater[], slots: readonly MealTime[], attends: boolean) => void;
  readonly onClose: () => void;
}

/** All meals shown of a person; one menu for all rows. */
export function RowMenu({ eater, slots, onMany, onClose }: RowMenuProps) {
  const shown = useLastValue(eater);
  const set = (attends: boolean) => {
    if (shown !== null) onMany([shown], slots, attends);
  };
  return (
    <SharedMenu
      triggerId={eater && rowMenuId(eater.id)}
      onClose={onClose}
      heading={shown?.name}
      entries={[
        { id: 'all', label: t`Every meal`, onSelect: () => set(true) },
        { id: 'none', label: t`No meal`, onSelect: () => set(false) },
      ]}
    />
  );
}
