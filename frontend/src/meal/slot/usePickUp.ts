import { useCallback, useEffect, useState } from 'react';
import type { Slot } from '../../../../domain/trip/trip.ts';
import { slotLabel } from '../../labels/slotLabel.ts';
import { mealName, slotKey, type Meal, type SlotId } from '../slot.ts';
import { cellDeed } from './useGridKeys.ts';
import { useMoveMeal } from './useMoveMeal.ts';

interface CarryOptions {
  readonly tripId: string;
  /** The meal that was asked to move, and waits for a slot to be chosen; null for none. */
  readonly asked: Meal | null;
  readonly onMove: (mealId: string | null) => void;
  /** The slots on the screen. */
  readonly slots: readonly Slot<Meal>[];
  /** Where the focus goes when a meal is put back that no slot on the screen holds. */
  readonly home: () => HTMLElement | null;
}

/**
 * A meal on its way to another slot: asked for, and then a slot is chosen by press or keyboard; or dragged, and let go
 * over a slot. Escape puts it back.
 */
export function useCarry({ tripId, asked, onMove, slots, home }: CarryOptions) {
  const moveMeal = useMoveMeal(tripId);
  const [dragged, setDragged] = useState<Meal | null>(null);
  const [refusal, setRefusal] = useState('');

  const end = useCallback(() => {
    setRefusal('');
    onMove(null);
  }, [onMove]);

  const moveHere = useCallback(
    (slot: Slot<Meal>) => {
      end();
      if (asked !== null) void moveMeal(asked, slot);
    },
    [asked, end, moveMeal],
  );

  const putBack = useCallback(() => {
    end();
    if (asked !== null) (cellDeed(slotKey(asked)) ?? home())?.focus();
  }, [asked, end, home]);

  const refuse = useCallback(
    (slot: SlotId) => setRefusal(`${slotLabel(slot)} is taken. Choose a free slot.`),
    [],
  );

  const drop = (mealId: string, cellKey: string | null) => {
    setDragged(null);
    const slot = slots.find((one) => slotKey(one) === cellKey);
    if (dragged?.id === mealId && slot !== undefined) void moveMeal(dragged, slot);
  };

  const askedId = asked?.id ?? null;
  useEffect(() => {
    if (askedId !== null) carryFocus()?.focus();
  }, [askedId]);
  useEffect(() => {
    if (askedId === null) return undefined;
    const putBackOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') putBack();
    };
    window.addEventListener('keydown', putBackOnEscape);
    return () => window.removeEventListener('keydown', putBackOnEscape);
  }, [askedId, putBack]);

  const carried = dragged ?? asked;
  return {
    carried,
    dragged,
    /** What somebody who listens is told. */
    announcement:
      asked === null
        ? ''
        : refusal ||
          `Moving ${mealName(asked)}. Arrow keys lead to the slots, Enter moves it there, Escape puts it back.`,
    moveHere,
    putBack,
    refuse,
    pick: setDragged,
    drop,
  };
}

/** Where the focus belongs when a meal was asked to move: the first slot that can take it, else the way back. */
export function carryFocus(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>('[data-cell-key][data-carry=target] [data-slot-deed]') ??
    document.querySelector<HTMLElement>('[data-carry-cancel]')
  );
}
