import type { FragmentType } from '@apollo/client';
import type { TripVerdicts } from '../../../people/verdict/tripVerdicts.ts';
import { useWhoEatsFragment, type WhoEatsFragment } from '../../../people/eater/WhoEats.generated.ts';
import { useTripAttendance } from '../../../people/useTripAttendance.ts';
import { AddDishDialog } from '../../../plan/dish/AddDishDialog.tsx';
import { useLastValue, useOpening } from '../../../browser/hooks/useOpening.ts';
import type { MealTime } from '../../../../../domain/plan/mealTime.ts';

interface AddDishProps {
  readonly trip: FragmentType<WhoEatsFragment>;
  readonly verdicts: TripVerdicts | null;
  /** Null closes the dialog. */
  readonly slot: MealTime | null;
  readonly onAdded: (mealId: string) => void;
  readonly onClose: (slot: MealTime) => void;
}

/** The dialog for another dish, with those whom the first one does not suit. */
export function AddDish({ trip: ref, verdicts, slot, onAdded, onClose }: AddDishProps) {
  const trip = useWhoEatsFragment(ref);
  const { attendance } = useTripAttendance(trip);
  const opening = useOpening(slot !== null);
  const shown = useLastValue(slot);
  if (shown === null) return null;
  const first = trip.meals.find(
    ({ date, type, position }) => date === shown.date && type.toLowerCase() === shown.type && position === 0,
  );
  return (
    <AddDishDialog
      key={opening}
      tripId={trip.id}
      slot={shown}
      people={attendance.at(shown).eaters}
      first={first === undefined || first.name === '' ? null : first.name}
      unsuited={unsuitedBy(verdicts, first?.id)}
      isOpen={slot !== null}
      onAdded={onAdded}
      onClose={() => onClose(shown)}
    />
  );
}

/** Those who cannot eat a meal, or of whom that is not known. */
function unsuitedBy(verdicts: TripVerdicts | null, mealId: string | undefined): string[] {
  const reasons = verdicts?.slots.find(({ meal }) => meal?.id === mealId)?.verdict?.reasons ?? [];
  const open = reasons.filter(({ verdict, settled }) => verdict !== 'safe' && settled === null);
  const ids = new Set(open.map(({ eaterId }) => eaterId));
  return verdicts?.eaters.flatMap(({ id }) => (ids.has(id) ? [id] : [])) ?? [];
}
