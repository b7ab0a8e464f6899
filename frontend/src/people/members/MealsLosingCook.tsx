import { Plural, Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import { compareTexts } from '../../../../domain/text/formats.ts';
import { Fragment } from 'react';
import { domainMeal } from '../../gql/mealEnums.ts';
import { slotLabel } from '../../labels/slotLabel.ts';
import { useMealsOfMemberFragment, type MealsOfMemberFragment } from './MealsOfMember.generated.ts';

interface MealsLosingCookProps {
  readonly trip: FragmentType<MealsOfMemberFragment>;
  readonly participantId: string;
}

export function MealsLosingCook({ trip, participantId }: MealsLosingCookProps) {
  const meals = useMealsOfMemberFragment(trip)
    .meals.map(domainMeal)
    .filter(({ assignedToId, status }) => assignedToId === participantId && status === 'planned')
    .sort((one, other) => compareTexts(one.date, other.date));
  if (meals.length === 0) return null;
  const count = meals.length;
  const list = meals.map((meal, index) => (
    <Fragment key={meal.id}>
      {index > 0 && ', '}
      {meal.name.trim() === '' ? (
        slotLabel(meal)
      ) : (
        <>
          <bdi>{meal.name}</bdi> ({slotLabel(meal)})
        </>
      )}
    </Fragment>
  ));
  return (
    <>
      {' '}
      <Trans>
        <Plural value={count} one="# meal needs" other="# meals need" /> a cook then: {list}.
      </Trans>
    </>
  );
}
