import type { FragmentType } from '@apollo/client';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { mealPlan } from '../../../../domain/plan/plan.ts';
import { domainTrip, mealTypeOf } from '../../gql/mealEnums.ts';
import { useDraft, useDrafts } from '../../ui/controls/drafts.ts';
import { DraftNotice } from '../../ui/feedback/DraftNotice.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { useLastValue, useOpening } from '../../ui/layout/useOpening.ts';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { eaterChange } from './eaterChange.ts';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import { PreviewFailure } from '../preview/PreviewFailure.tsx';
import { usePreview } from '../preview/usePreview.ts';
import { eatersOf, type TripEater, type TripTable } from '../tripTable.ts';
import { useTripTable } from '../useTripTable.ts';
import { EaterFacts } from './EaterFacts.tsx';
import { EaterFields } from './EaterFields.tsx';
import { endDraft, keepCompanions, newCompanionKey, unsavedCompanions } from './eaterDrafts.ts';
import { EaterFooter } from './EaterFooter.tsx';
import {
  inputOf,
  NEW_COMPANION,
  problemsOf,
  withWords,
  type EaterInput,
  type EaterProblems,
} from './eaterInput.ts';
import { RemovedEater } from './RemovedEater.tsx';
import { SaveFailureNotice } from './SaveFailureNotice.tsx';
import { useSaveEater } from './useSaveEater.ts';
import { useWhoEatsFragment, type WhoEatsFragment } from './WhoEats.generated.ts';
import styles from './WhoEatsDialog.module.css';

/** In the address: a companion to add. */
export const NEW_EATER = 'new';

interface WhoEatsDialogProps {
  readonly trip: FragmentType<WhoEatsFragment>;
  /** {@link NEW_EATER} adds a companion of the viewer; null closes it. */
  readonly eaterId: string | null;
  readonly onSelect: (eaterId: string) => void;
  readonly onClose: () => void;
}

/** A participant and the companions: what each eats, and when. */
export function WhoEatsDialog(props: WhoEatsDialogProps) {
  return <WhoEats key={useOpening(props.eaterId !== null)} {...props} />;
}

