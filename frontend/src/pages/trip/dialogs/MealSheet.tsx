import type { FragmentType } from '@apollo/client';
import type { ComponentProps } from 'react';
import { portionText } from '../../../../../domain/people/eater/portion.ts';
import { AssignMealDialog } from '../../../plan/assign/AssignMealDialog.tsx';
import { MealIngredients, type MealIngredientsProps } from '../../../shopping/ingredient/MealIngredients.tsx';
import { useWhoEatsFragment, type WhoEatsFragment } from '../../../people/eater/WhoEats.generated.ts';
import { useTripTable } from '../../../people/useTripTable.ts';
import { TableOfSlot } from './TableOfSlot.tsx';

type AssignMealProps = ComponentProps<typeof AssignMealDialog>;

interface MealSheetProps extends Omit<AssignMealProps, 'ingredientsOf' | 'tableOf' | 'portionsOf'> {
  readonly trip: AssignMealProps['trip'] & FragmentType<WhoEatsFragment>;
  readonly ingredients: MealIngredientsProps;
}

/** The meal's dialog together with its table and its ingredients. */
export function MealSheet({ ingredients, ...rest }: MealSheetProps) {
  const trip = useWhoEatsFragment(rest.trip);
  const { table } = useTripTable(trip);
  const viewer = trip.participants.find(({ isViewer }) => isViewer);
  const hasTable = table.eaters.length > 0;
  return (
    <AssignMealDialog
      {...rest}
      ingredientsOf={(mealId) => <MealIngredients {...ingredients} mealId={mealId} isPart />}
      portionsOf={(slot) => (hasTable ? `for ${portionText(table.at(slot).portionQuarters)}` : '')}
      tableOf={(slot) =>
        hasTable && (
          <TableOfSlot
            tripId={trip.id}
            slot={slot}
            table={table}
            viewerId={viewer?.id ?? null}
            canEdit={ingredients.canEdit}
          />
        )
      }
    />
  );
}
