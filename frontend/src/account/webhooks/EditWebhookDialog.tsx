import { t } from '@lingui/core/macro';
import { WEBHOOK_SCOPES } from '../../../../domain/account/webhookFields.ts';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { WebhookForm, type TypedWebhook } from './WebhookForm.tsx';
import type { OwnWebhook } from './webhookTexts.ts';
import { useUpdateWebhookMutation } from './Webhooks.generated.ts';

interface EditWebhookDialogProps {
  readonly webhook: OwnWebhook;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Changes where a webhook goes and what it is told. */
export function EditWebhookDialog({ webhook, isOpen, onClose }: EditWebhookDialogProps) {
  const [updateWebhook, { loading }] = useUpdateWebhookMutation();
  const { id, url, kinds } = webhook;
  const scopes = WEBHOOK_SCOPES.filter((scope) => webhook.scopes?.includes(scope));
  const save = async (typed: TypedWebhook) => {
    // What is not touched here stays, also if it was changed elsewhere meanwhile.
    const input = {
      id,
      ...(typed.url !== url && { url: typed.url }),
      ...(!hasSame(typed.kinds, kinds) && { kinds: typed.kinds }),
      ...(!hasSame(typed.scopes, scopes) && { scopes: typed.scopes }),
    };
    await updateWebhook({ variables: { input } });
    showToast({ kind: 'success', title: t`Webhook changed` });
    onClose();
  };
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Edit webhook`}
      description={t`It keeps its secret, and is told what changes from now on.`}
      width="narrow"
      hasUnsavedInput
    >
      <WebhookForm
        first={{ url, kinds, scopes }}
        action={t`Save`}
        failure={t`The webhook could not be changed. Please try again.`}
        isSaving={loading}
        onSave={save}
      />
    </AppDialog>
  );
}

function hasSame<Value>(some: readonly Value[], others: readonly Value[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}
