import { InputType } from 'type-graphql';
import { slotOfTrip } from '../../../../domain/recipes/recipeFields.ts';
import { inputOf } from '../../base/graphqlInput.ts';

@InputType({ description: 'A slot of a trip, with or without a meal.' })
export class SlotInput extends inputOf(slotOfTrip.shape, {
  tripId: 'The trip.',
  date: 'The day.',
  type: 'The meal type.',
}) {}
