import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { SavingLine } from '../../forms/SavingLine.tsx';
import { useSaving } from '../../forms/useSaving.ts';
import { firstName } from '../../labels/firstName.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { createDrafts, DraftsProvider } from '../../ui/controls/drafts.ts';
import { LoadingShape } from '../../ui/feedback/Skeleton.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { CompanionForm } from '../eater/CompanionForm.tsx';
import { NEW_COMPANION, withWords } from '../eater/eaterInput.ts';
import { PersonTabs } from '../eater/PersonTabs.tsx';
import { SavedEaterForm } from '../eater/SavedEaterForm.tsx';
import { SaveFailureNotice } from '../eater/SaveFailureNotice.tsx';
import { rememberedInput } from '../eater/rememberedInput.ts';
import { useRememberedPeople } from './useRememberedPeople.ts';

interface WhatIEatDialogProps {
  readonly viewer: { readonly id: string; readonly name: string };
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const SELF = 'self';
const NEW = 'new';
const FOR_NEXT = t`The next trip starts with it.`;

/** What the account remembers of its user and the people they bring, for the next trips. */
export function WhatIEatDialog(props: WhatIEatDialogProps) {
  const [drafts] = useState(createDrafts);
  return (
    <DraftsProvider value={drafts}>
      <RememberedPeople {...props} />
    </DraftsProvider>
  );
}

function RememberedPeople({ viewer, isOpen, onClose }: WhatIEatDialogProps) {
  const { data, save, forget, run, failure, repeat, clearFailure, isWorking } = useRememberedPeople();
  const [shownId, setShownId] = useState(SELF);
  const [input, setInput] = useState(NEW_COMPANION);
  const formId = useId();
  const saving = useSaving();
  const companions = data?.rememberedCompanions ?? [];
  const companion = companions.find(({ id }) => id === shownId) ?? null;
  const isNew = shownId === NEW;
  const isSelf = !isNew && companion === null;
  const known = isSelf ? (data?.rememberedSelf ?? null) : companion;
  const saved = known === null ? NEW_COMPANION : rememberedInput(known);
  const show = (id: string) => {
    clearFailure();
    setShownId(id);
  };
  const close = () => {
    show(SELF);
    onClose();
  };
  const discard = () => {
    clearFailure();
    setInput(NEW_COMPANION);
  };
  const add = async () => {
    const added = await run(() => save(null, NEW_COMPANION, withWords(input), false));
    if (added === null) return;
    setInput(NEW_COMPANION);
    showToast({ kind: 'success', title: t`Added`, description: FOR_NEXT });
    show(added.id ?? SELF);
  };
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={close}
      title={t`What you don’t eat`}
      description={t`You and the people you bring. New trips start with it; your trips now keep theirs.`}
      isToRead
      hasUnsavedInput={input !== NEW_COMPANION}
      footer={
        isNew ? (
          <Button variant="primary" type="submit" form={formId} isWorking={isWorking} isOnlineOnly>
            <Trans>Add {input.name.trim()}</Trans>
          </Button>
        ) : (
          <>
            <SavingLine saving={saving} />
            <Button variant="line" onClick={close}>
              <Trans>Done</Trans>
            </Button>
          </>
        )
      }
    >
      {data === undefined ? (
        <LoadingShape label={t`Loading what you eat`} height={320} radius={14} />
      ) : (
        <PersonTabs
          people={[
            { id: SELF, avatarId: viewer.id, name: viewer.name, isYou: true },
            ...companions.map(({ id, name }) => ({ id, avatarId: id, name: name ?? '', isYou: false })),
          ]}
          shownId={isSelf ? SELF : shownId}
          addId={NEW}
          onShow={show}
        />
      )}
      {failure !== null && (
        <SaveFailureNotice
          failure={failure}
          onKeep={repeat ?? (() => void add())}
          onDiscard={repeat === null ? discard : clearFailure}
        />
      )}
      {isNew && (
        <CompanionForm
          formId={formId}
          input={input}
          onChange={(change) => setInput(change)}
          known={[]}
          taken={new Set(companions.map(({ name }) => name ?? ''))}
          slots={null}
          onAdd={() => void add()}
        />
      )}
      {!isNew && data !== undefined && (
        <SavedEaterForm
          key={shownId}
          draftKey={`remembered.${shownId}`}
          saved={isSelf ? { ...saved, name: viewer.name } : saved}
          send={async (next, { before }) => (await save(shownId, before, next, isSelf)).input}
          saving={saving}
          who={isSelf ? null : firstName(saved)}
          hasName={!isSelf}
          slots={null}
        />
      )}
      {known !== null && (
        <Button
          variant="danger"
          isWorking={isWorking}
          onClick={() => void forget(known, () => show(SELF))}
          isOnlineOnly
        >
          {isSelf ? t`Forget this` : t`Forget ${saved.name}`}
        </Button>
      )}
    </AppDialog>
  );
}
