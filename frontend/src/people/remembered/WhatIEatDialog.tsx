import { Plus } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { errorMessage } from '../../gql/errorMessage.ts';
import { createDrafts, DraftsProvider, useDraft, useDrafts } from '../../ui/controls/drafts.ts';
import { DraftNotice } from '../../ui/feedback/DraftNotice.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { EaterFields } from '../eater/EaterFields.tsx';
import { endDraft } from '../eater/eaterDrafts.ts';
import { EaterFooter } from '../eater/EaterFooter.tsx';
import {
  changesOf,
  NEW_COMPANION,
  problemsOf,
  withWords,
  type EaterInput,
  type EaterProblems,
} from '../eater/eaterInput.ts';
import styles from '../eater/WhoEatsDialog.module.css';
import { rememberedInput } from './rememberedInput.ts';
import {
  useForgetRememberedEaterMutation,
  useRememberedQuery,
  useRememberEaterMutation,
  type RememberedQuery,
} from './Remembered.generated.ts';

interface WhatIEatDialogProps {
  readonly viewer: { readonly id: string; readonly name: string };
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Who eats, without a trip: what the account remembers of its user and companions. */
export function WhatIEatDialog(props: WhatIEatDialogProps) {
  const [drafts] = useState(createDrafts);
  return (
    <DraftsProvider value={drafts}>
      <Remembered {...props} />
    </DraftsProvider>
  );
}

const SELF = 'self';
const NEW = 'new';

/** A tab: the user, a companion, or a new one. */
interface Person {
  readonly key: string;
  /** Null: nothing is remembered yet. */
  readonly id: string | null;
  /** Null: the user. */
  readonly name: string | null;
  readonly saved: EaterInput;
}

function peopleOf({ rememberedSelf, rememberedCompanions }: RememberedQuery): Person[] {
  return [
    {
      key: SELF,
      id: rememberedSelf?.id ?? null,
      name: null,
      saved: rememberedSelf === null ? NEW_COMPANION : rememberedInput(rememberedSelf),
    },
    ...rememberedCompanions.map((one) => ({
      key: one.id,
      id: one.id,
      name: one.name ?? '',
      saved: rememberedInput(one),
    })),
  ];
}

const NEW_PERSON: Person = { key: NEW, id: null, name: '', saved: NEW_COMPANION };

const TAKEN = 'You already bring somebody with this name.';

function Remembered({ viewer, isOpen, onClose }: WhatIEatDialogProps) {
  const { data, refetch } = useRememberedQuery();
  const people = useMemo(() => (data === undefined ? [] : peopleOf(data)), [data]);
  const [shownKey, setShownKey] = useState(SELF);
  const person = people.find(({ key }) => key === shownKey) ?? NEW_PERSON;
  const isSelf = person.key === SELF;
  const drafts = useDrafts();
  const [input, setInput] = useDraft<EaterInput>(person.key, person.saved);
  const [typedIn, setTypedIn] = useState<string | null>(null);
  const [problems, setProblems] = useState<EaterProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [remember, remembering] = useRememberEaterMutation();
  const [forget, forgetting] = useForgetRememberedEaterMutation();
  const formRef = useRef<HTMLFormElement>(null);
  const formId = useId();
  const isUnsaved = input !== person.saved;
  const isWorking = remembering.loading || forgetting.loading;

  // Counts how often a tab was left: an answer that comes later leaves the screen as it is.
  const lefts = useRef(0);
  const show = (key: string) => {
    lefts.current += 1;
    setProblems({});
    setFailure(null);
    setTypedIn(null);
    setShownKey(key);
  };
  const close = () => {
    show(SELF);
    onClose();
  };
  /** Resolves to the answer, or null after a failure. */
  const run = async <T,>(send: () => Promise<T>): Promise<T | null> => {
    setFailure(null);
    const answer = await send().catch((error: unknown) => {
      setFailure(errorMessage(error, 'Not saved. Please try again.'));
      return null;
    });
    // It is saved, also if the list cannot be read.
    if (answer !== null) await refetch().catch(() => undefined);
    return answer;
  };
  const save = async () => {
    const whole = withWords(input);
    const isTaken = people.some(
      ({ key, name }) => key !== person.key && name !== null && name === whole.name.trim(),
    );
    const found = isSelf ? problemsOf({ ...whole, name: viewer.name }) : problemsOf(whole);
    const all = isTaken && !isSelf ? { ...found, name: TAKEN } : found;
    setProblems(all);
    if (Object.keys(all).length > 0) {
      requestAnimationFrame(() =>
        formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
      );
      return;
    }
    const { name, portion, avoids, eatsEverything, note } = changesOf(person.saved, whole, !isSelf);
    const id = isSelf ? null : person.id;
    const changes = {
      ...(portion !== undefined && { portion }),
      ...(avoids !== undefined && { avoids }),
      ...(eatsEverything !== undefined && { eatsEverything }),
      ...(note !== undefined && { note }),
    };
    const variables = { input: { id, name: name ?? null, ...changes } };
    const leftBefore = lefts.current;
    const answer = await run(() => remember({ variables }));
    if (answer === null) return;
    const eater = answer.data?.rememberEater.eater;
    const now = eater === undefined ? person.saved : rememberedInput(eater);
    const typed = endDraft(drafts, person.key, input, now);
    showToast({ kind: 'success', title: 'Saved', description: 'The next trip starts with it.' });
    if (typed !== null) {
      const key = isSelf ? SELF : (eater?.id ?? person.key);
      drafts.set(key, typed);
      if (key !== person.key && lefts.current === leftBefore) show(key);
      return;
    }
    if (lefts.current !== leftBefore) return;
    const unsaved = people.find(({ key }) => key !== person.key && drafts.get(key) !== undefined);
    if (unsaved === undefined) close();
    else show(unsaved.key);
  };
  const remove = async (id: string) => {
    if ((await run(() => forget({ variables: { id } }))) === null) return;
    drafts.set(person.key, undefined);
    showToast({ kind: 'success', title: 'Forgotten', description: 'Your trips keep it.' });
    close();
  };

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={close}
      title="What I eat"
      description="You and the people you bring. New trips start with it; your trips now keep theirs."
      hasUnsavedInput={isUnsaved}
      footer={
        data !== undefined && (
          <EaterFooter
            key={person.key}
            formId={formId}
            removed={person.id === null ? null : forgetTexts(person.name)}
            isSaving={isWorking}
            onRemove={() => {
              if (person.id !== null) void remove(person.id);
            }}
            onClose={close}
          />
        )
      }
    >
      {data === undefined ? (
        <Loading label="Loading what you eat">
          <Skeleton height={320} radius={14} />
        </Loading>
      ) : (
        <>
          <div className={styles['people']} role="group" aria-label="Person">
            {people.map(({ key, name }) => (
              <button
                key={key}
                type="button"
                className={styles['tab']}
                aria-pressed={key === person.key}
                onClick={() => show(key)}
              >
                <Avatar
                  id={name === null ? viewer.id : key}
                  name={name ?? viewer.name}
                  size="sm"
                  isViewer={name === null}
                />
                <bdi>{name ?? 'You'}</bdi>
              </button>
            ))}
            <button
              type="button"
              className={styles['tab']}
              data-add=""
              aria-pressed={person.key === NEW}
              onClick={() => show(NEW)}
            >
              <Plus size={18} />
              Add
            </button>
          </div>
          {isUnsaved && typedIn !== person.key && failure === null && (
            <DraftNotice onDiscard={() => setInput(() => person.saved)} />
          )}
          {failure !== null && <Notice tone="berry" role="alert" title="Not saved" text={failure} />}
          <form
            ref={formRef}
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!isWorking) void save();
            }}
          >
            <EaterFields
              key={person.key}
              input={input}
              {...(!isSelf && { nameNote: null })}
              slots={null}
              host={null}
              isYou={isSelf}
              problems={problems}
              onChange={(change) => {
                setTypedIn(person.key);
                setInput(change);
              }}
            />
          </form>
        </>
      )}
    </AppDialog>
  );
}

/** @param name null for the user */
function forgetTexts(name: string | null) {
  return {
    label: name === null ? 'Forget this' : `Forget ${name}`,
    question: name === null ? 'Forget what you eat?' : `Forget ${name}?`,
    action: 'Forget',
  };
}
