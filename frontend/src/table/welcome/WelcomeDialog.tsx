import type { FragmentType } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { mealPlan } from '../../../../domain/trip/trip.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { domainTrip } from '../../gql/mealEnums.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useDraft, useDrafts } from '../../ui/controls/drafts.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { EaterFields } from '../eater/EaterFields.tsx';
import {
  inputOf,
  NEW_COMPANION,
  problemsOf,
  withWords,
  type EaterInput,
  type EaterProblems,
} from '../eater/eaterInput.ts';
import { SaveFailureNotice } from '../eater/SaveFailureNotice.tsx';
import { useSaveEater } from '../eater/useSaveEater.ts';
import { useWhoEatsFragment, type WhoEatsFragment } from '../eater/WhoEats.generated.ts';
import styles from '../eater/WhoEatsDialog.module.css';
import { eaterChange } from '../preview/eaterChange.ts';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import { PreviewFailure } from '../preview/PreviewFailure.tsx';
import { usePreview } from '../preview/usePreview.ts';
import { rememberedInput } from '../remembered/rememberedInput.ts';
import { useRememberedQuery } from '../remembered/Remembered.generated.ts';
import { eatersOf, type TripEater } from '../tripTable.ts';
import { useTripTable } from '../useTripTable.ts';

/** A companion who is not saved yet. */
interface Added {
  readonly key: string;
  readonly input: EaterInput;
}

const NONE: readonly Added[] = [];

