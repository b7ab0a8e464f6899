import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { TripChangeKind } from '../../../../domain/trip/tripChange.ts';
import { WEBHOOK_KINDS, webhookFields } from '../../../../domain/trip/webhookFields.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { CheckField } from '../../ui/controls/choice/CheckField.tsx';
import { TextField } from '../../ui/controls/Field.tsx';
import { Group } from '../../ui/controls/Legend.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import styles from '../Account.module.css';
import { submit } from '../contact/stepForm.tsx';
import { ShownOnce } from '../tokens/ShownOnce.tsx';
import { TripChoice } from '../tokens/TripChoice.tsx';
import { kindLabels } from './webhookTexts.ts';
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
        <WebhookForm onMade={setSecret} />
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

function WebhookForm({ onMade }: { readonly onMade: (secret: string) => void }) {
  const [url, setUrl] = useState('');
  const [tripId, setTripId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly TripChangeKind[]>(WEBHOOK_KINDS);
  const [problem, setProblem] = useState<string | null>(null);
  const [createWebhook, { loading }] = useCreateWebhookMutation();
  const onlineOnly = useOnlineOnly();
  const labels = kindLabels();
  const make = async () => {
    if (loading) return;
    const kinds = WEBHOOK_KINDS.filter((kind) => chosen.includes(kind));
    const { error, data: input } = webhookFields.safeParse({ url, kinds, tripId });
    setProblem(error?.issues[0]?.message ?? null);
    if (input === undefined) return;
    try {
      const { data: made } = await createWebhook({
        variables: { input: { url: input.url, kinds, tripId } },
        refetchQueries: [OwnWebhooksDocument],
      });
      if (made) onMade(made.createWebhook.secret);
    } catch (reason) {
      setProblem(errorMessage(reason, t`The webhook could not be made. Please try again.`));
    }
  };
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => submit(event, make)}>
      <TextField
        label={t`Address of your server`}
        type="url"
        inputMode="url"
        autoComplete="off"
        dir="ltr"
        placeholder="https://example.com/hook"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        error={problem ?? undefined}
      />
      <TripChoice tripId={tripId} onChange={setTripId} />
      <Group label={t`What it is told`}>
        {WEBHOOK_KINDS.map((kind) => (
          <CheckField
            key={kind}
            label={labels[kind]}
            isChecked={chosen.includes(kind)}
            onChange={(isChecked) =>
              setChosen(isChecked ? [...chosen, kind] : chosen.filter((other) => other !== kind))
            }
          />
        ))}
      </Group>
      <Button type="submit" variant="primary" size="tall" isWide isWorking={loading} {...onlineOnly}>
        <Trans>Make webhook</Trans>
      </Button>
    </form>
  );
}
