import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import { ChevronDown, ChevronUp, Sparkles } from 'lucide-react';
import { Fragment, useId, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import type { SuggestionSource } from '../../gql/schema.generated.ts';
import { keepTabText, readTabText } from '../../browser/store/browserText.ts';
import { useTripAttendance } from '../../people/useTripAttendance.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '../../ui/layout/Collapsible.tsx';
import { useOpening } from '../../browser/hooks/useOpening.ts';
import { AskingView } from './AskingView.tsx';
import { FORM, type Phase } from './phase.ts';
import { RequestNotice } from './RequestNotice.tsx';
import { ResultView } from './ResultView.tsx';
import styles from './SuggestMealsDialog.module.css';
import { useSuggestMealsFragment, type SuggestMealsFragment } from './SuggestMeals.generated.ts';
import { SuggestionFormFields } from './SuggestionFormFields.tsx';
import { SuggestionSummary } from './SuggestionSummary.tsx';
import { useSuggestionRequest } from './useSuggestionRequest.ts';

interface SuggestMealsDialogProps {
  readonly trip: FragmentType<SuggestMealsFragment>;
  readonly source: SuggestionSource;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Closing keeps the form and a running request. */
export function SuggestMealsDialog({ trip: ref, source, isOpen, onClose }: SuggestMealsDialogProps) {
  const trip = useSuggestMealsFragment(ref);
  const { attendance } = useTripAttendance(trip);
  const formId = useId();
  const sendRef = useRef<HTMLButtonElement>(null);
  const request = useSuggestionRequest(trip, source, useOpening(isOpen));
  const { phase, setPhase, form, slots, send, stop } = request;
  const slotCount = slots.length;

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`AI Meal Suggestions`}
      {...(phase.name === 'form' ? { initialFocusRef: sendRef } : { description: description(phase) })}
      hasUnsavedInput={phase.name === 'asking' || (phase.name === 'form' && form.formState.isDirty)}
      footer={
        // Else React would reuse the pressed button as the form's submit button.
        <Fragment key={phase.name}>
          {phase.name === 'form' && (
            <>
              <span className="secondary pushesOnWide">{SOURCES[source]}</span>
              <Button
                ref={sendRef}
                variant="primary"
                type="submit"
                form={formId}
                icon={<Sparkles size={20} />}
                isOnlineOnly
                disabled={slotCount === 0}
              >
                {slotCount === 0
                  ? t`Suggest meals`
                  : plural(slotCount, { one: 'Suggest # meal', other: 'Suggest # meals' })}
              </Button>
            </>
          )}
          {phase.name === 'asking' && (
            <>
              <Button onClick={stop} ref={takeFocus}>
                <Trans>Stop</Trans>
              </Button>
              <Button variant="primary" icon={<Sparkles size={20} />} isWorking>
                <Trans>Suggesting meals</Trans>
              </Button>
            </>
          )}
          {phase.name === 'result' && (
            <>
              {phase.answer.emptySlots.length > 0 && (
                <Button onClick={() => setPhase(FORM)}>
                  <Trans>Ask again</Trans>
                </Button>
              )}
              <Button variant="primary" onClick={onClose}>
                <Trans>Done</Trans>
              </Button>
            </>
          )}
        </Fragment>
      }
    >
      {phase.name === 'form' && (
        <FormProvider {...form}>
          <form id={formId} className="column" noValidate onSubmit={(event) => void send(null)(event)}>
            {phase.notice !== null && (
              <RequestNotice notice={phase.notice} onAskCookbook={() => void send('COOKBOOK')()} />
            )}
            <SuggestionSummary
              slotCount={slotCount}
              eaters={attendance.eaters}
              rules={trip.dietaryRestrictions}
            />
            <MoreOptions tripId={trip.id}>
              <SuggestionFormFields isAlone={attendance.eaters.length < 2} source={source} />
            </MoreOptions>
          </form>
        </FormProvider>
      )}
      {phase.name === 'asking' && <AskingView asked={phase.asked} />}
      {phase.name === 'result' && <ResultView answer={phase.answer} attendance={attendance} />}
    </AppDialog>
  );
}

const SOURCES = { COOKBOOK: t`From the built-in cookbook`, MODEL: t`From a language model` } as const;
const SOURCE_SENTENCES = {
  COOKBOOK: t`From the built-in cookbook.`,
  MODEL: t`From a language model.`,
} as const;

interface MoreOptionsProps {
  readonly tripId: string;
  readonly children: ReactNode;
}

/** Stays open for the trip in this tab; open, too, while a field in it has an error. */
function MoreOptions({ tripId, children }: MoreOptionsProps) {
  const key = `suggestion-options-${tripId}`;
  const [isChosen, setChosen] = useState(() => readTabText(key) === 'open');
  const { errors } = useFormState();
  const isOpen = isChosen || Object.keys(errors).length > 0;
  const toggle = (isNowOpen: boolean) => {
    keepTabText(key, isNowOpen ? 'open' : '');
    setChosen(isNowOpen);
  };
  return (
    <Collapsible isOpen={isOpen} onToggle={toggle}>
      <CollapsibleTrigger>
        <Button
          variant="quiet"
          className={styles['more']}
          icon={isOpen ? <ChevronUp size={20} /> : <ChevronDown size={20} />}
        >
          <Trans>More wishes</Trans>
        </Button>
      </CollapsibleTrigger>
      <CollapsibleContent>{children}</CollapsibleContent>
    </Collapsible>
  );
}

function description(phase: Exclude<Phase, { name: 'form' }>): string {
  if (phase.name === 'asking')
    return phase.asked.source === 'MODEL' ? t`Takes up to a minute.` : t`Takes a moment.`;
  return SOURCE_SENTENCES[phase.answer.source];
}