function WhoEats({ trip: ref, eaterId, onSelect, onClose }: WhoEatsDialogProps) {
  const trip = useWhoEatsFragment(ref);
  const { table } = useTripTable(trip);
  const shownId = useLastValue(eaterId);
  const viewer = trip.participants.find(({ isViewer }) => isViewer);
  const current = table.eaters.find(({ id }) => id === shownId) ?? null;
  const last = useLastValue(current);
  const eater = last?.id === shownId ? last : null;
  const [removedHere, setRemovedHere] = useState<string | null>(null);
  const isGone = eater !== null && current === null && removedHere !== eater.id;
  const [addsTo, setAddsTo] = useState<string | null>(null);
  const participantId = eater?.participantId ?? addsTo ?? viewer?.id ?? '';
  const isNew = shownId === NEW_EATER;
  const { self, companions } = eatersOf(table.eaters, participantId);
  const people = [...(self === null ? [] : [self]), ...companions];
  const isBrought = isNew || eater?.isCompanion === true;
  const host = isBrought ? (participantId === viewer?.id ? 'you' : (self?.name ?? null)) : null;
  const canAdd = self?.viewerCan.includes('EDIT') === true;
  const canEdit = isNew ? canAdd : eater?.viewerCan.includes('EDIT') === true;
  const isOwn = participantId === viewer?.id;
  const isYou = isOwn && eater?.isCompanion === false;

  const slots = useMemo(() => mealPlan(domainTrip(trip), []).flatMap((day) => day.slots), [trip]);
  const saved = useMemo(() => (eater === null ? NEW_COMPANION : inputOf(eater)), [eater]);
  const drafts = useDrafts();
  const keyOf = (id: string) => (id === NEW_EATER ? newCompanionKey(participantId) : `eater.${id}`);
  const [input, setInput] = useDraft<EaterInput>(keyOf(shownId ?? NEW_EATER), saved);
  // The draft that the dialog was opened with; typing makes none.
  const [typedIn, setTypedIn] = useState<string | null>(null);
  const isUnsaved = input !== saved;
  const [problems, setProblems] = useState<EaterProblems>({});
  const saving = useSaveEater(trip.id, participantId);
  const { save, remove, failure, clearFailure, takeTheirs, isWorking } = saving;
  const preview = usePreview();
  const { leave: leavePreview } = preview;
  // Counts how often the shown person was left: an answer that comes later leaves the screen as it is.
  const lefts = useRef(0);
  const onBack = useEffectEvent(() => leavePreview());
  useEffect(() => {
    lefts.current += 1;
    if (eaterId === null) onBack();
  }, [eaterId]);
  const [isRemoval, setRemoval] = useState(false);
  /** @param next null removes the eater */
  const isWanted = (next: EaterInput | null) => {
    setRemoval(next === null);
    const change = eaterChange(trip, table.eaters, { eater, next, isYou });
    return change === null ? true : preview.confirm(change.request, change.asked);
  };
  const formRef = useRef<HTMLFormElement>(null);
  const formId = useId();

  const endInput = () => {
    setInput(() => saved);
    if (isNew) keepCompanions(drafts, participantId, unsavedCompanions(drafts, participantId));
  };
  const discard = () => {
    setProblems({});
    clearFailure();
    endInput();
  };
  const select = (id: string) => {
    if (id === NEW_EATER) setAddsTo(participantId);
    setProblems({});
    clearFailure();
    preview.leave();
    setTypedIn(null);
    onSelect(id);
  };
  const close = () => {
    setTypedIn(null);
    setAddsTo(null);
    clearFailure();
    preview.leave();
    onClose();
  };
  /** Keeps what was typed while `sent` was on its way. @returns whether something was */
  const keepTypedSince = (sent: EaterInput, eaterNow: TripEater): boolean => {
    const typed = endDraft(drafts, keyOf(shownId ?? NEW_EATER), sent, inputOf(eaterNow));
    endInput();
    if (typed !== null) drafts.set(keyOf(eaterNow.id), typed);
    return typed !== null;
  };
  /** The failure of a person who is no longer shown. */
  const reportFailure = (name: string) => {
    clearFailure();
    showToast({ kind: 'error', title: 'Not saved', description: name.trim() });
  };
  /** The removed companion as a new one, with what was typed. */
  const addAgain = () => {
    const others = unsavedCompanions(drafts, participantId);
    keepCompanions(drafts, participantId, [{ ...input, base: null }, ...others]);
    setInput(() => saved);
    select(NEW_EATER);
  };
  /** @param isPreviewed nothing is asked */
  const send = async (isForced: boolean, isPreviewed = isForced) => {
    const whole = withWords(input);
    const found = problemsOf(whole);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() =>
        formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
      );
      return;
    }
    const leftBefore = lefts.current;
    const isLeft = () => lefts.current !== leftBefore;
    if (!isPreviewed && !(await isWanted(whole))) return;
    const eaterNow = await save(eater, whole, isForced);
    preview.close();
    if (eaterNow === null) {
      if (isLeft()) reportFailure(whole.name);
      return;
    }
    showToast({
      kind: 'success',
      title: isNew ? 'Added to the table' : 'Saved',
      description: whole.name.trim(),
    });
    const isTyped = keepTypedSince(input, eaterNow);
    if (isLeft()) return;
    if (isTyped) {
      if (isNew) select(eaterNow.id);
      return;
    }
    // What was typed for another person is not lost unseen.
    const others = people.map(({ id }) => id).filter((id) => id !== shownId);
    const unsaved = [...others, NEW_EATER].find((id) => drafts.get(keyOf(id)) !== undefined);
    if (unsaved === undefined) close();
    else select(unsaved);
  };
  const takeOut = async (isPreviewed = false) => {
    if (eater === null || !(isPreviewed || (await isWanted(null)))) return;
    const leftBefore = lefts.current;
    setRemovedHere(eater.id);
    const isRemoved = await remove(eater);
    preview.close();
    if (!isRemoved) {
      setRemovedHere(null);
      if (lefts.current !== leftBefore) reportFailure(eater.name);
      return;
    }
    setInput(() => saved);
    showToast({ kind: 'success', title: 'Removed', description: eater.name });
    if (lefts.current === leftBefore) close();
  };

  const nameNote = isNew || eater?.isCompanion === true ? null : isOwn ? 'from your account' : '';
  return (
    <>
      <AppDialog
        isOpen={eaterId !== null && (current !== null || isGone || isNew) && preview.change === null}
        onClose={close}
        title="Who eats"
        description={
          isOwn ? (
            'You and the people you bring.'
          ) : (
            <>
              <bdi>{self?.name ?? eater?.name}</bdi> and the people they bring.
            </>
          )
        }
        hasUnsavedInput={isUnsaved}
        finalFocus={() => document.querySelector<HTMLElement>(`[data-eater="${shownId ?? ''}"]`)}
        footer={
          isGone ? (
            <>
              <Button onClick={close}>Close</Button>
              {canAdd && eater.isCompanion && (
                <Button variant="primary" onClick={addAgain}>
                  Add again
                </Button>
              )}
            </>
          ) : (
            canEdit && (
              <EaterFooter
                key={shownId}
                formId={formId}
                removed={
                  eater?.isCompanion === true
                    ? removalOf(eater, mealCountOf(eater, trip, slots, table))
                    : null
                }
                isSaving={isWorking || preview.isAsking}
                onRemove={() => void takeOut()}
                onClose={close}
              />
            )
          )
        }
      >
        <div className={styles['people']} role="group" aria-label="Person">
          {people.map((person) => (
            <button
              key={person.id}
              type="button"
              className={styles['tab']}
              aria-pressed={person.id === shownId}
              onClick={() => select(person.id)}
            >
              <Avatar
                id={person.isCompanion ? person.id : person.participantId}
                name={person.name}
                size="sm"
                isViewer={isOwn && !person.isCompanion}
              />
              <bdi>{isOwn && !person.isCompanion ? 'You' : person.name}</bdi>
            </button>
          ))}
          {canAdd && (
            <button
              type="button"
              className={styles['tab']}
              data-add=""
              aria-pressed={isNew}
              onClick={() => select(NEW_EATER)}
            >
              <Plus size={18} />
              Add
            </button>
          )}
        </div>
        {isGone && <RemovedEater name={eater.name} typed={isUnsaved ? input : null} host={host} />}
        {isUnsaved && !isGone && typedIn !== shownId && failure === null && (
          <DraftNotice onDiscard={discard} />
        )}
        {failure !== null && !isGone && (
          <SaveFailureNotice
            failure={failure}
            onKeep={() => void send(true)}
            onDiscard={() => {
              if (eater !== null) takeTheirs(eater);
              discard();
            }}
          />
        )}
        {preview.hasFailed && !isWorking && !isGone && (
          <PreviewFailure
            onRetry={() => void (isRemoval ? takeOut() : send(false))}
            onSave={() => void (isRemoval ? takeOut(true) : send(false, true))}
          />
        )}
        {!isGone && canEdit && (
          <form
            ref={formRef}
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!isWorking && !preview.isAsking) void send(false);
            }}
          >
            <EaterFields
              input={input}
              nameNote={nameNote}
              slots={slots}
              host={host}
              isYou={isYou}
              problems={problems}
              onChange={(change) => {
                setTypedIn(shownId);
                setInput(change);
              }}
            />
          </form>
        )}
        {!isGone && !canEdit && eater !== null && <EaterFacts eater={eater} host={host} />}
      </AppDialog>
      <PreviewDialog
        change={preview.change}
        isSaving={isWorking}
        onAccept={preview.accept}
        onLeave={preview.leave}
      />
    </>
  );
}

function removalOf({ name }: TripEater, mealCount: number) {
  const meals = mealCount === 1 ? '1 meal' : `${mealCount} meals`;
  const question = (
    <>
      Remove <bdi>{name}</bdi> {mealCount === 0 ? 'from the table' : `from ${meals}`}?
    </>
  );
  return { label: `Remove ${name}`, question, action: 'Remove' };
}

/** Needed meals that the eater attends. */
function mealCountOf(
  eater: TripEater,
  trip: WhoEatsFragment,
  slots: readonly MealTime[],
  table: TripTable,
): number {
  const notNeeded = new Set(
    trip.meals
      .filter(({ status }) => status === 'NOT_NEEDED')
      .map(({ date, type }) => `${date} ${mealTypeOf(type)}`),
  );
  return slots.filter(
    (slot) => !notNeeded.has(`${slot.date} ${slot.type}`) && table.at(slot).eaters.includes(eater),
  ).length;
}
