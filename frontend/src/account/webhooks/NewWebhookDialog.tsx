import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { WEBHOOK_KINDS } from '../../../../domain/account/webhookFields.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { ShownOnce } from '../tokens/ShownOnce.tsx';
import { TripChoice } from '../tokens/TripChoice.tsx';
import { WebhookForm, type TypedWebhook } from './WebhookForm.tsx';
import { OwnWebhooksDocument, useCreateWebhookMutation } from './Webhooks.generated.ts';

interface NewWebhookDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Makes a webhook, then shows its secret once. */
export function NewWebhookDialog({ isOpen, onClose }: NewWebhookDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={secret === null ? t`New webhook` : t`Copy its secret`}
      description={
        secret === null
          ? t`Your server is told what changes from now on.`
          : t`Your server checks with it that a call is from here. It is shown only now.`
      }
      width="narrow"
      hasUnsavedInput
    >
      {secret === null ? (
        <NewWebhook onMade={setSecret} />
      ) : (
        <ShownOnce
          label={t`Secret`}
          secret={secret}
          action={t`Copy secret`}
          copied={t`Secret copied`}
          notCopied={t`The secret could not be copied`}
          onDone={onClose}
        />
      )}
    </AppDialog>
  );
}

function NewWebhook({ onMade }: { readonly onMade: (secret: string) => void }) {
  const [tripId, setTripId] = useState<string | null>(null);
  const [createWebhook, { loading }] = useCreateWebhookMutation();
  const make = async (typed: TypedWebhook) => {
    const { data: made } = await createWebhook({
      variables: { input: { ...typed, tripId } },
      refetchQueries: [OwnWebhooksDocument],
    });
    if (made) onMade(made.createWebhook.secret);
  };
  return (
    <WebhookForm
      first={{ url: '', kinds: WEBHOOK_KINDS, scopes: [] }}
      action={t`Make webhook`}
      failure={t`The webhook could not be made. Please try again.`}
      isSaving={loading}
      onSave={make}
    >
      <TripChoice tripId={tripId} onChange={setTripId} />
    </WebhookForm>
  );
}
