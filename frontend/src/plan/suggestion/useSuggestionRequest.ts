import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { freeSlots } from '../../../../domain/plan/plan.ts';
import { domainMeal, domainTrip } from '../../gql/mealEnums.ts';
import type { SuggestionSource } from '../../gql/schema.generated.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { firstMessage, zodResolver } from '../../ui/controls/zodResolver.ts';
import { FORM, type Asked, type Phase } from './phase.ts';
import { suggestionFailure } from './suggestionError.ts';
import {
  initialInput,
  SUGGESTION_FIELD_ORDER,
  suggestionForm,
  suggestMealsInput,
  type RequestFields,
  type SuggestionInput,
} from './suggestionForm.ts';
import type { SuggestMealsFragment } from './SuggestMeals.generated.ts';
import { filledSlots, useSuggestMeals, type Suggestions } from './useSuggestMeals.ts';
import { useUndoSuggestions } from './useUndoSuggestions.ts';

/**
 * From form to result, or back to the form, which keeps its values.
 * @param source default
 * @param opening each opening discards a seen result
 */
export function useSuggestionRequest(trip: SuggestMealsFragment, source: SuggestionSource, opening: number) {
  const [phase, setPhase] = useState<Phase>(FORM);
  const [seenOpening, setSeenOpening] = useState(opening);
  const { suggest, stop } = useSuggestMeals();
  const undo = useUndoSuggestions(trip.id);
  const form = useForm({
    defaultValues: initialInput(trip),
    resolver: zodResolver<SuggestionInput, RequestFields>(suggestionForm(trip.dietaryRestrictions)),
  });
  const slots = freeSlots(domainTrip(trip), trip.meals.map(domainMeal));
  if (seenOpening !== opening) {
    setSeenOpening(opening);
    if (phase.name !== 'asking') setPhase(FORM);
  }

  const fail = (error: unknown, asked: Asked) => {
    const { text, field, isOfSource } = suggestionFailure(error, new Date());
    showError(text, t`Error generating meal suggestions`);
    const offersCookbook = isOfSource && asked.source === 'MODEL';
    setPhase({ name: 'form', notice: { kind: 'failed', text, offersCookbook } });
    if (field === 'dietaryRestrictions') form.setError(field, { message: text });
  };

  const takeOut = async (runId: string) => {
    if (await undo(runId)) setPhase({ name: 'form', notice: { kind: 'undone' } });
  };

  const succeed = (answer: Suggestions) => {
    setPhase({ name: 'result', answer });
    const { runId } = answer;
    const filled = filledSlots(answer).length;
    if (runId === null) return;
    showToast({
      kind: 'success',
      title: t`AI meal suggestions applied!`,
      description: plural(filled, { one: '# meal suggested.', other: '# meals suggested.' }),
      action: { label: t`Undo`, onClick: () => void takeOut(runId) },
    });
  };

  const ask = async (fields: RequestFields, chosen: SuggestionSource | null) => {
    const plannedCount = trip.meals.filter(({ name }) => name.trim() !== '').length;
    const asked = { fields, source: chosen ?? source, slots, plannedCount };
    setPhase({ name: 'asking', asked });
    try {
      const answer = await suggest(suggestMealsInput(trip, fields, chosen));
      if (answer === null) setPhase({ name: 'form', notice: { kind: 'stopped' } });
      else succeed(answer);
    } catch (error) {
      fail(error, asked);
    }
  };

  const send = (chosen: SuggestionSource | null) =>
    form.handleSubmit(
      (fields) => void ask(fields, chosen),
      (refused) => {
        showError(firstMessage(refused, SUGGESTION_FIELD_ORDER), t`Validation Error`);
      },
    );

  return { phase, setPhase, form, slots, send, stop };
}
