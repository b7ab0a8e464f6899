import type { FragmentType } from '@apollo/client';
import { Sparkles, Undo2 } from 'lucide-react';
import { Fragment, useId } from 'react';
import { FormProvider } from 'react-hook-form';
import type { SuggestionSource } from '../../gql/schema.generated.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { useOpening } from '../../ui/layout/useOpening.ts';
import { AskingView } from './AskingView.tsx';
import { counted, FORM, type Phase } from './phase.ts';
import { RequestNotice } from './RequestNotice.tsx';
import { ResultView } from './ResultView.tsx';
import styles from './SuggestMealsDialog.module.css';
import { useSuggestMealsFragment, type SuggestMealsFragment } from './SuggestMeals.generated.ts';
import { SuggestionFormFields } from './SuggestionFormFields.tsx';
import { useSuggestionRequest } from './useSuggestionRequest.ts';
import { useUndoSuggestions } from './useUndoSuggestions.ts';

interface SuggestMealsDialogProps {
  readonly trip: FragmentType<SuggestMealsFragment>;
  readonly source: SuggestionSource;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Closing keeps the form and a running request. */
export function SuggestMealsDialog({ trip: ref, source, isOpen, onClose }: SuggestMealsDialogProps) {
  const trip = useSuggestMealsFragment(ref);
  const formId = useId();
  const request = useSuggestionRequest(trip, source, useOpening(isOpen));
  const { phase, setPhase, form, slots, send, stop } = request;
  const { undo, isUndoing } = useUndoSuggestions(trip.id);
  const onlineOnly = useOnlineOnly();

  const takeOut = async (runId: string) => {
    if (await undo(runId)) setPhase({ name: 'form', notice: { kind: 'undone' } });
  };

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title="AI Meal Suggestions"
      description={description(phase, slots.length, source)}
      width={phase.name === 'form' ? 'wide' : 'form'}
      hasUnsavedInput={phase.name === 'asking' || (phase.name === 'form' && form.formState.isDirty)}
      footer={
        // Else React would reuse the pressed button as the form's submit button.
        <Fragment key={phase.name}>
          {phase.name === 'form' && (
            <>
              <Button onClick={onClose}>Cancel</Button>
              <Button
                variant="primary"
                type="submit"
                form={formId}
                icon={<Sparkles size={20} />}
                {...onlineOnly}
                disabled={onlineOnly.disabled || slots.length === 0}
              >
                {slots.length === 0 ? 'Suggest meals' : `Suggest ${counted(slots.length, 'meal')}`}
              </Button>
            </>
          )}
          {phase.name === 'asking' && (
            <>
              <Button onClick={stop} ref={takeFocus}>
                Stop
              </Button>
              <Button variant="primary" icon={<Sparkles size={20} />} isWorking>
                Suggesting meals
              </Button>
            </>
          )}
          {phase.name === 'result' && (
            <>
              {phase.answer.runId !== null && (
                <span className={styles['left']}>
                  <Button
                    icon={<Undo2 size={20} />}
                    isWorking={isUndoing}
                    onClick={() => {
                      if (phase.answer.runId !== null) void takeOut(phase.answer.runId);
                    }}
                    {...onlineOnly}
                  >
                    Undo
                  </Button>
                </span>
              )}
              {phase.answer.emptySlots.length > 0 && (
                <Button onClick={() => setPhase(FORM)}>Ask again</Button>
              )}
              <Button variant="primary" onClick={onClose}>
                Done
              </Button>
            </>
          )}
        </Fragment>
      }
    >
      {phase.name === 'form' && (
        <FormProvider {...form}>
          <form
            id={formId}
            className={styles['form']}
            noValidate
            onSubmit={(event) => void send(null)(event)}
          >
            {phase.notice !== null && (
              <RequestNotice notice={phase.notice} onAskCookbook={() => void send('COOKBOOK')()} />
            )}
            <SuggestionFormFields rules={trip.dietaryRestrictions} source={source} />
          </form>
        </FormProvider>
      )}
      {phase.name === 'asking' && <AskingView asked={phase.asked} />}
      {phase.name === 'result' && <ResultView answer={phase.answer} />}
    </AppDialog>
  );
}

const SOURCES = {
  COOKBOOK: 'from the built-in cookbook',
  MODEL: 'with the help of a language model',
} as const;

function description(phase: Phase, slotCount: number, source: SuggestionSource): string {
  switch (phase.name) {
    case 'form': {
      if (slotCount === 0) return 'Every slot has a meal or is not needed.';
      const slots = slotCount === 1 ? 'empty slot' : `${slotCount} empty slots`;
      return `Fills your ${slots} ${SOURCES[source]}. Planned meals stay unchanged.`;
    }
    case 'asking':
      return phase.asked.source === 'MODEL' ? 'Takes up to a minute.' : 'Takes a moment.';
    case 'result':
      return phase.answer.source === 'MODEL' ? 'From a language model.' : 'From the built-in cookbook.';
  }
}
