import { firstDish } from '../../../../domain/plan/plan.ts';
import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { withinSentence } from '../../../../domain/text/withinSentence.ts';
import type { TripAttendance } from '../../people/tripAttendance.ts';
import { FirstDish } from '../../plan/schedule/FirstDish.tsx';
import { MealNow, type MealNowProps } from '../../plan/schedule/MealNow.tsx';
import { isAtHome } from '../../labels/isAtHome.ts';
import { slotsNeeded } from '../../plan/schedule/planStanding.ts';
import type { Plan } from '../../plan/schedule/usePlan.ts';
import type { TripIngredientsQuery } from '../../shopping/rows/TripIngredients.generated.ts';
import { ToolButton } from '../frame/TripTools.tsx';
import type { Tool } from '../frame/tool.ts';

interface CardAbovePlanProps extends Pick<MealNowProps, 'onOpen' | 'onCook'> {
  readonly plan: Plan;
  /** The meal that today is about. */
  readonly now: MealNowProps['slot'] | null;
  readonly isEmpty: boolean;
  readonly attendance: TripAttendance;
  readonly ingredients: TripIngredientsQuery | undefined;
  /** Null for those who may not ask for suggestions. */
  readonly suggest: Tool | null;
}

/** The meal that is next, or in an empty plan its first dish; nothing on other days. */
export function CardAbovePlan(props: CardAbovePlanProps) {
  const { plan, now, isEmpty, attendance, ingredients, suggest, onOpen, onCook } = props;
  if (now !== null)
    return (
      <MealNow
        plan={plan}
        slot={now}
        eaterCount={attendance.eaters.length === 0 ? null : attendance.at(now).eaters.length}
        toBuy={ingredients === undefined ? [] : toBuyFor(firstDish(now)?.id, ingredients)}
        onOpen={onOpen}
        onCook={onCook}
      />
    );
  return (
    isEmpty && (
      <FirstDish
        slots={slotsNeeded(plan.days)}
        suggest={suggest && <ToolButton tool={suggest} variant="primary" />}
        onAssign={onOpen}
      />
    )
  );
}

function toBuyFor(mealId: string | undefined, { trip }: TripIngredientsQuery): readonly string[] {
  const rows = trip.meals.find(({ id }) => id === mealId)?.ingredients ?? [];
  return rows
    .filter((row) => !row.purchased && !row.isLeftOut && !isAtHome(row))
    .map((row) => withinSentence(chosenName(row)));
}