interface WelcomeDialogProps {
  readonly trip: FragmentType<WhoEatsFragment>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** After accepting an invitation: what one eats, when one is there, whom one brings. One Save for all of it. */
export function WelcomeDialog({ trip: ref, isOpen, onClose }: WelcomeDialogProps) {
  const trip = useWhoEatsFragment(ref);
  const { table } = useTripTable(trip);
  const viewerId = trip.participants.find(({ isViewer }) => isViewer)?.id ?? '';
  const { self, companions } = eatersOf(table.eaters, viewerId);
  const people = self === null ? companions : [self, ...companions];
  const remembered = useRememberedQuery(isOpen ? {} : skipToken).data;
  const slots = mealPlan(domainTrip(trip), []).flatMap((day) => day.slots);

  const drafts = useDrafts();
  const [added, setAdded] = useDraft<readonly Added[]>('welcome', NONE);
  const [shownKey, setShownKey] = useState<string | null>(null);
  const shownAdded = added.find(({ key }) => key === shownKey) ?? null;
  const shown = people.find(({ id }) => id === shownKey) ?? self;
  const saved = shown === null ? NEW_COMPANION : inputOf(shown);
  // The same draft as in Who eats.
  const [ownInput, setOwnInput] = useDraft<EaterInput>(draftKey(shown), saved);
  const [problems, setProblems] = useState<EaterProblems>({});
  const { save, failure, clearFailure, isWorking } = useSaveEater(trip.id, viewerId);
  const preview = usePreview();
  const onlineOnly = useOnlineOnly();
  const formRef = useRef<HTMLFormElement>(null);
  const formId = useId();
  const input = shownAdded?.input ?? ownInput;
  const isUnsaved = added.length > 0 || people.some((one) => drafts.get(draftKey(one)) !== undefined);

  const show = (key: string | null) => {
    setProblems({});
    clearFailure();
    setShownKey(key);
  };
  const change = (next: (before: EaterInput) => EaterInput) => {
    if (shownAdded === null) setOwnInput(next);
    else
      setAdded((list) =>
        list.map((one) => (one.key === shownAdded.key ? { ...one, input: next(one.input) } : one)),
      );
  };
  const add = (start: EaterInput) => {
    const key = `added ${crypto.getRandomValues(new Uint32Array(1)).join('')}`;
    setAdded((list) => [...list, { key, input: start }]);
    show(key);
  };
  const leaveOut = (key: string) =>
    setAdded((list) => {
      const others = list.filter((one) => one.key !== key);
      return others.length === 0 ? NONE : others;
    });
  const close = () => {
    show(null);
    preview.leave();
    onClose();
  };

  /** What was typed, by person. */
  const forms = () => [
    ...people.flatMap((eater) => {
      // WhoEatsDialog and this dialog write it.
      const draft = drafts.get(draftKey(eater)) as EaterInput | undefined;
      return draft === undefined ? [] : [{ key: eater.id, eater, input: withWords(draft) }];
    }),
    ...added.map((one) => ({ key: one.key, eater: null, input: withWords(one.input) })),
  ];
  const forget = ({ key, eater }: { readonly key: string; readonly eater: TripEater | null }) => {
    if (eater === null) leaveOut(key);
    else drafts.set(draftKey(eater), undefined);
  };
  /** One person after the other: what is saved is not sent again. */
  const send = async ({ isForced = false, isPreviewed = false } = {}) => {
    const all = forms();
    for (const form of all) {
      const found = problemsOf(form.input);
      if (Object.keys(found).length === 0) continue;
      show(form.key);
      setProblems(found);
      requestAnimationFrame(() =>
        formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
      );
      return;
    }
    for (const form of all) {
      show(form.key);
      const isYou = form.eater?.isCompanion === false;
      const asked = eaterChange(trip, table.eaters, { eater: form.eater, next: form.input, isYou });
      if (asked !== null && !isPreviewed && !(await preview.confirm(asked.request, asked.asked))) return;
      const isSaved = await save(form.eater, form.input, isForced);
      preview.close();
      if (!isSaved) return;
      forget(form);
    }
    if (all.length > 0) showToast({ kind: 'success', title: 'Saved', description: 'Everybody sees it now.' });
    close();
  };

  const names = new Set([...people.map(({ name }) => name), ...added.map((one) => one.input.name)]);
  const offered = (remembered?.rememberedCompanions ?? []).filter(({ name }) => !names.has(name ?? ''));
  const isOwn = shownAdded === null && shown?.isCompanion === false;
  return (
    <>
      <AppDialog
        isOpen={isOpen && self !== null && preview.change === null}
        onClose={close}
        title="What do you eat?"
        description="What you don’t eat, when you are there, whom you bring. You can say it later, too: At the table."
        hasUnsavedInput={isUnsaved}
        footer={
          <>
            {shownAdded !== null && (
              <span className={styles['remove']}>
                <Button
                  variant="danger"
                  onClick={() => {
                    leaveOut(shownAdded.key);
                    show(null);
                  }}
                >
                  Remove {shownAdded.input.name.trim()}
                </Button>
              </span>
            )}
            <Button variant="quiet" onClick={close}>
              Skip
            </Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              isWorking={isWorking || preview.isAsking}
              {...onlineOnly}
            >
              Save
            </Button>
          </>
        }
      >
        <div className={styles['people']} role="group" aria-label="You and the people you bring">
          {people.map((person) => (
            <Tab
              key={person.id}
              avatarId={person.isCompanion ? person.id : person.participantId}
              name={person.name}
              isYou={!person.isCompanion}
              isShown={shownAdded === null && person.id === shown?.id}
              onShow={() => show(person.id)}
            />
          ))}
          {added.map((one) => (
            <Tab
              key={one.key}
              avatarId={one.key}
              name={one.input.name.trim() || 'New'}
              isShown={one.key === shownAdded?.key}
              onShow={() => show(one.key)}
            />
          ))}
          {offered.map((one) => (
            <button
              key={one.id}
              type="button"
              className={styles['tab']}
              data-add=""
              aria-label={`Bring ${one.name ?? ''}`}
              onClick={() => add(rememberedInput(one))}
            >
              <Plus size={18} />
              <bdi>{one.name}</bdi>
            </button>
          ))}
          <button type="button" className={styles['tab']} data-add="" onClick={() => add(NEW_COMPANION)}>
            <Plus size={18} />
            Bring somebody
          </button>
        </div>
        {failure !== null && (
          <SaveFailureNotice
            failure={failure}
            onKeep={() => void send({ isForced: true, isPreviewed: true })}
            onDiscard={() => {
              clearFailure();
              setOwnInput(() => saved);
            }}
          />
        )}
        {preview.hasFailed && !isWorking && (
          <PreviewFailure onRetry={() => void send()} onSave={() => void send({ isPreviewed: true })} />
        )}
        <form
          ref={formRef}
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isWorking && !preview.isAsking) void send();
          }}
        >
          <EaterFields
            key={shownAdded?.key ?? shown?.id}
            input={input}
            {...(!isOwn && { nameNote: null })}
            slots={slots}
            problems={problems}
            onChange={change}
          />
        </form>
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

interface TabProps {
  readonly avatarId: string;
  readonly name: string;
  readonly isYou?: boolean;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

function Tab({ avatarId, name, isYou = false, isShown, onShow }: TabProps) {
  return (
    <button type="button" className={styles['tab']} aria-pressed={isShown} onClick={onShow}>
      <Avatar id={avatarId} name={name} size="sm" isViewer={isYou} />
      <bdi>{isYou ? 'You' : name}</bdi>
    </button>
  );
}

function draftKey(eater: TripEater | null): string {
  return `eater.${eater?.id ?? ''}`;
}
