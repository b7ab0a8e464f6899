import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Scope } from '../../../../domain/people/tokenFields.ts';
import type { TripChangeKind } from '../../../../domain/trip/tripChange.ts';
import { WEBHOOK_KINDS, WEBHOOK_SCOPES, webhookFields } from '../../../../domain/trip/webhookFields.ts';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { CheckField } from '../../ui/controls/choice/CheckField.tsx';
import { TextField } from '../../ui/controls/Field.tsx';
import { Group } from '../../ui/controls/Legend.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import styles from '../Account.module.css';
import { submit } from '../contact/stepForm.tsx';
import { scopeLabels } from '../tokens/scopeLabels.ts';
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
  const [sent, setSent] = useState<readonly Scope[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [createWebhook, { loading }] = useCreateWebhookMutation();
  const onlineOnly = useOnlineOnly();
  const labels = kindLabels();
  const allowed = scopeLabels();
  const make = async () => {
    if (loading) return;
    const kinds = WEBHOOK_KINDS.filter((kind) => chosen.includes(kind));
    const scopes = WEBHOOK_SCOPES.filter((scope) => sent.includes(scope));
    const { error, data: input } = webhookFields.safeParse({ url, kinds, scopes, tripId });
    setProblem(error?.issues[0]?.message ?? null);
    if (input === undefined) return;
    try {
      const { data: made } = await createWebhook({
        variables: { input: { url: input.url, kinds, scopes, tripId } },
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
      <Group label={t`What is sent along`} note={t`without any, ids alone`}>
        {WEBHOOK_SCOPES.map((scope) => (
          <CheckField
            key={scope}
            label={allowed[scope]}
            isChecked={sent.includes(scope)}
            onChange={(isChecked) =>
              setSent(isChecked ? [...sent, scope] : sent.filter((other) => other !== scope))
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
