import type { FragmentType } from '@apollo/client';
import { skipToken } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { mealPlan } from '../../../../domain/plan/plan.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { domainTrip } from '../../gql/mealEnums.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useDraft, useDrafts } from '../../ui/controls/drafts.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { useOpening } from '../../ui/layout/useOpening.ts';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { endDraft, keepCompanions, unsavedCompanions } from '../eater/eaterDrafts.ts';
import { EaterFields } from '../eater/EaterFields.tsx';
import {
  inputOf,
  NEW_COMPANION,
  problemsOf,
  typedSince,
  withWords,
  type EaterInput,
  type EaterProblems,
} from '../eater/eaterInput.ts';
import { SaveFailureNotice } from '../eater/SaveFailureNotice.tsx';
import { useSaveEater } from '../eater/useSaveEater.ts';
import { useWhoEatsFragment, type WhoEatsFragment } from '../eater/WhoEats.generated.ts';
import styles from '../eater/WhoEatsDialog.module.css';
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
export function WelcomeDialog(props: WelcomeDialogProps) {
  return <Welcome key={useOpening(props.isOpen)} {...props} />;
}

function Welcome({ trip: ref, isOpen, onClose }: WelcomeDialogProps) {
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
  const { save, failure, clearFailure, takeTheirs, isWorking } = useSaveEater(trip.id, viewerId);
  const onlineOnly = useOnlineOnly();
  const formRef = useRef<HTMLFormElement>(null);
  const formId = useId();
  const peopleRef = useRef<HTMLDivElement>(null);
  const openRef = useRef(isOpen);
  const isSendingRef = useRef(false);
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
    focusSoon(formRef, 'input:not([disabled])');
  };
  const leaveOut = (key: string) =>
    setAdded((list) => {
      const others = list.filter((one) => one.key !== key);
      return others.length === 0 ? NONE : others;
    });
  // Only this dialog writes the key.
  const addedNow = () => (drafts.get('welcome') as readonly Added[] | undefined) ?? NONE;
  /** "Who eats" has the companions who were not saved. */
  const handOver = () => {
    const typed = addedNow()
      .map((one) => one.input)
      .filter((one) => one !== NEW_COMPANION);
    setAdded(() => NONE);
    if (typed.length === 0) return;
    keepCompanions(drafts, viewerId, [...unsavedCompanions(drafts, viewerId), ...typed]);
    showToast({
      kind: 'info',
      title: 'Not added yet',
      description: `${typed.map(({ name }) => name.trim() || 'New').join(', ')}: kept at the table, under Add.`,
    });
  };
  const onLeft = useEffectEvent(() => {
    openRef.current = false;
    if (!isSendingRef.current) handOver();
  });
  useEffect(() => {
    if (!isOpen) onLeft();
  }, [isOpen]);

  /** What was typed, by person. */
  const forms = (): TypedForm[] => [
    ...people.flatMap((eater) => {
      // WhoEatsDialog and this dialog write it.
      const draft = drafts.get(draftKey(eater)) as EaterInput | undefined;
      return draft === undefined ? [] : [{ key: eater.id, eater, typed: draft }];
    }),
    ...added.map((one) => ({ key: one.key, eater: null, typed: one.input })),
  ];
  /** Ends the form. @returns the key of what was typed into it meanwhile */
  const endForm = ({ key, eater, typed }: TypedForm, eaterNow: TripEater): string | null => {
    const saved = inputOf(eaterNow);
    const since =
      eater === null
        ? typedSince(addedNow().find((one) => one.key === key)?.input, typed, saved)
        : endDraft(drafts, draftKey(eater), typed, saved);
    if (eater === null) leaveOut(key);
    if (since === null) return null;
    drafts.set(draftKey(eaterNow), since);
    return eaterNow.id;
  };
  /** One person after the other: what is saved is not sent again. */
  const sendAll = async (forcedKey: string | null) => {
    const all = forms();
    for (const form of all) {
      const found = problemsOf(withWords(form.typed));
      if (Object.keys(found).length === 0) continue;
      show(form.key);
      setProblems(found);
      focusSoon(formRef, '[aria-invalid=true]');
      return;
    }
    setProblems({});
    let typedKey: string | null = null;
    for (const form of all) {
      const next = withWords(form.typed);
      // A first answer needs no preview.
      const eaterNow = await save(form.eater, next, forcedKey === form.key);
      if (eaterNow === null) {
        setShownKey(form.key);
        if (!openRef.current) showToast({ kind: 'error', title: 'Not saved', description: next.name.trim() });
        return;
      }
      typedKey = endForm(form, eaterNow) ?? typedKey;
      if (!openRef.current) return;
    }
    if (all.length > 0) showToast({ kind: 'success', title: 'Saved', description: 'Everybody sees it now.' });
    if (typedKey === null) onClose();
    else show(typedKey);
  };
  const send = async (forcedKey: string | null = null) => {
    isSendingRef.current = true;
    await sendAll(forcedKey);
    isSendingRef.current = false;
    if (!openRef.current) handOver();
  };

  const names = new Set([...people.map(({ name }) => name), ...added.map((one) => one.input.name)]);
  const offered = (remembered?.rememberedCompanions ?? []).filter(({ name }) => !names.has(name ?? ''));
  const formKey = shownAdded?.key ?? shown?.id ?? '';
  const isOwn = shownAdded === null && shown?.isCompanion === false;
  return (
    <AppDialog
      isOpen={isOpen && self !== null}
      onClose={onClose}
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
                  focusSoon(peopleRef, '[aria-pressed=true]');
                }}
              >
                Remove {shownAdded.input.name.trim()}
              </Button>
            </span>
          )}
          <Button variant="quiet" onClick={onClose}>
            Skip
          </Button>
          <Button variant="primary" type="submit" form={formId} isWorking={isWorking} {...onlineOnly}>
            Save
          </Button>
        </>
      }
    >
      <div
        ref={peopleRef}
        className={styles['people']}
        role="group"
        aria-label="You and the people you bring"
      >
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
          onKeep={() => void send(formKey)}
          onDiscard={() => {
            if (shown !== null) takeTheirs(shown);
            clearFailure();
            setOwnInput(() => saved);
          }}
        />
      )}
      <form
        ref={formRef}
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWorking) void send();
        }}
      >
        <EaterFields
          key={formKey}
          input={input}
          {...(!isOwn && { nameNote: null })}
          slots={slots}
          host={isOwn ? null : 'you'}
          isYou={isOwn}
          problems={problems}
          onChange={change}
        />
      </form>
    </AppDialog>
  );
}

interface TypedForm {
  readonly key: string;
  /** Null: a new companion. */
  readonly eater: TripEater | null;
  readonly typed: EaterInput;
}

function focusSoon(parent: RefObject<HTMLElement | null>, selector: string): void {
  requestAnimationFrame(() => parent.current?.querySelector<HTMLElement>(selector)?.focus());
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
